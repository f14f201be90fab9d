import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import type { Ore } from "#core/kernel/money.ts"
import * as cart from "./cart.ts"
import * as cartContent from "./cart-content.ts"
import * as catering from "./catering.ts"
import * as common from "./common.ts"
import * as coupon from "./coupon.ts"
import * as connection from "./connection.ts"
import * as forms from "./forms.ts"
import { tooManyAttempts } from "./login.ts"
import { noHits } from "./no-hits.ts"
import * as password from "./password.ts"
import * as product from "./product.ts"
import * as search from "./search.ts"
import * as shell from "./shell.ts"
import * as stepper from "./stepper.ts"
import * as store from "./store.ts"

const ore = (amount: number) => amount as Ore

describe("the Swedish texts", () => {
  it("count products in Swedish", () => {
    expect(cartContent.total(3)).toBe("Totalt (3 varor)")
    expect(cartContent.total(1)).toBe("Totalt (1 vara)")
  })

  it("name the maximum in pieces or kg", () => {
    expect(stepper.maximum(25, "piece")).toBe("Du kan köpa högst 25 st av varan.")
    expect(stepper.maximum(2.5, "kilogram")).toBe("Du kan köpa högst 2,5 kg av varan.")
  })

  it("have the labels of the add button", () => {
    expect(Object.values(cart.addButton)).toEqual([
      "Välj butik",
      "Logga in",
      "Byt leveranssätt",
      "Utgått",
      "Tillfälligt slut",
      "Ej tillgänglig online",
      "Lägg till"
    ])
  })

  it("count stores", () => {
    expect(store.count(12)).toBe("12 butik(er)")
  })

  it("name a meal's variants as options, and its limits without repeating the unit", () => {
    expect([catering.variantLabel("ägg och räkor"), catering.variantLabel("6 bitar")]).toEqual([
      "Ägg och räkor",
      "6 bitar"
    ])
    expect([catering.limits(4, 40), catering.limits(8, Number.POSITIVE_INFINITY)]).toEqual([
      "4–40 per beställning",
      "Minst 8 per beställning"
    ])
  })

  it("list full catering dates as DD/MM", () => {
    expect(shell.cateringNotPossibleOn(["2025-12-04", "2025-12-05"])).toBe(
      "Leverans av catering inte möjlig 04/12, 05/12"
    )
  })

  it("have values inserted into their sentences", () => {
    expect(noHits("mjlök")).toBe("mjlök gav tyvärr inga träffar")
    expect(coupon.added("SOMMAR")).toBe("Rabattkod har lagts till SOMMAR")
    expect(password.sent("a@exempel.se")).toBe("Ett mail med instruktioner har skickats till a@exempel.se!")
    expect(shell.unsupportedBrowser("Skafferi")).toBe("Skafferi stödjer inte din webbläsare")
  })

  it("name the tabs of the search in their order", () => {
    expect(Object.values(search.typeNames)).toEqual([
      "Matvaror",
      "Catering",
      "Recept",
      "Kategorier",
      "Butiker",
      "Sidor"
    ])
  })

  it("FORM-10 name the expected format of a field", () => {
    expect(forms.wrongEmail("E-postadress")).toBe("E-postadress har ett felaktigt format, använd namn@exempel.se.")
    expect(forms.wrongPersonalNumber("Personnummer")).toBe("Personnummer har ett felaktigt format, använd YYMMDD-XXXX.")
    expect(forms.wrongMobilePhone("Mobilnummer")).toBe("Mobilnummer har ett felaktigt format, använd 0701234567")
    expect(forms.wrongZipCode("Postnummer")).toBe("Postnummer har ett felaktigt format, använd 12345")
  })

  it("name the failed service when the service is known", () => {
    expect(connection.toastTitle(null)).toBe("Hoppsan, något gick fel!")
    expect(connection.toastTitle("connect")).toBe("Hoppsan, något gick fel! (Auth)")
  })

  it("show brand and size of a product, without a size that is only 'st'", () => {
    expect(product.brandAndSize({ brand: "Arla", size: "1,5 l" })).toBe("Arla · 1,5 l")
    expect(product.brandAndSize({ brand: null, size: "st" })).toBe("")
    expect(product.nameWithSize({ name: "Gurka", size: "st" })).toBe("Gurka")
  })

  it("format offers and dates of products", () => {
    expect(product.multiBuy(2, ore(3500)).replace("\u00a0", " ")).toBe("2 för 35 kr")
    expect(product.backInStock("2025-12-03")).toBe("Åter i lager 3/12")
    expect(product.availableUntil("2025-12-03")).toBe("Tillgänglig till 3/12")
  })

  it("format numbers with a decimal comma and non-breaking spaces, and join the last two words of a list with 'och'", () => {
    expect(common.decimal(1250.5)).toBe("1\u00a0250,5")
    expect(common.joinList(["mjölk", "smör", "ost"])).toBe("mjölk, smör och ost")
  })

  it("have sentences that the specification quotes, word for word", () => {
    const folder = new URL(".", import.meta.url)
    const texts =
      "cart cart-content connection coupon delivery errors favourites forms login password product register search search-box shell store suggestions"
        .split(" ")
        .map((name) => readFileSync(new URL(`${name}.ts`, folder), "utf8"))
        .join("\n")
    const quotedSentences = [
      "Sök varor och recept",
      "Gå till huvudinnehåll",
      "Visa fler sökresultat",
      "Mest köpta varor i din butik",
      "Sök butik eller stad",
      "Inget konto?",
      "Inloggning lyckad",
      "Jag har glömt mitt lösenord",
      "Vi har skickat instruktioner till din e-post",
      "Fel e-postadress eller lösenord",
      "Ditt konto är skapat!",
      "Avsluta registrering",
      "Ja, avslut",
      "Du måste vara minst 18 år gammal för att bli kund",
      "Personnummer redan registrerat",
      "Hoppsan, något verkar ha blivit fel!",
      "Gå vidare, ta bort varor",
      "Hemleverans inte möjlig",
      "En eller flera produkter kunde inte läggas till",
      "Rabattkoden är reserverad",
      "Validering misslyckades",
      "Lösenorden matchar inte",
      "Mycket Stark",
      "Ange ett säkert lösenord med minst 8 tecken.",
      "Repetera lösenord måste matcha fältet Ange nytt lösenord.",
      "Länken du använt har en ogiltig eller för gammal token.",
      "Anslutningsproblem",
      "Anrop når inte fram till våra servrar.",
      "Tyvärr gick det inte att välja valt leveranssätt. Vänligen försök igen eller kontakta kundtjänst",
      "Våra priser online är samma som i butik. Därför tar vi ut en plockavgift i stället."
    ]
    expect(quotedSentences.filter((sentence) => !texts.includes(sentence))).toEqual([])
  })
})

it.each([
  [null, "För många försök. Vänta en stund och försök igen."],
  [1, "För många försök, prova igen om 1 minut."],
  [12, "För många försök, prova igen om 12 minuter."]
])("tooManyAttempts states when to try again, if that is known: %o", (minutes, expected) =>
  expect(tooManyAttempts({ minutes })).toBe(expected)
)
