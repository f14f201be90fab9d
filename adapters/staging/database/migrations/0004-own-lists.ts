/** Customers' favourites; tokens with which staff act as a customer, and the acting staff member of a session. */
export const ownLists = `
create table favourites (
  id text primary key,
  customer_id text not null references customers on delete cascade,
  kind text not null check (kind in ('product', 'recipe')),
  item_no text not null,
  added bigint not null,
  unique (customer_id, kind, item_no)
);

create table customer_tokens (
  hash text primary key,
  customer_id text not null references customers on delete cascade,
  staff_id text not null references customers on delete cascade,
  expires bigint
);

create index customer_tokens_by_customer on customer_tokens (customer_id);
create index customer_tokens_by_staff on customer_tokens (staff_id);

alter table sessions add column staff_id text references customers on delete cascade;
create index sessions_by_staff on sessions (staff_id) where staff_id is not null;
`
