import { shellState } from "#core/navigation/shell-state.ts"
import { useStateView } from "#web/container/react.tsx"
import { CardGrid } from "#web/kit/layout/CardGrid.tsx"
import { DepartmentTile } from "#web/views/catalogue/DepartmentTile.tsx"
import styles from "../Blocks.module.css"
import type { BlockProps } from "../block-props.ts"

export const DepartmentGrid = ({ block: { title } }: BlockProps<"DepartmentGrid">) => {
  const departments = useStateView(shellState, (shell) => shell.departments)
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <CardGrid kind="tile" label={title}>
        {departments.map(({ id, name, url }) => (
          <DepartmentTile key={id} name={name} href={url} picture={`/images/departments/${id}`} />
        ))}
      </CardGrid>
    </section>
  )
}
