import { type ExitCode, exitCodes } from "../exit-codes.ts"
import type { ClientEvent } from "#core/contract/events.ts"
import type { ContractBroken } from "#core/contract/errors.ts"
import { createToken } from "#core/session/api.ts"
import type { Exchange } from "./traffic.ts"

/** A problem with the API itself, in one sentence that names the next step. */
export interface ApiProblem {
  readonly exitCode: ExitCode
  readonly sentence: string
}

const unknownHostCodes = new Set(["ENOTFOUND", "EAI_AGAIN"])
const noTlsCodes = new Set(["EPROTO", "ERR_SSL_WRONG_VERSION_NUMBER", "ERR_SSL_PACKET_LENGTH_TOO_LONG"])

const describeUnreachable = ({ method, path, failure, code, ms }: Exchange, api: string): string => {
  if (failure === "timed-out")
    return `${method} ${path} got no response within ${Math.round(ms / 100) / 10} s; check the API, or allow more time with --timeout.`
  if (code === "ECONNREFUSED") return `Nothing listens at ${api}; start the API there, or give another URL with --api.`
  if (code !== null && unknownHostCodes.has(code))
    return `The host of ${api} is not known; correct the URL given with --api.`
  if (code !== null && noTlsCodes.has(code) && api.startsWith("https:"))
    return `${api} does not support HTTPS; use http:// in --api.`
  return `The connection to ${api} was closed during ${method} ${path}${code === null ? "" : ` (${code})`}; try again, or set --retries.`
}

const describeUnreadable = ({ method, path, status, contentType }: Exchange): string =>
  contentType?.includes("html") === true
    ? `${method} ${path} returned ${status} with HTML instead of JSON; check whether --api is the API's base URL, as in http://localhost:3000/api/v1.`
    : `${method} ${path} returned ${status} with a body that is not valid JSON or is truncated; look at the response in the saved run.`

/** Describes a response status that the contract does not allow; null for an allowed one, and without a response. */
const statusProblemOf = ({ method, path, status, withToken }: Exchange): ApiProblem | null => {
  const response = `${method} ${path} returned ${status}`
  if (status === null) return null
  if (status >= 502 && status <= 504) {
    // The API responds with 503 itself, for example without its database.
    const source = status === 503 ? "the API or a proxy in front of it" : "a proxy in front of the API"
    return {
      exitCode: exitCodes.unreachable,
      sentence: `${response} from ${source}; try again later, or set --retries.`
    }
  }
  if (status >= 500)
    return {
      exitCode: exitCodes.unreachable,
      sentence: `${response}: the API failed; see its log, or try again later.`
    }
  if (status >= 300 && status < 400) {
    return {
      exitCode: exitCodes.contract,
      sentence: `${response}, a redirect; check whether --api is the API's base URL, as in http://localhost:3000/api/v1.`
    }
  }
  // A 401 of the log-in means a wrong password, which is a failure of the step itself.
  if (status !== 401 || withToken || path === createToken.path) return null
  return {
    exitCode: exitCodes.authentication,
    sentence: `${response} although this call is public; check whether a proxy in front of the API requires credentials.`
  }
}

const apiProblemOf = (exchange: Exchange, api: string): ApiProblem | null => {
  if (exchange.failure === "aborted") return null
  if (exchange.failure !== null)
    return { exitCode: exitCodes.unreachable, sentence: describeUnreachable(exchange, api) }
  const statusProblem = statusProblemOf(exchange)
  if (statusProblem !== null) return statusProblem
  return exchange.hasJsonBody ? null : { exitCode: exitCodes.contract, sentence: describeUnreadable(exchange) }
}

/** The requests, broken responses, events and logs of a step. */
export interface StepRecords {
  readonly exchanges: ReadonlyArray<Exchange>
  readonly brokenResponses: ReadonlyArray<ContractBroken>
  readonly events: ReadonlyArray<ClientEvent>
  readonly logs: ReadonlyArray<string>
}

const contractProblem = (description: string): ApiProblem => ({
  exitCode: exitCodes.contract,
  sentence: `The API broke its contract: ${description}; look at the response in the saved run.`
})

/**
 * Finds the most important problem with the API: no response after all retries, a status that the contract does not allow, or a response that breaks
 * the contract.
 */
export const findApiProblem = ({ exchanges, brokenResponses, events }: StepRecords, api: string): ApiProblem | null => {
  const lastExchanges = new Map(
    exchanges.map((exchange) => [`${exchange.method} ${exchange.path} ${exchange.query}`, exchange])
  )
  const problems = [...lastExchanges.values()].flatMap((exchange) => apiProblemOf(exchange, api) ?? [])
  const [firstProblem] = problems.toSorted((a, b) => a.exitCode - b.exitCode)
  if (firstProblem !== undefined) return firstProblem
  const [firstBroken] = brokenResponses
  if (firstBroken !== undefined) return contractProblem(`${firstBroken.endpoint}, ${firstBroken.detail}`)
  const dropEvent = events.find((event) => event._tag === "ItemsDropped")
  return dropEvent === undefined
    ? null
    : contractProblem(`${dropEvent.endpoint}, ${dropEvent.count} item(s) skipped, ${dropEvent.detail}`)
}
