import type { ReactNode } from "react"
import type { Ore } from "#core/kernel/money.ts"
import type { RecipeMarking } from "#core/recipes/model.ts"
import * as text from "#web/text/recipe-card.ts"
import { Icon } from "#web/kit/controls/Icon.tsx"
import { TeaserCard } from "#web/kit/layout/TeaserCard.tsx"
import { RecipeMarkings } from "./RecipeMarkings.tsx"
import styles from "./RecipeCard.module.css"

export interface RecipeCardProps {
  readonly name: string
  readonly href: string
  readonly picture: { readonly url: string; readonly alt: string } | null
  /** In minutes. */
  readonly cookingTime?: number | null | undefined
  readonly markings?: ReadonlyArray<RecipeMarking>
  /** The price of one portion. */
  readonly portionPrice?: Ore | null
  /** The favourite button; outside the link. */
  readonly favourite?: ReactNode
  readonly eager?: boolean | undefined
  /** The picture's displayed width as in HTML's `sizes`; see Picture. */
  readonly pictureSizes?: string | undefined
  readonly onOpen?: (() => void) | undefined
  readonly heading?: "h2" | "h3" | undefined
}

/** A recipe in a list; an icon replaces a missing picture. */
export const RecipeCard = ({
  name,
  href,
  picture,
  cookingTime = null,
  markings = [],
  portionPrice = null,
  favourite,
  eager,
  pictureSizes,
  onOpen,
  heading
}: RecipeCardProps) => (
  <TeaserCard
    title={name}
    href={href}
    picture={picture === null ? null : { src: picture.url, alt: picture.alt }}
    placeholder={
      <span className={styles.symbol}>
        <Icon name="recipe" size={40} />
      </span>
    }
    overline={
      <>
        {cookingTime !== null && (
          <span className={styles.fact}>
            <Icon name="clock" size={14} /> {text.minutes(cookingTime)}
          </span>
        )}
        <span>{text.cardPortions}</span>
      </>
    }
    details={
      <div className={styles.details}>
        {portionPrice !== null && <p className={styles.price}>{text.perPortion(portionPrice)}</p>}
        <RecipeMarkings markings={markings} />
      </div>
    }
    corner={favourite}
    eager={eager}
    pictureSizes={pictureSizes}
    onOpen={onOpen}
    heading={heading}
  />
)
