import type { DeliverySelection } from "#core/assortment/model.ts"
import { readablePostalCode } from "./common.ts"
import { twoDigitDayMonth } from "./dates.ts"

export const logoLabel = "Skafferi, till startsidan"
export const menu = "Meny"
export const logIn = "Logga in"
export const logOut = "Logga ut"
export const createAccount = "Skapa konto"
export const myPages = "Mina Sidor"
export const settings = "Inställningar"
export const cart = "Varukorg"
export const startShopping = "Handla"
export const offers = "Erbjudanden"
export const stores = "Butiker"
export const allProducts = "Alla varor"
export const mainNavigation = "Huvudmeny"
export const sideNavigation = "Kategorier"
export const breadcrumbs = "Du är här"
export const start = "Start"
export const getApp = "Ladda ner appen"

/** 'Om Skafferi'. */
export const about = (company: string): string => `Om ${company}`

/** The folder of all departments. */
export const products = "Matvaror"
/** 'Alla Mejeri', the first entry of a submenu (PANEL-10, PAGE-45). */
export const allOf = (name: string): string => `Alla ${name}`
export const allCatering = "All Catering"

export const skipLinks = "Genvägar"
export const skipToContent = "Gå till huvudinnehåll"
export const skipToCart = "Gå till varukorg"
export const skipToCategories = "Gå till kategorier"
export const skipToCheckout = "Till kassan"

export const storeBannerLabel = "Butik och leverans"
export const chooseStoreBanner = "Välj butik för att se ditt sortiment"
/** 'Hemleverans till 111 22 Stockholm', or 'Hemleverans till 912 31 Umeå, bara catering'. */
const homeDeliveryTo = ({
  postalCode,
  city,
  deliversGroceries
}: Pick<DeliverySelection, "postalCode" | "city" | "deliversGroceries">): string =>
  `Hemleverans till ${readablePostalCode(postalCode ?? "")} ${city}`.trimEnd() +
  (deliversGroceries ? "" : ", bara catering")
export const pickupIn = (store: string): string => `Hämta i ${store}`
export const describeSelection = (selection: DeliverySelection): string =>
  selection.method === "homeDelivery" ? homeDeliveryTo(selection) : pickupIn(selection.storeName)
export const nextFreeTime = "Nästa lediga tid"
export const chosenTime = "Vald tid"
export const changeDelivery = "Ändra leverans"
export const chooseStore = "Välj butik"

/** The noun after the number of items on the cart button, as in 'Varukorg, 3 varor, 124,50 kr'. */
export const itemNoun = (count: number): string => (count === 1 ? "vara" : "varor")
export const emptyCart = "Varukorg, tom"

export const cateringNotPossible = "Leverans av catering inte möjlig"

/** 'Leverans av catering inte möjlig 04/12, 05/12' from plain dates (SHELL-35, SHELL-36). */
export const cateringNotPossibleOn = (dates: ReadonlyArray<string>): string =>
  `${cateringNotPossible} ${dates.map(twoDigitDayMonth).join(", ")}`

export const pageTitle = (title: string): string => `${title} | Skafferi`
export const startTitle = "Skafferi – mat hem till dig eller färdigplockad i butik"
export const loggedInAsCustomer = (name: string): string => `Du är inloggad som ${name}`
export const stopActingAsCustomer = "Avsluta kundläget"
export const offersThisWeek = "Veckans erbjudanden"

export const expand = (name: string): string => `Visa underkategorier till ${name}`
export const collapse = (name: string): string => `Dölj underkategorier till ${name}`
export const backTo = (name: string): string => `Tillbaka till ${name}`
export const backToMenu = "Tillbaka till menyn"

/** The notice for unsupported browsers (NOTICE-12). */
export const unsupportedBrowser = (site: string): string => `${site} stödjer inte din webbläsare`
