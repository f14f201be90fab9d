/** Returns the referrer to record with a registration: 'sms' for a URL or query string with utm_source=sms, as in the link of a text message (ROUTE-10). */
export const referrerOf = (url: string): "sms" | "" =>
  new URL(url, "http://shop.invalid").searchParams.get("utm_source")?.toLowerCase() === "sms" ? "sms" : ""
