/** Daily counts of what shoppers did with search hits, without personal data. */
export const searchNotices = `
create table search_notices (
  kind text not null,
  entity_id text not null,
  query text not null,
  day text not null,
  count integer not null,
  primary key (entity_id, kind, query, day)
);
create index search_notices_by_day on search_notices (day);
`
