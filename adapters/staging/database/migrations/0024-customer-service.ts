/** Messages to customer service, verified tokens of captchas, and the address for replies to a mail. */
export const customerService = `
create table customer_messages (
  id bigint generated always as identity primary key,
  created bigint not null,
  customer_id text references customers on delete set null,
  name text not null,
  phone text,
  email text not null,
  body text not null
);
create index customer_messages_by_customer on customer_messages (customer_id);
create table captcha_tokens (
  hash text primary key,
  expires bigint not null,
  used boolean not null default false
);
alter table mail add column reply_to text;
`
