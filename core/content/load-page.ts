import { Effect, Schema } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { type Block, getPageData } from "./api.ts"

export class PageNotFound extends Schema.TaggedError<PageNotFound>()("PageNotFound", {}) {}
export class PageUnavailable extends Schema.TaggedError<PageUnavailable>()("PageUnavailable", { detail: Schema.String }) {}

export interface ContentPage {
  readonly id: string
  readonly title: string
  readonly description: string | null
  readonly blocks: ReadonlyArray<Block>
}

/** A page as its editors wrote it, by id or path. */
export const loadPage = ({ page }: { readonly page: string }): Effect.Effect<ContentPage, PageNotFound | PageUnavailable, CallContext> =>
  call(getPageData, { params: { page }, query: {} }).pipe(
    Effect.map(({ id, seo, contentBlocks }) => ({ id, title: seo.title, description: seo.description, blocks: contentBlocks })),
    Effect.mapError((error) =>
      error._tag === "ApiRefused" && error.status === 404
        ? new PageNotFound()
        : new PageUnavailable({ detail: error._tag === "ApiRefused" ? `${error.status} ${error.code}` : error._tag })
    )
  )
