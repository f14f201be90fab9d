import { Picture } from "#web/kit/layout/Picture.tsx"

/** Sizes in px with the same aspect ratio, so that the layout does not shift (CLAYOUT-23, CLAYOUT-24). */
const desktopSize = { width: 1000, height: 700 }
const mobileSize = { width: 500, height: 350 }

export interface RecipePictureProps {
  readonly src: string
  readonly alt: string
}

/** The picture of a recipe's page. */
export const RecipePicture = ({ src, alt }: RecipePictureProps) => (
  <picture>
    <source
      media="(max-width: 767px)"
      srcSet={`${src}?width=${mobileSize.width}&height=${mobileSize.height} 1x, ${src}?width=${desktopSize.width}&height=${desktopSize.height} 2x`}
    />
    <Picture src={src} alt={alt} {...desktopSize} eager highPriority />
  </picture>
)
