import { maxParameterLength } from "#core/contract/request-limits.ts"
import { deliverySlotsAvailability } from "#core/delivery/api.ts"
import { aLine, aRecipeWith, type TestRequest, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { repetitions } from "./scale.ts"

/** A request to the API or for a picture. `attempt` makes it another one, so that no cache has the response. */
export type DearCall = (attempt: number) => readonly [method: string, path: string, request?: TestRequest]

const storeNumber = "3201"

/** Texts of the maximum length: one word, the same word, different words that do not exist, few letters and misspelt words. */
const longTexts: Readonly<Record<string, string>> = {
  "a long word": "x".repeat(maxParameterLength),
  "a repeated word": "mjölk ".repeat(2_000),
  "many words": Array.from({ length: 4_000 }, (_, index) => `ab${index}`)
    .join(" ")
    .slice(0, maxParameterLength),
  "single letters": "a b c d e f g h i j k l m n o p q r s t u v w x y z å ä ö",
  "misspelt words": "mjolck ostar kafe brod potatiss gradde smorr agg flingor"
}

const deepLists = `{"items":${"[".repeat(400_000)}${"]".repeat(400_000)}}`

const longList = (values: ReadonlyArray<string>): string => values.join(",").slice(0, maxParameterLength)

/** Fills a cart of Anna's with every product of her store, and with as many recipes as fit, each with a hundred products. */
const fillCart = async (shop: TestStaging, token: string) => {
  const create = async () => (await shop.call("POST", "/carts", { token, body: { storeNumber } })).json.id as string
  const cartId = await create()
  const soldProducts = await shop.database.sql
    .selectFrom("products as p")
    .innerJoin("store_products as s", (join) => join.onRef("s.no", "=", "p.no").on("s.store_number", "=", storeNumber))
    .select(["p.id", "p.gtin"])
    .where("p.sellable", "=", true)
    .where("p.visible", "=", true)
    .where("s.price", "is not", null)
    .orderBy("p.no")
    .limit(repetitions(200, 5_000))
    .execute()
  const products: Array<(typeof soldProducts)[number]> = []
  for (let start = 0; start < soldProducts.length; start += 100) {
    let chunk = soldProducts.slice(start, start + 100)
    const add = () =>
      shop.call("POST", `/carts/${cartId}/additems`, { token, body: { items: chunk.map((item) => aLine(item, 1)) } })
    const { status, json } = await add()
    if (status !== 200) {
      const refused = new Set(json.errors.map(({ field }: { field: string }) => Number(field.split(".")[1])))
      chunk = chunk.filter((_, index) => !refused.has(index))
      // At most twenty errors are listed.
      if ((await add()).status !== 200) continue
    }
    products.push(...chunk)
  }
  const recipes = await shop.database.sql.selectFrom("recipes").select(["id", "variants"]).orderBy("id").execute()
  const entries = recipes.flatMap(({ id, variants }) => [null, ...variants].map((variantId) => ({ id, variantId })))
  const recipeAt = (index: number, size = 100) => {
    const { id = "", variantId = null } = entries[index] ?? {}
    return aRecipeWith(id, products.slice(0, size), { variantId, numberOfMeals: 1 })
  }
  for (let index = 0; index < repetitions(10, 50); index++)
    await shop.call("POST", `/carts/${cartId}/editableRecipes`, {
      token,
      body: { basket: "flexkassen", recipe: recipeAt(index) }
    })
  return { cartId, products, recipeAt }
}

/** The calls that cost most, with the longest and most values that the API accepts. */
export const dearestCalls = async (shop: TestStaging): Promise<Readonly<Record<string, DearCall>>> => {
  const token = await shop.logIn()
  const { cartId, products, recipeAt } = await fillCart(shop, token)
  const ids = longList(products.map(({ id }) => id))
  const searches = Object.entries(longTexts)
    .slice(repetitions(3, 0))
    .flatMap(([kind, text]): ReadonlyArray<readonly [string, DearCall]> => {
      const q = encodeURIComponent(text)
      return [
        [`search for ${kind}`, (attempt) => ["GET", `/Loop54/search?take=100&store=${3201 + attempt}&Q=${q}`]],
        [`suggestions for ${kind}`, (attempt) => ["GET", `/Loop54/search/quick?size=100&page=${attempt}&q=${q}`]],
        [`products for ${kind}`, (attempt) => ["GET", `/Loop54/products?take=100&skip=${attempt}&q=${q}`]],
        [`recipes for ${kind}`, (attempt) => ["GET", `/Loop54/recipes?take=100&skip=${attempt}&q=${q}`]]
      ]
    })
  const aliases = Array.from({ length: 10 }, (_, index) => `${"a".repeat(60)}${index}`)
  const slotFields = deliverySlotsAvailability.document.split("(input: $input)")[1]?.slice(0, -2) ?? ""
  const slots = `{ ${aliases.map((alias) => `${alias}: deliverySlotsAvailability(input: { deliveryMethod: Pickup, siteId: "1001" })${slotFields}`).join(" ")} }`
  const types = "fields { args { type { name ofType { name } } } type { fields { type { ofType { name } } } } }"
  const schema = `{ ${aliases.map((alias) => `${alias}: __schema { types { ${types} } }`).join(" ")} }`
  const items = (attempt: number) => products.slice(attempt, 200 + attempt).map((product) => aLine(product, 1))
  const cartCall = (method: string, path: string, body?: (attempt: number) => unknown): DearCall => {
    return (attempt) => [
      method,
      `/carts/${cartId}${path}`,
      { token, ...(body === undefined ? {} : { body: body(attempt) }) }
    ]
  }
  return {
    ...Object.fromEntries(searches),
    "products by ids": (attempt) => ["GET", `/Loop54/products/${ids}?take=${100 - attempt}&store=${storeNumber}`],
    "products with many filters": (attempt) => [
      "GET",
      `/Loop54/products?take=100&skip=${attempt}&store=${storeNumber}&SortField=p_comparison_price&Brands=${longList(Array(1_000).fill("a"))}&ProductMarkings=${longList(Array(1_000).fill("b"))}`
    ],
    "the last products of a list": (attempt) => ["GET", `/Loop54/products?take=100&skip=${2_500 + attempt}`],
    "all offers": (attempt) => ["GET", `/offers?store=${3201 + attempt}&size=1000`],
    "recipes by ids": (attempt) => [
      "GET",
      `/Loop54/recipes/${longList(Array.from({ length: 100 }, (_, index) => `R${1001 + index}`))}?store=${3201 + attempt}`
    ],
    "delivery times under ten names": () => ["POST", "/graphql", { body: { query: slots } }],
    "the schema under ten names": () => ["POST", "/graphql", { body: { query: schema } }],
    "a document with many errors": () => [
      "POST",
      "/graphql",
      { body: { query: `{${"\n".repeat(8_000)}${"x ".repeat(900)}}` } }
    ],
    "a full cart": cartCall("GET", ""),
    "many products to a full cart": cartCall("POST", "/additems", (attempt) => ({ items: items(attempt) })),
    "a recipe to a full cart": cartCall("POST", "/editableRecipes", (attempt) => ({
      basket: "flexkassen",
      recipe: recipeAt(attempt)
    })),
    "twenty recipes to a full cart": cartCall("POST", "/removeItemsAndSetRecipes", (attempt) => ({
      cartItemIds: [],
      recipes: Array.from({ length: 20 }, (_, index) => recipeAt(index + attempt))
    })),
    "a full cart to another store": cartCall("POST", "/move", (attempt) => ({
      storeNumber: attempt % 2 === 0 ? "3202" : "3201",
      keepCart: true
    })),
    "all orders": () => ["GET", "/orders?afterDeliveryDate=2000-01-01", { token }],
    "a body of deep lists": () => [
      "POST",
      `/carts/${cartId}/additems`,
      {
        token,
        raw: deepLists,
        headers: { "content-type": "application/json" }
      }
    ],
    "a body of many empty items": () => [
      "POST",
      `/carts/${cartId}/additems`,
      { token, body: { items: Array.from({ length: 300_000 }, () => ({})) } }
    ],
    "a body of many fields": () => [
      "POST",
      `/carts/${cartId}/additems`,
      { token, body: Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`field${index}`, {}])) }
    ]
  }
}
