/** How many orders with catered meals a time takes, and how many it has. */
export const cateringSlots = `
alter table slots
  add column catering_capacity integer not null default 0,
  add column catering_taken integer not null default 0 check (catering_taken >= 0);
`
