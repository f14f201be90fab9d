/**
 * A narrow copy of what category lists count and sort, one row for each product and store and one for the whole shop (store '1'). Its index alone
 * answers such a list, so that 13,300 hits are counted and sorted in 3 ms instead of 11. Triggers keep it equal to the table of products.
 * Those of updates and deletes execute texts, which are planned anew for the number of changed rows: a plan for one product, cached and used for 20,000, takes minutes.
 */
export const listedProducts = `
alter table products add column facet_key bigint not null
  generated always as (hashtextextended(coalesce(brand, ''), 0) # hash_array_extended(markings, 1)) stored;

create table listed_products (
  no integer not null,
  store_number text not null,
  leaf integer not null,
  popularity integer not null,
  facet_key bigint not null,
  primary key (no, store_number)
);

insert into listed_products (no, store_number, leaf, popularity, facet_key)
select p.no, s, p.leaf, p.popularity, p.facet_key from products p, unnest(array['1'] || p.stores) as s where p.visible;

create index listed_products_by_leaf on listed_products (store_number, leaf, popularity desc, no) include (facet_key);

create function insert_listed_products() returns trigger language plpgsql as $$
begin
  insert into listed_products (no, store_number, leaf, popularity, facet_key)
  select p.no, s, p.leaf, p.popularity, p.facet_key from new_products p, unnest(array['1'] || p.stores) as s where p.visible;
  return null;
end $$;

create function update_listed_products() returns trigger language plpgsql as $$
begin
  execute 'delete from listed_products l using old_products o left join new_products p using (no)
    where l.no = o.no and (p.visible, p.stores, p.leaf, p.popularity, p.facet_key) is distinct from (o.visible, o.stores, o.leaf, o.popularity, o.facet_key)';
  execute 'insert into listed_products (no, store_number, leaf, popularity, facet_key)
    select p.no, s, p.leaf, p.popularity, p.facet_key
    from new_products p left join old_products o using (no), unnest(array[''1''] || p.stores) as s
    where p.visible and (p.visible, p.stores, p.leaf, p.popularity, p.facet_key) is distinct from (o.visible, o.stores, o.leaf, o.popularity, o.facet_key)';
  return null;
end $$;

create function delete_listed_products() returns trigger language plpgsql as $$
begin
  execute 'delete from listed_products l using old_products o where l.no = o.no';
  return null;
end $$;

create function truncate_listed_products() returns trigger language plpgsql as $$
begin
  delete from listed_products;
  return null;
end $$;

create trigger products_inserted after insert on products referencing new table as new_products
  for each statement execute function insert_listed_products();
create trigger products_updated after update on products referencing old table as old_products new table as new_products
  for each statement execute function update_listed_products();
create trigger products_deleted after delete on products referencing old table as old_products
  for each statement execute function delete_listed_products();
create trigger products_truncated after truncate on products
  for each statement execute function truncate_listed_products();
`
