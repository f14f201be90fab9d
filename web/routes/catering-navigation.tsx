import type { NavigationLink } from "#core/navigation/model.ts"
import { allCatering } from "#web/text/shell.ts"
import { CategoryNav } from "#web/views/navigation/CategoryNav.tsx"

export interface CateringNavigationProps {
  readonly folder: Pick<NavigationLink, "id" | "url">
  readonly categories: ReadonlyArray<NavigationLink>
  /** The id of the page that is shown. */
  readonly currentId: string
}

/** The categories of catering, below 'All Catering' (PAGE-46). */
export const CateringNavigation = ({ folder, categories, currentId }: CateringNavigationProps) => (
  <CategoryNav
    items={[{ ...folder, name: allCatering }, ...categories].map(({ id, name, url }) => ({
      name,
      href: url,
      current: id === currentId ? "page" : undefined
    }))}
  />
)
