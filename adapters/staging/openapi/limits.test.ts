import { expect, it } from "vitest"
import { createToken } from "#core/session/api.ts"
import { defaultStagingSettings, rateLimitsWith } from "../staging-settings.ts"
import { describeCallLimit } from "./limits.ts"

it.each([
  [60_000, "1 minute"],
  [90_000, "2 minutes"],
  [600_000, "10 minutes"],
  [3_600_000, "1 hour"],
  [86_400_000, "24 hours"]
])("describeCallLimit describes a limit whose window is %i ms as a limit for %s", (windowMs, duration) => {
  const rateLimits = rateLimitsWith({ lookUps: { windowMs } })
  const description = describeCallLimit(
    { ...createToken, rateLimit: "lookUps" },
    { ...defaultStagingSettings, rateLimits }
  )
  expect(description).toContain(` ${duration};`)
})

it("describeCallLimit states both maximums of a limit per account and per IP address", () => {
  const description = describeCallLimit({ ...createToken, rateLimit: "discountCodes" }, defaultStagingSettings)
  expect(description).toContain("at most 60 per account and 300 per IP address in 10 minutes;")
})
