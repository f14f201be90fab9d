/**
 * Adds the contents of recipes, recipe bags and catered meals, and their entries in carts. `amount` is for the recipe's portions;
 * `contents` is the amount in one pack of the product (in one kilogram if it is sold by weight), in the ingredient's unit.
 */
export const cartMeals = `
alter table recipes
  add column gtin text unique,
  add column category text,
  add column portions integer not null default 4,
  add column flags text[] not null default '{}',
  add column search tsvector;
create index recipes_by_category on recipes (category);
create table recipe_ingredients (
  recipe_id text not null references recipes on delete cascade,
  position integer not null,
  name text not null,
  amount double precision,
  unit text,
  product_id text,
  contents double precision,
  primary key (recipe_id, position)
);
create table recipe_bags (
  id text primary key,
  gtin text not null unique,
  name text not null,
  url text not null,
  portions integer not null
);
create table recipe_bag_recipes (
  bag_id text not null references recipe_bags on delete cascade,
  position integer not null,
  recipe_id text not null references recipes,
  primary key (bag_id, position)
);
create index recipe_bag_recipes_by_recipe on recipe_bag_recipes (recipe_id);
create table catered_meals (
  id text primary key,
  name text not null,
  url text not null,
  unit text not null check (unit in ('per person', 'per styck')),
  sides jsonb not null default '[]'
);
create table catered_meal_variants (
  gtin text primary key,
  meal_id text not null references catered_meals on delete cascade,
  name text not null,
  quantity_from integer not null,
  quantity_to integer not null,
  price integer not null
);
create index catered_meal_variants_by_meal on catered_meal_variants (meal_id);
create table cart_bags (
  line bigint generated always as identity,
  id text primary key,
  cart_id text not null references carts on delete cascade,
  bag_id text not null references recipe_bags,
  unique (cart_id, bag_id)
);
create index cart_bags_by_bag on cart_bags (bag_id);
create table cart_recipes (
  line bigint generated always as identity,
  id text primary key,
  cart_id text not null references carts on delete cascade,
  basket text not null check (basket in ('receptkassen', 'flexkassen')),
  cart_bag_id text references cart_bags on delete cascade,
  recipe_id text not null references recipes,
  variant_id text,
  portions integer not null,
  flags text[] not null default '{}'
);
create index cart_recipes_by_cart on cart_recipes (cart_id);
create index cart_recipes_by_bag on cart_recipes (cart_bag_id) where cart_bag_id is not null;
create index cart_recipes_by_recipe on cart_recipes (recipe_id);
create table cart_recipe_items (
  entry_id text not null references cart_recipes on delete cascade,
  position integer not null,
  no integer not null,
  gtin text not null,
  quantity integer not null check (quantity > 0),
  primary key (entry_id, gtin)
);
create table cart_catered_meals (
  line bigint generated always as identity,
  id text primary key,
  cart_id text not null references carts on delete cascade,
  gtin text not null references catered_meal_variants,
  side_id text,
  quantity integer not null check (quantity > 0),
  unique nulls not distinct (cart_id, gtin, side_id)
);
create index cart_catered_meals_by_variant on cart_catered_meals (gtin);
`
