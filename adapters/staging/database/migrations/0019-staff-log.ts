/** What staff members did as customers; rows outlive the tokens and sessions (API-03). */
export const staffLog = `
create table staff_log (
  id bigint generated always as identity primary key,
  at bigint not null,
  staff_id text not null references customers on delete cascade,
  customer_id text not null references customers on delete cascade,
  action text not null check (action in ('token-issued', 'session-opened'))
);
create index staff_log_by_staff on staff_log (staff_id);
create index staff_log_by_customer on staff_log (customer_id);
`
