/** Whether the element is displayed; false for null. In browsers without `checkVisibility` every element counts as displayed. */
export const isVisible = (element: Element | null): boolean => element !== null && element.checkVisibility?.() !== false
