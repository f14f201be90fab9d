/** False for an element that the style sheet hides, as the filters' button on wide screens. */
export const isShown = (element: Element): boolean => element.checkVisibility?.() !== false
