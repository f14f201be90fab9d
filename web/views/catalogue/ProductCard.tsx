import type { MouseEvent, ReactNode } from "react"
import { Link } from "#web/kit/controls/Link.tsx"
import { Picture } from "#web/kit/layout/Picture.tsx"
import { Price } from "./Price.tsx"
import { hasPriceTag, PriceTag } from "./PriceTag.tsx"
import { isReduced } from "./price-facts.ts"
import type { PriceView } from "./price-view.ts"
import styles from "./ProductCard.module.css"
import { sizeAfterBrand, withUnbrokenPercent } from "#web/text/product.ts"

export interface Marking {
  readonly code: string
  readonly altText: string
  /** The marking's picture; without it the text is shown. */
  readonly image?: string | undefined
}

export interface ProductCardProps {
  readonly name: string
  readonly href: string
  readonly brand?: string | undefined
  readonly size?: string | undefined
  readonly picture: { readonly src: string; readonly alt: string }
  /** Absent when the product has no price. */
  readonly price?: PriceView | undefined
  readonly markings?: ReadonlyArray<Marking> | undefined
  /** At the picture's upper left: 'Nyhet', '18 år', 'Åter i lager 3/12', 'Begr. tillgänglighet'. */
  readonly badges?: ReactNode
  /** The favourite button; outside the link. */
  readonly favourite?: ReactNode
  /** The add button or the stepper; outside the link. */
  readonly control?: ReactNode
  readonly heading?: "h2" | "h3" | "h4" | undefined
  /** Loads its picture eagerly: it is visible without scrolling. */
  readonly eager?: boolean | undefined
  readonly onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

const maxMarkingCount = 3

/** Whether a card in a carousel is known to be no higher than what the carousel reserves. A struck-out price may wrap on a narrow card. */
const fitsReservedHeight = (price: PriceView | undefined): "always" | "unless-narrow" =>
  price !== undefined && isReduced(price) ? "unless-narrow" : "always"

/** A product in a list: the whole card is one link; the favourite and add buttons are outside it. */
export const ProductCard = (props: ProductCardProps) => {
  const {
    name,
    href,
    brand,
    size,
    picture,
    price,
    markings = [],
    badges,
    favourite,
    control,
    heading: Heading = "h3",
    eager,
    onOpen
  } = props
  return (
    <article className={styles.card} data-fits-reserved-height={fitsReservedHeight(price)}>
      <div className={styles.well}>
        <Picture
          src={picture.src}
          alt={picture.alt}
          width={164}
          height={164}
          eager={eager}
          highPriority={eager}
          className={styles.picture}
        />
        {badges !== undefined && <div className={styles.badges}>{badges}</div>}
        {price && hasPriceTag(price) && (
          <div className={styles.tag}>
            <PriceTag value={price} />
          </div>
        )}
      </div>
      <div className={styles.text}>
        <p className={styles.details}>
          {brand && <span className={styles.brand}>{brand}</span>}
          {sizeAfterBrand({ brand, size })}
        </p>
        <Heading className={styles.name}>
          <Link href={href} flyout className={styles.link} onClick={onOpen}>
            {withUnbrokenPercent(name)}
          </Link>
        </Heading>
        <div className={styles.price}>{price && <Price value={price} />}</div>
        <ul role="list" className={styles.markings}>
          {markings.slice(0, maxMarkingCount).map((marking) => (
            <li key={marking.code}>
              {marking.image === undefined ? (
                <span className={styles.textMarking}>{marking.altText}</span>
              ) : (
                <img
                  src={marking.image}
                  alt={marking.altText}
                  title={marking.altText}
                  width={20}
                  height={20}
                  loading="lazy"
                />
              )}
            </li>
          ))}
        </ul>
      </div>
      {favourite !== undefined && <div className={styles.favourite}>{favourite}</div>}
      <div className={styles.control}>{control}</div>
    </article>
  )
}
