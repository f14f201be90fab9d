/** Adds indexes of foreign keys, which a delete checks: the carts of a slot, the sessions of a customer. */
export const foreignKeyIndexes = `
create index carts_slot on carts (slot_id) where slot_id is not null;
create index sessions_customer on sessions (customer_id);
`
