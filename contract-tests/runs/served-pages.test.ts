import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { mostBoughtProducts } from "#core/catalogue/most-bought-api.ts"
import { aLine } from "#adapters/demo-shop/testing.ts"
import { openServedShop, type ServedShop, textsOf } from "./served-shop.ts"

let shop: ServedShop
let customerCookie = ""
beforeAll(async () => {
  shop = await openServedShop()
  customerCookie = await shop.customerCookie()
})
afterAll(() => shop.close())

const headingOf = (document: Document) => document.querySelector("h1")?.textContent
/** The parts of the shell around a page. */
const shellOf = (document: Document) => ({
  search: document.querySelectorAll("[role=combobox], [role=searchbox], input[type=search]").length > 0,
  columns: [...document.querySelectorAll("aside")].map((column) => column.getAttribute("aria-label")),
  footer: document.querySelector("footer") !== null
})
const withoutShell = { search: false, columns: [], footer: false }

describe("the pages of a customer", () => {
  const ownLists = [
    ["/matvaror/mina-favoritvaror", "Mina favoritvaror"],
    ["/matvaror/mina-tidigare-kopta-varor", "Mina tidigare köpta varor"],
    ["/recept/mina-favoritrecept", "Mina favoritrecept"],
    ["/recept/mina-mest-kopta-recept", "Mina mest köpta recept"]
  ] as const

  const expectRedirect = async (path: string, name: string) => {
    const url = `${path}?sida=1`
    const logInUrl = `/login?retur=${encodeURIComponent(url)}`
    expect((await shop.get(url)).location).toBe(logInUrl)
    expect((await shop.get(logInUrl)).status).toBe(200)
    expect((await shop.get(logInUrl, { cookie: customerCookie })).location).toBe(url)
    const { status, document } = await shop.get(url, { cookie: customerCookie })
    expect([status, headingOf(document)]).toEqual([200, name])
  }

  it("AUTH-02 open for a customer, who can use the cart, the favourites, 'Mina Sidor' and the checkout", async () => {
    const token = await shop.logIn()
    const { products: favourites } = (await shop.call("GET", "/favorites", { token })).json
    const topSellers = (await shop.call("GET", "/Loop54/products/topsellers?store=3201&take=40")).json.items
    const product = topSellers.find(({ id }: any) => favourites.every(({ itemNo }: any) => itemNo !== id))
    const { id } = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json
    expect(
      (await shop.call("POST", `/carts/${id}/additems`, { token, body: { items: [aLine(product, 2)] } })).status
    ).toBe(200)
    const open = async (path: string) => (await shop.get(path, { cookie: customerCookie })).document
    const checkout = await open("/checkout")
    expect(headingOf(checkout)).toBe("Kassa")
    expect(checkout.body.textContent).toContain("Totalt (2 varor)")
    expect(headingOf(await open("/mina-sidor"))).toBe("Mina Sidor")
    const favourite = (await shop.call("POST", "/favorites/products", { token, body: { itemNo: product.id } })).json
    const favouriteLinks = [...(await open("/matvaror/mina-favoritvaror")).querySelectorAll("main article a")]
    expect(favouriteLinks.some((link) => link.getAttribute("href")?.endsWith(`-p${product.id}`))).toBe(true)
    await shop.call("DELETE", `/favorites?id=${favourite.id}`, { token })
    await shop.call("DELETE", `/carts/${id}`, { token })
  })

  it("CROLE-05 protect the lists of favourite products, bought products and favourite recipes", async () => {
    for (const path of [ownLists[0][0], ownLists[1][0], ownLists[2][0]]) {
      expect((await shop.get(path)).location).toBe(`/login?retur=${encodeURIComponent(path)}`)
      expect((await shop.get(path, { cookie: customerCookie })).status).toBe(200)
    }
    expect((await shop.get("/matvaror")).status).toBe(200)
  })

  it("ROUTE-26 ROUTE-27 ROUTE-28 ROUTE-29 redirect a visitor from each of the customer's lists to the log-in, and back after the log-in", async () => {
    for (const [path, name] of ownLists) await expectRedirect(path, name)
  })
  it("CROUTE-19 CROUTE-23 CROUTE-52 redirect a visitor from the favourite products to the log-in, and back after the log-in", () =>
    expectRedirect("/matvaror/mina-favoritvaror", "Mina favoritvaror"))
  it("CROUTE-21 CROUTE-25 CROUTE-53 redirect a visitor from the bought products to the log-in, and back after the log-in", () =>
    expectRedirect("/matvaror/mina-tidigare-kopta-varor", "Mina tidigare köpta varor"))
  it("CROUTE-24 redirect a visitor from the favourite recipes to the log-in, and back after the log-in", () =>
    expectRedirect("/recept/mina-favoritrecept", "Mina favoritrecept"))
  it("CROUTE-20 list the favourite recipes", async () => {
    const hrefsOfCards = async () => {
      const { document } = await shop.get("/recept/mina-favoritrecept", { cookie: customerCookie })
      expect(headingOf(document)).toBe("Mina favoritrecept")
      return [...document.querySelectorAll("main article")].map((card) => card.querySelector("a")?.getAttribute("href"))
    }
    expect(await hrefsOfCards()).toEqual([])
    const [{ id: itemNo, url }] = (await shop.call("GET", "/Loop54/category/vardagsmiddag/recipes")).json.items
    const token = await shop.logIn()
    const { json: favourite } = await shop.call("POST", "/favorites/recipes", { token, body: { itemNo } })
    expect(await hrefsOfCards()).toEqual([url])
    await shop.call("DELETE", `/favorites?id=${favourite.id}`, { token })
    expect(await hrefsOfCards()).toEqual([])
  })
  it("CROUTE-22 redirect a visitor from the most bought recipes to the log-in, and back after the log-in to the list", async () => {
    const path = "/recept/mina-mest-kopta-recept"
    await expectRedirect(path, "Mina mest köpta recept")
    const { document } = await shop.get(path, { cookie: customerCookie })
    expect(document.querySelector("main")?.textContent).toContain("handlat till några recept")
  })

  it("ROUTE-22 ROUTE-24 show exactly the favourites and the earlier purchases, with links between the lists", async () => {
    const open = async (path: string) => {
      const { document } = await shop.get(path, { cookie: customerCookie })
      const main = document.querySelector("main")!
      const linkTo = (name: string) =>
        [...main.querySelectorAll("a")].find(({ textContent }) => textContent === name)?.getAttribute("href") ?? ""
      const productIds = [...main.querySelectorAll("article")].map(
        (card) => /-p(\d+_(?:ST|KG))$/.exec(card.querySelector("a")?.getAttribute("href") ?? "")?.[1]
      )
      return { document, linkTo, text: main.textContent, productIds }
    }
    const token = await shop.logIn()
    const favourites = (await shop.call("GET", "/favorites", { token })).json.products
    const accountPage = await open("/mina-sidor")
    const favouritesPage = await open(accountPage.linkTo("Mina favoritvaror"))
    expect(headingOf(favouritesPage.document)).toBe("Mina favoritvaror")
    expect(favouritesPage.productIds).toEqual(favourites.map(({ itemNo }: any) => itemNo))
    expect(favouritesPage.productIds).toHaveLength(18)
    const { name: operationName, document: query } = mostBoughtProducts
    const { json } = await shop.call("POST", "/graphql", {
      token,
      body: { operationName, query, variables: { size: 200, days: 36_500 } }
    })
    const boughtIds = json.data.mostBoughtProducts.map(({ itemNo }: any) => itemNo)
    const boughtPage = await open(favouritesPage.linkTo("Mina tidigare köpta varor"))
    expect(headingOf(boughtPage.document)).toBe("Mina tidigare köpta varor")
    expect([...boughtPage.productIds].toSorted()).toEqual(boughtIds.toSorted())
    expect(boughtIds.length).toBeGreaterThan(18)
    const recipesPage = await open(boughtPage.linkTo("Mina favoritrecept"))
    expect(recipesPage.text).toContain("Du har inte valt några favoriter bland våra recept än.")
  })
})

describe("the pages of catering and recipe bags", () => {
  interface Named {
    readonly name: string
    readonly url: string
  }
  const namesOf = (items: ReadonlyArray<Named>) => items.map(({ name }) => name)
  const openPage = async (path: string, heading: string) => {
    const { status, document } = await shop.get(path)
    expect([status, headingOf(document)]).toEqual([200, heading])
    return document
  }
  const typeOf = async (path: string) => {
    const { tree } = (await shop.call("GET", "/navigation")).json.data
    const find = (node: any): any =>
      node.link.url === path ? node : node.children.map(find).find((match: unknown) => match !== undefined)
    return find(tree).type
  }
  /** Expects a page of the type with a card for each item that the API lists. */
  const expectList = async (path: string, heading: string, type: string, listCall: string) => {
    const document = await openPage(path, heading)
    expect(await typeOf(path)).toBe(type)
    const { items } = (await shop.call("GET", `/Loop54/category/${listCall}`)).json
    expect(items.length).toBeGreaterThan(1)
    const cards = [...document.querySelectorAll("main article")]
    expect(cards.map((card) => card.querySelector("h2, h3")?.textContent)).toEqual(namesOf(items))
    expect(cards.map((card) => card.querySelector("a")?.getAttribute("href"))).toEqual(
      items.map(({ url }: Named) => url)
    )
  }

  it("PAGE-18 have the meals of the folder without scripts", () =>
    expectList("/catering", "Catering", "CateringFolderPage", "catering/catered-meals"))
  it("PAGE-19 have the meals of a category without scripts", () =>
    expectList("/catering/tartor", "Tårtor", "CateringCategoryPage", "tartor/catered-meals"))
  it("PAGE-20 CROUTE-09 have the sides and the contents of a meal without scripts", async () => {
    const document = await openPage("/catering/buffeer/bestall-c:italiensk-buffe", "Italiensk buffé")
    const { sides, variants } = (await shop.call("GET", "/Loop54/catered-meal/italiensk-buffe?store=3201")).json
    expect(textsOf(document, "main select option")).toEqual(expect.arrayContaining(namesOf(sides)))
    expect(document.querySelector("main")?.textContent).toContain("Välj tillbehör")
    expect(textsOf(document, "main details li")).toEqual(expect.arrayContaining(variants[0].contents))
    expect(variants[0].contents.length).toBeGreaterThan(1)
  })
  it("PAGE-25 have the bags of the folder without scripts", () =>
    expectList("/matkassar", "Matkassar", "BagFolderPage", "matkassar/recipe-bags"))
  it("PAGE-26 have the bags of a category without scripts", () =>
    expectList("/matkassar/familj", "Familjekassar", "BagCategoryPage", "familj/recipe-bags"))
  it("PAGE-27 have the portions and the recipes of a bag without scripts", async () => {
    const document = await openPage("/matkassar/familj/snabba-kassen", "Snabba kassen")
    expect(document.querySelector("main")?.textContent).toContain("4 portioner")
    const { items: bags } = (await shop.call("GET", "/Loop54/category/familj/recipe-bags")).json
    const { id } = bags.find(({ name }: Named) => name === "Snabba kassen")
    const { recipes } = (await shop.call("GET", `/Loop54/recipe-bag/${id}`)).json
    const hrefs = [...document.querySelectorAll("main article a")].map((link) => link.getAttribute("href"))
    expect(hrefs).toEqual(recipes.map(({ url }: Named) => url))
    expect(hrefs.length).toBeGreaterThan(1)
  })

  it.each(["/catering/buffeer/bestall-c:okand", "/matkassar/familj/okand"])("respond with 404 for %s", async (path) => {
    expect((await shop.get(path)).status).toBe(404)
  })
})

describe("a page without the shell", () => {
  const expectNoShell = async (path: string, name: string) => {
    const { document } = await shop.get(path)
    expect(textsOf(document, "h1, h2")).toContain(name)
    expect(shellOf(document)).toEqual(withoutShell)
  }

  it("ROUTE-34 CROUTE-30 PAGE-11 is the registration", () => expectNoShell("/registrera", "Skapa konto"))
  it("ROUTE-35 CROUTE-27 PAGE-09 is the log-in", () => expectNoShell("/login", "Logga in"))
  it("ROUTE-37 CROUTE-33 PAGE-10 is the forgotten password", () => expectNoShell("/glomt-losenord", "Glömt lösenord"))
  it("ROUTE-14 CROUTE-35 is the new password, for the token of a mail", () =>
    expectNoShell("/glomt-losenord/abc.def", "Välj nytt lösenord"))

  it("is the log-in also when the checkout redirects to it", async () => {
    const { location } = await shop.get("/checkout")
    expect(location).toMatch(/^\/login/)
    expect(shellOf((await shop.get(location ?? "")).document)).toEqual(withoutShell)
  })

  it("ROUTE-19 ROUTE-38 has the delivery information, with a link to the shop", async () => {
    const { document } = await shop.get("/leveransinfo")
    expect(headingOf(document)).toBe("Leverans och avgifter")
    expect(document.querySelector("main")?.textContent).toMatch(/plockavgift.*49(,00)?\skr/is)
    expect(shellOf(document)).toEqual(withoutShell)
    const link = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === "Börja handla")
    expect(link?.getAttribute("href")).toBe("/")
  })

  it.each(["/registrera/x", "/login/x", "/glomt-losenord/a/b", "/checkout/x", "/leveransinfo/x"])(
    "ROUTE-34 ROUTE-35 ROUTE-37 ROUTE-38 responds with 404, without header and footer, for a path below it: %s",
    async (path) => {
      const { status, document } = await shop.get(path)
      expect([status, shellOf(document)]).toEqual([404, withoutShell])
      expect(document.body.textContent).toContain("Sidan hittas inte!")
    }
  )
})

describe("a path without a page", () => {
  it.each([
    "/leveransorter/%00",
    "/leveransorter/a%00b",
    "/leveransorter/%F0%9F%98%80",
    "/leveransorter/kiruna",
    "/butiker/finns-inte"
  ])("responds with 404: %s", async (path) => expect((await shop.get(path)).status).toBe(404))

  it.each(["/mina-sidor/order/%00", "/mina-sidor/order/x%00y", "/mina-sidor/order/finns-inte"])(
    "responds with 404 to a customer: %s",
    async (path) => expect((await shop.get(path, { cookie: customerCookie })).status).toBe(404)
  )
})

describe("a URL of an earlier version", () => {
  it.each([
    ["/matvaror?prio=sms", "/registrera?utm_source=SMS&utm_medium=SMS&utm_campaign=registrering"],
    ["/login/glomt-losenord/resetpassword?reset_password_token=a%2Bb", "/glomt-losenord/a%2Bb"]
  ])("ROUTE-11 ROUTE-15 in a text message or mail redirects to the current page: %s", async (path, target) => {
    const { location } = await shop.get(path)
    expect(location).toBe(target)
    expect((await shop.get(target)).status).toBe(200)
  })
})

describe("a page with the shell", () => {
  const shellPages = [
    "/",
    "/matvaror/mejeri-ost-och-agg/mjolk",
    "/matvaror",
    "/sok?Q=ost",
    "/butiker",
    "/matvaror/veckans-erbjudande",
    "/om-skafferi",
    "/kundservice/sa-handlar-du"
  ]

  it.each(shellPages)("has the cart column: %s", async (path) =>
    expect(shellOf((await shop.get(path)).document)).toEqual({
      search: true,
      columns: expect.arrayContaining(["Varukorg"]),
      footer: true
    })
  )

  it("SHELL-30 SHELL-31 PAGE-48 has the cart column, except the standalone pages, a staff member's log-in, the preview of a block and error pages", async () => {
    const hasCart = async (path: string) =>
      shellOf((await shop.get(path, { cookie: customerCookie })).document).columns.includes("Varukorg")
    const pathsWithoutCart = [
      ...["/registrera", "/login", "/checkout", "/glomt-losenord", "/leveransinfo"].flatMap((path) => [
        path,
        `${path}/x`
      ]),
      "/_cl_/finns-inte",
      "/preview/block",
      "/finns-inte"
    ]
    for (const path of pathsWithoutCart) expect([path, await hasCart(path)]).toEqual([path, false])
    for (const path of shellPages) expect([path, await hasCart(path)]).toEqual([path, true])
  })

  const expectPage = async (path: string, name: string) => {
    const { status, document } = await shop.get(path)
    expect([status, headingOf(document)]).toEqual([200, name])
  }

  it("ROUTE-39 opens products, offers, meals, recipes and cities by the patterns of their paths", async () => {
    const { cookie, storeNumber } = await shop.selectHomeDelivery()
    const search = async (query: string) =>
      (await shop.call("GET", `/Loop54/search/quick/?q=${encodeURIComponent(query)}&store=${storeNumber}`)).json
    const [product] = (await search("mjölk")).searchResults.products
    const [recipe] = (await search("lax")).recipe
    const [meal] = (await search("smörgåstårta")).cateredmeal
    const [offer] = (await shop.call("GET", `/offers?store=${storeNumber}`)).json.offers
    for (const [path, pattern, name] of [
      [product.url, /^\/[^/]+\/.+-p\d+_(ST|KG)$/, product.name],
      [`/matvaror/veckans-erbjudande/x-k${offer.id}`, /-k[\w,-]+$/, offer.name],
      [meal.url, /^\/[^/]+\/.+-c:?[\p{L}\w-]+$/u, meal.name],
      [recipe.url, /-r\d+$/, recipe.name],
      ["/leveransorter/goteborg", /^\/leveransorter\/[^/]+$/, "Hemleverans i Göteborg"]
    ] as ReadonlyArray<readonly [string, RegExp, string]>) {
      const { status, document } = await shop.get(encodeURI(path), { cookie })
      expect([path, pattern.test(path), status, headingOf(document)?.replaceAll("\u00a0", " ")]).toEqual([
        path,
        true,
        200,
        name
      ])
    }
  })

  it("ROUTE-30 lists the week's offers of the selected store, 24 a page", async () => {
    const { cookie, storeNumber } = await shop.selectHomeDelivery()
    const { offers } = (await shop.call("GET", `/offers?store=${storeNumber}`)).json
    const { status, document } = await shop.get("/matvaror/veckans-erbjudande", { cookie })
    expect([status, headingOf(document)]).toEqual([200, "Veckans erbjudanden"])
    expect(document.querySelector("main")?.textContent).toContain(`${offers.length} erbjudanden`)
    const names = textsOf(document, "main article h2, main article h3")
    expect(names.map((name) => name.replaceAll("\u00a0", " "))).toEqual(
      offers.slice(0, 24).map(({ name }: { readonly name: string }) => name)
    )
  })

  it("ROUTE-31 CROUTE-15 PAGE-30 lists the stores with their addresses", async () => {
    await expectPage("/butiker", "Butiker")
    const { sites: allSites } = (await shop.call("GET", "/sites?siteTypeId=3")).json
    const sites = allSites.filter(({ data }: any) => data.displayInSiteStoreSelector)
    expect(sites.length).toBeGreaterThan(1)
    const rows = textsOf((await shop.get("/butiker")).document, "main ul > li")
    expect(rows.length).toBe(sites.length)
    expect(rows.map((row) => row.replace(/Väl(j|d)$/, "")).toSorted()).toEqual(
      sites.map(({ name, streetAddress, city }: any) => `${name}${streetAddress}, ${city}`).toSorted()
    )
  })
  it("ROUTE-32 PAGE-32 CROUTE-40 is customer service, with its contact form and captcha", async () => {
    await expectPage("/kundservice", "Kundservice")
    const { document } = await shop.get("/kundservice")
    expect(textsOf(document, "main form label")).toEqual(
      expect.arrayContaining(["Namn*", "Meddelande*", "Jag är inte en robot*"])
    )
  })
  it("CROUTE-14 ROUTE-33 is about a city with home delivery, with its postal codes", async () => {
    await expectPage("/leveransorter/goteborg", "Hemleverans i Göteborg")
    const { zipCodes } = (await shop.call("GET", "/districts/cities/goteborg")).json
    expect(zipCodes.length).toBeGreaterThan(0)
    const codes = textsOf((await shop.get("/leveransorter/goteborg")).document, "main ul > li")
    expect(codes.map((code) => code.replace(/[\sx]/g, ""))).toEqual(zipCodes)
  })

  const childrenAt = async (url: string): Promise<ReadonlyArray<readonly [name: string, href: string]>> => {
    const { tree } = (await shop.call("GET", "/navigation")).json.data
    const folder = tree.children.find(({ link }: any) => link.url === url)
    return folder.children.map(({ name, link }: any) => [name, encodeURI(link.url)])
  }
  const linksIn = (document: Document, selector: string) =>
    [...document.querySelectorAll(selector)].map((link) => [link.textContent, link.getAttribute("href")])

  it("PAGE-15 CROUTE-17 has the folders of products", async () => {
    await expectPage("/matvaror", "Matvaror")
    const children = await childrenAt("/matvaror")
    expect(children.length).toBeGreaterThan(1)
    expect(linksIn((await shop.get("/matvaror")).document, "main ul[aria-label=Matvaror] a")).toEqual(children)
  })
  it("PAGE-22 CROUTE-18 has the categories of recipes, and the recipes", async () => {
    await expectPage("/recept", "Recept")
    const { document } = await shop.get("/recept")
    const categories = await childrenAt("/recept")
    expect(categories.length).toBeGreaterThan(1)
    expect(linksIn(document, "main nav[aria-label=Kategorier] a")).toEqual([["Alla recept", "/recept"], ...categories])
    const { items } = (await shop.call("GET", "/Loop54/recipes?skip=0&take=20")).json
    expect(items.length).toBe(20)
    expect(linksIn(document, "main ul[aria-label=Recept] h2 a, main ul[aria-label=Recept] h3 a")).toEqual(
      items.map(({ name, url }: any) => [name, encodeURI(url)])
    )
  })
  it("PAGE-31 is an editors' article, with its text", async () => {
    const path = "/kundservice/sa-handlar-du"
    await expectPage(path, "Så handlar du")
    const { json } = await shop.call("GET", `/PageData/${encodeURIComponent(path)}`)
    expect(json.type).toBe("ArticlePage")
    expect(textsOf((await shop.get(path)).document, "main ol:not([role]) > li")).toContain(
      "Välj en tid för leverans eller upphämtning."
    )
  })
  it("PAGE-33 CROUTE-13 lists the cities with home delivery, with links to their pages", async () => {
    await expectPage("/leveransorter", "Leveransorter")
    const { cities } = (await shop.call("GET", "/districts/cities")).json
    expect(cities.length).toBeGreaterThan(1)
    expect(linksIn((await shop.get("/leveransorter")).document, "main ul > li > a")).toEqual(
      cities.map(({ name, url }: any) => [name, encodeURI(url)])
    )
  })

  const expectFilter = async (path: string, filter: string) => {
    const { status, document } = await shop.get(path)
    expect([status, textsOf(document, "main button, main summary").some((text) => text.startsWith(filter))]).toEqual([
      200,
      true
    ])
  }

  it("PAGE-16 has filters for a category of products", () => expectFilter("/matvaror/frukt-och-gront", "Märkning"))
  it("PAGE-23 has filters for a category of recipes", () => expectFilter("/recept/bakning", "Filter"))
  it("PAGE-35 has filters and products for a search", async () => {
    await expectFilter("/sok?Q=mj%C3%B6lk", "Märkning")
    expect(textsOf((await shop.get("/sok?Q=mj%C3%B6lk")).document, "main article")).toContainEqual(
      expect.stringMatching(/mjölk/i)
    )
  })

  it("PAGE-17 PAGE-24 shows a product and a recipe, each at the address that its card links to", async () => {
    for (const [list, suffix] of [
      ["/matvaror/frukt-och-gront", "-p"],
      ["/recept/bakning", "-r"]
    ] as const) {
      const links = [...(await shop.get(list)).document.querySelectorAll<HTMLAnchorElement>("main li a")]
      const card = links.find((link) => (link.getAttribute("href") ?? "").split("/").at(-1)?.includes(suffix))
      const { status, document } = await shop.get(card?.getAttribute("href") ?? "")
      expect([status, headingOf(document)]).toEqual([200, card?.textContent])
    }
  })

  it("PAGE-40 PAGE-41 PAGE-44 has the categories beside products and offers, and not beside recipes", async () => {
    const hasCategories = async (path: string) =>
      (await shop.get(path)).document.querySelector("nav#kategorier") !== null
    expect([
      await hasCategories("/matvaror"),
      await hasCategories("/matvaror/veckans-erbjudande"),
      await hasCategories("/recept")
    ]).toEqual([true, true, false])
  })

  it("PAGE-05 PAGE-06 PAGE-12 shows the blocks of an editors' page to visitors and customers, in their order", async () => {
    const { json } = await shop.call("GET", "/PageData/start")
    const titles: ReadonlyArray<string> = json.contentBlocks.map(({ title }: any) => title)
    for (const cookie of [(await shop.selectHomeDelivery()).cookie, customerCookie]) {
      const headings = textsOf((await shop.get("/", { cookie })).document, "main h2")
      expect([json.type, headings.filter((heading) => titles.includes(heading))]).toEqual(["FullWidthPage", titles])
    }
  })

  it("PAGE-03 has links to products, recipes, catering meals and weekly offers in its header", async () => {
    const { document } = await shop.get("/butiker")
    const paths = [...document.querySelectorAll("header nav a")].map((link) => link.getAttribute("href"))
    expect(paths).toEqual(expect.arrayContaining(["/matvaror", "/recept", "/catering", "/matvaror/veckans-erbjudande"]))
  })

  it("PAGE-45 PAGE-47 lists 'Alla Matvaror' and then the departments beside products", async () => {
    const { document } = await shop.get("/matvaror")
    const items = [...document.querySelectorAll<HTMLAnchorElement>("nav#kategorier > ul > li > div > a")]
    const { json } = await shop.call("GET", "/navigation")
    const folder = json.data.tree.children.find(({ link }: any) => link.url === "/matvaror")
    expect(items.map((item) => [item.textContent, item.getAttribute("href")])).toEqual([
      [`Alla ${folder.name}`, "/matvaror"],
      ...folder.children.map(({ name, link }: any) => [name, encodeURI(link.url)])
    ])
    expect(items.map((item) => item.getAttribute("aria-current")).indexOf("page")).toBe(0)
  })

  const readHeader = async (path: string) => (await shop.get(path)).document.querySelector("header")!

  it("SHELL-02 SHELL-03 has a header with the search, and a logo that links to the start page", async () => {
    const header = await readHeader("/butiker")
    expect(header.querySelector("a[aria-label='Skafferi, till startsidan']")?.getAttribute("href")).toBe("/")
    const [box] = header.querySelectorAll<HTMLInputElement>("[role=combobox]")
    expect([...(box?.labels ?? [])].map(({ textContent }) => textContent)).toEqual(["Sök varor och recept"])
  })

  it("SHELL-04 SHELL-06 SHELL-07 has a header with the menu, the log-in and the cart", async () => {
    const buttons = textsOf(await readHeader("/butiker"), "button")
    expect(buttons.filter((name) => name === "Logga in")).toHaveLength(1)
    expect(buttons.filter((name) => name.startsWith("Varukorg, tom"))).toHaveLength(1)
    expect(buttons.filter((name) => name === "Meny")).toHaveLength(1)
  })

  it("SHELL-12 has links to 'Erbjudanden', 'Butiker' and the editors' pages, a last one to all products, and marks the current page", async () => {
    const header = await readHeader("/matvaror/veckans-erbjudande")
    const { data } = (await shop.call("GET", "/navigation")).json
    const serverLinks = data.header.map(({ name }: { readonly name: string }) => name)
    expect(serverLinks).toContain("Mejeri, ost & ägg")
    expect(textsOf(header, "nav a")).toEqual(["Erbjudanden", "Butiker", ...serverLinks, "Alla varor"])
    expect(textsOf(header, "[aria-current]")).toEqual(["Erbjudanden"])
  })

  it("SHELL-05 SHELL-21 SHELL-22 has 'Mina Sidor' for a customer, and a skip link 'Till kassan' to the checkout", async () => {
    const { document } = await shop.get("/", { cookie: customerCookie })
    const header = document.querySelector("header")!
    const links = new Map(
      [...document.querySelectorAll("a")].map((link) => [link.textContent?.trim(), link.getAttribute("href")])
    )
    expect([...header.querySelectorAll("a")].find(({ textContent }) => textContent === "Mina Sidor")).toBeDefined()
    expect([links.get("Mina Sidor"), links.get("Till kassan")]).toEqual(["/mina-sidor", "/checkout"])
    expect(textsOf(header, "button")).not.toContain("Logga in")
  })

  it("AUTH-01 lets a visitor browse the categories and search", async () => {
    const namesOn = async (path: string) => {
      const { status, document } = await shop.get(path)
      expect(status).toBe(200)
      return textsOf(document, "main article :is(h2, h3, h4)")
    }
    const categoryNames = await namesOn("/matvaror/mejeri-ost-och-agg/mjolk")
    expect(categoryNames.length).toBeGreaterThan(5)
    expect((await namesOn("/sok?Q=mellanmj%C3%B6lk"))[0]).toMatch(/mellanmjölk/i)
  })

  it("CROUTE-44 PAGE-39 PAGE-54 has a status of 404, also in its title, and a link to the start page when the page does not exist", async () => {
    const { status, document } = await shop.get("/finns/inte-p1")
    expect([status, document.title]).toEqual([404, "404 Sidan hittas inte! | Skafferi"])
    expect(headingOf(document)).toContain("Sidan hittas inte!")
    const link = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === "Till startsidan")
    expect(link?.getAttribute("href")).toBe("/")
  })

  it("CATNAV-04 CATNAV-05 leads from the tiles of the start page to a department and its categories, with breadcrumbs", async () => {
    const { document: start } = await shop.get("/")
    const tile = [...start.querySelectorAll("[aria-label='Våra avdelningar'] a")].find(
      ({ textContent }) => textContent === "Mejeri, ost & ägg"
    )
    const { document: department } = await shop.get(tile?.getAttribute("href") ?? "")
    const breadcrumbs = "[aria-label='Du är här'] a"
    expect([headingOf(department), textsOf(department, breadcrumbs)[0]]).toEqual(["Mejeri, ost & ägg", "Start"])
    const link = [...department.querySelectorAll("main a")].find(({ textContent }) => textContent?.startsWith("Mjölk"))
    const { document: category } = await shop.get(link?.getAttribute("href") ?? "")
    expect(textsOf(category, "[aria-label='Du är här'] :is(a, h1)")).toEqual([
      "Start",
      "Matvaror",
      "Mejeri, ost & ägg",
      "Mjölk"
    ])
    expect(category.querySelectorAll("main article").length).toBeGreaterThan(5)
  })
})

describe("an offer", () => {
  const open = async (request: { readonly cookie?: string } = {}) => {
    const { json } = await shop.call("GET", "/offers?store=3201")
    const offer = json.offers.find(({ products }: { readonly products: ReadonlyArray<unknown> }) => products.length > 1)
    const servedPage = await shop.get(`/matvaror/veckans-erbjudande/x-k${offer.id}`, request)
    return { ...servedPage, document: servedPage.document, offer }
  }

  it("CROUTE-06 PAGE-14 is a page without scripts, with the products of the offer", async () => {
    const { cookie } = await shop.selectHomeDelivery()
    const { status, document, offer } = await open({ cookie })
    expect([status, headingOf(document)]).toEqual([200, offer.name])
    expect(document.querySelectorAll("main article")).toHaveLength(offer.products.length)
    const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? ""
    expect(decodeURIComponent(canonical)).toMatch(new RegExp(`-k${offer.id}$`))
    expect(document.querySelector("script[type='application/ld+json']")?.textContent).toContain('"Offer"')
  })

  it("OFFER-24 OFFER-25 asks for a store, or shows that the chosen one does not have the offer", async () => {
    expect((await open()).document.querySelector("main")?.textContent).toContain(
      "För att se om erbjudandet gäller, välj butik"
    )
    const inOtherStore = await open({ cookie: (await shop.selectHomeDelivery("41101")).cookie })
    expect([inOtherStore.status, inOtherStore.document.querySelectorAll("main article").length > 0]).toEqual([
      200,
      true
    ])
    expect(inOtherStore.document.querySelector("main")?.textContent).toContain("Erbjudandet gäller ej vald butik")
  })

  it("OFFER-02 is also in the leaflet that the page of offers links to, by department", async () => {
    const { cookie } = await shop.selectHomeDelivery()
    const { document: list } = await shop.get("/matvaror/veckans-erbjudande", { cookie })
    const leaflet = [...list.querySelectorAll("main a")].find((link) => link.textContent === "Läs bladet")
    const { status, document } = await shop.get(leaflet?.getAttribute("href") ?? "", { cookie })
    const { json } = await shop.call("GET", "/offers?store=3201")
    expect([status, headingOf(document)]).toEqual([200, "Veckans reklamblad"])
    expect(document.querySelectorAll("main article")).toHaveLength(json.offers.length)
    const departments: ReadonlyArray<{ readonly key: string }> = json.aggregations.category.buckets
    expect(textsOf(document, "main h2").toSorted()).toEqual(departments.map(({ key }) => key).toSorted())
  })

  it("responds with 404 when there is no such offer", async () => {
    expect((await shop.get("/matvaror/veckans-erbjudande/x-k1,2")).status).toBe(404)
  })

  it("is the context of a product whose path ends with the offer's suffix", async () => {
    const { cookie } = await shop.selectHomeDelivery()
    const { offer } = await open()
    const [{ id }] = offer.products
    const { json } = await shop.call("GET", `/Loop54/products/${id}?store=3201`)
    const { url } = json.items[0] as { readonly url: string }
    const { status, document } = await shop.get(encodeURI(`${url}-k${offer.id}`), { cookie })
    expect(status).toBe(200)
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(new RegExp(`-p${id}$`))
    const otherCards = document.querySelectorAll("ul[aria-label='Fler varor i samma erbjudande'] article")
    expect(otherCards).toHaveLength(offer.products.length - 1)
  })
})

describe("the kinds of hits on the search page", () => {
  let tabNames: ReadonlyArray<string> = []
  beforeAll(async () => {
    tabNames = textsOf((await shop.get("/sok?Q=mj%C3%B6lk")).document, "nav[aria-label=Typ] li")
  })
  const readKinds = () => tabNames.map((name) => name.replace(/\s*\d+$/, ""))

  it("include recipes: the tab 'Recept' of /sok?Q=lax lists them with links to their pages", async () => {
    const tab = textsOf((await shop.get("/sok?Q=lax")).document, "nav[aria-label=Typ] li").find((name) =>
      name.startsWith("Recept")
    )
    const { document } = await shop.get("/sok?Q=lax&type=recipe")
    const links = [...document.querySelectorAll("ul[aria-label=Recept] h2 a")].map(
      (link) => link.getAttribute("href") ?? ""
    )
    expect(links.length).toBeGreaterThan(2)
    expect(tab).toMatch(new RegExp(`Recept\\s*${links.length}$`))
    expect((await shop.get(links[0] ?? "")).status).toBe(200)
  })
  it("SEARCH-12 each have a count", () => {
    expect(tabNames).toHaveLength(6)
    expect(tabNames.filter((name) => !/\d+$/.test(name))).toEqual([])
  })
  it("begin with products, catering and recipes", () =>
    expect(readKinds().slice(0, 3)).toEqual(["Matvaror", "Catering", "Recept"]))
  it("end with categories, stores and pages", () =>
    expect(readKinds().slice(3)).toEqual(["Kategorier", "Butiker", "Sidor"]))
})

/** Frequent English words, and JavaScript's values for missing data, none of which occurs in a Swedish text. */
const englishWordPattern =
  /\b(the|and|of|with|your|you|please|loading|error|failed|submit|cancel|close|search|menu|cart|checkout|next|previous|undefined|null|NaN)\b/i

/** The texts of a page, without those of products, which may be in English. */
const readOwnTexts = (document: Document): ReadonlyArray<string> => {
  for (const element of document.querySelectorAll("article, [role=listbox], script, style, noscript")) element.remove()
  const attributes = [...document.querySelectorAll("[aria-label], [alt], [title], [placeholder]")].flatMap((element) =>
    ["aria-label", "alt", "title", "placeholder"].map((name) => element.getAttribute(name) ?? "")
  )
  const texts: Array<string> = []
  const collect = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) texts.push(node.textContent ?? "")
    for (const child of node.childNodes) collect(child)
  }
  collect(document.body)
  return [document.title, ...attributes, ...texts]
}

describe("every page", () => {
  it.each([
    "/",
    "/matvaror/mejeri-ost-och-agg/mjolk",
    "/sok?Q=ost",
    "/butiker",
    "/matvaror/veckans-erbjudande",
    "/kundservice/sa-handlar-du",
    "/login",
    "/registrera",
    "/glomt-losenord",
    "/glomt-losenord/abc",
    "/finns-inte"
  ])("SHELL-01 PAGE-07 is in Swedish, both in visible texts and for screen readers: %s", async (path) => {
    const { document } = await shop.get(path)
    expect(document.documentElement.lang).toBe("sv")
    expect(readOwnTexts(document).filter((text) => englishWordPattern.test(text))).toEqual([])
  })

  it.each(["/", "/mina-sidor", "/checkout"])("SHELL-01 is in Swedish for a customer: %s", async (path) => {
    const { status, document } = await shop.get(path, { cookie: customerCookie })
    expect([status, document.documentElement.lang]).toEqual([200, "sv"])
    expect(readOwnTexts(document).filter((text) => englishWordPattern.test(text))).toEqual([])
  })
})

describe("the start page", () => {
  it("has products with prices before any script runs", async () => {
    const { html } = await shop.get("/")
    expect(html.match(/<article/g)?.length ?? 0).toBeGreaterThan(20)
    const includes = (text: string) => html.includes(text)
    expect(["Välj butik för att se ditt sortiment", "jämförpris", ' style="'].map(includes)).toEqual([
      true,
      true,
      false
    ])
  })

  it("has a strict content security policy, and a Cache-Control that is private but not no-store", async () => {
    const { headers } = await shop.get("/")
    const policy = headers.get("content-security-policy") ?? ""
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+; style-src 'self' 'sha256-/)
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
    expect(policy).toMatch(/frame-ancestors/)
    expect(headers.get("cache-control")).toMatch(/private/)
    expect(headers.get("cache-control")).not.toMatch(/no-store/)
  })
})

describe("a visitor who has selected home delivery", () => {
  let cookie = ""
  let storeNumber = ""
  beforeAll(async () => {
    ;({ cookie, storeNumber } = await shop.selectHomeDelivery())
  })

  it("is asked to log in by the products, and sees the selection", async () => {
    const { html } = await shop.get("/", { cookie })
    const includes = (text: string) => html.includes(text)
    expect(["Hemleverans till 111\u00a022 Stockholm", "Logga in, ", "Välj butik, "].map(includes)).toEqual([
      true,
      true,
      false
    ])
  })

  it("DELIV-04 DELIV-05 gets the products and prices of the selected store", async () => {
    // Prices of products on offer are null, because their cards show the offer's price.
    const fetchPrices = async (store: string): Promise<ReadonlyArray<readonly [string, number | null]>> => {
      const { json } = await shop.call("GET", `/Loop54/search?Q=mj%C3%B6lk&take=24&page=1${store}`)
      return json.searchResults.products.map(
        ({ id, productStoreDetails: { prices } }: { id: string; productStoreDetails: { prices: Prices | null } }) => [
          id,
          prices?.hasPromotion === false ? prices.currentPrice.price : null
        ]
      )
    }
    const pricesInStore = await fetchPrices(`&store=${storeNumber}`)
    const pricesWithoutStore = new Map(await fetchPrices(""))
    const { html } = await shop.get("/sok?Q=mj%C3%B6lk&page=1", { cookie })
    const pricesOnPage = html
      .split("<article")
      .slice(1)
      .map(
        (card) =>
          [
            /\/images\/products\/(\w+)/.exec(card)?.[1] ?? "",
            Number(/>(\d+),(\d\d)</.exec(card)?.slice(1).join("."))
          ] as const
      )
    expect(pricesOnPage.map(([id]) => id)).toEqual(pricesInStore.map(([id]) => id))
    expect(pricesOnPage.filter((_, index) => pricesInStore[index]?.[1] !== null)).toEqual(
      pricesInStore.filter(([, price]) => price !== null)
    )
    expect(pricesInStore.filter(([id]) => !pricesWithoutStore.has(id)).length).toBeGreaterThan(0)
    expect(
      pricesInStore.filter(([id, price]) => price !== null && price !== (pricesWithoutStore.get(id) ?? price)).length
    ).toBeGreaterThan(0)
  })

  it.each(["/", "/matvaror/mejeri-ost-och-agg", "/butiker", "/finns/inte-p1"])(
    "sees the next delivery time on %s",
    async (path) => {
      // A page does not wait long for the delivery time, so on a busy machine only a later page has it.
      await expect
        .poll(async () => (await shop.get(path, { cookie })).html.includes("Nästa lediga tid"), {
          interval: 500,
          timeout: 30_000
        })
        .toBe(true)
    }
  )
})

interface Prices {
  readonly currentPrice: { readonly price: number }
  readonly hasPromotion: boolean
}
