import { Effect, Schema } from "effect"
import { defineBlock } from "../define-block.ts"

/** Shows the shop's departments. Loads nothing, because every page loads the departments for its menu. */
export const departmentGrid = defineBlock("DepartmentGrid", { title: Schema.String }, ({ title }) =>
  Effect.succeed({ title })
)
