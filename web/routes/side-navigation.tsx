import type { Place } from "#core/navigation/model.ts"
import { plainPath } from "#core/navigation/resolve.ts"
import { ShellViewId } from "#web/container/ids.ts"
import { useStateView } from "#web/container/react.tsx"
import { type CategoryItem, CategoryNav } from "#web/kit/CategoryNav.tsx"

export interface SideNavigationProps {
  readonly place: Place
  readonly trail: ReadonlyArray<Place>
  readonly leaves: ReadonlyArray<Place>
}

/** The departments with the branch of the page opened (CATNAV-01..03). */
export const SideNavigation = ({ place, trail, leaves }: SideNavigationProps) => {
  const departments = useStateView(ShellViewId, (shell) => shell.departments)
  const here = plainPath(place.url)
  const inside = (url: string) => here.startsWith(`${plainPath(url)}/`)
  const currentOf = (url: string): CategoryItem["current"] => (plainPath(url) === here ? "page" : inside(url) ? "inside" : undefined)
  const itemOf = ({ name, url }: Place, below?: ReadonlyArray<CategoryItem>): CategoryItem => ({ name, href: url, current: currentOf(url), children: below })
  const deepest = trail.at(-1)
  return (
    <CategoryNav
      items={departments.map((department) =>
        itemOf(
          department,
          department.children.map((group) => itemOf(group, deepest !== undefined && (plainPath(group.url) === here || inside(group.url)) ? leaves.map((leaf) => itemOf(leaf)) : undefined))
        )
      )}
    />
  )
}
