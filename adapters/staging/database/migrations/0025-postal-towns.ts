/** Adds the postal town of an area; null in areas that were stored without it. */
export const postalTowns = `
alter table zip_areas add column town text;
`
