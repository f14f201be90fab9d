/** Adds whether a store delivers groceries to the area, or only catering. */
export const areaGroceries = `
alter table zip_areas add column groceries boolean not null default true;
`
