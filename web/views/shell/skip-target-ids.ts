/** The ids of the targets of the skip links and the '/' shortcut. */
export const skipTargetIds = { content: "innehall", cart: "varukorg", categories: "kategorier", search: "sok" } as const
