/** Recipes, with the fields that a list shows. */
export const recipes = `
create table recipes (
  id text primary key,
  name text not null,
  url text not null,
  image_url text,
  image_alt text not null default '',
  cooking_time integer
);
`
