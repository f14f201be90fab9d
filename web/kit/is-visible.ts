/** Whether the element is displayed; false without an element. Browsers without `checkVisibility` count every element as visible. */
export const isVisible = (element: Element | null): boolean => element !== null && element.checkVisibility?.() !== false
