import { Effect } from "effect"
import { defineBlock } from "../define-block.ts"
import { EditorsHtml } from "../editors-html.ts"

/** Text that editors wrote (BLOCK-01). */
export const richTextGrid = defineBlock("RichTextGrid", { html: EditorsHtml }, ({ html }) => Effect.succeed({ html }))
