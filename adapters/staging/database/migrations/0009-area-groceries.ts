/** To some areas a store drives catering and nothing off its shelves. */
export const areaGroceries = `
alter table zip_areas add column groceries boolean not null default true;
`
