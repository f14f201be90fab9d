import { Effect, Schema } from "effect"
import type { CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { callGraphql } from "../contract/graphql.ts"
import { getCookies } from "./cookies-api.ts"

export class CookiesUnavailable extends Schema.TaggedError<CookiesUnavailable>()("CookiesUnavailable", {
  detail: Schema.String
}) {}

export interface Cookie {
  readonly name: string
  /** The purpose in the consent cookie's terms: 'preferences', 'statistics', 'marketing' or 'necessary'. */
  readonly category: string
}

/** Lists the cookies that the shop sets, by name and category (API-77). */
export const listCookies = (): Effect.Effect<ReadonlyArray<Cookie>, CookiesUnavailable, CallContext> =>
  callGraphql(getCookies, {}).pipe(
    Effect.map(({ getCookies: response }) =>
      response.cookies.map(({ Name: name, Category: category }) => ({ name, category }))
    ),
    Effect.mapError((error) => new CookiesUnavailable({ detail: failureDetail(getCookies, error) }))
  )
