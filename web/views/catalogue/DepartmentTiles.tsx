import { CardGrid } from "#web/kit/layout/CardGrid.tsx"
import { DepartmentTile } from "./DepartmentTile.tsx"

export interface DepartmentTilesProps {
  readonly label: string
  readonly departments: ReadonlyArray<{ readonly id: string; readonly name: string; readonly url: string }>
}

/** The maximum number of departments that share one image; the selectors of DepartmentTile.module.css depend on it. */
const maxStackedCount = 12

/** Links to departments. Up to twelve departments share one image, with their pictures below one another, because each image that arrives costs a slow phone some 15 ms on the main thread. */
export const DepartmentTiles = ({ label, departments }: DepartmentTilesProps) => (
  <CardGrid kind="tile" label={label}>
    {departments.map(({ id, name, url }, index) => {
      const start = index - (index % maxStackedCount)
      const ids = departments
        .slice(start, start + maxStackedCount)
        .map((department) => encodeURIComponent(department.id))
      return (
        <DepartmentTile
          key={id}
          name={name}
          href={url}
          picture={`/images/departments/${ids.join(",")}`}
          stackedCount={ids.length}
        />
      )
    })}
  </CardGrid>
)
