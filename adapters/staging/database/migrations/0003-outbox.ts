/**
 * Mail delivery by a mail server: the next attempt's time, the number of attempts, and the result. Without a mail
 * server, mails are only stored in this table.
 */
export const outbox = `
alter table mail
  add column html text not null default '',
  add column message_id text,
  add column expires bigint,
  add column next_try bigint,
  add column tries integer not null default 0,
  add column given_up bigint,
  add column reason text;
create index mail_due on mail (next_try) where next_try is not null;
`
