/** A time that is deleted asks which carts hold it. */
export const slotsOfCarts = `
create index carts_slot on carts (slot_id) where slot_id is not null;
`
