import { Effect } from "effect"
import { defineBlock } from "../define-block.ts"
import { CmsHtml } from "../cms-html.ts"

/** Text that editors wrote (BLOCK-01). */
export const richTextGrid = defineBlock("RichTextGrid", { html: CmsHtml }, ({ html }) => Effect.succeed({ html }))
