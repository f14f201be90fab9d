// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { Result } from "effect"
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom"
import { afterEach, expect, it } from "vitest"
import { TypeQuery } from "#web/container/ids.ts"
import { ContainerProvider } from "#web/container/react.tsx"
import { composeShop } from "#web/container/testing.tsx"
import { SearchField } from "./SearchField.tsx"

afterEach(cleanup)

/** The field over pages of which the search page is on its way until `arrive` is called. */
const renderField = (container = composeShop().container) => {
  const arrivals: Array<() => void> = []
  const layout = <><SearchField list={() => <p>Förslag</p>} /><Outlet /></>
  const search = { path: "/sok", element: <h1>Träffar</h1>, loader: () => new Promise((arrive) => arrivals.push(() => arrive(null))) }
  const router = createMemoryRouter([{ element: layout, children: [{ path: "/", element: null }, search] }])
  render(<ContainerProvider value={container}><RouterProvider router={router} /></ContainerProvider>)
  const type = (value: string) => act(async () => void fireEvent.change(screen.getByRole("combobox"), { target: { value } }))
  const submit = () => act(async () => void fireEvent.submit((screen.getByRole("combobox") as HTMLInputElement).form as HTMLFormElement))
  const arrive = async () => {
    await act(async () => arrivals.splice(0).forEach((done) => done()))
    await screen.findByRole("heading", { name: "Träffar" })
  }
  const back = () => act(() => router.navigate(-1))
  /** A link pressed and a key right after it, before anything can be drawn between the two. */
  const followAndType = (href: string, value: string) =>
    act(async () => {
      void router.navigate(href)
      fireEvent.change(screen.getByRole("combobox"), { target: { value } })
    })
  return { type, submit, arrive, back, followAndType }
}

const shown = () => [(screen.getByRole("combobox") as HTMLInputElement).value, screen.queryByText("Förslag") === null ? "closed" : "open"]

it("hears the keys in their order, and the later ones also where one before them has failed", async () => {
  const heard: Array<string> = []
  const { container } = composeShop()
  container.rebind(TypeQuery).toConstantValue((typed) => {
    heard.push(typed)
    return typed === "os" ? Promise.reject(new Error("a bug")) : Promise.resolve(Result.succeed(undefined))
  })
  renderField(container)
  const field = screen.getByRole("combobox")
  await act(async () => {
    for (const value of ["o", "os", "ost"]) fireEvent.change(field, { target: { value } })
  })
  expect(heard).toEqual(["o", "os", "ost"])
})

it("keeps what is typed while the page of the search before it is on its way", async () => {
  const { type, submit, arrive } = renderField()
  await type("ost")
  await submit()
  await type("smör")
  await arrive()
  expect(shown()).toEqual(["smör", "open"])
  await submit()
  expect(shown()).toEqual(["smör", "closed"])
  await arrive()
  expect(shown()).toEqual(["smör", "closed"])
})

it("keeps what is typed from the moment the page is left, before that shows", async () => {
  const { followAndType, arrive } = renderField()
  await followAndType("/sok?Q=ost", "smör")
  await arrive()
  expect(shown()).toEqual(["smör", "open"])
})

it("says what each page was asked for, with nothing over it, where the shopper goes back from an edit that was not sent", async () => {
  const { type, submit, arrive, back } = renderField()
  await type("ost")
  await submit()
  await arrive()
  expect(shown()).toEqual(["ost", "closed"])
  await type("smör")
  expect(shown()).toEqual(["smör", "open"])
  await back()
  expect(shown()).toEqual(["", "closed"])
})
