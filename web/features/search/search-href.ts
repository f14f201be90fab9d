/** Half a character cannot stand in an address. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\ufffd")

/** Everything found for a query; in the store that is shopped in where one is given (ROUTE-04). */
export const searchHref = (query: string, store?: string): string =>
  `/sok?Q=${encodeURIComponent(wellFormed(query))}${store === undefined ? "" : `&store=${encodeURIComponent(store)}&page=0`}`
