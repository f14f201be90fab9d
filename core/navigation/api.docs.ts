import { describeCalls } from "../contract/call-docs.ts"
import type * as api from "./api.ts"

/** The API documentation of these calls. */
export const navigationDocs = describeCalls<typeof api>({
  getNavigation: {
    tag: "content",
    summary: "Get the navigation tree with the links of header and footer"
  },
  getSettings: {
    tag: "content",
    summary: "Get the settings that the shop's administrators have made"
  }
})
