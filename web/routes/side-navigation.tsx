import { shellState } from "#core/navigation/shell-state.ts"
import type { NavigationLink, ShellState } from "#core/navigation/model.ts"
import { relationToCurrent } from "#core/navigation/path.ts"
import { CachedMarkup } from "#web/container/CachedMarkup.tsx"
import { useStatePart } from "#web/container/react.tsx"
import * as paths from "#web/paths.ts"
import { allOf, products } from "#web/text/shell.ts"
import { type CategoryItem, CategoryNav } from "#web/views/navigation/CategoryNav.tsx"

export interface SideNavigationProps {
  readonly node: NavigationLink
  readonly trail: ReadonlyArray<NavigationLink>
  readonly childLinks: ReadonlyArray<NavigationLink>
}

const departmentsOf = ({ departments }: ShellState) => departments

const Categories = ({ node, trail, childLinks }: SideNavigationProps) => {
  const departments = useStatePart(shellState, departmentsOf)
  const itemOf = ({ name, url }: NavigationLink, children?: ReadonlyArray<CategoryItem>): CategoryItem => ({
    name,
    href: url,
    current: relationToCurrent(node.url, url),
    children
  })
  const branchOf = ({ url }: NavigationLink) =>
    trail.length > 0 && relationToCurrent(node.url, url) !== undefined
      ? childLinks.map((link) => itemOf(link))
      : undefined
  return (
    <CategoryNav
      items={[
        {
          name: allOf(products),
          href: paths.products,
          current: relationToCurrent(node.url, paths.products) === "page" ? "page" : undefined
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
}

/** All products and then the departments (PAGE-45, PAGE-47), with the current page's branch expanded (CATNAV-01..03). */
export const SideNavigation = (props: SideNavigationProps) => {
  const { node, trail, childLinks } = props
  return (
    <CachedMarkup contentKey={() => JSON.stringify(["categories", node.url, trail.length > 0, childLinks])}>
      <Categories {...props} />
    </CachedMarkup>
  )
}
