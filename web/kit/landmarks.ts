/** Ids that the skip links lead to. */
export const landmarks = { content: "innehall", cart: "varukorg", categories: "kategorier" } as const
