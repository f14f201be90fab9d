import type { ReactNode } from "react"
import { currentSubstitutes } from "#core/catalogue/origin.ts"
import type { ProductDetails } from "#core/catalogue/model.ts"
import { ShowMore } from "#web/kit/controls/ShowMore.tsx"
import { notAvailable, showLess, showMore } from "#web/text/common.ts"
import * as text from "#web/text/facts.ts"
import styles from "./ProductFacts.module.css"

type Row = readonly [term: string, description: ReactNode]

const Rows = ({ rows }: { readonly rows: ReadonlyArray<Row> }) => (
  <dl className={styles.facts}>
    {rows.map(([term, description]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{description}</dd>
      </div>
    ))}
  </dl>
)

/** The row of a fact; no row when the product lacks the fact. */
const rowOf = (term: string, fact: string | null): ReadonlyArray<Row> => (fact === null ? [] : [[term, fact]])

/** The origin, and the countries that replace it at present (PPAGE-46). */
const originOf = (product: ProductDetails, today: string): string => {
  const substitutes = currentSubstitutes(product, today)
  const origin = product.origin ?? product.provenance ?? notAvailable
  return substitutes.length === 0 ? origin : text.originWithSubstitutes(origin, substitutes)
}

export interface ProductInformationProps {
  readonly product: ProductDetails
  /** 'YYYY-MM-DD' */
  readonly today: string
}

/** Storage, origin and amount, and behind 'Visa mer' what fewer shoppers look for (PPAGE-09). */
export const ProductInformation = ({ product, today }: ProductInformationProps) => (
  <>
    <Rows
      rows={[
        [text.storage, product.storage ?? notAvailable],
        [text.origin, originOf(product, today)],
        [text.netAmount, product.size ?? notAvailable],
        ...rowOf(text.activeSubstance, product.activeSubstance)
      ]}
    />
    <ShowMore showLabel={showMore} hideLabel={showLess}>
      <Rows
        rows={[
          ...(product.shelfLife === null ? [] : [[text.shelfLife, text.shelfLifeDays(product.shelfLife)] as const]),
          ...rowOf(text.provenance, product.origin === null ? null : product.provenance),
          ...rowOf(text.recycling, product.recycling),
          [text.articleNumber, product.gtin]
        ]}
      />
    </ShowMore>
  </>
)
