export const STATIC: string
export function budgetOf(name: string): number
export function isBuilt(): boolean
export function visits(): Record<string, number>
