/** Adds each slot's capacity for catering orders and the number of booked ones. */
export const cateringSlots = `
alter table slots
  add column catering_capacity integer not null default 0,
  add column catering_taken integer not null default 0 check (catering_taken >= 0);
`
