import type { Place } from "#core/navigation/model.ts"
import { currentOf } from "#core/navigation/resolve.ts"
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
  const itemOf = ({ name, url }: Place, children?: ReadonlyArray<CategoryItem>): CategoryItem => ({ name, href: url, current: currentOf(place.url, url), children })
  const branchOf = ({ url }: Place) => (trail.length > 0 && currentOf(place.url, url) !== undefined ? leaves.map((leaf) => itemOf(leaf)) : undefined)
  return <CategoryNav items={departments.map((department) => itemOf(department, department.children.map((group) => itemOf(group, branchOf(group)))))} />
}
