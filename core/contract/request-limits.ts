/** The maximum of a list's `take`; a higher value is treated as this one. */
export const maxTake = 100

/** The maximum size of a request's body. */
export const maxBodyBytes = 1_048_576

/** The maximum length of an Idempotency-Key. */
export const maxIdempotencyKeyLength = 200

/** How long a write with an Idempotency-Key is remembered, in hours. */
export const idempotencyKeyHours = 24
