import type { DeliveryPicker } from "#core/delivery/delivery-picker.ts"
import type { PanelState } from "./panel.ts"
import { title as cart } from "#web/text/cart.ts"
import * as delivery from "#web/text/delivery.ts"
import * as login from "#web/text/login.ts"
import { forgotTitle } from "#web/text/password.ts"
import { title as register } from "#web/text/register.ts"
import * as shell from "#web/text/shell.ts"
import { title as store } from "#web/text/store.ts"
import { urlOf, topOf } from "./layers.ts"

const deliveryStepTitles = {
  method: delivery.methodTitle,
  postalCode: delivery.postalCodeTitle,
  store,
  time: delivery.timeTitle,
  done: delivery.done
} as const

/** The panel's heading. */
export const titleOf = (state: PanelState, picker: DeliveryPicker): string => {
  const top = topOf(state)
  switch (top?.name) {
    case "cart":
      return cart
    case "menu":
      return shell.menu
    case "register":
      return shell.createAccount
    case "login":
      return top.step === "forgot" ? login.resetTitle : login.title
    case "storeSelector":
      return deliveryStepTitles[picker.step]
    case "search":
    case undefined:
      return ""
  }
}

/** The title of the page that the top layer corresponds to. */
export const windowTitleOf = (state: PanelState): string | null =>
  urlOf(state) === null ? null : shell.pageTitle(topOf(state)?.name === "register" ? register : forgotTitle)
