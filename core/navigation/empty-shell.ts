import { usualPickingFee, usualPickingFeeLimit } from "../delivery/rules.ts"
import type { ShellView } from "./model.ts"

const nothing = { title: "", description: "", buttonLabel: "", buttonLink: "/" }

/** Before the settings are there, or when they cannot be had: the defaults of DELIV-32 and DELIV-34 and no links. */
export const emptyShell: ShellView = {
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
    emptyCart: { visitor: nothing, customer: nothing }
  },
  header: [],
  footer: [],
  departments: []
}
