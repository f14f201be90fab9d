import { openTab, type PanelTab, type PanelView } from "#web/container/panel.ts"

const registration = "/registrera"
const forgotten = "/glomt-losenord"

/** The log-in is at the step for who has forgotten the password. */
export const isForgotten = ({ history, address }: PanelView): boolean => history.at(-1) === "login" && address !== null

export const openForgotten = (view: PanelView): PanelView => ({ ...openTab(view, "login"), address: forgotten })

/** The registration keeps the log-in that led to it. */
const openRegistration = ({ history }: PanelView, address: string): PanelView => ({
  history: [...history.filter((open): open is PanelTab => open === "login"), "register"],
  address
})

/** What a link to a page of the shop opens over the page it stands on; null where the page has no tab. */
export const openAddress = (view: PanelView, address: string): PanelView | null => {
  const path = address.replace(/[?#].*$/, "")
  return path === registration ? openRegistration(view, address) : path === forgotten ? { ...openForgotten(view), address } : null
}

/** One tab back; the last one closes the panel. */
export const previousTab = ({ history }: PanelView): PanelView => ({
  history: history.slice(0, -1),
  address: history.at(-2) === "register" ? registration : null
})
