import { describe, expect, it } from "vitest"
import { plainPage } from "./plain-page.ts"
import { hashSource } from "./security.ts"

describe("plainPage", () => {
  it("shows its message and a link that reloads it, and styles itself with the only inline element that its content security policy allows", async () => {
    const page = plainPage({ status: 503, heading: "Stängt", text: "Kom tillbaka.", retryAfterSeconds: 5 })
    const html = await page.text()
    expect(html).toContain("<title>Stängt | Skafferi</title>")
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('<h1>Stängt</h1><p>Kom tillbaka.</p><a href="">Ladda om sidan</a>')
    const [, styles = ""] = /<style>(.*?)<\/style>/.exec(html) ?? []
    expect(page.headers.get("content-security-policy")).toContain(
      `script-src 'self'; style-src 'self' ${hashSource(styles)};`
    )
    expect(html).not.toMatch(/ style=|<script/)
  })

  it("reloads itself only when it is given a time for the retry", async () => {
    const [overloadedPage, failedPage] = [5, null].map((retryAfterSeconds) =>
      plainPage({ status: 500, heading: "a", text: "b", retryAfterSeconds })
    )
    expect([overloadedPage?.headers.get("retry-after"), failedPage?.headers.has("retry-after")]).toEqual(["5", false])
    expect(await overloadedPage?.text()).toContain('<meta http-equiv="refresh" content="5">')
    expect(await failedPage?.text()).not.toContain("http-equiv")
  })
})
