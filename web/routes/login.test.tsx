import { cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { RouterContextProvider } from "react-router-dom"
import { afterEach, describe, expect, it } from "vitest"
import { respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { visitor } from "#core/session/model.ts"
import { anna, composeShop } from "#web/container/testing.tsx"
import { scopeContext } from "#web/container/router-context.ts"
import { Component, loader } from "./login.tsx"
import { openPage } from "./testing.tsx"

afterEach(cleanup)

/** The path that the log-in page redirects to; null when the page is shown. */
const redirectOf = (search: string, session = anna): string | null => {
  const context = new RouterContextProvider()
  context.set(scopeContext, composeShop({ session }))
  try {
    const request = new Request(`http://shop.test/login${search}`)
    loader({ request, context, params: {} } as unknown as Parameters<typeof loader>[0])
    return null
  } catch (thrown) {
    return (thrown as Response).headers.get("location")
  }
}

describe("the log-in page", () => {
  it("redirects a customer to the page in the return path, or the start page without one", () => {
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

  const logInAt = async (url: string) => {
    const { url: currentUrl } = await openPage("/login", { loader, Component }, url, {
      session: visitor,
      server: ({ path }) =>
        path === "/connect/token"
          ? respondWithJson({ access_token: "a.b.c", token_type: "Bearer", expires_in: 86_400, scope: "shop" })
          : respondWithError(404, "ERR_NOT_FOUND")
    })
    await userEvent.type(screen.getByLabelText(/^E-postadress/), "anna@exempel.se{Enter}")
    await userEvent.type(await screen.findByLabelText(/^Lösenord/), "Matkasse-2026{Enter}")
    await waitFor(() => expect(currentUrl()).not.toBe(url))
    return currentUrl()
  }

  it("CROUTE-28 ROUTE-06 returns after a log-in to the page that the customer came from", async () =>
    expect(await logInAt("/login?retur=%2Fmina-sidor%3Fflik%3Dordrar")).toBe("/mina-sidor?flik=ordrar"))
  it("CROUTE-29 ROUTE-07 goes to the start page after a log-in without a page to return to", async () =>
    expect(await logInAt("/login")).toBe("/"))
  it("goes to the start page after a log-in with the address of another site to return to", async () =>
    expect(await logInAt("/login?retur=%2F%2Fevil.example%2Fmina-sidor")).toBe("/"))
})
