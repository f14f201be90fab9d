import { describeCalls } from "../contract/call-docs.ts"
import type * as api from "./api.ts"

/** The API documentation of these calls. */
export const sessionDocs = describeCalls<typeof api>({
  adminLogin: {
    tag: "session",
    summary: "Get a token to act as a customer, for staff only",
    path: {
      id: {
        description: "The id of the customer; the caller must be a staff member, and no token is issued for staff."
      }
    }
  },
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
