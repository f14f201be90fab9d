/** Extends the stored facts of a cart line to those of a product's card, so that lists read them as well. The key `country` becomes `countryOfOrigin`. */
const cardKeys = `'id', 'gtin', 'sellable', 'url', 'name', 'brand', 'superCategory', 'category', 'descriptiveSize', 'markings', 'images',
  'sellingUnitOfMeasure', 'newProductFrom', 'newProductTo', 'returnablePackageDepositInformation', 'maximumQuantity', 'countryOfOrigin'`

export const cards = `
update product_facts set card = (select jsonb_object_agg(key, value) from jsonb_each(facts::jsonb) where key in (${cardKeys}))::json;
update held_products set card = (select jsonb_object_agg(key, value) from jsonb_each(facts::jsonb) where key in (${cardKeys}))::json;
`
