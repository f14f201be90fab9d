/** A delete asks who refers to the row: the carts that hold a time, the sessions of a customer. */
export const references = `
create index carts_slot on carts (slot_id) where slot_id is not null;
create index sessions_customer on sessions (customer_id);
`
