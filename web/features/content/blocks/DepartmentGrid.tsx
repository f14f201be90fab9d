import type { ShellState } from "#core/navigation/model.ts"
import { shellState } from "#core/navigation/shell-state.ts"
import { CachedMarkup } from "#web/container/CachedMarkup.tsx"
import { useStatePart } from "#web/container/react.tsx"
import { DepartmentTiles } from "#web/views/catalogue/DepartmentTiles.tsx"
import styles from "../Blocks.module.css"
import type { BlockProps } from "../block-props.ts"

const departmentsOf = ({ departments }: ShellState) => departments

const Departments = ({ title }: { readonly title: string }) => (
  <DepartmentTiles label={title} departments={useStatePart(shellState, departmentsOf)} />
)

export const DepartmentGrid = ({ block: { title } }: BlockProps<"DepartmentGrid">) => (
  <section>
    <h2 className={styles.title}>{title}</h2>
    <CachedMarkup contentKey={() => JSON.stringify(["departments", title])}>
      <Departments title={title} />
    </CachedMarkup>
  </section>
)
