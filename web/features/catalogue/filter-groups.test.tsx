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
/** The button that opens the filters on narrow screens. */
const opener = () => screen.getByRole("button", { name: "Filter" })
const summaries = () => [...document.querySelectorAll("summary")]
const openGroups = () =>
  [...document.querySelectorAll("details[name][open] > summary")].map(({ textContent }) => textContent)

beforeEach(async () => {
  render(
    <MemoryRouter>
      <Tools
        doneLabel="Visa 24 varor"
        listing={{ page: 0, sort: relevance, filters: {} }}
        facets={facets}
        hrefOf={() => "/"}
      />
      <button type="button">En vara</button>
    </MemoryRouter>
  )
  await act(async () => void (await import("./manage-filter-focus.ts")))
  // On wide screens the style sheet shows the filters in the page and hides the button that opens them.
  document.querySelector<HTMLElement>("[popover]")?.style.setProperty("display", "block")
  Object.assign(opener(), { checkVisibility: () => false })
})
afterEach(cleanup)

describe("an open filter group", () => {
  beforeEach(async () => {
    await userEvent.click(summaries()[0] as Element)
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
    ;(summaries()[0] as HTMLElement).focus()
    for (let stop = 0; stop < 3; stop++) await userEvent.tab()
    expect([openGroups(), document.activeElement]).toEqual([[], summaries()[1]])
  })

  it("closes on Esc, and moves the focus to its summary", async () => {
    document.querySelector<HTMLElement>("details[name] a")?.focus()
    await userEvent.keyboard("{Escape}")
    expect([openGroups(), document.activeElement]).toEqual([[], summaries()[0]])
  })

  it("stays open on a small screen, where it covers no other content", async () => {
    Object.assign(opener(), { checkVisibility: () => true })
    await userEvent.click(screen.getByRole("button", { name: "En vara" }))
    expect(openGroups()).toEqual(["Varumärken"])
  })
})
