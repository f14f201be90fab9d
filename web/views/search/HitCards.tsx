import type { ReactNode } from "react"
import type { ContentHit, Hits, SearchType } from "#core/search/model.ts"
import { CardGrid } from "#web/kit/layout/CardGrid.tsx"
import { Icon } from "#web/kit/controls/Icon.tsx"
import type { IconName } from "#web/kit/controls/icon-paths.ts"
import { Link } from "#web/kit/controls/Link.tsx"
import { Picture } from "#web/kit/layout/Picture.tsx"
import { RecipeCard } from "../recipes/RecipeCard.tsx"
import * as text from "#web/text/search.ts"
import styles from "./HitCards.module.css"

export type ContentType = Exclude<SearchType, "product">

interface Hit {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly note: string | null
  readonly picture: string | null
}

/** Recipes have their own card. */
type PlainType = Exclude<ContentType, "recipe">

const icons: Readonly<Record<PlainType, IconName>> = {
  cateredmeal: "truck",
  category: "basket",
  store: "store",
  page: "info"
}

const toHit = ({ id, name, url, parentName, picture }: ContentHit): Hit => ({
  id,
  name,
  href: url,
  note: parentName,
  picture: picture?.url ?? null
})

const hitsOf: { readonly [Type in PlainType]: (hits: Hits) => ReadonlyArray<Hit> } = {
  cateredmeal: ({ cateredMeals }) => cateredMeals.map(toHit),
  category: ({ categories }) =>
    categories.map((category) => ({ ...toHit(category), picture: `/images/departments/${category.id}` })),
  page: ({ contentPages }) => contentPages.map(toHit),
  store: ({ stores }) =>
    stores.map(({ storeNumber, name, url, streetAddress, city }) => ({
      id: storeNumber,
      name,
      href: url,
      note: `${streetAddress}, ${city}`,
      picture: null
    }))
}

export interface HitCardsProps {
  readonly hits: Hits
  readonly type: ContentType
  /** A recipe's favourite button. */
  readonly recipeFavourite?: (recipe: ContentHit) => ReactNode
  /** Called with the id of a hit that is opened. */
  readonly onOpen: (id: string) => void
}

/** Hits other than products, each with a picture or an icon of its kind. */
export const HitCards = ({ hits, type, recipeFavourite, onOpen }: HitCardsProps) =>
  type === "recipe" ? (
    <CardGrid kind="recipe" label={text.typeNames.recipe}>
      {hits.recipes.map((recipe) => (
        <RecipeCard
          key={recipe.id}
          name={recipe.name}
          href={recipe.url}
          picture={recipe.picture}
          favourite={recipeFavourite?.(recipe)}
          heading="h2"
          onOpen={() => onOpen(recipe.id)}
        />
      ))}
    </CardGrid>
  ) : (
    <div className={styles.container}>
      <ul role="list" className={styles.cards} aria-label={text.typeNames[type]}>
        {hitsOf[type](hits).map(({ id, name, href, note, picture }) => (
          <li key={id}>
            <Link href={href} className={styles.card} onClick={() => onOpen(id)}>
              <span className={styles.well}>
                {picture === null ? (
                  <Icon name={icons[type]} size={28} />
                ) : (
                  <Picture src={picture} alt="" width={80} height={80} className={styles.picture} />
                )}
              </span>
              <span className={styles.text}>
                <span className={styles.name}>{name}</span>
                {note !== null && <span className={styles.note}>{note}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
