/** Renames the table with each store's products from `shelves` to `store_products`, and its indexes. */
export const storeProducts = `
alter table shelves rename to store_products;
alter index shelves_pkey rename to store_products_pkey;
alter index shelves_by_product rename to store_products_by_product;
alter index shelves_on_offer rename to store_products_on_offer;
`
