import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { Hits } from "#core/search/model.ts"
import { Completion } from "./Completion.tsx"
import { HitCards } from "./HitCards.tsx"
import { SearchBox, type SearchBoxProps } from "./SearchBox.tsx"
import { SuggestionGroup } from "./SuggestionGroup.tsx"
import { SuggestionList, type SuggestionListProps } from "./SuggestionList.tsx"
import { SuggestionOption } from "./SuggestionOption.tsx"

afterEach(cleanup)

describe("HitCards", () => {
  const hit = (id: string, fields: object = {}) => ({
    id,
    name: `Träff ${id}`,
    url: `#${id}`,
    parentName: null,
    picture: null,
    ...fields
  })
  const hits = {
    cateredMeals: [hit("meal", { picture: { url: "/images/meal" } })],
    categories: [hit("category", { parentName: "Mejeri" })],
    contentPages: [hit("page")],
    recipes: [hit("recipe")],
    stores: [{ storeNumber: "3201", name: "Vasastan", url: "#store", streetAddress: "Storgatan 1", city: "Stockholm" }]
  } as unknown as Hits

  it.each([
    ["cateredmeal", "Träff meal", "meal", "/images/meal"],
    ["category", "Träff categoryMejeri", "category", "/images/departments/category"],
    ["page", "Träff page", "page", null],
    ["store", "VasastanStorgatan 1, Stockholm", "3201", null]
  ] as const)("SEARCH-12 shows a %s with its name and note, and its picture or an icon", (type, text, id, picture) => {
    const opened: Array<string> = []
    const { container } = render(<HitCards hits={hits} type={type} onOpen={(hitId) => opened.push(hitId)} />)
    const link = screen.getByRole("link")
    fireEvent.click(link)
    expect([link.textContent, opened]).toEqual([text, [id]])
    expect(container.querySelector("img")?.getAttribute("src")?.split("?")[0] ?? null).toBe(picture)
    expect(container.querySelectorAll("svg").length).toBe(picture === null ? 1 : 0)
  })

  it("shows a recipe as its own card, under the page's heading", () => {
    const opened: Array<string> = []
    render(<HitCards hits={hits} type="recipe" onOpen={(hitId) => opened.push(hitId)} />)
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Träff recipe")
    fireEvent.click(screen.getByRole("link"))
    expect(opened).toEqual(["recipe"])
  })

  it("never shows the icon of another kind", () => {
    const icons = (["category", "page", "store"] as const).map((type) => {
      const { container } = render(
        <HitCards
          hits={{ ...hits, categories: [] as Hits["categories"], cateredMeals: hits.contentPages }}
          type={type === "category" ? "cateredmeal" : type}
          onOpen={() => undefined}
        />
      )
      const path = container.querySelector("path")?.getAttribute("d")
      cleanup()
      return path
    })
    expect(new Set(icons).size).toBe(3)
  })
})

describe("SearchBox", () => {
  const handlers = () => ({
    onChange: vi.fn(),
    onSubmit: vi.fn(),
    onFocus: vi.fn(),
    onLeave: vi.fn(),
    onKeyDown: vi.fn(),
    onClear: vi.fn(),
    onClose: vi.fn()
  })
  const renderBox = (props: Partial<SearchBoxProps> = {}) => {
    const calls = handlers()
    const { container } = render(
      <>
        <SearchBox value="" open={false} expanded={false} listId="list" {...calls} {...props}>
          <button type="button">Förslag</button>
        </SearchBox>
        <button type="button">Annat</button>
      </>
    )
    return { ...calls, container, field: screen.getByRole<HTMLInputElement>("combobox") }
  }

  it("ROUTE-02 is a form that opens the search page without JavaScript, and reports a submit with it", () => {
    const { field, onSubmit } = renderBox({ value: "ost" })
    const form = field.form as HTMLFormElement
    expect([form.getAttribute("action"), form.method, field.name, field.value]).toEqual(["/sok", "get", "Q", "ost"])
    const submit = createEvent.submit(form)
    fireEvent(form, submit)
    expect([submit.defaultPrevented, onSubmit.mock.calls.length]).toEqual([true, 1])
  })

  it("is a combobox that names its list only while the list is shown", () => {
    const attributes = (props: Partial<SearchBoxProps>) => {
      const { field } = renderBox(props)
      const values = ["aria-expanded", "aria-controls", "aria-activedescendant"].map((name) => field.getAttribute(name))
      cleanup()
      return values
    }
    expect(attributes({})).toEqual(["false", null, null])
    expect(attributes({ expanded: true, activeId: "list-0" })).toEqual(["true", "list", "list-0"])
  })

  it("reports input, clicks and keys, and can be cleared only when it has text", () => {
    const { field, onChange, onFocus, onKeyDown } = renderBox()
    fireEvent.change(field, { target: { value: "os" } })
    fireEvent.focus(field)
    fireEvent.click(field)
    fireEvent.keyDown(field, { key: "Escape" })
    expect([onChange.mock.calls, onFocus.mock.calls.length, onKeyDown.mock.calls.length]).toEqual([[["os"]], 2, 1])
    expect(screen.queryByRole("button", { name: "Rensa sökningen" })).toBeNull()
    cleanup()
    const { onClear } = renderBox({ value: "os" })
    fireEvent.click(screen.getByRole("button", { name: "Rensa sökningen" }))
    expect(onClear).toHaveBeenCalledOnce()
  })

  it("can be closed while it is open", () => {
    renderBox()
    expect(screen.queryByRole("button", { name: "Stäng" })).toBeNull()
    cleanup()
    const { onClose } = renderBox({ open: true })
    fireEvent.click(screen.getByRole("button", { name: "Stäng" }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it("is left when the focus goes to another element outside, not to its list or to none", () => {
    const { field, onLeave } = renderBox()
    for (const [relatedTarget, left] of [
      [null, 0],
      [screen.getByText("Förslag"), 0],
      [screen.getByText("Annat"), 1]
    ] as const) {
      fireEvent.blur(field, { relatedTarget })
      expect(onLeave).toHaveBeenCalledTimes(left)
    }
  })

  it("SEARCH-03 shows a spinner while the suggestions take long", () => {
    const { container } = renderBox({ loading: true })
    expect(container.querySelector("[role=img]")).not.toBeNull()
    cleanup()
    expect(renderBox().container.querySelector("[role=img]")).toBeNull()
  })
})

describe("SuggestionList", () => {
  const renderList = (props: Partial<SuggestionListProps> = {}) =>
    render(
      <SuggestionList id="list" controlsLabel="Lägg till" {...props}>
        {props.children ?? [
          <SuggestionGroup key="1" label="Varor">
            <p>Ost</p>
          </SuggestionGroup>
        ]}
      </SuggestionList>
    ).container.firstElementChild as HTMLElement

  it("has a listbox only with groups, each named by its heading, and what is before and after it", () => {
    expect(renderList({ children: [], before: "Inga träffar", after: "Visa fler" }).textContent).toBe(
      "Inga träffarVisa fler"
    )
    expect(screen.queryByRole("listbox")).toBeNull()
    cleanup()
    renderList()
    expect(screen.getByRole("listbox").id).toBe("list")
    expect(screen.getByRole("group", { name: "Varor" }).textContent).toBe("VarorOst")
    expect(screen.queryByRole("group", { name: "Lägg till" })).toBeNull()
  })

  it("has the products' controls outside the listbox, and is busy while it is stale", () => {
    renderList({
      controls: [
        <button key="1" type="button">
          Köp
        </button>
      ],
      stale: true
    })
    expect(screen.getByRole("group", { name: "Lägg till" }).closest("[role=listbox]")).toBeNull()
    expect(screen.getByRole("listbox").getAttribute("aria-busy")).toBe("true")
    cleanup()
    renderList()
    expect(screen.getByRole("listbox").getAttribute("aria-busy")).toBeNull()
  })

  it("keeps the focus in the search field at a press, except on a quantity field", () => {
    renderList({ controls: [<input key="1" aria-label="Antal" />] })
    expect([fireEvent.mouseDown(screen.getByText("Ost")), fireEvent.mouseDown(screen.getByLabelText("Antal"))]).toEqual(
      [false, true]
    )
  })
})

describe("SuggestionOption", () => {
  it("tells whether it is active, and shows its other parts only where it has them", () => {
    const onPick = vi.fn()
    const { container } = render(
      <div role="listbox">
        <SuggestionOption id="1" onPick={onPick}>
          Ost
        </SuggestionOption>
        <SuggestionOption id="2" active onPick={onPick} icon="search" picture="/images/1" note="Arla" end="20 kr">
          Smör
        </SuggestionOption>
      </div>
    )
    const [plain, full] = screen.getAllByRole("option")
    fireEvent.click(plain as Element)
    expect(onPick).toHaveBeenCalledOnce()
    expect([plain, full].map((option) => [option?.textContent, option?.getAttribute("aria-selected")])).toEqual([
      ["Ost", "false"],
      ["SmörArla20 kr", "true"]
    ])
    expect([plain, full].map((option) => option?.querySelectorAll("svg, img").length)).toEqual([0, 2])
    expect([plain, full].map((option) => option?.querySelectorAll("span").length)).toEqual([2, 5])
    expect(container.querySelectorAll("[aria-selected=true]").length).toBe(1)
  })
})

describe("Completion", () => {
  it("shows in bold what the shopper has not typed", () => {
    const { container } = render(<Completion text="Mellanmjölk" query="mjolk" />)
    expect([container.textContent, container.querySelector("b")?.textContent]).toEqual(["Mellanmjölk", "Mellan"])
  })
})
