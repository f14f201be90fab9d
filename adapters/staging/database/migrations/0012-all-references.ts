/** The rest of what refers to a row, also where nothing of the shop's deletes it today: a store that closes, a customer who leaves. */
export const allReferences = `
create index products_by_category on products (category_id);
create index zip_areas_by_store on zip_areas (store_number) where store_number is not null;
create index customers_by_site on customers (site_id) where site_id is not null;
create index carts_by_customer on carts (customer_id);
create index cart_discounts_by_coupon on cart_discounts (gtin);
`
