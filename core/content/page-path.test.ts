import { expect, it } from "vitest"
import { pagePath } from "./page-path.ts"

it("pagePath removes the slashes at both ends of a page's path, and no others", () => {
  expect(["/om/oss/", "//om//oss//", "om", "/", ""].map(pagePath)).toEqual(["om/oss", "om//oss", "om", "", ""])
})
