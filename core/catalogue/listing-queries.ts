import { filterNames, type ListRequest, pageSize } from "./listing.ts"

/** Converts sort order and filters to query parameters; defaults are omitted. */
export const sortAndFilterQuery = ({ sort, filters }: Pick<ListRequest, "sort" | "filters">) => ({
  ...(sort.field === "" ? {} : { SortField: sort.field, SortOrder: sort.order }),
  ...Object.fromEntries(filterNames.flatMap((name) => (filters[name]?.length ? [[name, filters[name].join(",")]] : [])))
})

/** The maximum number of pages per call: an API returns at most 100 products. */
const maxPagesPerCall = 4

/** The query of a call that loads part of a list. */
export interface ListingQuery extends ReturnType<typeof sortAndFilterQuery> {
  readonly skip: number
  readonly take: number
}

/** The queries of the calls that load the requested pages, in their order. */
export const listingQueries = ({
  page,
  pageCount = 1,
  ...listing
}: ListRequest): readonly [ListingQuery, ...ReadonlyArray<ListingQuery>] => {
  const queryFrom = (pageOffset: number): ListingQuery => ({
    skip: (page + pageOffset) * pageSize,
    take: Math.min(maxPagesPerCall, pageCount - pageOffset) * pageSize,
    ...sortAndFilterQuery(listing)
  })
  const laterCallCount = Math.ceil(pageCount / maxPagesPerCall) - 1
  return [
    queryFrom(0),
    ...Array.from({ length: laterCallCount }, (_, index) => queryFrom((index + 1) * maxPagesPerCall))
  ]
}
