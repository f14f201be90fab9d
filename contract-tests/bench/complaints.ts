import type { Page } from "playwright-core"

const notFound = /^Failed to load resource: the server responded with a status of 404/

/** What the browser complains about until the page is left; `missing`: the page itself is to be a 404, which is no complaint, and anything else of it is. */
export const complaintsOf = (page: Page, address: string, missing: boolean): ReadonlyArray<string> => {
  const complaints: Array<string> = []
  page.on("pageerror", (error) => void complaints.push(error.message))
  page.on("console", (message) => {
    const { url } = message.location()
    if (message.type() !== "error" && message.type() !== "warning") return
    if (missing && url === address && notFound.test(message.text())) return
    complaints.push(url === address || url === "" ? message.text() : `${message.text()} (${url})`)
  })
  return complaints
}
