export const STATIC: string
export const budgets: Record<string, number>
export function isBuilt(): boolean
export function visits(): Record<string, number>
