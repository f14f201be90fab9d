import { Effect } from "effect"
import { cookiesFailed } from "#web/text/content.ts"
import { useCaseVerb } from "./verb.ts"

export const cookies = useCaseVerb("listCookies", {
  name: "cookies",
  summary: "Lists the shop's cookies with their purposes.",
  example: "cookies:",
  input: {},
  run: (_, listCookies) => Effect.map(listCookies(), (cookies) => ({ cookies })),
  failures: { CookiesUnavailable: cookiesFailed }
})
