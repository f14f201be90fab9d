/** False for what a style sheet takes away: where there is room the filters stand open, and the button that unfolds them is hidden. */
export const isShown = (element: Element): boolean => element.checkVisibility?.() !== false
