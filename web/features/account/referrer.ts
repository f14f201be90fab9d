/** Who comes by the link in a text message is registered as such (ROUTE-10); of an address or its query alone. */
export const referrerOf = (address: string): "sms" | "" =>
  new URL(address, "http://shop.invalid").searchParams.get("utm_source")?.toLowerCase() === "sms" ? "sms" : ""
