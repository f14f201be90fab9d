/** Adds indexes of the remaining foreign keys, including those to tables whose rows the shop does not delete yet, such as stores and customers. */
export const allReferences = `
create index products_by_category on products (category_id);
create index zip_areas_by_store on zip_areas (store_number) where store_number is not null;
create index customers_by_site on customers (site_id) where site_id is not null;
create index carts_by_customer on carts (customer_id);
create index cart_discounts_by_coupon on cart_discounts (gtin);
`
