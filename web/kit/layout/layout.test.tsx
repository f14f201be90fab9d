import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { CardGrid } from "./CardGrid.tsx"
import { Picture, type PictureProps } from "./Picture.tsx"
import { TeaserCard } from "./TeaserCard.tsx"

afterEach(cleanup)

const renderPicture = (props: Partial<PictureProps> = {}) => {
  render(<Picture src="/images/milk.webp" alt="Mjölk" width={100} height={80} {...props} />)
  const picture = screen.getByRole<HTMLImageElement>("img", { name: "Mjölk" })
  cleanup()
  return picture
}

describe("Picture", () => {
  it("offers its size, and twice that for high-density screens, with its space reserved", () => {
    const picture = renderPicture()
    expect([picture.getAttribute("src"), picture.srcset, picture.width, picture.height]).toEqual([
      "/images/milk.webp?width=100&height=80",
      "/images/milk.webp?width=100&height=80 1x, /images/milk.webp?width=200&height=160 2x",
      100,
      80
    ])
  })

  it("offers one, one and a half and two times its size when `sizes` states its displayed width", () => {
    const picture = renderPicture({ sizes: "100vw" })
    expect([picture.getAttribute("src"), picture.srcset, picture.sizes]).toEqual([
      "/images/milk.webp?width=100&height=80",
      "/images/milk.webp?width=100&height=80 100w, /images/milk.webp?width=150&height=120 150w, /images/milk.webp?width=200&height=160 200w",
      "100vw"
    ])
  })

  it("appends the size to a URL with query parameters", () => {
    expect(renderPicture({ src: "/images/milk?v=2" }).getAttribute("src")).toBe("/images/milk?v=2&width=100&height=80")
  })

  it("loads lazily by default, eagerly with `eager`, and eagerly and before others with `highPriority`", () => {
    expect(
      [{}, { eager: true }, { highPriority: true }].map((props) => {
        const picture = renderPicture(props)
        return [picture.getAttribute("loading"), picture.getAttribute("fetchpriority")]
      })
    ).toEqual([
      ["lazy", null],
      ["eager", null],
      ["eager", "high"]
    ])
  })
})

describe("TeaserCard", () => {
  const picture = { src: "/images/soup.webp", alt: "Soppa" }

  it("is one link with a heading, and a click on it is reported", () => {
    const onOpen = vi.fn()
    render(<TeaserCard title="Soppa" href="#soppa" picture={picture} linkText="Till receptet" onOpen={onOpen} />)
    fireEvent.click(screen.getByRole("link", { name: "Soppa" }))
    expect(onOpen).toHaveBeenCalledOnce()
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["#soppa"])
    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Soppa")
    expect(screen.getByText("Till receptet").getAttribute("aria-hidden")).toBe("true")
  })

  it("shows each optional part only if it is given, and a placeholder instead of a missing picture", () => {
    const { container, rerender } = render(
      <TeaserCard
        title="Soppa"
        heading="h2"
        href="#soppa"
        picture={null}
        placeholder={<span>Utan bild</span>}
        overline="Recept"
        text="Klar på 20 minuter"
        corner={<button type="button">Spara</button>}
      />
    )
    expect(screen.queryByRole("img")).toBeNull()
    expect(container.textContent).toBe("Utan bildReceptSoppaKlar på 20 minuterSpara")
    expect(screen.getByRole("heading", { level: 2 })).toBeTruthy()
    expect(screen.getByRole("button").closest("a")).toBeNull()
    rerender(<TeaserCard title="Soppa" href="#soppa" picture={picture} placeholder={<span>Utan bild</span>} />)
    expect(container.textContent).toBe("Soppa")
    expect(container.querySelectorAll("article p, article span, article > *").length).toBe(2)
  })

  it("has a larger picture when it is `wide`, and loads the picture eagerly when it is `eager`", () => {
    const sizes = [false, true].map((wide) => {
      render(<TeaserCard title="Soppa" href="#soppa" picture={picture} wide={wide} eager={wide} />)
      const image = screen.getByRole<HTMLImageElement>("img", { name: "Soppa" })
      cleanup()
      return [image.width, image.height, image.getAttribute("loading")]
    })
    expect(sizes).toEqual([
      [328, 230, "lazy"],
      [500, 350, "eager"]
    ])
  })
})

describe("CardGrid", () => {
  it("is a list with one item for each card", () => {
    render(
      <CardGrid kind="tile" label="Recept">
        <p>Soppa</p>
        {[<p key="1">Gryta</p>, <p key="2">Paj</p>]}
      </CardGrid>
    )
    expect(screen.getByRole("list", { name: "Recept" })).toBeTruthy()
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Soppa", "Gryta", "Paj"])
  })
})
