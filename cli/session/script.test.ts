import { expect, it } from "vitest"
import { loadScript } from "./load-script.ts"
import { labelOf } from "./script.ts"

const labelsOf = (...steps: ReadonlyArray<string>) =>
  loadScript(
    "a.yaml",
    {},
    () => `version: 1\nsteps:\n  - name: mail\n    flush:\n${steps.map((step) => `  - ${step}\n`).join("")}`
  )
    .script?.steps.slice(1)
    .map((step) => labelOf(step))

it("a step without a name is labelled with its verb and input, without secrets", () => {
  expect(
    labelsOf(
      "search: mjölk",
      "reset-password: { token: '${step:mail.token}', password: Hemligt-ord-1 }",
      "reset-password: { token: abcdef, password: '${env:SECRET|Hemligt-ord-1}' }",
      "register: { personal-number: '${unregistered:person}', email: a@exempel.se, mobile-phone: '0701234567', password: '${random:password}' }",
      "log-in: { email: a@exempel.se, password: Hemligt-ord-1 }"
    )
  ).toEqual([
    "search mjölk",
    "reset-password ${step:mail.token}",
    "reset-password",
    "register ${unregistered:person} a@exempel.se 0701234567",
    "log-in a@exempel.se"
  ])
})
