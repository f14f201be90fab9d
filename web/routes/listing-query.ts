import { type FilterName, type Filters, filterNames, goodsFilters, type Listing, relevance, type Sort, type SortField, sortFields } from "#core/catalogue/listing.ts"

/** How addresses name the filters (PCAT-05). */
const parameters: Readonly<Record<FilterName, string>> = {
  Brands: "f.brand",
  ProductMarkings: "f.marking",
  RecipeMarkings: "f.recipemarking",
  CookingTimes: "f.cookingtime"
}

const mostValues = 50

const isSortField = (text: string): text is SortField => sortFields.some((field) => field === text)

/** 'p_price', 'p_price_desc', or a field with an order, falling where either says so; whatever else stands there is relevance. */
export const sortOf = (query: URLSearchParams): Sort => {
  const asked = query.get("SortField") || query.get("Sort") || ""
  const field = asked.replace(/_desc$/, "")
  if (field === "" || !isSortField(field)) return relevance
  return { field, order: asked.endsWith("_desc") || query.get("SortOrder") === "DESC" ? "DESC" : "ASC" }
}

/** The values of some filters: comma-separated, repeated or both, without empty ones and such as no label holds (PCAT-25, PCAT-26). */
export const filtersIn = (query: URLSearchParams, names: ReadonlyArray<FilterName>): Filters =>
  Object.fromEntries(names.flatMap((name) => {
    const values = query.getAll(parameters[name]).flatMap((text) => text.split(",")).map((value) => value.trim()).filter((value) => /^[^\p{Cc}]{1,200}$/u.test(value))
    return values.length === 0 ? [] : [[name, [...new Set(values)].slice(0, mostValues)]]
  }))

const wholeNumber = (text: string | null, fallback: number): number => {
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 && value <= 500 ? value : fallback
}

/** What of a list an address asks for; `page` is 1-based there and counts what is shown from the first goods on. */
export const listingOf = (query: URLSearchParams): Listing => ({
  page: 0,
  pages: Math.min(wholeNumber(query.get("page"), 1), 20),
  sort: sortOf(query),
  filters: filtersIn(query, goodsFilters)
})

/** Writes sort and filters into a query, defaults left out. */
export const narrow = (query: URLSearchParams, { sort, filters }: Pick<Listing, "sort" | "filters">): void => {
  if (sort.field !== "") {
    query.set("SortField", sort.field)
    query.set("SortOrder", sort.order)
  }
  for (const name of filterNames) if (filters[name]?.length) query.set(parameters[name], filters[name].join(","))
}

/** The same as a query string. */
export const listingQueryString = ({ pages = 1, ...listing }: Listing): string => {
  const query = new URLSearchParams()
  narrow(query, listing)
  if (pages > 1) query.set("page", String(pages))
  const text = query.toString()
  return text === "" ? "" : `?${text}`
}
