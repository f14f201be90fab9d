import { productFolder } from "#core/navigation/product-folder.ts"

/** The paths of pages that exist without the navigation tree. */
export const start = "/"
export const search = "/sok"
export const myPages = "/mina-sidor"
export const stores = "/butiker"
export const deliveryCities = "/leveransorter"
export const products = productFolder
export const offers = `${products}/veckans-erbjudande`
/** The week's offers on one page, to read or to print. */
export const leaflet = `${offers}/reklamblad`
export const favouriteProducts = `${products}/mina-favoritvaror`
export const boughtProducts = `${products}/mina-tidigare-kopta-varor`
export const recipes = "/recept"
export const favouriteRecipes = `${recipes}/mina-favoritrecept`
export const boughtRecipes = `${recipes}/mina-mest-kopta-recept`
export const logIn = "/login"
export const register = "/registrera"
export const forgotPassword = "/glomt-losenord"
export const checkout = "/checkout"
export const deliveryInfo = "/leveransinfo"
/** Followed by a token: logs staff in as a customer. */
export const actAsCustomer = "/_cl_"

/** The log-in page that returns to this path of the shop (ROUTE-06). */
export const logInHref = (path: string): string => `${logIn}?retur=${encodeURIComponent(path)}`

/** The path of an order; `id` may be a route's parameter. */
export const order = (id: string): string => `${myPages}/order/${id}`
export const aboutCookies = "/kundservice/om-cookies"
