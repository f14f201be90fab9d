import type { IngredientProduct } from "#core/recipes/model.ts"
import { type RecipeRow, recipeRows } from "#core/recipes/product-selection.ts"
import { canBeBought, priceOfQuantity } from "#core/recipes/rules.ts"
import { formatPrice } from "#core/kernel/money.ts"
import { classes } from "#web/kit/classes.ts"
import { Link } from "#web/kit/controls/Link.tsx"
import { Badge } from "#web/kit/feedback/Badge.tsx"
import { Checkbox } from "#web/kit/forms/Checkbox.tsx"
import { Picture } from "#web/kit/layout/Picture.tsx"
import { nameWithSize } from "#web/text/product.ts"
import * as text from "#web/text/recipe.ts"
import styles from "./RecipeProducts.module.css"

export interface RecipeProductsProps {
  readonly products: ReadonlyArray<IngredientProduct>
  /** For each entry of `products`, its ingredient with the amount: '500 g blandfärs'. Empty while the amounts are unknown. */
  readonly neededIngredients: ReadonlyArray<string>
  /** The ids of the selected products. */
  readonly selectedIds: ReadonlySet<string>
  readonly onChange: (productId: string, selected: boolean) => void
  /** Whether the products for other portions or another variant are being loaded. */
  readonly stale: boolean
}

const ProductRow = ({
  row: { product, quantity, atHome },
  ingredients,
  checked,
  onChange
}: {
  readonly row: RecipeRow
  readonly ingredients: ReadonlyArray<string>
  readonly checked: boolean
  readonly onChange: (selected: boolean) => void
}) => {
  const name = nameWithSize(product)
  const isSold = canBeBought(product)
  return (
    <li className={classes(styles.row, !isSold && styles.missing)}>
      <Link href={product.url} className={styles.picture} aria-hidden="true" tabIndex={-1}>
        <Picture src={product.picture ?? "/images/products/none"} alt="" width={80} height={80} />
      </Link>
      <Checkbox
        className={styles.checkbox}
        checked={checked}
        disabled={!isSold}
        onChange={onChange}
        label={
          <>
            <span className={styles.name}>{name}</span>
            <span className={styles.details}>
              {[product.brand, text.neededFor(ingredients.join(", "))].filter(Boolean).join(" · ")}
            </span>
            {atHome && isSold && <Badge>{text.atHome}</Badge>}
            {!isSold && <span className={styles.reason}>{text.missing}</span>}
          </>
        }
      />
      {isSold && product.price !== null && (
        <p className={styles.price}>
          <span>{text.quantity(quantity, product.unit)}</span>
          <strong>{formatPrice(priceOfQuantity(product.unit, product.price.current, quantity))}</strong>
        </p>
      )}
    </li>
  )
}

/** The products of a recipe with checkboxes, and the ingredients without a product: those that the store lacks or most people have at home (RECIPE-11, RECIPE-36). */
export const RecipeProducts = ({ products, neededIngredients, selectedIds, onChange, stale }: RecipeProductsProps) => {
  const ingredientsOf = (id: string) =>
    products.flatMap(({ ingredient, toBuy }, index) =>
      toBuy?.product.id === id ? [neededIngredients[index] ?? ingredient] : []
    )
  const ingredientsWithoutProduct = new Map(
    products.flatMap(({ ingredient, atHome, toBuy }) => (toBuy === null ? [[ingredient, atHome]] : []))
  )
  return (
    <ul role="list" className={classes(styles.list, stale && styles.stale)} aria-busy={stale || undefined}>
      {recipeRows(products).map((row) => (
        <ProductRow
          key={row.product.id}
          row={row}
          ingredients={[...new Set(ingredientsOf(row.product.id))]}
          checked={selectedIds.has(row.product.id)}
          onChange={(checked) => onChange(row.product.id, checked)}
        />
      ))}
      {[...ingredientsWithoutProduct].map(([ingredient, atHome]) => (
        <li key={ingredient} className={classes(styles.row, styles.missing)}>
          <span className={styles.noPicture} />
          <p className={styles.noProduct}>
            <span className={styles.name}>{ingredient}</span>
            {atHome ? <Badge>{text.atHome}</Badge> : <span className={styles.reason}>{text.missing}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
