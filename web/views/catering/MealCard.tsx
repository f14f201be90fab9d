import type { CateredMeal } from "#core/catering/model.ts"
import { lowestPrice, variantNames } from "#core/catering/rules.ts"
import { TeaserCard } from "#web/kit/layout/TeaserCard.tsx"
import * as text from "#web/text/catering.ts"
import styles from "./MealCard.module.css"

export interface MealCardProps {
  readonly meal: CateredMeal
  readonly eager?: boolean
  /** h3 by default, under a shelf's title. */
  readonly heading?: "h2" | "h3"
}

/** A catered meal in a list, with its variants and its lowest price (CATERING-01). */
export const MealCard = ({ meal, eager, heading }: MealCardProps) => {
  const { name, url, picture, unit } = meal
  const variants = variantNames(meal)
  const lowest = lowestPrice(meal)
  return (
    <TeaserCard
      title={name}
      href={url}
      picture={picture === null ? null : { src: picture, alt: "" }}
      details={
        <div className={styles.details}>
          {variants.length > 1 && <p className={styles.variants}>{variants.join(" · ")}</p>}
          {lowest !== null && <p className={styles.price}>{text.unitPrice(lowest.price, unit, lowest.varies)}</p>}
        </div>
      }
      eager={eager}
      heading={heading}
    />
  )
}
