/** Names the indexes of 0011 like all others, after table and column. */
export const indexNames = `
alter index carts_slot rename to carts_by_slot;
alter index sessions_customer rename to sessions_by_customer;
`
