import { expect, it } from "vitest"
import { withoutFormatCharacters } from "./format-characters.ts"

it("withoutFormatCharacters removes direction controls, marks and soft hyphens, and keeps emoji and letters", () => {
  for (const character of [
    "\u00ad",
    "\u061c",
    "\u200b",
    "\u200e",
    "\u200f",
    "\u202a",
    "\u202e",
    "\u2066",
    "\u2069",
    "\ufeff"
  ])
    expect(withoutFormatCharacters(`Kex ${character}gnal`)).toBe("Kex gnal")
  expect(withoutFormatCharacters("Smörgås 👩‍🍳 é\tå")).toBe("Smörgås 👩‍🍳 é\tå")
})
