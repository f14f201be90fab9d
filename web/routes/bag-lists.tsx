import type { NavigationLink } from "#core/navigation/model.ts"
import type { BagOffer } from "#core/recipes/model.ts"
import { bagPrice } from "#core/recipes/bag-price.ts"
import { Chip } from "#web/kit/controls/Chip.tsx"
import { CardGrid } from "#web/kit/layout/CardGrid.tsx"
import { TeaserCard } from "#web/kit/layout/TeaserCard.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { portionCount, perPortion } from "#web/text/recipe-card.ts"
import * as text from "#web/text/recipe-bag.ts"
import styles from "./list-page.module.css"

export interface BagListProps {
  readonly label: string
  readonly bags: ReadonlyArray<BagOffer>
  readonly categories: ReadonlyArray<NavigationLink>
  /** The id of the category that is shown; null for all bags. */
  readonly currentId: string | null
}

const pictureOf = ({ recipes }: BagOffer) => {
  const picture = recipes[0]?.picture ?? null
  return picture === null ? null : { src: picture.url, alt: "" }
}

/** Links to the categories of recipe bags, and the bags with their dinners and price. */
export const BagList = ({ label, bags, categories, currentId }: BagListProps) => (
  <>
    <div className={styles.notice}>
      <Notice>{text.pickupOnly}</Notice>
    </div>
    <nav aria-label={text.bagCategories}>
      <ul role="list" className={styles.chips}>
        {categories.map(({ id, name, url }) => (
          <li key={id}>
            <Chip href={url} selected={id === currentId}>
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
    <CardGrid kind="recipe" label={label}>
      {bags.map((bag) => {
        const price = bagPrice(bag, new Set(bag.recipes.map(({ gtin }) => gtin)))
        return (
          <TeaserCard
            key={bag.id}
            title={bag.name}
            href={bag.url}
            text={bag.description ?? undefined}
            picture={pictureOf(bag)}
            overline={`${text.dinners(bag.recipes.length)} · ${portionCount(bag.portions)}`}
            details={price !== null && <p>{perPortion(price.portionPrice)}</p>}
            heading="h2"
          />
        )
      })}
    </CardGrid>
  </>
)
