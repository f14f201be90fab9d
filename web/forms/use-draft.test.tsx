import { act, cleanup, renderHook } from "@testing-library/react"
import { useState } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { forgetDraft, useDraft } from "./use-draft.ts"

const initial = { name: "Anna", body: "" }

/** Opens a form that keeps its draft; returns its current values and a function that types. */
const openForm = (form: string | null = "contact") => {
  const { result, unmount } = renderHook(
    () => {
      const [values, setValues] = useState(initial)
      useDraft(form, values, setValues)
      return { values, setValues }
    },
    { reactStrictMode: true }
  )
  return {
    values: () => result.current.values,
    type: (values: typeof initial) => act(() => result.current.setValues(values)),
    close: unmount
  }
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

describe("useDraft", () => {
  it("restores what was typed when the form opens again, until it is forgotten", () => {
    const first = openForm()
    first.type({ name: "Anna", body: "Var är min beställning?" })
    first.close()
    const second = openForm()
    expect(second.values()).toEqual({ name: "Anna", body: "Var är min beställning?" })
    forgetDraft("contact")
    second.close()
    expect(openForm().values()).toEqual(initial)
  })

  it("keeps nothing of a form without a name, and the drafts of other forms apart", () => {
    openForm("contact").type({ name: "Anna", body: "Hej" })
    openForm(null).type({ name: "Anna", body: "Hemligt" })
    expect(openForm("complaint").values()).toEqual(initial)
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("Hemligt")
  })

  it("forgets a draft when the fields have their first values again", () => {
    const form = openForm()
    form.type({ name: "Anna", body: "Hej" })
    form.type(initial)
    expect(sessionStorage).toHaveLength(0)
  })

  it("ignores stored fields that the form does not have, and an unreadable draft", () => {
    sessionStorage.setItem("draft contact", JSON.stringify({ body: "Hej", password: "x", name: 5 }))
    expect(openForm().values()).toEqual({ name: "Anna", body: "Hej" })
    for (const text of ["{", "null", "[]", "5"]) {
      cleanup()
      sessionStorage.setItem("draft contact", text)
      expect(openForm().values()).toEqual(initial)
    }
  })

  it("works without the storage, for the page itself", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("blocked")
    })
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("blocked")
    })
    const form = openForm()
    form.type({ name: "Anna", body: "Hej" })
    expect(form.values().body).toBe("Hej")
  })
})
