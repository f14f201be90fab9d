// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { useState } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { answerJson, type FakeServer, refuse, unreachable } from "#adapters/fakes/fake-http.ts"
import { renderInShop } from "#web/container/testing.tsx"
import { type RegisterStep, RegisterSteps } from "./RegisterSteps.tsx"

afterEach(cleanup)

const onDone = vi.fn<(mustChooseStore: boolean) => void>()
const onForgot = vi.fn<() => void>()
const onLogIn = vi.fn<() => void>()

const Steps = () => {
  const [step, setStep] = useState<RegisterStep>(0)
  return (
    <>
      {step > 0 && <button type="button" onClick={() => setStep(step === 2 ? 1 : 0)}>Tillbaka</button>}
      <RegisterSteps step={step} onStep={setStep} onForgot={onForgot} onLogIn={onLogIn} onDone={onDone} />
    </>
  )
}

const person = { personalNumber: "199001012385", firstName: "Bo", lastName: "Ek", streetAddress: "Storgatan 1", zipCode: "41101", city: "Göteborg" }
const found = answerJson({ over18: true, hasParInfo: true, hasLogin: false, parInfo: person })
const free = answerJson({ isAvailable: true, over18: false, hasParInfo: false, hasLogin: false })
const taken = answerJson({ isAvailable: false, over18: true, hasParInfo: true, hasLogin: true })
const token = answerJson({ access_token: "t", token_type: "Bearer", expires_in: 3600, scope: "shop" })

/** A back end where registering works, but for the calls that begin as told. */
const back = (other: Readonly<Record<string, FakeServer>> = {}): FakeServer => (request) => {
  const path = Object.keys(other).find((begin) => request.path.startsWith(begin))
  if (path !== undefined) return other[path]?.(request) ?? refuse(500, "ERR_INTERNAL")
  if (request.path.startsWith("/customer/status/")) return found
  if (request.path.startsWith("/customer/email/")) return free
  if (request.path === "/customer/createcustomer") return answerJson({ customerId: "7" }, 201)
  return request.path === "/connect/token" ? token : refuse(503, "ERR_BUSY")
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const number = () => field(/^Personnummer/)
const email = () => field(/^E-postadress/)
const phone = () => field(/^Mobilnummer/)
const password = () => field(/^Lösenord\*?$/)
const repeated = () => field(/^Repetera lösenord/)
const button = (name: string) => screen.getByRole("button", { name })
const off = (name: string) => button(name).getAttribute("aria-disabled") === "true"
/** Pasted: what is typed key by key is another test's matter. */
const put = (input: HTMLInputElement, value: string) => {
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}
const lookUp = async (typed = "900101-2385") => {
  put(number(), typed)
  await userEvent.click(button("Hämta uppgifter"))
}
const toDetails = async () => {
  await lookUp()
  await userEvent.click(await screen.findByRole("button", { name: "Ja, det stämmer" }))
}
const good = { email: "bo@exempel.se", phone: "070-123 45 67", password: "Matkasse-2027", repeated: "Matkasse-2027" }
const fill = (details: Partial<typeof good> = {}) => {
  const all = { ...good, ...details }
  put(email(), all.email)
  put(phone(), all.phone)
  put(password(), all.password)
  put(repeated(), all.repeated)
}
const create = async () => userEvent.click(button("Skapa konto"))

describe("RegisterSteps", () => {
  it("REG-04 REG-06 REG-07 REG-08 leads from number to person to account to success, each step counted", async () => {
    renderInShop(<Steps />, { server: back() })
    expect(screen.getByText("Steg 1 av 4")).toBeTruthy()
    await lookUp()
    expect(await screen.findByText("Steg 2 av 4")).toBeTruthy()
    for (const fact of ["Bo Ek", "Storgatan 1", "41101", "Göteborg"]) expect(screen.getByText(fact)).toBeTruthy()
    await userEvent.click(button("Ja, det stämmer"))
    expect(screen.getByText("Steg 3 av 4")).toBeTruthy()
    fill()
    await waitFor(() => expect(off("Skapa konto")).toBe(false))
    await create()
    expect(await screen.findByText("Ditt konto är skapat!")).toBeTruthy()
  })

  it("REG-09 ends with 'Börja handla', which is done", async () => {
    renderInShop(<Steps />, { server: back() })
    await toDetails()
    fill()
    await create()
    await userEvent.click(await screen.findByRole("button", { name: "Börja handla" }))
    expect(onDone).toHaveBeenLastCalledWith(false)
  })

  it("leads to the log-in when the account stands but the log-in after it failed", async () => {
    renderInShop(<Steps />, { server: back({ "/connect/token": () => refuse(500, "ERR_INTERNAL") }) })
    await toDetails()
    fill()
    await create()
    expect(await screen.findByText("Ditt konto är skapat!")).toBeTruthy()
    await userEvent.click(button("Logga in"))
    expect(onLogIn).toHaveBeenCalled()
  })

  it("keeps what was typed when stepping back", async () => {
    renderInShop(<Steps />, { server: back() })
    await toDetails()
    fill()
    await userEvent.click(button("Tillbaka"))
    expect(screen.getByText("Bo Ek")).toBeTruthy()
    await userEvent.click(button("Tillbaka"))
    expect(number().value).toBe("900101-2385")
    await userEvent.click(button("Hämta uppgifter"))
    await userEvent.click(await screen.findByRole("button", { name: "Ja, det stämmer" }))
    expect([email().value, phone().value, password().value]).toEqual([good.email, good.phone, good.password])
  })
})

describe("the personal number", () => {
  it("REG-05 can be looked up from ten characters on, and a line says what is missing until then", async () => {
    const { http } = renderInShop(<Steps />, { server: back() })
    fireEvent.change(number(), { target: { value: "900101238" } })
    expect(off("Hämta uppgifter")).toBe(true)
    expect(screen.getByText("Kvar att fylla i: personnummer.")).toBeTruthy()
    await userEvent.type(number(), "{Enter}")
    expect(http.sent).toEqual([])
    await userEvent.click(button("Hämta uppgifter"))
    expect(document.activeElement).toBe(number())
    fireEvent.change(number(), { target: { value: "9001012385" } })
    expect(off("Hämta uppgifter")).toBe(false)
    expect(screen.queryByText(/Kvar att fylla i/)).toBeNull()
  })

  it("FORM-07 FORM-10 FORM-24 says how it is written when it is written otherwise, and does not look it up", async () => {
    const { http } = renderInShop(<Steps />, { server: back() })
    await lookUp("1990/01/01/2385")
    expect(screen.getByText("Personnummer har ett felaktigt format, använd YYMMDD-XXXX.")).toBeTruthy()
    expect(http.sent).toEqual([])
  })

  it("FORM-01 says that it is needed when it is left empty", () => {
    renderInShop(<Steps />, { server: back() })
    put(number(), "9")
    put(number(), "")
    expect(screen.getByText("Personnummer är ett obligatoriskt fält.")).toBeTruthy()
  })

  it("is looked up once by a double press", async () => {
    const { http } = renderInShop(<Steps />, { server: back({ "/customer/status": () => Effect.never }) })
    put(number(), "900101-2385")
    await userEvent.dblClick(button("Hämta uppgifter"))
    await userEvent.type(number(), "{Enter}")
    await waitFor(() => expect(http.sent).toHaveLength(1))
  })

  it("keeps its last failure where it stands until the next answer: no button moves under a second press", async () => {
    let tries = 0
    renderInShop(<Steps />, { server: back({ "/customer/status": () => (tries++ === 0 ? refuse(500, "ERR_INTERNAL") : Effect.never) }) })
    await lookUp()
    const alert = await screen.findByRole("alert")
    await userEvent.click(button("Hämta uppgifter"))
    await waitFor(() => expect(tries).toBe(2))
    expect(screen.getByRole("alert")).toBe(alert)
  })

  it("is not marked right when the register has said that it is not, until another is written", async () => {
    const marked = () => number().parentElement?.querySelector("svg") !== null
    renderInShop(<Steps />, { server: back({ "/customer/status/": () => refuse(404, "ERR_PERSON_NOT_FOUND") }) })
    put(number(), "900101-2385")
    expect(marked()).toBe(true)
    await userEvent.click(button("Hämta uppgifter"))
    await screen.findByRole("alert")
    expect(marked()).toBe(false)
    put(number(), "850101-2382")
    expect(marked()).toBe(true)
  })

  it("moves nobody on who has left meanwhile", async () => {
    const onStep = vi.fn<(step: RegisterStep) => void>()
    let answer: () => void = () => undefined
    const later = Effect.flatMap(Effect.promise(() => new Promise<void>((resolve) => (answer = resolve))), () => found)
    const { unmount } = renderInShop(<RegisterSteps step={0} onStep={onStep} onForgot={onForgot} onLogIn={onLogIn} onDone={onDone} />, { server: back({ "/customer/status": () => later }) })
    await lookUp()
    unmount()
    answer()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(onStep).not.toHaveBeenCalled()
  })

  it.each([
    ["REG-02 REG-23", { over18: false, hasParInfo: true, hasLogin: false, parInfo: null }, "Du måste vara minst 18 år gammal för att bli kund"],
    ["REG-24", { over18: true, hasParInfo: false, hasLogin: false, parInfo: null }, "Kontrollera att ditt personnummer stämmer"],
    ["REG-26", { over18: true, hasParInfo: true, hasLogin: true, parInfo: null }, "Personnummer redan registrerat"]
  ])("%s stops here with its reason", async (_, answer, words) => {
    renderInShop(<Steps />, { server: back({ "/customer/status": () => answerJson(answer) }) })
    await lookUp()
    expect((await screen.findByRole("alert")).textContent).toContain(words)
    expect(screen.getByText("Steg 1 av 4")).toBeTruthy()
  })
})

describe("the account's details", () => {
  const expectRefused = async (status: number, code: string, words: string) => {
    renderInShop(<Steps />, { server: back({ "/customer/createcustomer": () => refuse(status, code) }) })
    await toDetails()
    fill()
    await create()
    expect((await screen.findByRole("alert")).textContent).toContain(words)
    expect([email().value, phone().value, password().value, repeated().value]).toEqual([good.email, good.phone, good.password, good.repeated])
  }

  it("REG-10 are marked '*' where they must be given", async () => {
    renderInShop(<Steps />, { server: back() })
    await toDetails()
    for (const label of ["E-postadress", "Mobilnummer", "Lösenord", "Repetera lösenord"]) expect(screen.getByText(label, { selector: "label" }).textContent).toBe(`${label}*`)
    expect(screen.getByText("* Obligatoriska uppgifter")).toBeTruthy()
  })

  it.each([
    ["an e-mail address that is none", { email: "bo@exempel" }, "e-postadress"],
    ["a phone that is none", { phone: "12345" }, "mobilnummer"],
    ["a password of seven characters", { password: "Matkass", repeated: "Matkass" }, "lösenord och repetera lösenord"],
    ["passwords that differ", { repeated: "Matkasse-2028" }, "repetera lösenord"]
  ])("REG-15 REG-16 REG-17 REG-18 make no account with %s, and say what is missing", async (_, wrong, missing) => {
    const { http } = renderInShop(<Steps />, { server: back() })
    await toDetails()
    fill(wrong)
    expect(off("Skapa konto")).toBe(true)
    expect(screen.getByText(`Kvar att fylla i: ${missing}.`)).toBeTruthy()
    await create()
    await userEvent.type(password(), "{Enter}")
    expect(http.sent.map(({ path }) => path)).not.toContain("/customer/createcustomer")
    fill()
    await waitFor(() => expect(off("Skapa konto")).toBe(false))
  })

  it("FORM-16 FORM-17 FORM-18 drop white space from the address, and ask whether it is taken once it is written right", async () => {
    const { http } = renderInShop(<Steps />, { server: back({ "/customer/email": () => taken }) })
    await toDetails()
    put(email(), "bo@exempel")
    expect(http.sent.filter(({ path }) => path.startsWith("/customer/email"))).toEqual([])
    await userEvent.type(email(), ".s e")
    expect(email().value).toBe("bo@exempel.se")
    await userEvent.tab()
    expect(await screen.findByText("E-postadress är redan upptaget, vänligen välj ett annat")).toBeTruthy()
    expect(http.sent.at(-1)?.path).toBe("/customer/email/bo%40exempel.se")
    expect(off("Skapa konto")).toBe(true)
  })

  it("FORM-13 FORM-14 FORM-15 judge a field when it is left, and a wrong one at every key from then on", async () => {
    renderInShop(<Steps />, { server: back() })
    await toDetails()
    await userEvent.type(phone(), "0701")
    expect(phone().getAttribute("aria-invalid")).toBeNull()
    await userEvent.tab()
    expect(phone().getAttribute("aria-invalid")).toBe("true")
    expect(screen.getByText("Mobilnummer har ett felaktigt format, använd 0701234567")).toBeTruthy()
    await userEvent.type(phone(), "2345")
    expect(phone().getAttribute("aria-invalid")).toBe("true")
    await userEvent.type(phone(), "67")
    expect(phone().getAttribute("aria-invalid")).toBeNull()
  })

  it.each([
    ["of the address", () => put(email(), "bo@exempel"), "E-postadress har ett felaktigt format, använd namn@exempel.se."],
    ["of the phone", () => put(phone(), "12"), "Mobilnummer har ett felaktigt format, använd 0701234567"],
    ["of the password", () => put(password(), "kort"), "Lösenord måste vara minst 8 tecken."]
  ])("FORM-03 FORM-06 FORM-08 FORM-11 say what is wrong %s in words", async (_, act, words) => {
    renderInShop(<Steps />, { server: back() })
    await toDetails()
    act()
    expect(screen.getByText(words)).toBeTruthy()
  })

  it("PASSWORD-02 say that the passwords differ when the second is left, and no earlier", async () => {
    renderInShop(<Steps />, { server: back() })
    await toDetails()
    put(password(), "Matkasse-2027")
    await userEvent.type(repeated(), "Matkasse-2028")
    expect(screen.queryByText("Lösenorden matchar inte")).toBeNull()
    await userEvent.tab()
    expect(screen.getByText("Lösenorden matchar inte")).toBeTruthy()
  })

  it.each([
    ["matkassen", "Svag", 30],
    ["matkassen1", "Medium", 50],
    ["Matkassen1", "Stark", 70],
    ["Matkassen-1", "Mycket Stark", 100]
  ])("PASSWORD-04 PASSWORD-05 PASSWORD-06 PASSWORD-07 rate %s as %s, and take it", async (typed, label, share) => {
    renderInShop(<Steps />, { server: back() })
    await toDetails()
    fill({ password: typed, repeated: typed })
    expect(screen.getByRole("status").textContent).toBe(`Lösenordets styrka: ${label}`)
    const bar = screen.getByLabelText(`Lösenordets styrka: ${label}`)
    expect(bar.getAttribute("value") ?? bar.getAttribute("aria-valuenow")).toBe(String(share))
    await waitFor(() => expect(off("Skapa konto")).toBe(false))
  })

  it("PASSWORD-08 tell what a password needs", async () => {
    renderInShop(<Steps />, { server: back() })
    await toDetails()
    expect(screen.getByText("Ange ett säkert lösenord med minst 8 tecken.")).toBeTruthy()
  })

  it("show both passwords by one button, for password managers to fill", async () => {
    renderInShop(<Steps />, { server: back() })
    await toDetails()
    expect([password(), repeated()].map(({ type, autocomplete }) => [type, autocomplete])).toEqual([["password", "new-password"], ["password", "new-password"]])
    await userEvent.click(button("Visa lösenord"))
    expect([password().type, repeated().type]).toEqual(["text", "text"])
  })

  it("lead a submit that they block to the first of what is missing", async () => {
    renderInShop(<Steps />, { server: back() })
    await toDetails()
    await userEvent.click(button("Skapa konto"))
    expect(document.activeElement).toBe(email())
    fill({ repeated: "Matkasse-2028" })
    await userEvent.click(button("Skapa konto"))
    expect(document.activeElement).toBe(repeated())
  })

  it("make one account by a double press", async () => {
    const { http } = renderInShop(<Steps />, { server: back({ "/customer/createcustomer": () => Effect.never }) })
    await toDetails()
    fill()
    await waitFor(() => expect(off("Skapa konto")).toBe(false))
    await userEvent.dblClick(button("Skapa konto"))
    await userEvent.type(repeated(), "{Enter}")
    await waitFor(() => expect(http.sent.filter(({ path }) => path === "/customer/createcustomer")).toHaveLength(1))
  })

  it.each([
    ["email_in_use", 409, "E-postadressen är upptagen. Logga in eller använd en annan e-postadress."],
    ["not_of_age", 400, "Du måste vara minst 18 år gammal för att bli kund"],
    ["not_found_in_par", 400, "Kontrollera att ditt personnummer stämmer"],
    ["unknown_error", 400, "Kontrollera att ditt personnummer stämmer"]
  ])("REG-22 REG-23 REG-24 REG-25 tell that no account was made for %s, and keep what was typed", (code, status, words) => expectRefused(status, code, words))

  it.each([
    ["personal_number_in_use", 409, "Personnummer redan registrerat"],
    ["bad_request", 400, "Hoppsan, något verkar ha blivit fel!"],
    ["ERR_INTERNAL", 500, "Hoppsan, något verkar ha blivit fel!"]
  ])("REG-26 REG-28 tell that no account was made for %s, and keep what was typed", (code, status, words) => expectRefused(status, code, words))

  it("REG-27 lead to a new password where the number is registered already", async () => {
    renderInShop(<Steps />, { server: back({ "/customer/createcustomer": () => refuse(409, "personal_number_in_use") }) })
    await toDetails()
    fill()
    await create()
    await userEvent.click(await screen.findByRole("button", { name: "Jag har glömt mitt lösenord" }))
    expect(onForgot).toHaveBeenCalled()
  })

  it("REG-28 try again by 'Försök igen', and end well where only the answer was lost", async () => {
    let tries = 0
    const lost: FakeServer = ({ path }) => (tries++ === 0 ? unreachable(path) : refuse(409, "personal_number_in_use"))
    renderInShop(<Steps />, { server: back({ "/customer/createcustomer": lost }) })
    await toDetails()
    fill()
    await create()
    await userEvent.click(await screen.findByRole("button", { name: "Försök igen" }))
    expect(await screen.findByText("Ditt konto är skapat!")).toBeTruthy()
    expect(tries).toBe(2)
  })
})
