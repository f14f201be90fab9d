import { describe, expect, it } from "vitest"
import { ContractBroken } from "#core/contract/errors.ts"
import { exitCodes } from "../exit-codes.ts"
import { findApiProblem, type StepRecords } from "./api-problem.ts"
import type { Exchange } from "./traffic.ts"

const api = "https://api.test/api/v1"

const anExchange = (fields: Partial<Exchange> = {}): Exchange => ({
  startedAt: 0,
  ms: 15_040,
  method: "GET",
  path: "/sites",
  query: "",
  body: null,
  withToken: false,
  requestId: null,
  status: 200,
  contentType: "application/json",
  responseBody: "{}",
  hasJsonBody: true,
  failure: null,
  code: null,
  ...fields
})

const findProblem = (records: Partial<StepRecords>, apiUrl = api) =>
  findApiProblem({ exchanges: [], brokenResponses: [], events: [], logs: [], ...records }, apiUrl)
const problemOf = (fields: Partial<Exchange>, apiUrl?: string) =>
  findProblem({ exchanges: [anExchange(fields)] }, apiUrl)
const unreachableSentence = (code: string | null, apiUrl?: string) =>
  problemOf({ failure: "unreachable", status: null, code }, apiUrl)?.sentence

describe("findApiProblem", () => {
  it("names the reason why no response arrived, and the next step", () => {
    expect(problemOf({ failure: "timed-out", status: null })).toEqual({
      exitCode: exitCodes.unreachable,
      sentence: "GET /sites got no response within 15 s; check the API, or allow more time with --timeout."
    })
    expect(unreachableSentence("ECONNREFUSED")).toBe(
      `Nothing listens at ${api}; start the API there, or give another URL with --api.`
    )
    for (const code of ["ENOTFOUND", "EAI_AGAIN"])
      expect(unreachableSentence(code)).toBe(`The host of ${api} is not known; correct the URL given with --api.`)
    for (const code of ["EPROTO", "ERR_SSL_WRONG_VERSION_NUMBER", "ERR_SSL_PACKET_LENGTH_TOO_LONG"])
      expect(unreachableSentence(code)).toBe(`${api} does not support HTTPS; use http:// in --api.`)
    expect(unreachableSentence("EPROTO", "http://api.test")).toBe(
      "The connection to http://api.test was closed during GET /sites (EPROTO); try again, or set --retries."
    )
    expect(unreachableSentence(null)).toBe(
      `The connection to ${api} was closed during GET /sites; try again, or set --retries.`
    )
  })

  it("ignores a request that the shop itself aborted", () => {
    expect(problemOf({ failure: "aborted", status: null, hasJsonBody: false })).toBeNull()
  })

  it.each([
    [500, exitCodes.unreachable, "GET /sites returned 500: the API failed; see its log, or try again later."],
    [501, exitCodes.unreachable, "GET /sites returned 501: the API failed; see its log, or try again later."],
    [
      502,
      exitCodes.unreachable,
      "GET /sites returned 502 from a proxy in front of the API; try again later, or set --retries."
    ],
    [
      504,
      exitCodes.unreachable,
      "GET /sites returned 504 from a proxy in front of the API; try again later, or set --retries."
    ],
    [505, exitCodes.unreachable, "GET /sites returned 505: the API failed; see its log, or try again later."],
    [
      300,
      exitCodes.contract,
      "GET /sites returned 300, a redirect; check whether --api is the API's base URL, as in http://localhost:3000/api/v1."
    ],
    [
      399,
      exitCodes.contract,
      "GET /sites returned 399, a redirect; check whether --api is the API's base URL, as in http://localhost:3000/api/v1."
    ],
    [
      401,
      exitCodes.authentication,
      "GET /sites returned 401 although this call is public; check whether a proxy in front of the API requires credentials."
    ]
  ])("explains a response of %d", (status, exitCode, sentence) => {
    expect(problemOf({ status })).toEqual({ exitCode, sentence })
  })

  it("finds no problem in 2xx responses with JSON, in 4xx responses except 401, and in a 401 response to a request with a token or to a log-in", () => {
    for (const status of [200, 299, 400, 403, 404, 499]) expect([status, problemOf({ status })]).toEqual([status, null])
    expect(problemOf({ status: 401, withToken: true })).toBeNull()
    expect(problemOf({ status: 401, path: "/connect/token" })).toBeNull()
  })

  it("distinguishes HTML from malformed JSON", () => {
    expect(problemOf({ hasJsonBody: false, contentType: "text/html; charset=utf-8" })).toEqual({
      exitCode: exitCodes.contract,
      sentence:
        "GET /sites returned 200 with HTML instead of JSON; check whether --api is the API's base URL, as in http://localhost:3000/api/v1."
    })
    for (const contentType of [null, "application/json"])
      expect(problemOf({ hasJsonBody: false, contentType })?.sentence).toBe(
        "GET /sites returned 200 with a body that is not valid JSON or is truncated; look at the response in the saved run."
      )
  })

  it("considers only the last attempt of each request", () => {
    const failedExchange = anExchange({ status: 503 })
    expect(findProblem({ exchanges: [failedExchange, anExchange()] })).toBeNull()
    expect(findProblem({ exchanges: [anExchange(), failedExchange] })?.exitCode).toBe(exitCodes.unreachable)
    for (const otherFields of [{ method: "POST" }, { path: "/x" }, { query: "a=1" }])
      expect(findProblem({ exchanges: [failedExchange, anExchange(otherFields)] })?.exitCode).toBe(
        exitCodes.unreachable
      )
  })

  it("names the problem with the lowest exit code: a failed API before a redirect", () => {
    const exchanges = [anExchange({ path: "/a", status: 301 }), anExchange({ path: "/b", status: 500 })]
    expect(findProblem({ exchanges })?.sentence).toContain("/b returned 500")
    expect(findProblem({ exchanges: exchanges.toReversed() })?.sentence).toContain("/b returned 500")
  })

  it("reports a response that could not be decoded, or of which items were skipped", () => {
    const brokenResponses = [new ContractBroken({ endpoint: "listSites", path: "/sites", detail: "sites is missing" })]
    expect(findProblem({ brokenResponses })).toEqual({
      exitCode: exitCodes.contract,
      sentence: "The API broke its contract: listSites, sites is missing; look at the response in the saved run."
    })
    const events = [
      { _tag: "TokenMissing", endpoint: "getCustomer" },
      { _tag: "ItemsDropped", endpoint: "search", count: 2, detail: "id is missing" }
    ] as never
    expect(findProblem({ events })).toEqual({
      exitCode: exitCodes.contract,
      sentence:
        "The API broke its contract: search, 2 item(s) skipped, id is missing; look at the response in the saved run."
    })
    expect(findProblem({ events: [{ _tag: "TokenMissing", endpoint: "getCustomer" }] as never })).toBeNull()
  })
})
