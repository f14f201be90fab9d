/** Adds the time when the receipt of a delivered order was queued as mail, or skipped because the customer wants none (API-16). */
export const receipts = `
alter table orders add column receipted bigint;
create index orders_without_receipt on orders (ends) where receipted is null and cancelled is null;
`
