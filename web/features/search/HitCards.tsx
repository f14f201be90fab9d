import type { ContentHit, Hits, SearchType } from "#core/search/model.ts"
import { CardGrid } from "#web/kit/CardGrid.tsx"
import { Icon } from "#web/kit/Icon.tsx"
import type { IconName } from "#web/kit/icon-paths.ts"
import { Link } from "#web/kit/Link.tsx"
import { Picture } from "#web/kit/Picture.tsx"
import { RecipeCard } from "#web/kit/RecipeCard.tsx"
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

/** Recipes have a card of their own. */
type PlainType = Exclude<ContentType, "recipe">

const icons: Readonly<Record<PlainType, IconName>> = { cateredmeal: "truck", category: "basket", store: "store", page: "info" }

const plain = ({ id, name, url, parentName, picture }: ContentHit): Hit => ({ id, name, href: url, note: parentName, picture: picture?.url ?? null })

const hitsOf: { readonly [Type in PlainType]: (hits: Hits) => ReadonlyArray<Hit> } = {
  cateredmeal: ({ cateredMeals }) => cateredMeals.map(plain),
  category: ({ categories }) => categories.map((category) => ({ ...plain(category), picture: `/images/departments/${category.id}` })),
  page: ({ contentPages }) => contentPages.map(plain),
  store: ({ stores }) => stores.map(({ storeNumber, name, url, streetAddress, city }) => ({ id: storeNumber, name, href: url, note: `${streetAddress}, ${city}`, picture: null }))
}

export interface HitCardsProps {
  readonly hits: Hits
  readonly type: ContentType
  /** A hit is followed; by its id. */
  readonly onOpen: (id: string) => void
}

/** Hits that are no goods, each with its picture or its kind's sign. */
export const HitCards = ({ hits, type, onOpen }: HitCardsProps) =>
  type === "recipe" ? (
    <CardGrid kind="teaser" label={text.kinds.recipe}>
      {hits.recipes.map(({ id, name, url, picture }) => <RecipeCard key={id} name={name} href={url} picture={picture} heading="h2" onOpen={() => onOpen(id)} />)}
    </CardGrid>
  ) : (
    <div className={styles.place}>
      <ul role="list" className={styles.cards} aria-label={text.kinds[type]}>
        {hitsOf[type](hits).map(({ id, name, href, note, picture }) => (
          <li key={id}>
            <Link href={href} className={styles.card} onClick={() => onOpen(id)}>
              <span className={styles.well}>
                {picture === null ? <Icon name={icons[type]} size={28} /> : <Picture src={picture} alt="" width={80} height={80} className={styles.picture} />}
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                {note !== null && <span className={styles.note}>{note}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
