import { Effect, Schema } from "effect"
import { defineBlock } from "../define-block.ts"

/** Shows the shop's departments. It loads no departments itself, because every page loads them for its menu. */
export const departmentGrid = defineBlock("DepartmentGrid", { title: Schema.String }, ({ title }) =>
  Effect.succeed({ title })
)
