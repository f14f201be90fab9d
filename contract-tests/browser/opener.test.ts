import { expect } from "vitest"
import { describeInBrowser } from "./describe-in-browser.ts"

const otherSite = "http://annan.example/"

await describeInBrowser("the opener policy", (it) => {
  it("separates the shop from a page of another site that opened it, on the pages that follow, too", async ({
    page,
    shop
  }) => {
    await page.route(`${otherSite}**`, (route) => route.fulfill({ contentType: "text/html", body: "<p>Annan sajt" }))
    await page.goto(otherSite)
    const shopPagePromise = page.waitForEvent("popup")
    const isClosedToOpener = await page.evaluateHandle((url) => {
      const shopWindow = open(url)
      return () => shopWindow?.closed
    }, shop.origin)
    const shopPage = await shopPagePromise
    const expectSeparation = async () => {
      expect(await isClosedToOpener.evaluate((isClosed) => isClosed())).toBe(true)
      expect(await shopPage.evaluate(() => window.opener)).toBeNull()
    }
    await shopPage.getByRole("heading", { level: 1 }).waitFor({ state: "attached" })
    await shopPage.waitForLoadState()
    await expectSeparation()
    for (const navigate of [() => location.assign("/butiker"), () => location.reload()]) {
      // Not waitForLoadState: the previous document has been loaded, too, until the new one replaces it.
      const loadPromise = shopPage.waitForEvent("load")
      await shopPage.evaluate(navigate)
      await loadPromise
      expect(shopPage.url()).toBe(`${shop.origin}/butiker`)
      await expectSeparation()
    }
  })

  it("has no policy on a page that the shopper opened, nor on its reload, which would change the process", async ({
    page
  }) => {
    const policyOf = async (load: () => ReturnType<typeof page.goto>) =>
      (await load())?.headers()["cross-origin-opener-policy"]
    expect(await policyOf(() => page.goto("/"))).toBeUndefined()
    await page.evaluate(() => history.pushState(null, "", "/butiker"))
    expect(await policyOf(() => page.reload())).toBeUndefined()
  })
})
