import { createHash } from "node:crypto"
import { createConfig, lintFromString } from "@redocly/openapi-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { checkboxCaptcha } from "../captcha/checkbox-captcha.ts"
import { allRoutes } from "../routes.ts"
import { type TestRequest, stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { errorCodes } from "#core/contract/error-codes.ts"
import { rateLimits } from "#core/contract/rate-limits.ts"
import { rateLimitsWith } from "../staging-settings.ts"

interface Operation {
  readonly operationId: string
  readonly description?: string
  readonly responses: Readonly<Record<string, { readonly description: string }>>
}

let shop: TestStaging
let token = ""
// oxlint-disable-next-line no-explicit-any
let document: any
beforeAll(async () => {
  shop = await stagingForTests({
    rateLimits: rateLimitsWith({ lookUps: { perAddress: 3 }, logIns: { perAccount: 2, perAddress: 20 } })
  })
  token = await shop.logIn()
  document = (await shop.call("GET", "/openapi.json")).json
})
afterAll(() => shop.close())

const readOperations = (): ReadonlyArray<Operation> =>
  Object.values(document.paths as Record<string, Record<string, Operation>>).flatMap((path) =>
    Object.values(path).filter(({ operationId }) => operationId !== undefined)
  )

describe("the OpenAPI document", () => {
  it("passes the linter's recommended rules", async () => {
    // The specification has a path that ends in a slash.
    const config = await createConfig({ extends: ["recommended"], rules: { "no-path-trailing-slash": "off" } })
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: "openapi.json", config })
    expect(
      problems.map(({ ruleId, message, location: [where] }) => `${ruleId}: ${message} ${where?.pointer ?? ""}`)
    ).toEqual([])
  })

  it("lists search events under the tag search", () => {
    for (const path of ["/Loop54/notify/click", "/Loop54/notify/adding-to-cart"])
      expect([path, document.paths[path].post.tags]).toEqual([path, ["search"]])
  })

  it("describes the field homeDeliveryAssortmentValues of a postal code", () => {
    const { schema } = document.paths["/zipCodes/{zip}/storeNumber"].get.responses[200].content["application/json"]
    expect(schema.properties.homeDeliveryAssortmentValues).toMatchObject({
      type: "array",
      description: expect.stringContaining("catering")
    })
  })

  it("describes every declared call", () => {
    const pictures = ["productPicture", "departmentPicture", "recipePicture", "scenePicture"]
    expect(
      readOperations()
        .map(({ operationId }) => operationId)
        .toSorted()
    ).toEqual([...shop.staging.endpoints.map(({ name }) => name), "graphql", "graphqlGet", ...pictures].toSorted())
  })

  it("describes the body that a DELETE call accepts in place of its query", () => {
    const { requestBody } = document.paths["/carts/{id}/discountCodes"].delete
    expect(requestBody).toMatchObject({
      required: false,
      content: { "application/json": { schema: { type: "object", properties: { gtin: { type: "string" } } } } }
    })
  })

  it("describes every parameter, and shows every declared error under its status", () => {
    for (const { endpoint } of allRoutes(null as never, checkboxCaptcha)) {
      const responses = readOperations().find(({ operationId }) => operationId === endpoint.name)?.responses
      for (const code of endpoint.errors.filter((errorCode) => errorCodes[errorCode].status >= 400)) {
        const status = endpoint.errorStatus?.[code] ?? errorCodes[code].status
        expect([endpoint.name, responses?.[status]?.description]).toEqual([
          endpoint.name,
          expect.stringContaining(code)
        ])
      }
    }
    const undescribedNames = JSON.stringify(document.paths).match(
      /\{"name":"\w+","in":"(query|path)","required":(true|false),"schema"/g
    )
    expect(undescribedNames).toBeNull()
  })

  it("documents the default page size of each call, and its minimum, which the API enforces", async () => {
    const takeParameters = (
      Object.entries(document.paths) as ReadonlyArray<
        [
          string,
          {
            get?: {
              operationId: string
              parameters?: ReadonlyArray<{ name: string; description: string; schema: { minimum: number } }>
            }
          }
        ]
      >
    ).flatMap(([path, { get }]) =>
      (get?.parameters ?? [])
        .filter(({ name }) => name === "take" || name === "size")
        .map(({ name, description, schema }) => ({
          path,
          id: get?.operationId,
          name,
          defaultTake: / the default is (\d+)/.exec(description)?.[1],
          minimum: schema.minimum
        }))
    )
    expect(
      Object.fromEntries(
        takeParameters.filter(({ name }) => name === "take").map(({ id, defaultTake }) => [id, defaultTake])
      )
    ).toEqual({
      listCategoryProducts: "24",
      listCategoryRecipes: "20",
      listProducts: "24",
      listRecipes: "20",
      offerProducts: "24",
      productsByIds: undefined,
      topSellers: "24",
      relatedProducts: "8",
      recommendedProducts: "8",
      search: "20"
    })
    expect((await shop.call("GET", "/Loop54/search?Q=mj%C3%B6lk")).json.searchResults.products).toHaveLength(20)
    expect((await shop.call("GET", "/Loop54/search/quick/?q=mj%C3%B6lk")).json.searchResults.products).toHaveLength(6)
    for (const { id, path, name, minimum } of takeParameters.filter((parameter) => parameter.minimum > 0)) {
      if (path.includes("{")) continue
      expect([
        id,
        (await shop.call("GET", `${path}?${name}=${minimum - 1}`)).status,
        (await shop.call("GET", `${path}?${name}=${minimum}`)).status
      ]).toEqual([id, 400, 200])
    }
  })

  it("gives every field a type or a description", () => {
    const undescribedNames: Array<string> = []
    const visit = (value: unknown, path: string): void => {
      if (typeof value !== "object" || value === null) return
      for (const [key, item] of Object.entries(value)) {
        const field = `${path}/${key}`
        if (
          (path.endsWith("/properties") || key === "items") &&
          typeof item === "object" &&
          item !== null &&
          Object.keys(item).length === 0
        )
          undescribedNames.push(field)
        visit(item, field)
      }
    }
    visit(document.components.schemas, "")
    visit(document.paths, "")
    expect(undescribedNames).toEqual([])
  })

  it("is rendered as a page that shows every call and loads no resources", async () => {
    const { text, headers } = await shop.call("GET", "/docs")
    for (const { operationId } of readOperations()) expect(text).toContain(`id="${operationId}"`)
    const policy = headers.get("content-security-policy")
    const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? ""
    expect(policy).toContain(`style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`)
    expect(policy).toContain("default-src 'none'")
    expect(text).not.toMatch(/<script|<link|<img|style="|javascript:|src=/)
    const targets = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    expect([...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id).filter((id) => !targets.has(id))).toEqual([])
  })

  it("is rendered with 'cached 60 s' beside the calls whose responses are cached publicly, and not beside those with 'no-store'", async () => {
    const { text } = await shop.call("GET", "/docs")
    const summaries = [...text.matchAll(/<summary>((?:(?!<\/summary>).)*)<\/summary><div id="([^"]+)">/gs)]
    const markedIds = summaries.filter(([, summary = ""]) => summary.includes("cached 60 s")).map(([, , id]) => id)
    expect(markedIds).toEqual(expect.arrayContaining(["listSites", "topSellers"]))
    expect(markedIds).not.toContain("createToken")
  })

  it("is rendered with a curl example, the errors and the headers of each call", async () => {
    const { text } = await shop.call("GET", "/docs")
    const partOf = (operationId: string): string =>
      text.split(`<div id="${operationId}">`)[1]?.split("</details>")[0] ?? ""
    for (const { operationId } of readOperations())
      expect([operationId, partOf(operationId)]).toEqual([
        operationId,
        expect.stringMatching(/<pre><code>curl .*?\$(API|SHOP)\/.*X-Request-Id/s)
      ])
    const addItemsPart = partOf("addItems")
    expect(addItemsPart).toContain("--json '{&quot;items&quot;:")
    expect(addItemsPart).toContain("<code>gtin</code><i>required</i>")
    expect(addItemsPart).toContain("&quot;code&quot;: &quot;ERR_CART_LOCKED&quot;")
    expect(partOf("customerStatus")).toMatch(/<code>429<\/code>.*Retry-After/s)
    expect(partOf("graphql")).toContain("ERR_NOT_LOGGED_IN")
    const { deliverySlotsAvailability } =
      document.paths["/graphql"].post.requestBody.content["application/json"].examples
    expect((await shop.call("POST", "/graphql", { body: deliverySlotsAvailability.value })).json.errors).toBeUndefined()
    const examples = (
      document.paths["/graphql"].get.parameters as ReadonlyArray<{ name: string; example: string }>
    ).map(({ name, example }): [string, string] => [name, example])
    expect((await shop.call("GET", `/graphql?${new URLSearchParams(examples)}`)).json.data.getCookies.domain).toBe(
      "shop.test"
    )
  })

  it("describes the 406 and 415 responses of /graphql as the API sends them", async () => {
    const describedErrors = (method: "get" | "post") => {
      const { responses } = document.paths["/graphql"][method] as {
        responses: Record<string, { content?: Record<string, { example: { errors: unknown } }> }>
      }
      return Object.fromEntries(
        Object.entries(responses)
          .filter(([status]) => Number(status) > 400)
          .map(([status, { content }]) => [status, content?.["application/json"]?.example.errors])
      )
    }
    const send = async (method: string, path: string, request: TestRequest) => {
      const { status, json, headers } = await shop.call(method, path, request)
      return { [status]: json.errors, id: headers.get("x-request-id") === json.requestId }
    }
    const acceptHtml = { headers: { accept: "text/html" } }
    const query = "query=%7BgetCookies%7Bdomain%7D%7D"
    expect({ ...(await send("GET", `/graphql?${query}`, acceptHtml)) }).toEqual({ ...describedErrors("get"), id: true })
    expect({
      ...(await send("POST", "/graphql", { ...acceptHtml, body: { query: "{ getCookies { domain } }" } })),
      ...(await send("POST", "/graphql", {
        headers: { "content-type": "application/x-www-form-urlencoded" },
        raw: query
      }))
    }).toEqual({ ...describedErrors("post"), id: true })
    expect(document.info.description).toContain("405")
    expect((await shop.call("PUT", "/graphql", { raw: query })).json.errors[0].code).toBe("ERR_METHOD_NOT_ALLOWED")
  })

  it("describes the limits that the calls declare, with the values that the server enforces", async () => {
    const limitedEndpoints = shop.staging.endpoints.filter(({ rateLimit }) => rateLimit !== undefined)
    expect(limitedEndpoints.map(({ name }) => name).toSorted()).toEqual([
      "addDiscountCode",
      "checkOutCart",
      "createCustomer",
      "createCustomerToken",
      "createToken",
      "customerByEmail",
      "customerStatus",
      "mapDiscountCode",
      "notifyAddingToCart",
      "notifyClick",
      "requestPasswordReset",
      "sendCustomerEmail",
      "setEmail"
    ])
    const describedOperations = readOperations().filter(({ description }) => /count together/.test(description ?? ""))
    expect(describedOperations.map(({ operationId }) => operationId).toSorted()).toEqual(
      limitedEndpoints.map(({ name }) => name).toSorted()
    )
    const limitErrors = Object.values(rateLimits).flatMap(({ errorCode }) => errorCode ?? [])
    for (const { name, errors, rateLimit } of shop.staging.endpoints) {
      const ownLimitError = rateLimit === undefined ? null : rateLimits[rateLimit].errorCode
      expect([name, errors.filter((code) => limitErrors.some((limitError) => limitError === code))]).toEqual([
        name,
        ownLimitError === null ? [] : [ownLimitError]
      ])
    }
    const statusDescription = readOperations().find(({ operationId }) => operationId === "customerStatus")?.description
    expect(statusDescription).toContain("at most 3 per IP address in 10 minutes")
    expect(document.info.description).toContain("after 2 failures per account, or 20 failures per IP address")
    const lookUp = () => shop.call("GET", "/customer/status/199001012385", { ipAddress: "192.0.2.77" })
    const statuses = [await lookUp(), await lookUp(), await lookUp(), await lookUp()].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it("documents error codes under the status that the API returns with them", async () => {
    const cartId = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.id
    const form = { headers: { "content-type": "application/x-www-form-urlencoded" } }
    const wrongPassword = { ...form, raw: "grant_type=password&scope=api&username=x%40exempel.se&password=fel" }
    const validRegistration = {
      pnr: "198501012382",
      emailAddress: "ny@exempel.se",
      password: "Matkasse-2026",
      mobilePhone: "0701234567",
      referrer: ""
    }
    const additionOfUnknownProduct = {
      items: [{ gtin: "0000000000000", itemNo: "x_ST", quantity: { value: 1, unit: "Piece", originalUnit: "Piece" } }]
    }
    const failingCalls: ReadonlyArray<readonly [name: string, method: string, path: string, request?: TestRequest]> = [
      ["getCustomer", "GET", "/customer"],
      ["getCart", "GET", "/carts/nope", { token }],
      ["getOrder", "GET", "/orders/nope", { token }],
      ["createCart", "POST", "/carts", { token, body: { storeNumber: "9999" } }],
      ["createCart", "POST", "/carts", { token, body: {} }],
      ["addItems", "POST", `/carts/${cartId}/additems`, { token, body: additionOfUnknownProduct }],
      ["changeItem", "PUT", `/carts/${cartId}/items/nope`, { token, body: { quantity: 1 } }],
      ["chooseSlot", "PUT", `/carts/${cartId}/slot`, { token, body: { slotId: "nope" } }],
      ["checkOutCart", "POST", `/carts/${cartId}/checkout`, { token, body: { payment: "onDelivery" } }],
      ...["UTGANGEN", "ANVAND", "VALIDERA", "OGILTIG", "FINNSINTE"].map(
        (code) => ["mapDiscountCode", "GET", `/DiscountCodeMap?code=${code}`, { token }] as const
      ),
      ["storeNumberOfZip", "GET", "/zipCodes/98107/storeNumber"],
      [
        "saveDeliverySettings",
        "PUT",
        "/customer/userdeliverysettings",
        { token, body: { userDeliveryMethod: "homeDelivery", userPostalCode: "98107", userSiteId: null } }
      ],
      ["listOffers", "GET", "/offers"],
      ["getPageData", "GET", "/PageData/nope"],
      ["listCategoryProducts", "GET", "/Loop54/category/nope/products"],
      ["createCustomer", "POST", "/customer/createcustomer", { body: { ...validRegistration, pnr: "196408233234" } }],
      ["createCustomer", "POST", "/customer/createcustomer", { body: { ...validRegistration, pnr: "201212122384" } }],
      [
        "createCustomer",
        "POST",
        "/customer/createcustomer",
        { body: { ...validRegistration, emailAddress: "anna.andersson@exempel.se" } }
      ],
      ["createCustomer", "POST", "/customer/createcustomer", { body: validRegistration }],
      [
        "changePasswordWithToken",
        "PUT",
        "/customer/changepasswordwithtoken",
        { body: { authToken: "x", password: "Matkasse-2026", passwordConfirmation: "Matkasse-2026" } }
      ],
      ["createToken", "POST", "/connect/token", wrongPassword],
      ["createToken", "POST", "/connect/token", wrongPassword],
      ["createToken", "POST", "/connect/token", wrongPassword],
      ["createToken", "POST", "/connect/token", { ...form, raw: "grant_type=magic" }]
    ]
    for (const [name, method, path, request] of failingCalls) {
      const { status, json } = await shop.call(method, path, request)
      expect([name, path, status >= 400]).toEqual([name, path, true])
      const code: string = json.errors?.[0].code ?? json.error
      const description =
        readOperations().find(({ operationId }) => operationId === name)?.responses[status]?.description ??
        `no ${status}`
      expect([name, status, description]).toEqual([name, status, expect.stringContaining(code)])
    }
  })
})
