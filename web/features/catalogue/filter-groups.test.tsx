import { act, cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { MemoryRouter } from "react-router-dom"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { relevance } from "#core/catalogue/listing.ts"
import { ListToolbar, type ListToolbarProps } from "#web/views/catalogue/ListToolbar.tsx"
import { useFilterFocus } from "./use-filter-focus.ts"

const facets = ["Brands", "ProductMarkings"].map((name) => ({
  name,
  options: ["KRAV", "SVANEN"].map((value) => ({ value, count: 1, selected: false }))
}))

const Tools = (props: Omit<ListToolbarProps, "focus">) => <ListToolbar {...props} focus={useFilterFocus()} />
const summaries = () => [...document.querySelectorAll("summary")]
const openGroups = () =>
  [...document.querySelectorAll("details[name][open] > summary")].map(({ textContent }) => textContent)

beforeEach(async () => {
  render(
    <MemoryRouter>
      <Tools listing={{ page: 0, sort: relevance, filters: {} }} facets={facets} hrefOf={() => "/"} />
      <button type="button">En vara</button>
    </MemoryRouter>
  )
  await act(async () => void (await import("./manage-filter-focus.ts")))
  // On wide screens the style sheet hides the button that opens the groups.
  Object.assign(summaries()[0] as Element, { checkVisibility: () => false })
})
afterEach(cleanup)

describe("an open filter group", () => {
  beforeEach(async () => {
    await userEvent.click(summaries()[1] as Element)
    expect(openGroups()).toEqual(["Varumärken"])
  })

  it("stays open when one of its values is clicked", async () => {
    await userEvent.click(document.querySelectorAll("details[name] a")[1] as Element)
    expect(openGroups()).toEqual(["Varumärken"])
  })

  it("closes on a click on the products below it", async () => {
    await userEvent.click(screen.getByRole("button", { name: "En vara" }))
    expect(openGroups()).toEqual([])
  })

  it("closes when the focus moves past its last value", async () => {
    ;(summaries()[1] as HTMLElement).focus()
    for (let stop = 0; stop < 3; stop++) await userEvent.tab()
    expect([openGroups(), document.activeElement]).toEqual([[], summaries()[2]])
  })

  it("closes on Esc, and moves the focus to its summary", async () => {
    document.querySelector<HTMLElement>("details[name] a")?.focus()
    await userEvent.keyboard("{Escape}")
    expect([openGroups(), document.activeElement]).toEqual([[], summaries()[1]])
  })

  it("stays open on a small screen, where it covers nothing", async () => {
    Object.assign(summaries()[0] as Element, { checkVisibility: () => true })
    await userEvent.click(screen.getByRole("button", { name: "En vara" }))
    expect(openGroups()).toEqual(["Varumärken"])
  })
})
