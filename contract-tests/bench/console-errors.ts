import type { Page } from "playwright-core"

const notFoundPattern = /^Failed to load resource: the server responded with a status of 404/

/** Collects the browser's errors and warnings while the page is open. With `expects404` the error that reports the page's own 404 does not count. */
export const collectConsoleErrors = (
  page: Page,
  pageUrl: string,
  { expects404 }: { readonly expects404: boolean }
): ReadonlyArray<string> => {
  const errors: Array<string> = []
  page.on("pageerror", (error) => void errors.push(error.message))
  page.on("console", (message) => {
    const { url } = message.location()
    if (message.type() !== "error" && message.type() !== "warning") return
    if (expects404 && url === pageUrl && notFoundPattern.test(message.text())) return
    errors.push(url === pageUrl || url === "" ? message.text() : `${message.text()} (${url})`)
  })
  return errors
}
