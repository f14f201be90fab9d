/** Renames the table with the daily counts of what shoppers did with search hits, and its indexes, after the events that it counts. */
export const searchEvents = `
alter table search_notices rename to search_events;
alter index search_notices_pkey rename to search_events_pkey;
alter index search_notices_by_day rename to search_events_by_day;
`
