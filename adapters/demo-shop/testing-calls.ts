import { createHash } from "node:crypto"
import { sql } from "kysely"
import { deliverySlotsAvailability } from "#core/delivery/api.ts"
import { ownGtin } from "./own-gtin.ts"
import { aLine, aMeal, aRecipeWith, type TestRequest, type TestStaging } from "./testing.ts"

export interface ExampleCalls {
  /** Anna's token, with which the customer's calls are sent. */
  readonly token: string
  /** Creates the state that the call with this name needs to succeed. */
  readonly prepare: (name: string) => Promise<void>
  /** Successful calls by the endpoint's name; in this order all of them succeed. They are functions because `prepare` changes their ids. */
  readonly calls: Readonly<Record<string, ReadonlyArray<() => readonly [path: string, request?: TestRequest]>>>
}

/** The GraphQL request for the delivery times at a site. */
export const slotsBody = (method: "Home" | "Pickup") => ({
  operationName: deliverySlotsAvailability.name,
  query: deliverySlotsAvailability.document,
  variables: {
    input: {
      deliveryMethod: method,
      zipCode: method === "Home" ? "11122" : null,
      cartId: null,
      siteId: "1001",
      isNewOrder: true
    }
  }
})

const formHeaders = { "content-type": "application/x-www-form-urlencoded" }
const logInForm = new URLSearchParams({
  grant_type: "password",
  scope: "api",
  username: "erik.eriksson@exempel.se",
  password: "Matkasse-2026"
}).toString()

/** Creates a cart for Anna, and returns calls of every endpoint of the API that succeed. */
export const makeExampleCalls = async (shop: TestStaging): Promise<ExampleCalls> => {
  const token = await shop.logIn()
  const staffToken = await shop.logIn("personal@exempel.se")
  const {
    json: {
      items: [product]
    }
  } = await shop.call("GET", "/Loop54/products/topsellers?store=3201&take=1")
  const {
    json: {
      offers: [offer]
    }
  } = await shop.call("GET", "/offers?store=3201&size=1")
  let cartId: string = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.id
  const days = (await shop.call("POST", "/graphql", { body: slotsBody("Pickup") })).json.data.deliverySlotsAvailability
  const slotId: string = days[1].deliverySlots.find(({ isEnabled }: { isEnabled: boolean }) => isEnabled).id
  let itemId = ""
  let resetToken = ""
  const emailToken = "from-the-mail"
  let bagLineId = ""
  let favouriteId = ""
  let orderId = ""
  let replacementCartId = ""
  let captchaToken = ""
  const annaId: string = (await shop.call("GET", "/customer", { token })).json.contact.id
  const calls: ExampleCalls["calls"] = {
    createToken: [() => ["/connect/token", { raw: logInForm, headers: formHeaders }]],
    adminLogin: [() => ["/adminlogin/anna", { token: staffToken }]],
    createCustomerToken: [() => ["/connect/customertoken", { body: { token: "demo-anna" } }]],
    getCaptcha: [() => ["/captcha"]],
    createCaptchaToken: [() => ["/captcha/token"]],
    sendCustomerEmail: [
      () => [
        `/mandrill/customerservice?g-recaptcha-response=${captchaToken}`,
        {
          token,
          body: {
            kdbId: annaId,
            name: "Anna Andersson",
            phone: null,
            email: "anna.andersson@exempel.se",
            body: "Var är min kasse?"
          }
        }
      ]
    ],
    getCustomer: [() => ["/customer", { token }]],
    saveDeliverySettings: [
      () => [
        "/customer/userdeliverysettings",
        { token, body: { userDeliveryMethod: "pickupAtStore", userPostalCode: null, userSiteId: "1001" } }
      ]
    ],
    setMobilePhone: [() => ["/customer/mobilephone", { token, body: { mobilePhoneNumber: "070-123 45 67" } }]],
    setEmailReceiptCopy: [() => ["/customer/setemailrecieptcopy/true", { token }]],
    setEmail: [
      () => [
        "/customer/email",
        {
          token,
          body: {
            currentEmailAddress: "anna.andersson@exempel.se",
            password: "Matkasse-2026",
            newEmail: "anna@exempel.se"
          }
        }
      ]
    ],
    listSites: [() => ["/sites?siteTypeId=3"], () => ["/sites?id=1001"], () => ["/sites?siteTypeId=1"]],
    storeNumberOfSite: [() => ["/sites/1001/storeNumber"]],
    storeNumberOfZip: [() => ["/zipCodes/111%2022/storeNumber"]],
    recommendedStores: [() => ["/postalCode/GetRecommendedStoresByZip?zip=75310&count=5"]],
    listDeliveryCities: [() => ["/districts/cities"]],
    getDeliveryCity: [() => ["/districts/cities/stockholm"], () => ["/districts/cities/G%C3%B6teborg"]],
    listCategoryProducts: [
      () => ["/Loop54/category/11/products?store=3201&take=100"],
      () => ["/Loop54/category/10/products?take=100"]
    ],
    listProducts: [
      () => ["/Loop54/products?store=3201&take=100"],
      () => ["/Loop54/products?store=3202&take=100&skip=100&SortField=p_price_desc"],
      () => ["/Loop54/products?store=3203&take=100&skip=300&SortField=p_comparison_price"],
      () => ["/Loop54/products?take=100&skip=200&q=ost"]
    ],
    productsByIds: [() => [`/Loop54/products/${product.id}?store=3201`], () => [`/Loop54/products/${product.gtin}`]],
    recipesByIds: [() => ["/Loop54/recipes/R1001,R1002"]],
    listCategoryRecipes: [() => ["/Loop54/category/vegetariskt/recipes?take=2&sort=name"]],
    listRecipes: [
      () => ["/Loop54/recipes?q=linser&take=5"],
      () => ["/Loop54/recipes?store=3201&sort=price&discountonly=true&categoryname=vardagsmiddag&PriceOnly=true"]
    ],
    listRecipeArticles: [() => ["/recipes/R1001/articles?storeNumber=3201&quantity=6&vegan=false"]],
    listRecipeBags: [() => ["/Loop54/category/matkassar/recipe-bags?store=3201"]],
    getRecipeBag: [() => ["/Loop54/recipe-bag/B3?store=3201"]],
    listCategoryMeals: [
      () => ["/Loop54/category/smorgastartor/catered-meals?take=120"],
      () => ["/Loop54/category/catering/catered-meals?take=5&skip=5&store=3201"]
    ],
    getCateredMeal: [() => ["/Loop54/catered-meal/landgang?store=3201"], () => ["/Loop54/catered-meal/C1030"]],
    listVariantMeals: [
      () => ["/Loop54/variant/C1001-1/catered-meals"],
      () => [`/Loop54/variant/${ownGtin("meal", 1004)}/catered-meals`]
    ],
    offerProducts: [
      () => ["/Loop54/offer/1316080%2C2500279577/products?store=3201"],
      () => [`/Loop54/offer/x/products?ExcludeProductId=${product.id}`]
    ],
    topSellers: [() => ["/Loop54/products/topsellers?store=3201&take=5"]],
    relatedProducts: [() => [`/Loop54/products/${product.id}/related?store=3201`]],
    recommendedProducts: [() => [`/Loop54/products/${product.id}/recommended?store=3201`]],
    search: [
      () => ["/Loop54/search?SearchQuery=mj%C3%B6lk&store=3201"],
      () => ["/Loop54/search?Q=mjlk"],
      () => ["/Loop54/search?Q=kundservice&type=page"],
      () => ["/Loop54/search?Q=lax&type=recipe&CookingTimes=16%E2%80%9330%20min"],
      () => ["/Loop54/search?Q="]
    ],
    quickSearch: [
      () => ["/Loop54/search/quick/?q=stockholm&store=3201"],
      () => ["/Loop54/search/quick?q=ban"],
      () => ["/Loop54/search/quick/?size=5&page=0&store=3201"]
    ],
    notifyClick: [() => [`/Loop54/notify/click?EntitytId=${product.id}&q=mj%C3%B6lk`]],
    notifyAddingToCart: [() => [`/Loop54/notify/adding-to-cart?EntitytId=${product.id}`]],
    getPageData: [() => ["/PageData/start"], () => ["/PageData/%2Fkundservice%2Fkopvillkor"]],
    getNavigation: [() => ["/navigation?nocache=true"]],
    getSettings: [() => ["/settings"]],
    listOffers: [() => ["/offers?store=3201"], () => ["/offers?store=3201&next=true&size=5"]],
    listLeaflets: [() => ["/leaflets"]],
    offersByIds: [
      () => [`/offers/${encodeURIComponent(offer.id)}?store=3201`],
      () => [`/offers/${encodeURIComponent(offer.id)}?ignoreStore=true`]
    ],
    getPickingFee: [
      () => [`/deliveries/pickingFee?deliveryType=homeDelivery&cartId=${cartId}&isReplacement=false`, { token }],
      () => ["/deliveries/pickingFee?deliveryType=pickupAtStore"]
    ],
    listCateringDates: [() => ["/deliveries/cateringDates?siteId=1001"]],
    createCart: [() => ["/carts", { token, body: { storeNumber: "3201" } }]],
    addItems: [() => [`/carts/${cartId}/additems`, { token, body: { items: [aLine(product, 30)] } }]],
    getCart: [() => [`/carts/${cartId}`, { token }]],
    changeItem: [() => [`/carts/${cartId}/items/${itemId}`, { token, body: { quantity: 2 } }]],
    addEditableRecipe: [
      () => [
        `/carts/${cartId}/editableRecipes`,
        { token, body: { basket: "flexkassen", recipe: aRecipeWith("R1002", [product]) } }
      ]
    ],
    removeItemsAndSetRecipes: [
      () => [
        `/carts/${cartId}/removeItemsAndSetRecipes`,
        { token, body: { cartItemIds: [], recipes: [aRecipeWith("R1001", [product])] } }
      ]
    ],
    removeEditableRecipe: [() => [`/carts/${cartId}/editableRecipes/flexkassen/0`, { token }]],
    setBagRecipes: [
      () => [
        `/carts/${cartId}/recipes`,
        { token, body: { cartItemId: bagLineId, recipesEAN: [ownGtin("recipe", 1010)], recipes: [] } }
      ]
    ],
    removeBagRecipes: [() => [`/carts/${cartId}/recipes`, { token }]],
    addCateredMeal: [
      () => [`/carts/${cartId}/cateredMeals`, { token, body: aMeal(ownGtin("meal", 1001), "C1001", 10) }],
      () => [`/carts/${cartId}/cateredMeals`, { token, body: aMeal(ownGtin("meal", 1004), "C1004", 10, "focaccia") }]
    ],
    mapDiscountCode: [() => ["/DiscountCodeMap?code=sommar", { token }]],
    addDiscountCode: [
      () => [
        `/carts/${cartId}/discountCodes`,
        { token, body: { gtin: "9900000000035", name: "SOMMAR", relatedGtin: null } }
      ]
    ],
    removeDiscountCode: [() => [`/carts/${cartId}/discountCodes?gtin=9900000000035`, { token }]],
    moveCart: [
      () => [`/carts/${cartId}/move`, { token, body: { storeNumber: "3202", keepCart: true } }],
      () => [`/carts/${cartId}/move`, { token, body: { storeNumber: "3201", keepCart: true } }]
    ],
    removeItem: [() => [`/carts/${cartId}/items/${itemId}`, { token }]],
    chooseSlot: [() => [`/carts/${cartId}/slot`, { token, body: { slotId } }]],
    checkOutCart: [() => [`/carts/${cartId}/checkout`, { token, body: { payment: "onDelivery", message: "Ring på" } }]],
    listOrders: [() => ["/orders?afterDeliveryDate=2025-01-01", { token }], () => ["/orders", { token }]],
    getOrder: [() => ["/orders/anna-order-1", { token }]],
    createReplacementCart: [() => [`/orders/${orderId}/createReplacementCart`, { token, body: { storeNo: "3201" } }]],
    refreshCalculations: [
      () => [`/carts/${replacementCartId}/refreshCalculations`, { token, body: { OrderId: orderId } }]
    ],
    listFavourites: [() => ["/favorites", { token }]],
    addFavouriteProduct: [() => ["/favorites/products", { token, body: { itemNo: product.id } }]],
    addFavouriteRecipe: [() => ["/favorites/recipes", { token, body: { itemNo: "example" } }]],
    deleteFavourite: [() => [`/favorites?id=${favouriteId}`, { token }]],
    deleteCart: [() => [`/carts/${cartId}`, { token }]],
    deleteUsableCarts: [() => ["/carts/deleteUsableCarts", { token }]],
    customerStatus: [() => ["/customer/status/199001012385"], () => ["/customer/status/198501012390"]],
    customerByEmail: [
      () => ["/customer/email/ledig%40exempel.se"],
      () => ["/customer/email/anna.andersson%40exempel.se"]
    ],
    createCustomer: [
      () => [
        "/customer/createcustomer",
        {
          body: {
            pnr: "199001012385",
            emailAddress: "ny.kund@exempel.se",
            password: "Matkasse-2027",
            mobilePhone: "0701234567",
            referrer: ""
          }
        }
      ]
    ],
    confirmEmail: [() => ["/customer/confirmemail", { token, body: { token: emailToken } }]],
    requestPasswordReset: [
      () => ["/customer/requestpasswordreset", { body: { email: "erik.eriksson@exempel.se" } }],
      () => ["/customer/requestpasswordreset", { body: { emailAddress: "ingen@exempel.se" } }]
    ],
    checkPasswordToken: [() => ["/customer/checkpasswordtoken", { body: { authToken: resetToken } }]],
    changePasswordWithToken: [
      () => [
        "/customer/changepasswordwithtoken",
        { body: { authToken: resetToken, password: "Matkasse-2028", passwordConfirmation: "Matkasse-2028" } }
      ]
    ],
    revokeToken: [() => ["/connect/revoke", { token }]]
  }

  /** Returns the id of an order of Anna's that can be changed; orders her cart when there is none. */
  const findOrPlaceOrder = async (): Promise<string> => {
    const { orders } = (await shop.call("GET", "/orders", { token })).json
    const placedOrder = orders.find(({ status }: { status: string }) => status === "placed")
    if (placedOrder !== undefined) return placedOrder.id
    await shop.call("POST", `/carts/${cartId}/additems`, { token, body: { items: [aLine(product, 30)] } })
    await shop.call("PUT", `/carts/${cartId}/slot`, { token, body: { slotId } })
    return (await shop.call("POST", `/carts/${cartId}/checkout`, { token, body: { payment: "onDelivery" } })).json.id
  }

  const prepare = async (name: string): Promise<void> => {
    if (name === "checkOutCart" || name === "removeItem")
      await shop.call("POST", `/carts/${cartId}/additems`, { token, body: { items: [aLine(product, 1)] } })
    if (name === "sendCustomerEmail") captchaToken = (await shop.call("POST", "/captcha/token")).json.token
    if (name === "setBagRecipes") {
      const bagItem = { id: "B3_ST", gtin: ownGtin("bag", 3) }
      const addResponse = await shop.call("POST", `/carts/${cartId}/additems`, {
        token,
        body: { items: [aLine(bagItem, 1)] }
      })
      bagLineId = addResponse.json.bags[0].id
    }
    if (name === "checkPasswordToken" || name === "changePasswordWithToken") {
      const {
        rows: [mail]
      } = await sql<{
        body: string
      }>`select body from mail where recipient = 'erik.eriksson@exempel.se' order by id desc limit 1`.execute(
        shop.database.sql
      )
      resetToken = /glomt-losenord\/(\S+)/.exec(mail?.body ?? "")?.[1] ?? ""
    }
    // A change to the same address, so that the account can be used as before.
    if (name === "confirmEmail")
      await sql`
        insert into email_changes (customer_id, email, hash, expires)
        values (${annaId}, 'anna.andersson@exempel.se', ${createHash("sha256").update(emailToken).digest("base64")}, ${shop.clock.now + 60_000})
        on conflict (customer_id) do update set email = excluded.email, hash = excluded.hash`.execute(shop.database.sql)
    if (name === "createReplacementCart" || name === "refreshCalculations") orderId = await findOrPlaceOrder()
    if (name === "refreshCalculations") {
      const request = { token, body: { storeNo: "3201" } }
      replacementCartId = (await shop.call("POST", `/orders/${orderId}/createReplacementCart`, request)).json.id
    }
    if (name === "deleteCart" || name === "deleteUsableCarts")
      cartId = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.id
    if (name === "addFavouriteRecipe")
      await sql`insert into recipes (id, name, url) values ('example', 'Pannkakor', '/recept/pannkakor-r') on conflict do nothing`.execute(
        shop.database.sql
      )
    if (name === "deleteFavourite")
      favouriteId = (await shop.call("POST", "/favorites/products", { token, body: { itemNo: product.id } })).json.id
    itemId = (await shop.call("GET", `/carts/${cartId}`, { token })).json.items?.[0]?.id ?? ""
  }

  return { token, prepare, calls }
}
