import { describeCalls } from "../contract/call-docs.ts"
import type * as api from "./api.ts"

/** The API documentation of these calls. */
export const contentDocs = describeCalls<typeof api>({
  getPageData: {
    tag: "content",
    summary: "Get a CMS page by id or path",
    path: {
      page: {
        description: "The path of a page below the shop's root; 'start' is the start page.",
        example: "start"
      }
    },
    query: {
      siteId: {
        description: "The site that the page is for."
      }
    }
  }
})
