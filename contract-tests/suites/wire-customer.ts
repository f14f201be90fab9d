const noSavedSelection = { storePageId: null, userPostalCode: null, userSiteId: null, userDeliveryMethod: null }

/** The customer Anna in the wire format, with the delivery settings `settings`; by default none are saved. */
export const wireCustomer = (settings: Readonly<Record<string, unknown>> = {}) => ({
  contact: {
    id: "1",
    firstname: "Anna",
    lastname: "Andersson",
    addresses: [],
    channels: [],
    login: { email: "anna.andersson@exempel.se" },
    emailRecieptCopy: false
  },
  settings: { id: "1", ...noSavedSelection, ...settings }
})
