/** Under this name the worker keeps the shell, and the page throws an old one away. */
export const SHELL = 'gulch-shell'
