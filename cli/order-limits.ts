import { defaultStagingSettings, rateLimitsWith, type StagingSettings } from "#adapters/staging/staging-settings.ts"
import { rateLimits } from "#core/contract/rate-limits.ts"
import { CliFailure, exitCodes } from "./exit-codes.ts"

type Environment = Readonly<Record<string, string | undefined>>

const positiveNumber = (environment: Environment, name: string, defaultValue: number): number => {
  const text = environment[name] ?? ""
  if (text === "") return defaultValue
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new CliFailure(exitCodes.usage, `${name} must be a whole number from 1, not '${text}'.`)
  return Number(text)
}

/** How many open orders a customer may have, by the environment. The rate limit of checkouts is at least as high. */
export const orderLimitsOf = (
  environment: Environment
): Pick<StagingSettings, "maxOpenOrders" | "maxOrdersPerSlot" | "rateLimits"> => {
  const maxOpenOrders = positiveNumber(environment, "SKAFFERI_OPEN_ORDERS", defaultStagingSettings.maxOpenOrders)
  const { perAccount, perAddress } = rateLimits.checkOuts
  return {
    maxOpenOrders,
    maxOrdersPerSlot: positiveNumber(environment, "SKAFFERI_ORDERS_PER_TIME", defaultStagingSettings.maxOrdersPerSlot),
    rateLimits: rateLimitsWith({
      checkOuts: { perAccount: Math.max(perAccount, maxOpenOrders), perAddress: Math.max(perAddress, maxOpenOrders) }
    })
  }
}
