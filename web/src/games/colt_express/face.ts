import type { GameFace } from '../../kit/game'
import Cover from './Cover.svelte'

export const face: GameFace = { cover: Cover, minutes: 40 }
