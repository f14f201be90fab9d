import { describeCalls } from "../contract/call-docs.ts"
import type * as api from "./api.ts"

/** The API documentation of these calls. */
export const recipeDocs = describeCalls<typeof api>({
  recipesByIds: {
    tag: "recipes",
    summary: "Get recipes by id, in the requested order; unknown ids are omitted",
    path: {
      ids: {
        description: "Up to 200 recipe ids, separated by commas.",
        example: "12"
      }
    }
  }
})
