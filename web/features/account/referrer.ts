/** Returns the referrer that a registration records: 'sms' when the URL, or a query string alone, comes from the link in a text message (ROUTE-10). */
export const referrerOf = (url: string): "sms" | "" =>
  new URL(url, "http://shop.invalid").searchParams.get("utm_source")?.toLowerCase() === "sms" ? "sms" : ""
