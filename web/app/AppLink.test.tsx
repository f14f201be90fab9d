import { act, cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { afterEach, describe, expect, it } from "vitest"
import { noon } from "#core/catalogue/testing.ts"
import { composeShop } from "#web/container/testing.tsx"
import { Link, type LinkProps } from "#web/kit/controls/Link.tsx"
import { App } from "./App.tsx"

afterEach(cleanup)

/** Clicks a link on the page '/lista?sida=2', and returns where the router is then and whether the browser follows the link itself. */
const clickLink = async (props: LinkProps, click: MouseEventInit = {}) => {
  const page = <Link {...props}>länk</Link>
  const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: ["/lista?sida=2"] })
  await act(async () => {
    render(
      <App scope={{ ...composeShop(), router }} now={noon}>
        <RouterProvider router={router} />
      </App>
    )
  })
  const link = screen.getByRole("link")
  const event = createEvent.click(link, click)
  // Prevents the default after all other listeners, because jsdom cannot follow links.
  let isFollowedByBrowser = false
  const stopBrowser = (clicked: Event) => {
    isFollowedByBrowser = !clicked.defaultPrevented
    clicked.preventDefault()
  }
  addEventListener("click", stopBrowser, { once: true })
  await act(async () => void fireEvent(link, event))
  const { location, historyAction } = router.state
  return { url: location.pathname + location.search, historyAction, isFollowedByBrowser }
}

describe("a link of the shop", () => {
  it("is followed by the router, with a history entry", async () => {
    expect(await clickLink({ href: "/handla/mejeri" })).toEqual({
      url: "/handla/mejeri",
      historyAction: "PUSH",
      isFollowedByBrowser: false
    })
  })

  it("replaces the history entry when it leads to the current page", async () => {
    expect(await clickLink({ href: "/lista?sida=2" })).toMatchObject({ url: "/lista?sida=2", historyAction: "REPLACE" })
  })

  it.each([
    ["when clicked with Ctrl", { href: "/handla" }, { ctrlKey: true }],
    ["when clicked with Shift", { href: "/handla" }, { shiftKey: true }],
    ["when clicked with the middle button", { href: "/handla" }, { button: 1 }],
    ["when it opens another window", { href: "/handla", target: "_blank" }, {}],
    ["when it leads to another site", { href: "https://exempel.se/" }, {}],
    ["when it leads to another site by a URL without a scheme", { href: "//exempel.se/" }, {}]
  ])("is followed by the browser %s", async (_, props, click) => {
    expect(await clickLink(props, click)).toEqual({
      url: "/lista?sida=2",
      historyAction: "POP",
      isFollowedByBrowser: true
    })
  })

  it("ROUTE-18 is followed by the browser when it leads to the checkout", async () => {
    expect(await clickLink({ href: "/checkout" })).toMatchObject({ url: "/lista?sida=2", isFollowedByBrowser: true })
  })

  it("is not followed when its own click handler prevents the default", async () => {
    const props: LinkProps = { href: "/handla", onClick: (event) => event.preventDefault() }
    expect(await clickLink(props)).toEqual({ url: "/lista?sida=2", historyAction: "POP", isFollowedByBrowser: false })
  })
})
