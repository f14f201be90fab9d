import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { iconPaths } from "../controls/icon-paths.ts"
import { Badge } from "./Badge.tsx"
import { Banner } from "./Banner.tsx"
import { EmptyState } from "./EmptyState.tsx"
import { ErrorState } from "./ErrorState.tsx"
import { LiveRegion } from "./LiveRegion.tsx"
import { LoadingOverlay } from "./LoadingOverlay.tsx"
import { Notice } from "./Notice.tsx"
import { ProgressBar } from "./ProgressBar.tsx"
import { Skeleton } from "./Skeleton.tsx"

afterEach(cleanup)

const iconOf = (container: Element) => container.querySelector("path")?.getAttribute("d")

describe("Notice", () => {
  it.each([
    ["info", iconPaths.info],
    ["success", iconPaths.check],
    ["warning", iconPaths.warning],
    ["danger", iconPaths.warning]
  ] as const)("of the kind %s has the icon and the class of its kind", (kind, icon) => {
    const { container } = render(<Notice kind={kind}>Text</Notice>)
    expect(iconOf(container)).toBe(icon)
    expect(container.firstElementChild?.className).toContain(kind)
  })

  it("is informational by default, and announced only with `announce`: politely, or assertively for a failure", () => {
    const { container } = render(<Notice>Text</Notice>)
    expect([iconOf(container), container.querySelector("[role]")]).toEqual([iconPaths.info, null])
    cleanup()
    render(
      <>
        <Notice announce="polite">Sparat</Notice>
        <Notice announce="assertive">Misslyckades</Notice>
      </>
    )
    expect([screen.getByRole("status").textContent, screen.getByRole("alert").textContent]).toEqual([
      "Sparat",
      "Misslyckades"
    ])
  })

  it("has no empty line for a missing title, text or action", () => {
    const { container, rerender } = render(<Notice>Text</Notice>)
    const texts = () =>
      [...(container.querySelector("svg + div")?.children ?? [])].map(({ textContent }) => textContent)
    expect(texts()).toEqual(["Text"])
    rerender(<Notice title="Rubrik" action={<button type="button">Igen</button>} />)
    expect(texts()).toEqual(["Rubrik", "Igen"])
  })
})

describe("EmptyState and ErrorState", () => {
  it("have a heading, a text and an action; only the error is an alert", () => {
    render(
      <>
        <EmptyState icon="basket" title="Varukorgen är tom" action={<button type="button">Handla</button>}>
          Börja handla
        </EmptyState>
        <ErrorState title="Något gick fel" heading="h1">
          Försök igen
        </ErrorState>
        <ErrorState title="Utan text" />
      </>
    )
    expect(screen.getAllByRole("heading").map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ["H2", "Varukorgen är tom"],
      ["H1", "Något gick fel"],
      ["H2", "Utan text"]
    ])
    expect(
      screen.getAllByRole("alert").map(({ textContent, childElementCount }) => [textContent, childElementCount])
    ).toEqual([
      ["Något gick felFörsök igen", 3],
      ["Utan text", 2]
    ])
    expect(screen.getByText("Börja handla")).toBeTruthy()
    expect(screen.getByRole("button", { name: "Handla" })).toBeTruthy()
  })
})

describe("Banner", () => {
  it("is shown while it is open, with its text, action and close button", () => {
    const onClose = vi.fn()
    const banner = (open: boolean) => (
      <Banner
        open={open}
        title="Anslutningsproblem"
        action={<a href="/">Ladda om</a>}
        closeLabel="Stäng"
        onClose={onClose}
      >
        Anrop tar längre tid än normalt.
      </Banner>
    )
    const { container, rerender } = render(banner(false))
    expect(container.textContent).toBe("")
    rerender(banner(true))
    expect(container.textContent).toBe("AnslutningsproblemAnrop tar längre tid än normalt.Ladda om")
    fireEvent.click(screen.getByRole("button", { name: "Stäng" }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe("LiveRegion", () => {
  it("announces the whole message, politely by default or assertively", () => {
    render(
      <>
        <LiveRegion message="2 varor" />
        <LiveRegion message="Misslyckades" assertive />
      </>
    )
    expect(
      [screen.getByRole("status"), screen.getByRole("alert")].map((region) => [
        region.textContent,
        region.getAttribute("aria-live"),
        region.getAttribute("aria-atomic")
      ])
    ).toEqual([
      ["2 varor", "polite", "true"],
      ["Misslyckades", "assertive", "true"]
    ])
  })
})

describe("ProgressBar", () => {
  it.each([
    [-5, 0],
    [0, 0],
    [30, 30],
    [50, 50],
    [70, 50]
  ])("shows the value %i of 50 as %i", (value, shownValue) => {
    render(<ProgressBar label="Fri plockning" value={value} max={50} />)
    const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: "Fri plockning" })
    expect([bar.value, bar.max]).toEqual([shownValue, 50])
  })
})

describe("LoadingOverlay", () => {
  it("announces what is loading", () => {
    render(<LoadingOverlay label="Hämtar tider" />)
    expect(screen.getByRole("status").textContent).toBe("Hämtar tider")
  })
})

describe("Skeleton", () => {
  it("is hidden from screen readers", () => {
    const { container } = render(<Skeleton shape="circle" />)
    expect(container.querySelector("span")?.getAttribute("aria-hidden")).toBe("true")
  })
})

describe("Skeleton and Badge", () => {
  it("have a class for each shape or variant: by default `line` and `plain`", () => {
    const classNames = [
      <Skeleton key="default" />,
      ...(["title", "block", "circle"] as const).map((shape) => <Skeleton key={shape} shape={shape} />),
      <Badge key="badge">1</Badge>,
      ...(["accent", "outline", "warning", "count"] as const).map((variant) => (
        <Badge key={variant} variant={variant}>
          1
        </Badge>
      ))
    ].map((element) => render(element).container.querySelector("span")?.className)
    expect(new Set(classNames).size).toBe(9)
    expect([classNames[0], classNames[4]]).toEqual([expect.stringContaining("line"), expect.stringContaining("plain")])
  })
})
