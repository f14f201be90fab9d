/** Whether the element is displayed; false without an element. In browsers without `checkVisibility` every element counts as displayed. */
export const isVisible = (element: Element | null): boolean => element !== null && element.checkVisibility?.() !== false
