import { describeCalls } from "../contract/call-docs.ts"
import type * as api from "./api.ts"

/** The API documentation of these calls. */
export const customerServiceDocs = describeCalls<typeof api>({
  sendCustomerEmail: {
    tag: "customer service",
    summary: "Send a message to customer service by e-mail",
    query: {
      "g-recaptcha-response": {
        description: "The captcha's token, which is valid for one message and two minutes. It is never logged.",
        example: "token"
      }
    },
    bodyFields: {
      kdbId: "The id of the logged-in customer, null for a visitor. Another customer's id is refused.",
      name: "At most 40 characters.",
      phone: "At most 20 digits, spaces and dashes, with or without a '+' first; null when not given.",
      email: "The address for the reply.",
      body: "At most 4,000 characters."
    },
    example: {
      kdbId: null,
      name: "Kim Lind",
      phone: "08-123 45 67",
      email: "kim.lind@exempel.se",
      body: "Kan jag lämna tillbaka kassarna vid nästa leverans?"
    }
  }
})
