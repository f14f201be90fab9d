import { invalid } from "../http/refusal.ts"

export interface Page {
  readonly skip: number
  readonly take: number
}

const largestPage = 100
const furthest = 1_000_000

/** What a caller asked to see; 400 for a negative or empty window, a larger page than 100 is cut to that. `takeName` is what the call has for `take`. */
export const pageOf = (query: { readonly skip?: number; readonly take?: number }, usual: number, takeName = "take"): Page => {
  const { skip = 0, take = usual } = query
  if (skip < 0) throw invalid("Nothing lies before the beginning.", "skip")
  if (take < 1) throw invalid("At least one must be taken.", takeName)
  return { skip: Math.min(skip, furthest), take: Math.min(take, largestPage) }
}

export const pagingOf = (total: number, { skip, take }: Page) => ({
  totalCount: total,
  pageSize: take,
  currentPage: Math.floor(skip / take),
  totalPages: Math.ceil(total / take)
})
