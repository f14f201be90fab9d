import fc from "fast-check"

const unusualTexts = [
  "'",
  '"',
  "%",
  "_",
  "\\",
  "\0",
  "\ud800",
  "\udc00",
  "\u202e",
  "\u200f",
  "\ufeff",
  "😀",
  "👩‍🌾",
  " ",
  "\n",
  "<b>",
  "&amp;",
  "{{",
  "ä",
  "İ",
  "ﬀ",
  "../",
  "+",
  "#",
  "?"
] as const

/** Any text in a search field, including whole pasted pages. */
export const anyInput: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(fc.constantFrom(...unusualTexts, "mj", "ost", "7310865004703"), { maxLength: 12 })
    .map((parts) => parts.join("")),
  fc.constantFrom(...unusualTexts).map((part) => part.repeat(10_000))
)
