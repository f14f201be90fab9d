// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { Result } from "effect"
import { MemoryRouter } from "react-router-dom"
import { afterEach, expect, it } from "vitest"
import { TypeQuery } from "#web/container/ids.ts"
import { ContainerProvider } from "#web/container/react.tsx"
import { composeShop } from "#web/container/testing.tsx"
import { SearchField } from "./SearchField.tsx"

afterEach(cleanup)

it("hears the keys in their order, and the later ones also where one before them has failed", async () => {
  const heard: Array<string> = []
  const { container } = composeShop()
  container.rebind(TypeQuery).toConstantValue((typed) => {
    heard.push(typed)
    return typed === "os" ? Promise.reject(new Error("a bug")) : Promise.resolve(Result.succeed(undefined))
  })
  render(<MemoryRouter><ContainerProvider value={container}><SearchField list={() => null} /></ContainerProvider></MemoryRouter>)
  const field = screen.getByRole("combobox")
  await act(async () => {
    for (const value of ["o", "os", "ost"]) fireEvent.change(field, { target: { value } })
  })
  expect(heard).toEqual(["o", "os", "ost"])
})
