import { filterNames, type Listing, type Sort, type SortField, sortFields } from "#core/catalogue/listing.ts"

const isSortField = (text: string | null): text is SortField => sortFields.some((field) => field === text)

const sortOf = (query: URLSearchParams): Sort => {
  const field = query.get("SortField")
  return { field: isSortField(field) ? field : "", order: query.get("SortOrder") === "DESC" ? "DESC" : "ASC" }
}

const wholeNumber = (text: string | null, fallback: number): number => {
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 && value <= 500 ? value : fallback
}

/** What of a list an address asks for; `page` is 1-based there and counts what is shown from the first goods on. */
export const listingOf = (query: URLSearchParams): Listing => ({
  page: 0,
  pages: Math.min(wholeNumber(query.get("page"), 1), 20),
  sort: sortOf(query),
  filters: Object.fromEntries(filterNames.flatMap((name) => {
    const values = (query.get(`f.${name}`) ?? "").split(",").filter((value) => value !== "")
    return values.length === 0 ? [] : [[name, values]]
  }))
})

/** The same as a query string, defaults left out. */
export const listingQueryString = ({ pages = 1, sort, filters }: Listing, before = new URLSearchParams()): string => {
  const query = new URLSearchParams(before)
  for (const name of ["page", "SortField", "SortOrder", ...filterNames.map((filter) => `f.${filter}`)]) query.delete(name)
  if (sort.field !== "") {
    query.set("SortField", sort.field)
    query.set("SortOrder", sort.order)
  }
  for (const name of filterNames) if (filters[name]?.length) query.set(`f.${name}`, filters[name].join(","))
  if (pages > 1) query.set("page", String(pages))
  const text = query.toString()
  return text === "" ? "" : `?${text}`
}
