import type { LoadedPageOf } from "#core/content/pages.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { Chip } from "#web/kit/controls/Chip.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { CardGrid } from "#web/kit/layout/CardGrid.tsx"
import { mealCount } from "#web/text/catering.ts"
import { cateringNotPossibleOn, pageTitle } from "#web/text/shell.ts"
import { MealCard } from "#web/views/catering/MealCard.tsx"
import { eagerCardCount } from "#web/views/catalogue/eager-card-count.ts"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import { classes } from "#web/kit/classes.ts"
import { CateringNavigation } from "./catering-navigation.tsx"
import type { PageMeta } from "./page-data.ts"
import type { PageProps } from "./pages.ts"
import styles from "./list-page.module.css"

export const metaOf = ({ node }: LoadedPageOf<"cateringCategory">): PageMeta => ({
  title: pageTitle(node.name),
  canonical: encodeURI(node.url)
})

/** The catered meals of a category, with their variants (CATERING-01). */
export const Page = ({
  page: { node, trail, categories, meals, fullyBookedCateringDates }
}: PageProps<"cateringCategory">) => (
  <PageLayout
    side={<CateringNavigation folder={trail[0] ?? node} categories={categories} currentId={node.id} />}
    cart={<CartSidebar />}
  >
    <Breadcrumbs
      parents={trail.slice(0, -1).map(({ name, url }) => ({ name, href: url }))}
      current={node.name}
      note={mealCount(meals.length)}
    />
    {fullyBookedCateringDates.length > 0 && (
      <div className={styles.notice}>
        <Notice kind="warning">{cateringNotPossibleOn(fullyBookedCateringDates)}</Notice>
      </div>
    )}
    <ul role="list" className={classes(styles.chips, styles.children)}>
      {categories.map(({ id, name, url }) => (
        <li key={id}>
          <Chip href={url} selected={id === node.id}>
            {name}
          </Chip>
        </li>
      ))}
    </ul>
    <CardGrid kind="recipe" label={node.name}>
      {meals.map((meal, index) => (
        <MealCard key={meal.id} meal={meal} heading="h2" eager={index < eagerCardCount} />
      ))}
    </CardGrid>
  </PageLayout>
)
