import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { Hits } from "#core/search/model.ts"
import { Completion } from "./Completion.tsx"
import { HitCards } from "./HitCards.tsx"
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
  ] as const)("shows a %s with its name and note, and its picture or an icon", (type, text, id, picture) => {
    const openedIds: Array<string> = []
    const { container } = render(<HitCards hits={hits} type={type} onOpen={(hitId) => openedIds.push(hitId)} />)
    const link = screen.getByRole("link")
    fireEvent.click(link)
    expect([link.textContent, openedIds]).toEqual([text, [id]])
    expect(container.querySelector("img")?.getAttribute("src")?.split("?")[0] ?? null).toBe(picture)
    expect(container.querySelectorAll("svg").length).toBe(picture === null ? 1 : 0)
  })

  it("shows a recipe as its own card, under the page's heading", () => {
    const openedIds: Array<string> = []
    render(<HitCards hits={hits} type="recipe" onOpen={(hitId) => openedIds.push(hitId)} />)
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Träff recipe")
    fireEvent.click(screen.getByRole("link"))
    expect(openedIds).toEqual(["recipe"])
  })

  it("has a different icon for each of meals, pages and stores", () => {
    const icons = (["cateredmeal", "page", "store"] as const).map((type) => {
      const { container } = render(
        <HitCards hits={{ ...hits, cateredMeals: hits.contentPages }} type={type} onOpen={() => undefined} />
      )
      const path = container.querySelector("path")?.getAttribute("d")
      cleanup()
      return path
    })
    expect(new Set(icons).size).toBe(3)
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

  it("has a listbox only with groups, each named by its heading, and shows the content before and after the listbox", () => {
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

describe("the layout of SuggestionList", () => {
  const classNamesFor = (
    productGroupIndex: number | undefined,
    groupCount: number,
    props: Partial<SuggestionListProps> = {}
  ) => {
    const { container } = render(
      <SuggestionList
        id="list"
        controlsLabel="Lägg till"
        productGroupIndex={productGroupIndex}
        controls={["Köp"]}
        {...props}
      >
        {Array.from({ length: groupCount }, (_, index) => (
          <SuggestionGroup key={index} label={`Grupp ${index}`} areProducts={index === productGroupIndex}>
            Ost
          </SuggestionGroup>
        ))}
      </SuggestionList>
    )
    const classNameOf = (selector: string) => container.querySelector(selector)?.className
    const classNames = {
      panel: classNameOf("div"),
      columns: container.querySelector("[role=listbox]")?.parentElement?.className,
      controls: classNameOf("[aria-label='Lägg till']"),
      first: classNameOf("[role=group][aria-labelledby]")
    }
    cleanup()
    return classNames
  }

  it("is wide only with products first and other groups beside them", () => {
    expect(classNamesFor(0, 2).panel).not.toBe(classNamesFor(undefined, 2).panel)
    expect([classNamesFor(0, 1).panel, classNamesFor(1, 2).panel]).toEqual([
      classNamesFor(undefined, 2).panel,
      classNamesFor(undefined, 2).panel
    ])
  })

  it("places the products' controls lower when another group comes first, and marks the group of products", () => {
    expect(classNamesFor(1, 2).controls).not.toBe(classNamesFor(0, 2).controls)
    expect(classNamesFor(undefined, 2).controls).toBe(classNamesFor(0, 2).controls)
    expect(classNamesFor(0, 2).first).not.toBe(classNamesFor(1, 2).first)
  })

  it("looks different while it is stale", () => {
    expect(classNamesFor(0, 2, { stale: true }).columns).not.toBe(classNamesFor(0, 2).columns)
  })

  it("renders no content after the groups unless some is given", () => {
    const partCount = (after?: string) => {
      const { container } = render(
        <SuggestionList id="list" controlsLabel="Lägg till" after={after}>
          {["Ost"]}
        </SuggestionList>
      )
      const count = container.firstElementChild?.children.length
      cleanup()
      return count
    }
    expect([partCount(), partCount("Visa fler")]).toEqual([1, 2])
  })
})

describe("SuggestionOption", () => {
  it("exposes whether it is active, and omits missing parts", () => {
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
    expect(full?.className).not.toBe(plain?.className)
    const picture = full?.querySelector("img")
    expect([picture?.alt, picture?.getAttribute("loading"), picture?.getAttribute("width")]).toEqual([
      "",
      "eager",
      "80"
    ])
  })
})

describe("Completion", () => {
  it("shows in bold what the shopper has not typed", () => {
    const { container } = render(<Completion text="Mellanmjölk" query="mjolk" />)
    expect([container.textContent, container.querySelector("b")?.textContent]).toEqual(["Mellanmjölk", "Mellan"])
    expect([...container.children].map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
      "B Mellan",
      "SPAN mjölk"
    ])
  })
})
