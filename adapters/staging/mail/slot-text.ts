const longDate = new Intl.DateTimeFormat("sv-SE", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" })

/** '8' for '08:00', '8.30' for '08:30'. */
const shortTime = (time: string): string => {
  const [hour, minute] = time.split(":")
  return minute === "00" ? String(Number(hour)) : `${Number(hour)}.${minute}`
}

/** 'söndag 22 november kl. 14-16', for plain text. */
export const slotText = ({ date, from, to }: { readonly date: string; readonly from: string; readonly to: string }) =>
  `${longDate.format(new Date(`${date}T00:00:00Z`))} kl. ${shortTime(from)}-${shortTime(to)}`
