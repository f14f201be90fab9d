import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { Disclosure } from "./Disclosure.tsx"
import { Icon } from "./Icon.tsx"
import { IconButton } from "./IconButton.tsx"
import { iconPaths } from "./icon-paths.ts"
import { Link } from "./Link.tsx"
import { Spinner } from "./Spinner.tsx"

afterEach(cleanup)

const svgOf = (children: ReactNode) => render(children).container.querySelector("svg")

describe("IconButton", () => {
  it("has its label as name and tooltip, and does not submit a form", () => {
    const onClick = vi.fn()
    const onSubmit = vi.fn()
    render(
      <form onSubmit={onSubmit}>
        <IconButton icon="close" label="Stäng" onClick={onClick} />
      </form>
    )
    const button = screen.getByRole("button", { name: "Stäng" })
    fireEvent.click(button)
    expect([button.title, onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual(["Stäng", 1, 0])
  })

  it("shows its icon; while it is pending, it shows a spinner instead and is marked as busy", () => {
    const heart = svgOf(<IconButton icon="heart" label="Spara" />)
    expect([heart?.querySelector("path")?.getAttribute("d"), heart?.dataset["filled"]]).toEqual([
      iconPaths.heart,
      undefined
    ])
    expect(screen.getByRole("button").getAttribute("aria-busy")).toBeNull()
    cleanup()
    expect(svgOf(<IconButton icon="heart" label="Spara" filled />)?.dataset["filled"]).toBe("true")
    cleanup()
    expect(svgOf(<IconButton icon="heart" label="Spara" pending />)?.querySelector("circle")).not.toBeNull()
    expect(screen.getByRole("button").getAttribute("aria-busy")).toBe("true")
  })
})

describe("Icon and Spinner", () => {
  it("are hidden from screen readers, except a spinner with a label", () => {
    for (const [name, decorative] of [
      ["icon", <Icon key="icon" name="check" />],
      ["spinner", <Spinner key="spinner" />]
    ] as const) {
      expect([name, svgOf(decorative)?.getAttribute("aria-hidden")]).toEqual([name, "true"])
      cleanup()
    }
    render(<Spinner label="Kontrollerar" />)
    expect(screen.getByRole("img", { name: "Kontrollerar" }).getAttribute("aria-hidden")).toBeNull()
  })

  it("are 20 px square by default, or have the given size", () => {
    const sizes = [<Icon key="1" name="check" />, <Spinner key="2" />, <Icon key="3" name="check" size={32} />].map(
      (element) => {
        const svg = svgOf(element)
        cleanup()
        return [svg?.getAttribute("width"), svg?.getAttribute("height")]
      }
    )
    expect(sizes).toEqual([
      ["20", "20"],
      ["20", "20"],
      ["32", "32"]
    ])
  })
})

describe("Disclosure", () => {
  it("is closed by default, and its summary is a heading if a level is given", () => {
    render(
      <>
        <Disclosure summary="Innehåll">Mjölk</Disclosure>
        <Disclosure summary="Näringsvärde" open heading="h3">
          Energi
        </Disclosure>
      </>
    )
    const [closed, open] = [screen.getByText("Mjölk"), screen.getByText("Energi")].map((content) =>
      content.closest("details")
    )
    expect([closed?.open, open?.open]).toEqual([false, true])
    expect(screen.getAllByRole("heading").map(({ textContent, tagName }) => [tagName, textContent])).toEqual([
      ["H3", "Näringsvärde"]
    ])
    expect(screen.getByText("Innehåll").closest("summary")).not.toBeNull()
  })
})

describe("Link", () => {
  it("is a plain anchor when it is rendered without the app", () => {
    render(
      <Link href="/sok" flyout preventScrollReset className="big">
        Sök
      </Link>
    )
    expect(screen.getByRole("link", { name: "Sök" }).getAttributeNames().toSorted()).toEqual(["class", "href"])
  })
})
