import type { Product } from "#core/catalogue/model.ts"
import { AssortmentViewId, ShellViewId } from "#web/container/ids.ts"
import { useStateView } from "#web/container/react.tsx"
import { ProductShelf } from "#web/features/catalogue/ProductShelf.tsx"
import { CardGrid } from "#web/kit/CardGrid.tsx"
import { Chip } from "#web/kit/Chip.tsx"
import { DepartmentTile } from "#web/kit/DepartmentTile.tsx"
import { title as deliveryPlaces } from "#web/text/districts.ts"
import { kinds } from "#web/text/search.ts"
import * as pageText from "#web/text/search-page.ts"
import { mostBought, mostBoughtAnywhere } from "#web/text/suggestions.ts"
import styles from "./search.module.css"

/** Out of a search that found nothing: the departments and what others buy. */
export const SearchWaysOn = ({ topSellers }: { readonly topSellers: ReadonlyArray<Product> }) => {
  const departments = useStateView(ShellViewId, (shell) => shell.departments)
  const storeless = useStateView(AssortmentViewId, ({ choice }) => choice === null)
  return (
    <div className={styles.ways}>
      <p className={styles.places}>
        <span>{pageText.lookingForPlace}</span>
        <Chip href="/butiker">{kinds.store}</Chip>
        <Chip href="/leveransorter">{deliveryPlaces}</Chip>
      </p>
      {departments.length > 0 && (
        <section>
          <h2 className={styles.wayTitle}>{pageText.departments}</h2>
          <CardGrid kind="tile" label={pageText.departments}>
            {departments.map(({ id, name, url }) => <DepartmentTile key={id} name={name} href={url} picture={`/images/departments/${id}`} />)}
          </CardGrid>
        </section>
      )}
      {topSellers.length > 0 && <ProductShelf carousel title={storeless ? mostBoughtAnywhere : mostBought} products={topSellers} />}
    </div>
  )
}
