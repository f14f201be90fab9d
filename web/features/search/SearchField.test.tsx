import { useCaseId } from "#web/container/bound-use-cases.ts"
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { Result } from "effect"
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom"
import { afterEach, expect, it } from "vitest"
import { ScopeProvider } from "#web/container/react.tsx"
import { composeShop } from "#web/container/testing.tsx"
import { SearchField } from "./SearchField.tsx"

afterEach(cleanup)

/** Renders the field; the search page loads until `finishLoading` is called. */
const renderField = (shop = composeShop()) => {
  const pendingLoads: Array<() => void> = []
  const layout = (
    <>
      <SearchField list={() => <p>Förslag</p>} />
      <Outlet />
    </>
  )
  const search = {
    path: "/sok",
    element: <h1>Träffar</h1>,
    loader: () => new Promise((resolve) => pendingLoads.push(() => resolve(null)))
  }
  const router = createMemoryRouter([{ element: layout, children: [{ path: "/", element: null }, search] }])
  render(
    <ScopeProvider value={{ ...shop, router }}>
      <RouterProvider router={router} />
    </ScopeProvider>
  )
  const typeQuery = (value: string) =>
    act(async () => void fireEvent.change(screen.getByRole("combobox"), { target: { value } }))
  const submit = () =>
    act(async () => void fireEvent.submit((screen.getByRole("combobox") as HTMLInputElement).form as HTMLFormElement))
  const finishLoading = async () => {
    await act(async () => pendingLoads.splice(0).forEach((finish) => finish()))
    await screen.findByRole("heading", { name: "Träffar" })
  }
  const open = (href: string) => act(async () => void router.navigate(href))
  const goBack = () => act(() => router.navigate(-1))
  /** Follows a link and types before the next render. */
  const followAndType = (href: string, value: string) =>
    act(async () => {
      void router.navigate(href)
      fireEvent.change(screen.getByRole("combobox"), { target: { value } })
    })
  return { typeQuery, submit, finishLoading, open, goBack, followAndType }
}

const fieldAndList = () => [
  (screen.getByRole("combobox") as HTMLInputElement).value,
  screen.queryByText("Förslag") === null ? "closed" : "open"
]

it("handles each input in order, even when the handling of an earlier one failed", async () => {
  const handledInputs: Array<string> = []
  const shop = composeShop()
  shop.container.bind(useCaseId("loadSuggestions")).toConstantValue((input) => {
    handledInputs.push(input)
    return input === "os" ? Promise.reject(new Error("a bug")) : Promise.resolve(Result.succeed(undefined))
  })
  renderField(shop)
  const field = screen.getByRole("combobox")
  await act(async () => {
    for (const value of ["o", "os", "ost"]) fireEvent.change(field, { target: { value } })
  })
  expect(handledInputs).toEqual(["o", "os", "ost"])
})

it("is empty on a search page without a query", async () => {
  const { finishLoading, open } = renderField()
  await open("/sok")
  await finishLoading()
  expect(fieldAndList()).toEqual(["", "closed"])
})

it("keeps input typed while the page of the previous search is loading", async () => {
  const { typeQuery, submit, finishLoading } = renderField()
  await typeQuery("ost")
  await submit()
  await typeQuery("smör")
  await finishLoading()
  expect(fieldAndList()).toEqual(["smör", "open"])
  await submit()
  expect(fieldAndList()).toEqual(["smör", "closed"])
  await finishLoading()
  expect(fieldAndList()).toEqual(["smör", "closed"])
})

it("keeps input typed right after a navigation has started", async () => {
  const { followAndType, finishLoading } = renderField()
  await followAndType("/sok?Q=ost", "smör")
  await finishLoading()
  expect(fieldAndList()).toEqual(["smör", "open"])
})

it("shows the page's query and closes the list when the shopper goes back without submitting an edited query", async () => {
  const { typeQuery, submit, finishLoading, goBack } = renderField()
  await typeQuery("ost")
  await submit()
  await finishLoading()
  expect(fieldAndList()).toEqual(["ost", "closed"])
  await typeQuery("smör")
  expect(fieldAndList()).toEqual(["smör", "open"])
  await goBack()
  expect(fieldAndList()).toEqual(["", "closed"])
})
