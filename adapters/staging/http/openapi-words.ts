import type { Endpoint } from "#core/contract/endpoint.ts"

export interface Tag {
  readonly name: string
  readonly description: string
  /** Which paths belong to it; the first tag that fits is a path's. */
  readonly paths: RegExp
}

export const tags: ReadonlyArray<Tag> = [
  { name: "session", description: "Log in and out.", paths: /^\/connect\// },
  { name: "account", description: "Who a customer is; registration and a forgotten password.", paths: /^\/customer/ },
  { name: "stores", description: "Where one can shop, and what delivers to a postal code.", paths: /^\/(sites|zipCodes|postalCode|districts)/ },
  { name: "search", description: "Full search, suggestions while typing, and reports of the hits that were used.", paths: /^\/Loop54\/(search|notify)/ },
  { name: "recipes", description: "Recipes by their ids; the demo shop has none yet.", paths: /^\/Loop54\/recipes\// },
  { name: "catalogue", description: "Goods with their prices in a store.", paths: /^\/Loop54\// },
  { name: "orders", description: "Checking out and what has been ordered.", paths: /^\/orders|\/checkout$/ },
  { name: "coupons", description: "Discount codes.", paths: /^\/DiscountCodeMap|\/discountCodes$/ },
  { name: "favourites", description: "What a customer has marked.", paths: /^\/favorites/ },
  { name: "cart", description: "The open cart of a customer.", paths: /^\/carts/ },
  { name: "delivery", description: "Picking fees; delivery times are asked for by GraphQL.", paths: /^\/deliveries/ },
  { name: "offers", description: "This week's and next week's offers of a store.", paths: /^\/offers/ },
  { name: "content", description: "Pages, menus and the shop's settings.", paths: /^\/(PageData|navigation|settings)/ },
  { name: "graphql", description: "Delivery times, the shop's cookies, and a customer's most bought goods and recipes.", paths: /^\/graphql/ },
  { name: "pictures", description: "Pictures of goods, departments and scenes, in a few fixed sizes.", paths: /^\/images\// }
]

export const tagOf = (path: string): string => tags.find(({ paths }) => paths.test(path))?.name ?? ""

export interface Words {
  readonly description: string
  /** Of a whole number, where it is not 0. */
  readonly minimum?: number
  readonly example?: unknown
}

const store: Words = { description: "Store number; without one the answer holds reference prices.", example: "3201" }

const takeWords = (what: string, usual: number): Words => ({
  description: `How many ${what} to answer, 1 to 100 (more count as 100). Without it ${usual}.`,
  example: usual,
  minimum: 1
})

/** A parameter of a path by the step ahead of it, of a query by its name; where calls differ, by the call's and its own. */
export const parameters: Readonly<Record<string, Words>> = {
  "status/{id}": { description: "Personal number: 10 or 12 digits, with or without a dash. Never logged.", example: "199001012385" },
  "email/{email}": { description: "E-mail address. Never logged.", example: "ny.kund@exempel.se" },
  "sites/{siteId}": { description: "Id of a site, from GET /sites.", example: "1001" },
  "zipCodes/{zip}": { description: "Postal code, five digits.", example: "11122" },
  "cities/{city}": { description: "Name of a city, as it is written or as the path of its page.", example: "uppsala" },
  "category/{id}": { description: "Id of a category in the navigation tree." },
  "products/{ids}": { description: "Up to 100 product ids, comma-separated.", example: "848230702_ST" },
  "products/{id}": { description: "Product id: nine digits and _ST or _KG.", example: "848230702_ST" },
  "recipes/{ids}": { description: "Up to 200 recipe ids, comma-separated.", example: "12" },
  "carts/{id}": { description: "Id of an open cart of the caller." },
  "items/{itemId}": { description: "Id of a line of the cart." },
  "orders/{id}": { description: "Id of an order of the caller." },
  "PageData/{page}": { description: "Path of a page below the shop's root; 'start' is the start page.", example: "start" },
  siteTypeId: { description: "3: grocery stores.", example: "3" },
  id: { description: "Only the site with this id." },
  zip: { description: "Postal code, five digits.", example: "11122" },
  count: { description: "How many stores at most, the nearest first.", example: 5 },
  skip: { description: "How many hits to leave out from the beginning: page × take.", example: 0 },
  take: takeWords("goods", 24),
  "productsByIds/take": { description: "How many of the goods named to answer; all unless given." },
  "relatedProducts/take": takeWords("goods", 8),
  "recommendedProducts/take": takeWords("goods", 8),
  "search/take": takeWords("hits of the kind asked for", 20),
  page: { description: "Page of hits, 0 first.", example: 0 },
  EntitytId: { description: "Id of the goods, category, page, recipe or store that was shown as a hit.", example: "100001001_ST" },
  size: { description: "How many offers at most; all unless given." },
  "quickSearch/size": { description: "How many goods at most, 1 to 100 (more count as 100). Without it 6.", minimum: 1, example: 6 },
  SortField: { description: "What to sort by; relevance unless given." },
  SortOrder: { description: "Direction of the sort.", example: "ASC" },
  Brands: { description: "Only these brands, comma-separated, as the facet of that name lists them." },
  ProductMarkings: { description: "Only goods with these markings, comma-separated, as the facet of that name lists them." },
  RecipeMarkings: { description: "Only recipes with these markings, comma-separated, as the facet of that name lists them." },
  CookingTimes: { description: "Only recipes that take these times, comma-separated, as the facet of that name lists them." },
  store,
  categoryName: { description: "Name of the category; for statistics." },
  q: { description: "Words to search for, in any case.", example: "mjölk" },
  Q: { description: "Words to search for; also taken as q and SearchQuery.", example: "mjölk" },
  type: { description: "The kind of hits that page, skip and take are of; of the others the first 20 come along. Goods unless given." },
  ExcludedOfferId: { description: "Leaves out goods of this offer." },
  ExcludedBfCategoryCode: { description: "Leaves out goods of this category." },
  code: { description: "Discount code as the customer types it.", example: "SOMMAR" },
  gtin: { description: "GTIN of the discount code; may also stand in a JSON body.", example: "9900000000035" },
  deliveryType: { description: "How the goods reach the customer.", example: "homeDelivery" },
  postalCode: { description: "Postal code, five digits.", example: "11122" },
  cartId: { description: "The cart that the fee is for." },
  siteId: { description: "The site that the answer is for." },
  isReplacement: { description: "The cart changes an order that stands already." },
  afterDeliveryDate: { description: "Only orders delivered on this day or later, YYYY-MM-DD; today unless given.", example: "2026-01-31" },
  week: { description: "Whose offers.", example: "current" },
  category: { description: "Only offers of this department." },
  width: { description: "Width in CSS pixels times density, one of the fixed sizes." },
  height: { description: "Height likewise." }
}

/** What the name and the type of a field leave open. */
export const fields: Readonly<Record<string, string>> = {
  homeDeliveryAssortmentValues: "What is driven to the postal code: 'grocery' for goods off the shelves, 'catering' for catered meals. Without it everything is."
}

/** What a field without a type of its own is for, by its name. */
export const openFields: Readonly<Record<string, string>> = {
  country: "Any JSON or null; nothing in the shop reads it. This back end answers text.",
  countryOfOrigin: "The name of a country, {name} or null; nothing else is shown.",
  countryOfManufacture: "Any JSON or null; nothing in the shop reads it. This back end answers text.",
  originStatement: "Any JSON or null; nothing in the shop reads it. This back end answers text.",
  recyclingInformation: "Any JSON or null; nothing in the shop reads it. This back end answers text.",
  handling: "Any JSON or null; nothing in the shop reads it. This back end answers {minimumLifespanDays, averageLifespanDays}.",
  safetyDataSheetInformation: "Any JSON or null; not null marks hazardous goods. This back end answers {hazardCodes, signalWord, precautionaryStatement}.",
  uniformResourceIdentifier: "Any JSON or null; nothing in the shop reads it. This back end answers null.",
  sortCountryInfo: "Any JSON or null; nothing in the shop reads it. This back end answers null.",
  netContent: "Taken and not read: what a line holds comes from the assortment.",
  recipes: "Recipes of the basket; this back end answers none.",
  editableRecipes: "Recipes that may still be changed; this back end answers none.",
  cateredMeals: "Catered meals; this back end answers none.",
  bags: "Recipe bags; this back end answers none."
}

/** What a client could send, by operation. */
export const bodies: Readonly<Record<string, unknown>> = {
  createToken: { grant_type: "password", scope: "shop", username: "anna.andersson@exempel.se", password: "Matkasse-2026" },
  createCustomerToken: { token: "demo-anna" },
  createCustomer: { pnr: "199001012385", emailAddress: "ny.kund@exempel.se", password: "Matkasse-2027", mobilePhone: "0701234567", referrer: "" },
  requestPasswordReset: { email: "anna.andersson@exempel.se" },
  changePasswordWithToken: { authToken: "from the link in the mail", password: "Matkasse-2027", passwordConfirmation: "Matkasse-2027" },
  saveDeliverySettings: { userDeliveryMethod: "homeDelivery", userPostalCode: "11122", userSiteId: null },
  createCart: { storeNumber: "3201" },
  moveCart: { storeNumber: "3202", keepCart: true },
  chooseSlot: { slotId: "from deliverySlotsAvailability" },
  addDiscountCode: { gtin: "9900000000035", name: "10 % på frukt och grönt", relatedGtin: null },
  addItems: { items: [{ gtin: "7348149195908", itemNo: "848230702_ST", quantity: { value: 2, unit: "Piece", originalUnit: "Piece" } }] },
  changeItem: { quantity: 3 },
  checkOutCart: { payment: "onDelivery" }
}

const statuses: ReadonlyArray<readonly [status: number, codes: RegExp]> = [
  [401, /^ERR_NOT_LOGGED_IN$/],
  [403, /^ERR_FORBIDDEN$/],
  [404, /^ERR_(CART|CATEGORY|CITY|ITEM|ORDER|PAGE|PRODUCT|SITE|SLOT|STORE)_NOT_FOUND$/],
  [409, /^(ERR_CART_LOCKED|ERR_SLOT_FULL|email_in_use|personal_number_in_use)$/],
  [422, /^ERR_(COUPON_\w+|INVALID_COUPON|CART_EMPTY|SLOT_MISSING|SLOT_OTHER_DELIVERY|ITEM_NOT_IN_ASSORTMENT|METHOD_NOT_ALLOWED_FOR_ITEM|ADDRESS_OUT_OF_AREA)$/],
  [429, /^too_many_\w+$/],
  [400, /^(bad_request|invalid_\w+|unsupported_grant_type|not_of_age|not_found_in_par|ERR_STORE_REQUIRED)$/]
]

/** Under which status a call answers a code; 200 for what stands beside an answer (ERR_QUANTITY_LIMIT). */
export const statusOf = ({ method }: Pick<Endpoint, "method">, code: string): number | null => {
  if (code === "ERR_QUANTITY_LIMIT") return 200
  // What cannot be found out is not there; what cannot be saved cannot be processed.
  if (code === "ERR_NO_HOME_DELIVERY") return method === "GET" ? 404 : 422
  return statuses.find(([, codes]) => codes.test(code))?.[0] ?? null
}
