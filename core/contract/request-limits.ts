/** The maximum of a list's `take`; a higher value is treated as this one. */
export const maxTake = 100

/** The maximum size of a request's body. */
export const maxBodyBytes = 1_048_576

/** The maximum length of each text in a request's body, in characters; a call may declare a longer one. */
export const maxTextLength = 2_000

/** The maximum length of a query parameter, in characters: as long as a URL may be, since a search accepts any query, and the same in a body. */
export const maxParameterLength = 16_384

/** The maximum number of elements of a list in a request's body; most calls declare a lower one. */
export const maxListLength = 1_000

/** The maximum length of an Idempotency-Key. */
export const maxIdempotencyKeyLength = 200

/** How long a write with an Idempotency-Key is remembered, in hours. */
export const idempotencyKeyHours = 24

/** The maximum number of recipes in a cart, those of recipe bags included; bags may add more. */
export const maxCartRecipes = 50
