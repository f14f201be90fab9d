import { accountDocs } from "#core/account/api.docs.ts"
import { assortmentDocs } from "#core/assortment/api.docs.ts"
import { captchaDocs } from "#core/captcha/api.docs.ts"
import { cartDocs } from "#core/cart/api.docs.ts"
import { cartRecipeAndMealDocs } from "#core/cart/recipes-and-meals-api.docs.ts"
import { catalogueDocs } from "#core/catalogue/api.docs.ts"
import { mostBoughtDocs } from "#core/catalogue/most-bought-api.docs.ts"
import { cateringDocs } from "#core/catering/api.docs.ts"
import { contentDocs } from "#core/content/api.docs.ts"
import { cookiesDocs } from "#core/content/cookies-api.docs.ts"
import type { EndpointName } from "#core/composition/endpoints.ts"
import type { CallDocs } from "#core/contract/call-docs.ts"
import { couponDocs } from "#core/coupon/api.docs.ts"
import { customerServiceDocs } from "#core/customer-service/api.docs.ts"
import { deliveryDocs } from "#core/delivery/api.docs.ts"
import { deliveryCityDocs } from "#core/delivery/delivery-city-api.docs.ts"
import { favouriteDocs } from "#core/favourites/api.docs.ts"
import { navigationDocs } from "#core/navigation/api.docs.ts"
import { offerDocs } from "#core/offers/api.docs.ts"
import { orderDocs } from "#core/orders/api.docs.ts"
import { recipeDocs } from "#core/recipes/api.docs.ts"
import { recipeBagDocs } from "#core/recipes/bags-api.docs.ts"
import { searchDocs } from "#core/search/api.docs.ts"
import { sessionDocs } from "#core/session/api.docs.ts"

/** The documentation of every declared call; a call without it does not compile. */
const callDocs: Readonly<Record<EndpointName, CallDocs>> = {
  ...sessionDocs,
  ...accountDocs,
  ...assortmentDocs,
  ...deliveryCityDocs,
  ...catalogueDocs,
  ...mostBoughtDocs,
  ...searchDocs,
  ...recipeDocs,
  ...recipeBagDocs,
  ...cateringDocs,
  ...cartDocs,
  ...cartRecipeAndMealDocs,
  ...couponDocs,
  ...deliveryDocs,
  ...orderDocs,
  ...favouriteDocs,
  ...offerDocs,
  ...contentDocs,
  ...cookiesDocs,
  ...navigationDocs,
  ...captchaDocs,
  ...customerServiceDocs
}

/** Finds the documentation of a call by the name of its declaration. */
export const docsOf = (name: string): CallDocs => {
  const docs = (callDocs as Readonly<Record<string, CallDocs>>)[name]
  if (docs === undefined) throw new Error(`The call '${name}' is not described.`)
  return docs
}
