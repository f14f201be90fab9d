import { CardGrid } from "#web/kit/layout/CardGrid.tsx"
import { DepartmentTile } from "./DepartmentTile.tsx"

export interface DepartmentTilesProps {
  readonly label: string
  readonly departments: ReadonlyArray<{ readonly id: string; readonly name: string; readonly url: string }>
}

/** The maximum number of pictures in one image. */
const maxStackedCount = 24
/** The size of the pictures in px, for a displayed size of 96 px on screens of high density. */
const pictureEdge = 160

/** Links to departments, whose pictures are loaded as one image. */
export const DepartmentTiles = ({ label, departments }: DepartmentTilesProps) => (
  <CardGrid kind="tile" label={label}>
    {departments.map(({ id, name, url }, position) => {
      const index = position % maxStackedCount
      const stacked = departments.slice(position - index, position - index + maxStackedCount)
      const ids = stacked.map((department) => encodeURIComponent(department.id)).join(",")
      const src = `/images/departments/${ids}?width=${pictureEdge}&height=${pictureEdge}`
      return <DepartmentTile key={id} name={name} href={url} picture={{ src, count: stacked.length, index }} />
    })}
  </CardGrid>
)
