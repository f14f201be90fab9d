/** Indexes the products' words together with the stores that sell them, so that a search reads only its hits and not the products of other stores. */
export const searchByStore = `
drop index products_by_search;
create index products_by_search on products using gin (search, stores) with (fastupdate = off) where visible;
`
