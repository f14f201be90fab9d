/** Ids that the skip links and the search key lead to. */
export const landmarks = { content: "innehall", cart: "varukorg", categories: "kategorier", search: "sok" } as const
