const fromSms = "/registrera?utm_source=SMS&utm_medium=SMS&utm_campaign=registrering"

/** Addresses in text messages and old mail, and where they lead now; null for every other one (ROUTE-11, ROUTE-12, ROUTE-15). */
export const movedTo = ({ pathname, searchParams }: URL): string | null => {
  if (searchParams.get("prio") === "sms") return fromSms
  const token = searchParams.get("reset_password_token")
  const old = pathname.replace(/\/$/, "") === "/login/glomt-losenord/resetpassword"
  return old ? `/glomt-losenord${token === null || token === "" ? "" : `/${encodeURIComponent(token)}`}` : null
}
