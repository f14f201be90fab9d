import { describeCalls } from "../contract/call-docs.ts"
import type * as api from "./api.ts"

/** The API documentation of these calls. */
export const accountDocs = describeCalls<typeof api>({
  checkPasswordToken: {
    tag: "account",
    summary: "Check whether the token of a password e-mail can still be used",
    example: { authToken: "from the link in the e-mail" }
  },
  changePasswordWithToken: {
    tag: "account",
    summary: "Set a new password with the token from the latest e-mail, and end every other session",
    example: {
      authToken: "from the link in the e-mail",
      password: "Matkasse-2027",
      passwordConfirmation: "Matkasse-2027"
    }
  },
  confirmEmail: {
    tag: "account",
    summary: "Confirm the change of the e-mail address with the token from the mail to the new address",
    example: { token: "from the link in the e-mail" }
  },
  createCustomer: {
    tag: "account",
    summary: "Register a customer who is listed in the population register",
    example: {
      pnr: "199001012385",
      emailAddress: "ny.kund@exempel.se",
      password: "Matkasse-2027",
      mobilePhone: "0701234567",
      referrer: ""
    }
  },
  customerByEmail: {
    tag: "account",
    summary: "Check whether an e-mail address is free to register with",
    path: {
      email: {
        description: "The e-mail address. It is never logged.",
        example: "ny.kund@exempel.se"
      }
    }
  },
  customerStatus: {
    tag: "account",
    summary: "Check by personal number whether a person may register; name and address are returned only if they may",
    path: {
      id: {
        description: "The personal number, of 10 or 12 digits with or without a dash. It is never logged.",
        example: "199001012385"
      }
    }
  },
  getCustomer: {
    tag: "account",
    summary: "Get the logged-in customer with contact details and saved settings"
  },
  setEmail: {
    tag: "account",
    summary:
      "Request a change of the e-mail address with which the customer logs in; the link in a mail to it confirms it",
    example: {
      currentEmailAddress: "anna.andersson@exempel.se",
      password: "Matkasse-2026",
      newEmail: "anna@exempel.se"
    }
  },
  setEmailReceiptCopy: {
    tag: "account",
    summary: "Choose whether receipts are also sent by e-mail",
    path: {
      value: {
        description: "true or false.",
        example: "true"
      }
    }
  },
  setMobilePhone: {
    tag: "account",
    summary: "Change the customer's mobile number",
    example: { mobilePhoneNumber: "+46701234567" },
    bodyFields: {
      mobilePhoneNumber: "A Swedish mobile number with or without a prefix; it is stored as +46 and nine digits."
    }
  },
  requestPasswordReset: {
    tag: "account",
    summary:
      "Send an e-mail with a link for choosing a new password; the response is the same for an unknown e-mail address",
    example: {
      email: "anna.andersson@exempel.se"
    }
  }
})
