import { maxTake } from "#core/contract/request-limits.ts"
import { invalid } from "../http/refusal.ts"

export interface Page {
  readonly skip: number
  readonly take: number
}

const maxSkip = 1_000_000

/** Validates `skip` and `take`, and limits each to its maximum. `takeName` is the call's own name of the `take` parameter. */
export const parsePage = (
  query: { readonly skip?: number; readonly take?: number },
  defaultTake: number,
  takeName = "take"
): Page => {
  const { skip = 0, take = defaultTake } = query
  if (skip < 0) throw invalid("skip must not be negative.", "skip")
  if (take < 1) throw invalid(`${takeName} must be at least 1.`, takeName)
  return { skip: Math.min(skip, maxSkip), take: Math.min(take, maxTake) }
}

export const pagingFields = (totalCount: number, { skip, take }: Page) => ({
  totalCount,
  pageSize: take,
  currentPage: Math.floor(skip / take),
  totalPages: Math.ceil(totalCount / take)
})
