import type { ChangeMobilePhoneError } from "#core/account/change-mobile-phone.ts"
import * as text from "#web/text/account.ts"
import { wrongMobilePhone } from "#web/text/forms.ts"
import { logIn } from "#web/text/shell.ts"

/** Texts of failures to change the mobile number. */
export const mobilePhoneFailures: { readonly [Tag in ChangeMobilePhoneError["_tag"]]: string } = {
  NotLoggedIn: logIn,
  InvalidMobilePhone: wrongMobilePhone(text.mobilePhone),
  MobilePhoneNotChanged: text.mobilePhoneNotChanged
}
