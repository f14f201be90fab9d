import { shellDepartments, shellState } from "#core/navigation/shell-state.ts"
import type { NavigationLink } from "#core/navigation/model.ts"
import { relationToCurrent } from "#core/navigation/path.ts"
import { withCachedMarkup } from "#web/container/CachedMarkup.tsx"
import { useStatePart } from "#web/container/react.tsx"
import * as paths from "#web/paths.ts"
import { allOf, products } from "#web/text/shell.ts"
import { type CategoryItem, CategoryNav } from "#web/views/navigation/CategoryNav.tsx"

export interface SideNavigationProps {
  readonly node: NavigationLink
  readonly trail: ReadonlyArray<NavigationLink>
  readonly childLinks: ReadonlyArray<NavigationLink>
}

interface CategoriesProps {
  /** The current page's path. */
  readonly path: string
  /** The links below the current page's group; null when the page is not below a group. */
  readonly childLinks: ReadonlyArray<NavigationLink> | null
}

const Categories = withCachedMarkup("categories", ({ path, childLinks }: CategoriesProps) => {
  const departments = useStatePart(shellState, shellDepartments)
  const itemOf = ({ name, url }: NavigationLink, children?: ReadonlyArray<CategoryItem>): CategoryItem => ({
    name,
    href: url,
    current: relationToCurrent(path, url),
    children
  })
  const branchOf = ({ url }: NavigationLink) =>
    childLinks !== null && relationToCurrent(path, url) !== undefined
      ? childLinks.map((link) => itemOf(link))
      : undefined
  return (
    <CategoryNav
      items={[
        {
          name: allOf(products),
          href: paths.products,
          current: relationToCurrent(path, paths.products) === "page" ? "page" : undefined
        },
        ...departments.map((department) =>
          itemOf(
            department,
            department.children.map((group) => itemOf(group, branchOf(group)))
          )
        )
      ]}
    />
  )
})

/** All products and then the departments (PAGE-45, PAGE-47), with the current page's branch expanded (CATNAV-01..03). */
export const SideNavigation = ({ node, trail, childLinks }: SideNavigationProps) => (
  <Categories path={node.url} childLinks={trail.length > 0 ? childLinks : null} />
)
