import { Effect } from "effect"
import { call } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { notRetriedByCaller } from "../contract/policy.ts"
import { getPageData } from "./api.ts"
import { type Block, loadBlock, type LoadedBlock } from "./blocks.ts"
import type { BlockContext } from "./define-block.ts"
import { PageNotFound, PageUnavailable } from "./define-page.ts"

export interface PageContent {
  readonly title: string
  readonly description: string | null
  readonly blocks: ReadonlyArray<LoadedBlock>
}

const loadOrHide = (block: Block): Effect.Effect<LoadedBlock | null, never, BlockContext> =>
  notRetriedByCaller(loadBlock(block)).pipe(
    Effect.catch((error) => Effect.as(Effect.logWarning(`The block ${block.id} is hidden: ${error._tag}`), null))
  )

/** Loads a CMS page by id or path, with the content of its blocks. A block that cannot be loaded is hidden; the others are shown (BLOCK-33). */
export const loadPageContent = ({
  page
}: {
  readonly page: string
}): Effect.Effect<PageContent, PageNotFound | PageUnavailable, BlockContext> =>
  Effect.gen(function* () {
    const { seo, contentBlocks } = yield* call(getPageData, { params: { page }, query: {} }).pipe(
      Effect.mapError((error) =>
        error._tag === "ApiErrorResponse" && error.status === 404
          ? new PageNotFound()
          : new PageUnavailable({ detail: failureDetail(getPageData, error) })
      )
    )
    const loadedBlocks = yield* Effect.all(contentBlocks.map(loadOrHide), { concurrency: "unbounded" })
    return { title: seo.title, description: seo.description, blocks: loadedBlocks.filter((block) => block !== null) }
  })
