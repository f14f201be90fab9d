import { Effect, Schema } from "effect"
import { defineBlock } from "../define-block.ts"

/** Shows the shop's departments, which the page has loaded already. */
export const departmentGrid = defineBlock("DepartmentGrid", { title: Schema.String }, ({ title }) =>
  Effect.succeed({ title })
)
