/** For the products that were ordered together with a product. */
export const orderItemsByProduct = `create index order_items_by_product on order_items (product_id, placed desc, order_id);`
