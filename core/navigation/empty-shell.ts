import { usualPickingFee, usualPickingFeeLimit } from "../delivery/rules.ts"
import type { ShellState } from "./model.ts"

const emptyContent = { title: "", description: "", buttonLabel: "", buttonLink: "/" }

/** Wednesday (CONST-09, CONST-10). */
export const defaultOffersToggleWeekday = 3

/** The shell until settings and navigation are loaded: it has the default fees (DELIV-32, DELIV-34) and no links. */
export const emptyShell: ShellState = {
  complete: false,
  settings: {
    companyName: "Skafferi",
    message: null,
    phone: "",
    email: "",
    menuLinks: [],
    appUrl: null,
    socialLinks: [],
    pickingFee: usualPickingFee,
    pickingFeeLimit: usualPickingFeeLimit,
    mostBoughtExclusions: [],
    offersToggleWeekday: defaultOffersToggleWeekday,
    emptyCart: { visitor: emptyContent, customer: emptyContent }
  },
  header: [],
  footer: [],
  departments: []
}
