import { RouterContextProvider } from "react-router-dom"
import { describe, expect, it } from "vitest"
import { visitor } from "#core/session/model.ts"
import { anna, composeShop } from "#web/container/testing.tsx"
import { containerKey } from "#web/container/router-context.ts"
import { loader } from "./login.tsx"

/** The address that the log-in page redirects to; null when it is shown. */
const redirectOf = (search: string, session = anna): string | null => {
  const context = new RouterContextProvider()
  context.set(containerKey, composeShop({ session }).container)
  try {
    const request = new Request(`http://shop.test/login${search}`)
    loader({ request, context, params: {} } as unknown as Parameters<typeof loader>[0])
    return null
  } catch (thrown) {
    return (thrown as Response).headers.get("location")
  }
}

describe("the log-in page", () => {
  it("ROUTE-05 ROUTE-06 redirects a customer to the page of the shop that they come from", () => {
    expect(redirectOf("?retur=%2Fmina-sidor%3Fflik%3Dordrar")).toBe("/mina-sidor?flik=ordrar")
    expect(redirectOf("")).toBe("/")
  })

  it.each(["//evil.example", "https://evil.example/", "/\\evil.example", "/\t/evil.example", "javascript:alert(1)"])(
    "never redirects a customer to another site: %j",
    (address) => {
      expect(redirectOf(`?retur=${encodeURIComponent(address)}`)).toBe("/")
    }
  )

  it("is shown to a visitor", () => {
    expect(redirectOf("?retur=%2Fcheckout", visitor)).toBeNull()
  })
})
