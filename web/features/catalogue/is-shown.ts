/** False for an element that the style sheet hides, such as the filters' button on wide screens. */
export const isShown = (element: Element): boolean => element.checkVisibility?.() !== false
