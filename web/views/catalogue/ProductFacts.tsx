import type { ReactNode } from "react"
import type { ProductDetails } from "#core/catalogue/model.ts"
import { notAvailable } from "#web/text/common.ts"
import { Disclosure } from "#web/kit/controls/Disclosure.tsx"
import { classes } from "#web/kit/classes.ts"
import * as text from "#web/text/facts.ts"
import { HazardNotice } from "./HazardNotice.tsx"
import { Ingredients } from "./Ingredients.tsx"
import { nutritionRows } from "./nutrition-rows.ts"
import { ProductInformation, type ProductInformationProps } from "./ProductInformation.tsx"
import styles from "./ProductFacts.module.css"

const Section = ({
  title,
  open = false,
  children
}: {
  readonly title: string
  readonly open?: boolean
  readonly children: ReactNode
}) => (
  <Disclosure summary={title} heading="h2" open={open}>
    {children}
  </Disclosure>
)

const isFood = ({ ingredients, allergens, nutrients }: ProductDetails): boolean =>
  ingredients !== null || [...(allergens ?? []), ...(nutrients ?? [])].length > 0

/** A product's description and hazards, and its other facts in collapsible sections; part of the server-rendered HTML. */
export const ProductFacts = ({ product, today }: ProductInformationProps) => {
  const { allergens, nutrients } = product
  const namesOf = (contains: boolean): string =>
    (allergens ?? [])
      .filter((allergen) => allergen.contains === contains)
      .map(({ code }) => text.allergenName(code))
      .join(", ")
  const containedAllergens = allergens === null ? notAvailable : namesOf(true)
  const traceAllergens = namesOf(false)
  return (
    <div>
      {product.description !== null && <p className={styles.description}>{product.description}</p>}
      {product.hazard !== null && <HazardNotice hazard={product.hazard} />}
      {isFood(product) && (
        <Section title={text.ingredients} open>
          <Ingredients statement={product.ingredients ?? notAvailable} />
          {containedAllergens !== "" && (
            <p>
              <b>{text.containedAllergens}:</b> {containedAllergens}
            </p>
          )}
          {traceAllergens !== "" && (
            <p>
              <b>{text.possibleAllergens}:</b> {traceAllergens}
            </p>
          )}
        </Section>
      )}
      {isFood(product) && nutrients === null && <Section title={text.nutrition}>{notAvailable}</Section>}
      {nutrients !== null && nutrients.length > 0 && (
        <Section title={text.nutrition}>
          <table className={styles.table}>
            <caption>{text.nutritionPer(product.price?.comparisonUnit === "l" ? "ml" : "g")}</caption>
            <tbody>
              {nutritionRows(nutrients).map(({ code, name, amount, isPart }) => (
                <tr key={code} className={classes(isPart && styles.part)}>
                  <th scope="row">{name}</th>
                  <td>{amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      )}
      <Section title={text.information} open={!isFood(product)}>
        <ProductInformation product={product} today={today} />
      </Section>
    </div>
  )
}
