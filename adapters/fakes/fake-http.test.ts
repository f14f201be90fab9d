import { Effect } from "effect"
import { expect, it } from "vitest"
import type { HttpRequest } from "#core/ports/http.ts"
import { makeFakeHttp, respondWithError, respondWithJson, unreachable } from "./fake-http.ts"

const request = (path: string): HttpRequest => ({ method: "GET", path, query: [], headers: {} })

it("makeFakeHttp returns the responses of its server, formats errors like the API, and records every request", async () => {
  const http = makeFakeHttp(({ path }) => {
    if (path === "/gone") return unreachable(path)
    return path === "/error" ? respondWithError(409, "ERR_TEST", "Nej") : respondWithJson({ path }, 201)
  })
  const outcomes = []
  for (const path of ["/found", "/error", "/gone"])
    outcomes.push(await Effect.runPromise(Effect.result(http.port.send(request(path)))))
  expect(outcomes).toMatchObject([
    { success: { status: 201, headers: { "content-type": "application/json" }, text: '{"path":"/found"}' } },
    { success: { status: 409, text: '{"errors":[{"code":"ERR_TEST","message":"Nej"}],"requestId":"fake"}' } },
    { failure: { _tag: "HttpUnavailable", reason: "unreachable", path: "/gone" } }
  ])
  expect(http.sent.map(({ path }) => path)).toEqual(["/found", "/error", "/gone"])
})
