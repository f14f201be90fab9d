/**
 * Adds what a recipe's page and lists show. `recipe_articles` has the products for an ingredient, the preferred one with the lowest rank; `variant` identifies
 * a variant by its flags, in alphabetical order and joined with commas; '' is the recipe itself; `name` is the name of a substitute for the ingredient;
 * `contents` is the amount in one pack, as in 0017. `at_home` marks an ingredient that the shopper is expected to have.
 */
export const recipePages = `
alter table recipes
  add column description text,
  add column instructions text[] not null default '{}',
  add column tip text,
  add column source text,
  add column published text,
  add column kilocalories integer,
  add column cuisine text,
  add column keywords text[] not null default '{}',
  add column categories text[] not null default '{}',
  add column variants text[] not null default '{}',
  add column sellable boolean not null default true;
update recipes set categories = array[category] where category is not null;
create index recipes_by_categories on recipes using gin (categories);
create table recipe_categories (
  id text primary key,
  name text not null,
  position integer not null,
  search tsvector
);
alter table recipe_ingredients
  add column plural text,
  add column note text,
  add column group_name text not null default '',
  add column at_home boolean not null default false;
create table recipe_articles (
  recipe_id text not null,
  position integer not null,
  variant text not null default '',
  rank integer not null,
  name text,
  product_id text,
  contents double precision not null,
  primary key (recipe_id, position, variant, rank),
  foreign key (recipe_id, position) references recipe_ingredients on delete cascade
);
insert into recipe_articles (recipe_id, position, rank, product_id, contents)
  select recipe_id, position, 0, product_id, contents from recipe_ingredients where contents is not null;
update recipe_ingredients set at_home = contents is null;
alter table recipe_ingredients drop column product_id, drop column contents;
`
