import { expect, it } from "vitest"
import { matchesEntityTag } from "./if-none-match.ts"

it.each([
  [null, false],
  ["", false],
  ['"a1"', true],
  ['W/"a1"', true],
  ['"b2", W/"a1"', true],
  ['"b2,","a1"', true],
  ["*", true],
  [" * ", true],
  ['"b2", "c3"', false],
  ['"*"', false],
  ["a1", false],
  ['"a1', false],
  ['"A1"', false],
  ['"xa1"', false]
])("If-None-Match %s matches the entity tag 'a1': %s", (header, expected) => {
  expect(matchesEntityTag(header, "a1")).toBe(expected)
})
