// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { afterEach, beforeAll, expect, it, vi } from "vitest"
import { answerJson, type FakeServer, refuse } from "#adapters/fakes/fake-http.ts"
import { noon } from "#core/catalogue/testing.ts"
import { FinishStart } from "#web/container/ids.ts"
import { composeShop } from "#web/container/testing.tsx"
import { App } from "./App.tsx"
import { Shell } from "./Shell.tsx"

// jsdom has no place to scroll to.
beforeAll(() => void vi.stubGlobal("scrollTo", () => undefined))
afterEach(cleanup)

const nothing = { title: "", description: "", buttonLabel: "", buttonLink: "/" }
const settings = {
  companyName: "Skafferi", phoneEmail: { phone: "08-123", email: "hej@exempel.se" }, facebookUrl: null, instagramUrl: null, twitterUrl: null, youtubeUrl: null, appUrl: null,
  menuLinks: [], lowestPickingFeeLimit: 1_500, pickingFee: 49, emptyCart: { visitor: nothing, customer: nothing }, faqCats: [],
  promotion: { visible: false, promotionButtonLabel: null, desktopImage: null, mobileImage: null }, notFoundArea: null
}
const navigation = { data: { tree: { id: "1", name: "Start", type: "StartPage", link: { url: "/" }, children: [] }, header: [], footer: [], customerService: [] } }

const setTo = (message: { readonly text: string; readonly colour: string } | null): FakeServer => ({ path }) =>
  path === "/settings" ? answerJson({ ...settings, message }) : path === "/navigation" ? answerJson(navigation) : refuse(404, "ERR_NOT_FOUND")

const open = async (message: Parameters<typeof setTo>[0]) => {
  const { container } = composeShop({ server: setTo(message) })
  await container.get(FinishStart)()
  const router = createMemoryRouter([{ element: <Shell />, children: [{ index: true, element: <p>Start</p> }] }])
  await act(async () => render(<App container={container} now={noon}><RouterProvider router={router} /></App>))
}

it.each(["info", "warning", "campaign"])("SHELL-14 SHELL-15 has the administrator's message over every page, in the colour set with it: %s", async (colour) => {
  await open({ text: "Öppet i helgen", colour })
  const bar = screen.getByRole("note")
  expect([bar.textContent, /(info|warning|campaign)/.exec(bar.className)?.[1]]).toEqual(["Öppet i helgen", colour])
})

it("has no bar while there is no message", async () => {
  await open(null)
  expect([screen.getByText("Start").textContent, screen.queryByRole("note")]).toEqual(["Start", null])
})
