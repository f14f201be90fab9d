import type { ReactNode } from "react"
import type { ProductDetails } from "#core/catalogue/model.ts"
import { decimal, notAvailable } from "#web/text/common.ts"
import { Disclosure } from "#web/kit/controls/Disclosure.tsx"
import * as text from "#web/text/product.ts"
import { allergenName, nutrientName } from "#web/text/facts.ts"
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

const isFood = (product: ProductDetails): boolean => product.ingredients !== null || product.nutrients.length > 0

/** Product and legal information in collapsible sections; part of the server-rendered HTML. */
export const ProductFacts = ({ product }: { readonly product: ProductDetails }) => {
  const contains = product.allergens.filter((allergen) => allergen.contains)
  const traces = product.allergens.filter((allergen) => !allergen.contains)
  return (
    <div>
      {product.description !== null && <p className={styles.description}>{product.description}</p>}
      {isFood(product) && (
        <Section title={text.ingredients} open>
          <p>{product.ingredients ?? notAvailable}</p>
          {contains.length > 0 && (
            <p>
              <b>{text.contains}:</b> {contains.map(({ code }) => allergenName(code)).join(", ")}
            </p>
          )}
          {traces.length > 0 && (
            <p>
              <b>{text.mayContain}:</b> {traces.map(({ code }) => allergenName(code)).join(", ")}
            </p>
          )}
        </Section>
      )}
      {product.nutrients.length > 0 && (
        <Section title={text.nutrition}>
          <table className={styles.table}>
            <caption>{text.nutritionPer("g")}</caption>
            <tbody>
              {product.nutrients.map(({ code, value, unit }) => (
                <tr key={`${code}-${unit}`}>
                  <th scope="row">{nutrientName(code)}</th>
                  <td>
                    {decimal(value)} {unit}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      )}
      <Section title={text.information}>
        <dl className={styles.facts}>
          <dt>{text.storage}</dt>
          <dd>{product.storage ?? notAvailable}</dd>
          <dt>{text.origin}</dt>
          <dd>{product.origin ?? product.provenance ?? notAvailable}</dd>
          <dt>{text.netAmount}</dt>
          <dd>{product.size ?? notAvailable}</dd>
          {product.activeSubstance !== null && (
            <>
              <dt>{text.activeSubstance}</dt>
              <dd>{product.activeSubstance}</dd>
            </>
          )}
          <dt>{text.articleNumber}</dt>
          <dd>{product.gtin}</dd>
        </dl>
      </Section>
    </div>
  )
}
