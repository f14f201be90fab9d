import { describe, expect, it } from "vitest"
import { loadScript } from "./load-script.ts"
import { secretsOf } from "./script-secrets.ts"

const secretsIn = (passwords: ReadonlyArray<string>, environment = {}) => {
  const steps = passwords.map(
    (password) => `  - log-in: { email: a@exempel.se, password: ${JSON.stringify(password)} }`
  )
  const text = `version: 1\nname: A trip\nvariables: { inner: Inre-123, outer: "\${var:inner}" }\nsteps:\n${steps.join("\n")}\n`
  const { script, problems } = loadScript("a.yaml", environment, () => text)
  if (script === null) throw new Error(JSON.stringify(problems))
  return secretsOf(script, environment)
}

describe("secretsOf", () => {
  it("finds literals, variables, environment values and defaults, in every step", () => {
    expect(secretsIn(["Hemligt-1", "${env:PASSWORD|Hemligt-2}", "${var:outer}"], { PASSWORD: "Hemligt-3" })).toEqual([
      "Hemligt-1",
      "Hemligt-2",
      "Hemligt-3",
      "Inre-123"
    ])
  })
})
