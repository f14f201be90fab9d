import { useLocation } from "react-router-dom"
import type { LoadedPageOf } from "#core/content/pages.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { MealContent } from "#web/features/catering/MealContent.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { moreMeals } from "#web/text/catering.ts"
import { cateringNotPossibleOn, pageTitle } from "#web/text/shell.ts"
import { MealCard } from "#web/views/catering/MealCard.tsx"
import { ProductCarousel } from "#web/views/catalogue/ProductCarousel.tsx"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import styles from "./list-page.module.css"
import type { PageMeta } from "./page-data.ts"
import type { PageProps } from "./pages.ts"

export const metaOf = ({ meal }: LoadedPageOf<"catering">): PageMeta => ({
  title: pageTitle(meal.name),
  description: meal.description,
  canonical: encodeURI(meal.url)
})

/** One catered meal, with the others of its category below. */
export const Page = ({ page: { meal, trail, fullyBookedCateringDates, others } }: PageProps<"catering">) => {
  const { search } = useLocation()
  return (
    <PageLayout cart={<CartSidebar />}>
      <Breadcrumbs parents={trail.map(({ name, url }) => ({ name, href: url }))} current={meal.name} />
      {fullyBookedCateringDates.length > 0 && (
        <div className={styles.notice}>
          <Notice kind="warning">{cateringNotPossibleOn(fullyBookedCateringDates)}</Notice>
        </div>
      )}
      <MealContent key={meal.id} meal={meal} query={new URLSearchParams(search)} />
      {others.length > 0 && (
        <ProductCarousel label={moreMeals} kind="catering">
          {others.map((other) => (
            <MealCard key={other.id} meal={other} />
          ))}
        </ProductCarousel>
      )}
    </PageLayout>
  )
}
