import type { ReactNode } from "react"
import { minutes } from "#web/text/recipe.ts"
import { Icon } from "#web/kit/controls/Icon.tsx"
import styles from "./RecipeCard.module.css"
import { TeaserCard } from "#web/kit/layout/TeaserCard.tsx"

export interface RecipeCardProps {
  readonly name: string
  readonly href: string
  readonly picture: { readonly url: string; readonly alt: string } | null
  /** In minutes. */
  readonly cookingTime?: number | null | undefined
  /** The favourite button; outside the link. */
  readonly favourite?: ReactNode
  readonly eager?: boolean | undefined
  readonly onOpen?: (() => void) | undefined
  readonly heading?: "h2" | "h3" | undefined
}

/** A recipe in a list; an icon replaces a missing picture. */
export const RecipeCard = ({
  name,
  href,
  picture,
  cookingTime = null,
  favourite,
  eager,
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
    overline={cookingTime === null ? undefined : minutes(cookingTime)}
    corner={favourite}
    eager={eager}
    onOpen={onOpen}
    heading={heading}
  />
)
