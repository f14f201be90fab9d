/** Renames the time from which a slot cannot be ordered and an order not be changed: `locks` becomes `cutoff`. */
export const cutoff = `
alter table slots rename column locks to cutoff;
alter table orders rename column locks to cutoff;
`
