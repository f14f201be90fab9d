import { Effect, Schema } from "effect"
import { defineBlock } from "../define-block.ts"

const textOrNull = Schema.NullOr(Schema.String)

/** Shows a picture, with an optional second picture for narrow screens (BLOCK-09, BLOCK-27); both are paths below /images. */
export const responsiveImage = defineBlock(
  "ResponsiveImage",
  { desktopImage: Schema.String, mobileImage: textOrNull, link: textOrNull, caption: textOrNull },
  ({ desktopImage, mobileImage, link, caption }) =>
    Effect.succeed({ desktopImage, mobileImage: mobileImage ?? desktopImage, link, caption })
)
