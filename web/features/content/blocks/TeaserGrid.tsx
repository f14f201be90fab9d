import { CardGrid } from "#web/kit/layout/CardGrid.tsx"
import { TeaserCard } from "#web/kit/layout/TeaserCard.tsx"
import styles from "../Blocks.module.css"
import type { BlockProps } from "../block-props.ts"

export const TeaserGrid = ({ block: { title, teasers } }: BlockProps<"TeaserGrid">) => (
  <section>
    {title !== null && <h2 className={styles.title}>{title}</h2>}
    <CardGrid kind="teaser">
      {teasers.map((teaser) => (
        <TeaserCard
          key={teaser.link.url + teaser.title}
          title={teaser.title}
          text={teaser.text ?? undefined}
          href={teaser.link.url}
          linkText={teaser.link.label}
          picture={{ src: teaser.image, alt: teaser.imageAlt }}
        />
      ))}
    </CardGrid>
  </section>
)
