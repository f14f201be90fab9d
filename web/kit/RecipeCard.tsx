import { minutes } from "#web/text/recipe.ts"
import { Icon } from "./Icon.tsx"
import styles from "./RecipeCard.module.css"
import { TeaserCard } from "./TeaserCard.tsx"

export interface RecipeCardProps {
  readonly name: string
  readonly href: string
  readonly picture: { readonly url: string; readonly alt: string } | null
  /** In minutes. */
  readonly cookingTime?: number | null | undefined
  readonly eager?: boolean | undefined
  readonly onOpen?: (() => void) | undefined
  readonly heading?: "h2" | "h3" | undefined
}

/** A recipe in a list, wherever it was found; the sign of recipes stands in for a picture. */
export const RecipeCard = ({ name, href, picture, cookingTime = null, eager, onOpen, heading }: RecipeCardProps) => (
  <TeaserCard
    title={name}
    href={href}
    picture={picture === null ? null : { src: picture.url, alt: picture.alt }}
    sign={<span className={styles.sign}><Icon name="recipe" size={40} /></span>}
    over={cookingTime === null ? undefined : minutes(cookingTime)}
    eager={eager}
    onOpen={onOpen}
    heading={heading}
  />
)
