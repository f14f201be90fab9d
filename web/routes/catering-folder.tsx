import type { LoadedPageOf } from "#core/content/pages.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { Chip } from "#web/kit/controls/Chip.tsx"
import { Link } from "#web/kit/controls/Link.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { mealCount, seeAll } from "#web/text/catering.ts"
import { cateringNotPossibleOn, pageTitle } from "#web/text/shell.ts"
import { MealCard } from "#web/views/catering/MealCard.tsx"
import { ProductCarousel } from "#web/views/catalogue/ProductCarousel.tsx"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import { classes } from "#web/kit/classes.ts"
import { CateringNavigation } from "./catering-navigation.tsx"
import type { PageMeta } from "./page-data.ts"
import type { PageProps } from "./pages.ts"
import styles from "./list-page.module.css"

export const metaOf = ({ node }: LoadedPageOf<"cateringFolder">): PageMeta => ({
  title: pageTitle(node.name),
  canonical: encodeURI(node.url)
})

/** The menu of catering: a carousel for each category. Names the days that are fully booked (SHELL-35, SHELL-36). */
export const Page = ({ page: { node, children, meals, fullyBookedCateringDates } }: PageProps<"cateringFolder">) => (
  <PageLayout
    side={<CateringNavigation folder={node} categories={children} currentId={node.id} />}
    cart={<CartSidebar />}
  >
    <Breadcrumbs parents={[]} current={node.name} note={mealCount(meals.length)} />
    {fullyBookedCateringDates.length > 0 && (
      <div className={styles.notice}>
        <Notice kind="warning">{cateringNotPossibleOn(fullyBookedCateringDates)}</Notice>
      </div>
    )}
    <ul role="list" className={classes(styles.chips, styles.children)}>
      {children.map(({ id, name, url }) => (
        <li key={id}>
          <Chip href={url}>{name}</Chip>
        </li>
      ))}
    </ul>
    {children.map(({ id, name, url }) => {
      const categoryMeals = meals.filter((meal) => meal.url.startsWith(`${url}/`))
      return (
        categoryMeals.length > 0 && (
          <ProductCarousel key={id} label={name} kind="catering" moreLink={<Link href={url}>{seeAll}</Link>}>
            {categoryMeals.map((meal) => (
              <MealCard key={meal.id} meal={meal} />
            ))}
          </ProductCarousel>
        )
      )
    })}
  </PageLayout>
)
