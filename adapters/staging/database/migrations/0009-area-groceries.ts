/** To some areas a store drives catering and nothing off its shelves. */
export const areaGroceries = `
alter table zip_areas add column groceries boolean not null default true;
update zip_areas set groceries = false where left(prefix, 3) in ('912', '917', '919');
`
