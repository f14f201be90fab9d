/** An index is named after its table and what it finds a row by. */
export const indexNames = `
alter index carts_slot rename to carts_by_slot;
alter index sessions_customer rename to sessions_by_customer;
`
