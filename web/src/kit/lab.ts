// Hints and figures are loaded when somebody asks for them, each with its texts.
import { texts } from './texts/index.svelte'

const withTexts = async <T>(part: Promise<T>): Promise<T> => {
  await texts.need('lab')
  return part
}

export const loadHint = () => withTexts(import('../lab/Hint.svelte'))
export const loadReviewPanel = () => withTexts(import('../lab/ReviewPanel.svelte'))
export const loadFigures = () => withTexts(import('../lab/Figures.svelte'))
