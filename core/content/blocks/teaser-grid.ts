import { Effect, Schema } from "effect"
import { defineBlock } from "../define-block.ts"

const text = Schema.String
const textOrNull = Schema.NullOr(Schema.String)

/** Shows pictures that link to other pages (BLOCK-06). */
export const teaserGrid = defineBlock(
  "TeaserGrid",
  {
    title: textOrNull,
    teasers: Schema.Array(
      Schema.Struct({
        title: text,
        text: textOrNull,
        image: text,
        imageAlt: text,
        link: Schema.Struct({ url: text, label: text })
      })
    )
  },
  ({ title, teasers }) => Effect.succeed({ title, teasers })
)
