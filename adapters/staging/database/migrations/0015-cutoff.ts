/** Renames the time from which a slot can no longer be ordered and an order can no longer be changed: `locks` becomes `cutoff`. */
export const cutoff = `
alter table slots rename column locks to cutoff;
alter table orders rename column locks to cutoff;
`
