import { useId } from "react"
import { Link } from "#web/kit/controls/Link.tsx"
import { Picture } from "#web/kit/layout/Picture.tsx"
import { readMore } from "#web/text/common.ts"
import type { BlockProps } from "../block-props.ts"

/** Sizes in px; both have the same aspect ratio, so that the layout does not shift. */
const wideSize = { width: 1000, height: 700 }
const narrowSize = { width: 500, height: 350 }

/** A picture with its caption; a link is named by the caption, or 'Läs mer' without a caption. */
export const ResponsiveImage = ({ block, eager }: BlockProps<"ResponsiveImage">) => {
  const { desktopImage, mobileImage, link, caption } = block
  const captionId = useId()
  const picture = (
    <picture>
      <source
        media="(max-width: 767px)"
        srcSet={`${mobileImage}?width=${narrowSize.width}&height=${narrowSize.height} 1x, ${mobileImage}?width=${wideSize.width}&height=${wideSize.height} 2x`}
      />
      <Picture src={desktopImage} alt="" {...wideSize} eager={eager} highPriority={eager} />
    </picture>
  )
  return (
    <figure>
      {link === null ? (
        picture
      ) : (
        <Link href={link} {...(caption === null ? { "aria-label": readMore } : { "aria-labelledby": captionId })}>
          {picture}
        </Link>
      )}
      {caption !== null && <figcaption id={captionId}>{caption}</figcaption>}
    </figure>
  )
}
