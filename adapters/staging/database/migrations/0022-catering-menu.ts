/**
 * Adds what the pages of catering and of recipe bags show. `slug` is the meal's name in its URL. A season is two days of any year, 'MM-DD';
 * `lead_days` is how many days before pickup a meal must be ordered.
 */
export const cateringMenu = `
create table catering_categories (
  id text primary key,
  name text not null,
  position integer not null
);
alter table catered_meals
  add column slug text unique,
  add column category text references catering_categories,
  add column position integer not null default 0,
  add column brand text,
  add column image_url text,
  add column description text,
  add column sellable boolean not null default true,
  add column lead_days integer not null default 0,
  add column season_from text,
  add column season_to text;
create index catered_meals_by_category on catered_meals (category, position);
alter table catered_meal_variants
  add column position integer not null default 1,
  add column ordinary_price integer,
  add column contents text[] not null default '{}',
  add column freshness text,
  add column storage text,
  add column content_information text,
  add column allergens text,
  add column other_information text,
  add column ingredients text;
create table recipe_bag_categories (
  id text primary key,
  name text not null,
  position integer not null
);
alter table recipe_bags
  add column category text references recipe_bag_categories,
  add column position integer not null default 0,
  add column description text;
create index recipe_bags_by_category on recipe_bags (category, position);
`
