import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { loadNavigation, loadSettings } from "#core/navigation/load-navigation.ts"
import type { BackEnd } from "../back-end.ts"
import { openRecordedClient, type RecordedClient } from "./recorded-client.ts"

const text: unknown = expect.any(String)
const list: unknown = expect.any(Array)

/** The calls of navigation, pages and settings, as the core sends them and the back end responds. */
export const contentCalls = (name: string, open: () => Promise<BackEnd>): void => {
  describe(`calls of navigation, pages and settings: ${name}`, () => {
    let client: RecordedClient
    beforeAll(async () => {
      client = await openRecordedClient(await open())
    })
    afterAll(() => client.shop.dispose())

    const expectNoCache = async (path: string, json: unknown) => {
      const exchange = await client.send("GET", `${path}?nocache=true`)
      expect(exchange).toMatchObject({ request: `GET ${path}?nocache=true`, status: 200, json })
      expect(exchange.headers["cache-control"]).toBe("private, no-cache")
    }

    it("API-78 API-79 CAPI-18 GET /navigation returns tree, header, footer and customer service, with 'private, no-cache' when nocache=true", async () => {
      const { request, json, headers } = await client.exchange(loadNavigation())
      expect([request, headers["cache-control"]]).toEqual(["GET /navigation", "public, max-age=60"])
      const entry = { name: text, type: text, link: { url: expect.stringMatching(/^\//) } }
      expect(json).toEqual({
        data: {
          tree: { id: text, name: text, type: text, link: { url: "/" }, children: list },
          header: json.data.header.map(() => entry),
          footer: json.data.footer.map(() => ({ name: text, children: list })),
          customerService: json.data.customerService.map(() => entry)
        }
      })
      for (const part of [json.data.tree.children, json.data.header, json.data.footer, json.data.customerService])
        expect(part.length).toBeGreaterThan(0)
      await expectNoCache("/navigation", json)
    })

    it("CENTITY-01 PAGE-36 PAGE-37 PAGE-38 GET /PageData/{page} returns type, seo, contentBlocks and blockOptions", async () => {
      const textOrNull = expect.toSatisfy((value: unknown) => value === null || typeof value === "string")
      for (const page of ["start", "/om-skafferi"]) {
        const { json } = await client.send("GET", `/PageData/${encodeURIComponent(page)}`)
        expect(json).toEqual({
          id: text,
          type: expect.stringMatching(/^(FullWidthPage|ProductCategoryPage|ArticlePage)$/),
          seo: { title: text, description: textOrNull, keywords: textOrNull, shareImage: textOrNull },
          contentBlocks: list,
          blockOptions: {
            marginTopBottom: expect.any(Boolean),
            useFlushContainer: expect.any(Boolean),
            width: textOrNull,
            backgroundColor: textOrNull
          }
        })
        expect(json.contentBlocks.length).toBeGreaterThan(0)
      }
    })

    it("CAPI-05 CAPI-38 GET /PageData/{page} takes the id or the path of a page, and siteId, on which no page depends", async () => {
      const fetchPage = async (page: string, query = "?siteId=1001") =>
        (await client.send("GET", `/PageData/${encodeURIComponent(page)}${query}`)).json
      const { tree } = (await client.send("GET", "/navigation")).json.data
      const recipesEntry = tree.children.find(({ link }: any) => link.url === "/recept")
      expect(await fetchPage("/recept")).toMatchObject({ id: recipesEntry.id, type: "FullWidthPage" })
      for (const query of ["?siteId=1001", "?siteId=1002", ""])
        expect(await fetchPage(recipesEntry.id, query)).toEqual(await fetchPage("/recept"))
      expect(await client.send("GET", "/PageData/none?siteId=1001")).toMatchObject({
        status: 404,
        json: { errors: [{ code: "ERR_PAGE_NOT_FOUND" }] }
      })
    })

    it("API-80 API-81 CAPI-19 GET /settings returns the settings, with 'private, no-cache' when nocache=true", async () => {
      const { request, json, headers } = await client.exchange(loadSettings)
      expect([request, headers["cache-control"]]).toEqual(["GET /settings", "public, max-age=60"])
      expect(json).toMatchObject({ companyName: "Skafferi", phoneEmail: { phone: text, email: text }, pickingFee: 49 })
      await expectNoCache("/settings", json)
    })
  })
}
