import { shellState } from "#core/navigation/shell-state.ts"
import { useStatePart } from "#web/container/react.tsx"
import { DepartmentTiles } from "#web/views/catalogue/DepartmentTiles.tsx"
import styles from "../Blocks.module.css"
import type { BlockProps } from "../block-props.ts"

export const DepartmentGrid = ({ block: { title } }: BlockProps<"DepartmentGrid">) => {
  const departments = useStatePart(shellState, (shell) => shell.departments)
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <DepartmentTiles label={title} departments={departments} />
    </section>
  )
}
