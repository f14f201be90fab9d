import { shellDepartments, shellState } from "#core/navigation/shell-state.ts"
import { withCachedMarkup } from "#web/container/CachedMarkup.tsx"
import { useStatePart } from "#web/container/react.tsx"
import { DepartmentTiles } from "#web/views/catalogue/DepartmentTiles.tsx"
import styles from "../Blocks.module.css"
import type { BlockProps } from "../block-props.ts"

const Departments = withCachedMarkup("departments", ({ title }: { readonly title: string }) => (
  <DepartmentTiles label={title} departments={useStatePart(shellState, shellDepartments)} />
))

export const DepartmentGrid = ({ block: { title } }: BlockProps<"DepartmentGrid">) => (
  <section>
    <h2 className={styles.title}>{title}</h2>
    <Departments title={title} />
  </section>
)
