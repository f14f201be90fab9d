/** The tables of the catalogue and the shop's contents, which only imports, seeds and the daily change of dates write. */
const versionedTables = [
  "categories",
  "products",
  "product_facts",
  "store_products",
  "stores",
  "pages",
  "recipes",
  "catering_categories",
  "catered_meals",
  "search_words"
]

/**
 * A version that every change of these tables replaces in its own transaction, so that what was read after the version is true as long as the version is the same. It is random, because a
 * number that is counted up would be used again after a rollback. A backup contains its version: an API that runs while a backup is restored must be started again.
 * The triggers run before the change, so that a writer waits for another before it has locked rows of these tables.
 */
export const catalogueVersion = `
create table catalogue_version (
  version uuid not null default gen_random_uuid(),
  is_only_row boolean primary key default true check (is_only_row)
);
insert into catalogue_version default values;

create function change_catalogue_version() returns trigger language plpgsql as $$
begin
  insert into catalogue_version default values on conflict (is_only_row) do update set version = gen_random_uuid();
  return null;
end $$;

${versionedTables
  .map(
    (table) => `create trigger change_catalogue_version before insert or update or delete or truncate on ${table}
  for each statement execute function change_catalogue_version();`
  )
  .join("\n")}
`
