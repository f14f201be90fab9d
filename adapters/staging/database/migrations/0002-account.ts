/** Password reset tokens, stored as hashes, and counts of person look-ups per IP address. */
export const account = `
create table reset_tokens (
  hash text primary key,
  customer_id text not null references customers on delete cascade,
  expires bigint not null
);
create index reset_tokens_by_customer on reset_tokens (customer_id);

create table look_ups (key text primary key, count integer not null, first_at bigint not null);
`
