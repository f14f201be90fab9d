import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import type { ComponentType } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { Chip } from "./Chip.tsx"
import { LinkContext, type LinkProps } from "./Link.tsx"

afterEach(cleanup)

describe("Chip", () => {
  it("is a toggle button that exposes whether it is selected, with its count", () => {
    const onClick = vi.fn()
    render(
      <>
        <Chip selected onClick={onClick} count={0}>
          Ekologiskt
        </Chip>
        <Chip selected={false}>Glutenfritt</Chip>
      </>
    )
    const [organic, glutenFree] = screen.getAllByRole("button")
    fireEvent.click(organic as HTMLElement)
    expect([onClick.mock.calls.length, organic?.textContent, glutenFree?.textContent]).toEqual([
      1,
      "Ekologiskt0",
      "Glutenfritt"
    ])
    expect([organic, glutenFree].map((chip) => chip?.getAttribute("aria-pressed"))).toEqual(["true", "false"])
    expect(organic?.className).not.toBe(glutenFree?.className)
    expect([organic?.childElementCount, glutenFree?.childElementCount]).toEqual([1, 0])
    expect(organic?.getAttribute("type")).toBe("button")
  })

  it("is a button with its own name and a cross when it is removable", () => {
    const { container } = render(<Chip removeLabel="Ta bort filtret Arla">Arla</Chip>)
    const chip = screen.getByRole("button", { name: "Ta bort filtret Arla" })
    expect([chip.textContent, chip.getAttribute("aria-pressed"), container.querySelectorAll("svg").length]).toEqual([
      "Arla",
      null,
      1
    ])
    cleanup()
    const toggle = render(<Chip>Arla</Chip>)
    expect(toggle.container.querySelector("svg")).toBeNull()
    expect(screen.getByRole("button").className).not.toBe(chip.className)
  })

  it("is a link when it has an href, marks the current value and reports clicks", () => {
    const onFollow = vi.fn()
    const renderedLinks: Array<LinkProps> = []
    const RouterLink: ComponentType<LinkProps> = ({ preventScrollReset, ...props }) => {
      renderedLinks.push({ ...props, preventScrollReset })
      return <a {...props} />
    }
    render(
      <LinkContext value={RouterLink}>
        <Chip href="#eko" onFollow={onFollow} preventScrollReset selected>
          Ekologiskt
        </Chip>
        <Chip href="#glutenfritt">Glutenfritt</Chip>
      </LinkContext>
    )
    const [organic, glutenFree] = screen.getAllByRole("link")
    fireEvent.click(organic as HTMLElement)
    expect(onFollow).toHaveBeenCalledOnce()
    expect(
      [organic, glutenFree].map((chip) => [chip?.getAttribute("href"), chip?.getAttribute("aria-current")])
    ).toEqual([
      ["#eko", "true"],
      ["#glutenfritt", null]
    ])
    expect(renderedLinks.map(({ preventScrollReset }) => preventScrollReset)).toEqual([true, undefined])
  })
})
