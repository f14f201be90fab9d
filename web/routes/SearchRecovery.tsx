import { assortmentState } from "#core/assortment/assortment-state.ts"
import { shellState } from "#core/navigation/shell-state.ts"
import type { Product } from "#core/catalogue/model.ts"
import { useStatePart } from "#web/container/react.tsx"
import { ProductShelf } from "#web/features/catalogue/ProductShelf.tsx"
import { Chip } from "#web/kit/controls/Chip.tsx"
import { DepartmentTiles } from "#web/views/catalogue/DepartmentTiles.tsx"
import { title as deliveryPlaces } from "#web/text/delivery-cities.ts"
import { typeNames } from "#web/text/search.ts"
import * as pageText from "#web/text/search-page.ts"
import { mostBought, mostBoughtAnywhere } from "#web/text/suggestions.ts"
import * as paths from "#web/paths.ts"
import styles from "./search.module.css"

/** Recovery actions after a search without hits: links to stores, delivery places and departments, and the top sellers. */
export const SearchRecovery = ({ topSellers }: { readonly topSellers: ReadonlyArray<Product> }) => {
  const departments = useStatePart(shellState, (shell) => shell.departments)
  const hasNoStore = useStatePart(assortmentState, ({ selection }) => selection === null)
  return (
    <div className={styles.sections}>
      <p className={styles.placeLinks}>
        <span>{pageText.lookingForPlace}</span>
        <Chip href={paths.stores}>{typeNames.store}</Chip>
        <Chip href={paths.deliveryCities}>{deliveryPlaces}</Chip>
      </p>
      {departments.length > 0 && (
        <section>
          <h2 className={styles.sectionTitle}>{pageText.departments}</h2>
          <DepartmentTiles label={pageText.departments} departments={departments} />
        </section>
      )}
      {topSellers.length > 0 && (
        <ProductShelf carousel title={hasNoStore ? mostBoughtAnywhere : mostBought} products={topSellers} />
      )}
    </div>
  )
}
