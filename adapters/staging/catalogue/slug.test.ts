import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { asciiSlug, productSlug } from "./slug.ts"

const anyName = fc.oneof(
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.stringMatching(/^[ -]{0,2}[A-Za-zåäöÅÄÖéüñ0-9 &,%.-]{0,20}[ -]{0,2}$/)
)

describe("asciiSlug", () => {
  it("writes a name in lower-case ASCII", () => {
    const names = [
      "Mejeri, ost & ägg",
      "Frö & Nötter",
      "Crème fraîche",
      "Rosé & Mousserande",
      "Müsli/Jalapeño",
      " Färsk  fisk! ",
      "7-Up"
    ]
    expect(names.map(asciiSlug)).toEqual([
      "mejeri-ost-och-agg",
      "fro-och-notter",
      "creme-fraiche",
      "rose-och-mousserande",
      "musli-jalapeno",
      "farsk-fisk",
      "7-up"
    ])
  })

  it("never has anything but ASCII letters and digits with single dashes between them", () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(asciiSlug(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      })
    )
  })
})

describe("productSlug", () => {
  it("keeps å, ä, ö and other letters", () => {
    expect(["Äpple Royal Gala ca 1,5 kg", " Crème Fraîche 34%", "(Blåbär) – 500G!"].map(productSlug)).toEqual([
      "äpple-royal-gala-ca-1-5-kg",
      "crème-fraîche-34",
      "blåbär-500g"
    ])
  })

  it("never has anything but letters and digits with single dashes between them", () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(productSlug(name)).toMatch(/^([\p{L}\p{N}]+(-[\p{L}\p{N}]+)*)?$/u)
      })
    )
  })
})
