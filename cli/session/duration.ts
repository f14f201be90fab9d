const units = { ms: 1, s: 1_000, min: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** Parses a duration such as '500 ms', '30 s', '15 min', '2 h' or '31 d' to ms; null when it is not one. */
export const parseDuration = (text: string): number | null => {
  const [, count = "", unit = ""] = /^(\d+(?:\.\d+)?)\s*(ms|s|min|h|d)$/.exec(text.trim()) ?? []
  return count === "" ? null : Number(count) * units[unit as keyof typeof units]
}
