/**
 * E-mail addresses that customers want to change to, until the link in the mail to the address is opened; the link's token is stored as a hash. Mails of one topic are joined while the first is not sent.
 */
export const emailChanges = `
create table email_changes (
  customer_id text primary key references customers on delete cascade,
  email text not null,
  hash text not null unique,
  expires bigint not null
);

alter table mail add column topic text;
create index mail_by_topic on mail (topic) where topic is not null;
`
