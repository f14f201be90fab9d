import { expect, it } from "vitest"
import { sharedName } from "./shared-name.ts"

it.each([
  [["Yoghurt vanilj", "Yoghurt jordgubb"], "Yoghurt"],
  [["Chips med salt", "Chips med dill"], "Chips"],
  [["Glass, vanilj", "Glass, choklad", "Glass, päron"], "Glass"],
  [["Mellanmjölk"], "Mellanmjölk"],
  [["Filmjölk", "Filmjölk ekologisk"], "Filmjölk"],
  [["Ost", "Skinka"], null]
])("the shared name of %j is %j", (names, expected) => {
  expect(sharedName(names)).toBe(expected)
})
