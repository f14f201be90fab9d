import type { MealSide, MealVariant } from "#core/catering/model.ts"
import { Disclosure } from "#web/kit/controls/Disclosure.tsx"
import * as text from "#web/text/catering.ts"
import { Ingredients } from "#web/views/catalogue/Ingredients.tsx"
import styles from "./MealFacts.module.css"

/** The allergens of a meal's variant; not collapsible, unlike its other facts. */
export const MealAllergens = ({ variant: { allergens } }: { readonly variant: MealVariant }) =>
  allergens === null ? null : (
    <section className={styles.allergens} aria-label={text.allergens}>
      <h2 className={styles.label}>{text.allergens}</h2>
      <p>{allergens}</p>
    </section>
  )

/** The contents, ingredients, storage, shelf life and other facts of a meal, in collapsible sections (CATERING-07). */
export const MealFacts = ({
  variant,
  side
}: {
  readonly variant: MealVariant
  /** The chosen side. */
  readonly side: MealSide | null
}) => {
  const contents = [...variant.contents, ...(side?.contents ?? [])]
  const facts = [
    [text.details.storage, variant.storage],
    [text.details.freshness, variant.freshness],
    [text.details.other, variant.otherInformation]
  ] as const
  return (
    <div className={styles.facts}>
      {contents.length > 0 && (
        <Disclosure summary={text.details.contents} heading="h2" open>
          <ul className={styles.contents}>
            {contents.map((dish) => (
              <li key={dish}>{dish}</li>
            ))}
          </ul>
          {variant.contentInformation !== null && <p className={styles.note}>{variant.contentInformation}</p>}
        </Disclosure>
      )}
      {variant.ingredients !== null && (
        <Disclosure summary={text.details.ingredients} heading="h2">
          <Ingredients statement={variant.ingredients} />
        </Disclosure>
      )}
      {facts.map(([name, fact]) =>
        fact === null ? null : (
          <Disclosure key={name} summary={name} heading="h2">
            <p>{fact}</p>
          </Disclosure>
        )
      )}
    </div>
  )
}
