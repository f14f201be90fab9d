import { describeCalls } from "../contract/call-docs.ts"
import type * as api from "./api.ts"

/** The API documentation of these calls. */
export const sessionDocs = describeCalls<typeof api>({
  createCustomerToken: {
    tag: "session",
    summary: "Exchange a staff member's token for a session as a customer",
    example: {
      token: "demo-anna"
    }
  },
  createToken: {
    tag: "session",
    summary: "Exchange an e-mail address and a password for an access token",
    example: {
      grant_type: "password",
      scope: "shop",
      username: "anna.andersson@exempel.se",
      password: "Matkasse-2026"
    }
  },
  revokeToken: {
    tag: "session",
    summary: "End the session"
  }
})
