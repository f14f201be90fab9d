import { act, cleanup, renderHook } from "@testing-library/react"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Form, type FormOptions, useForm } from "./use-form.ts"

type Name = "code" | "note"
const isValid = (code: string) => code.startsWith("ok")

interface SentSubmit {
  readonly values: Readonly<Record<Name, string>>
  readonly settle: (result: Result.Result<string, string>) => Promise<void>
}

/** Renders a form with a validated field and one without validation. A test resolves each submit with `settle`. */
const renderForm = (options: Pick<FormOptions<Name, string, string>, "clearOnSuccess"> = {}) => {
  const sent: Array<SentSubmit> = []
  const successes: Array<string> = []
  const { result, unmount } = renderHook(() =>
    useForm<Name, string, string>({
      fields: {
        code: { normalize: (input) => input.trim(), validate: (code) => (isValid(code) ? undefined : "wrong") },
        note: {}
      },
      submit: (values) =>
        new Promise((resolve) => {
          const settle = async (result: Result.Result<string, string>) => {
            await act(async () => resolve(result))
          }
          sent.push({ values, settle })
        }),
      onSuccess: (success) => void successes.push(success),
      clearOnFailure: ["code"],
      ...options
    })
  )
  const form = (): Form<Name, string, string> => result.current
  return {
    form,
    sent,
    successes,
    unmount,
    type: (name: Name, input: string) => act(() => form().register(name).onChange(input)),
    blur: (name: Name) => act(() => form().register(name).onBlur()),
    submit: () => act(() => void form().submit())
  }
}

const codeStatus = (form: Form<Name, string>) => form.register("code").status

describe("useForm", () => {
  it("FORM-13 FORM-14 FORM-15 always gives a field the status that a simple model predicts, in any order of changes and blurs", () => {
    const step = fc.oneof(fc.constantFrom("ok", "okay", "no", ""), fc.constant(null))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const { form, type, blur } = renderForm()
        let value = ""
        let hasChanged = false
        let showsStatus = false
        const modelStatus = () => {
          if (!showsStatus) return "unknown"
          return isValid(value) ? "valid" : "invalid"
        }
        for (const input of steps) {
          if (input === null) {
            blur("code")
            showsStatus ||= hasChanged
          } else {
            // A change hides a valid status until the next blur; an invalid one is updated as the shopper types.
            showsStatus &&= !isValid(value)
            type("code", input)
            value = input
            hasChanged = true
          }
          expect(codeStatus(form())).toBe(modelStatus())
        }
        cleanup()
      }),
      { numRuns: 100 }
    )
  })

  it("normalizes each value with its field's `normalize`", () => {
    const { form, type } = renderForm()
    type("code", " ok ")
    type("note", " free ")
    expect(form().values).toEqual({ code: "ok", note: " free " })
  })

  it("does not submit while a field is invalid, and from then on shows the field's error whenever it is invalid", () => {
    const { form, sent, submit, type } = renderForm()
    submit()
    expect([sent, codeStatus(form()), form().errors]).toEqual([[], "invalid", { code: "wrong" }])
    type("code", "ok")
    type("code", "no")
    expect(codeStatus(form())).toBe("invalid")
  })

  it("always sends once until the response, however often the form is submitted", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), async (pressCount) => {
        const { form, sent, submit, type } = renderForm()
        type("code", "ok")
        act(() => {
          for (let pressIndex = 0; pressIndex < pressCount; pressIndex += 1) void form().submit()
        })
        submit()
        expect([sent.length, form().isSubmitting]).toEqual([1, true])
        await sent[0]?.settle(Result.fail("down"))
        expect([form().isSubmitting, form().failure, form().failureCount]).toEqual([false, "down", 1])
        type("code", "ok")
        submit()
        expect(sent.length).toBe(2)
        cleanup()
      }),
      { numRuns: 20 }
    )
  })

  it("clears the fields of clearOnFailure after a failure, without an error on them, and keeps the others", async () => {
    const { form, sent, submit, type, blur } = renderForm()
    type("code", "ok")
    blur("code")
    type("note", "kept")
    submit()
    await sent[0]?.settle(Result.fail("refused"))
    expect([form().values, codeStatus(form())]).toEqual([{ code: "", note: "kept" }, "unknown"])
  })

  it("focuses the first field of clearOnFailure after a failure", async () => {
    const { form, sent, submit, type } = renderForm()
    const input = document.body.appendChild(document.createElement("input"))
    form().register("code").ref(input)
    type("code", "ok")
    submit()
    await sent[0]?.settle(Result.fail("refused"))
    expect(document.activeElement).toBe(input)
    input.remove()
  })

  it("marks a field that has no validation as valid only while it has a value", () => {
    const { form, type, blur } = renderForm()
    for (const [input, expected] of [
      ["x", "valid"],
      ["", "unknown"]
    ] as const) {
      type("note", input)
      blur("note")
      expect(form().register("note").status).toBe(expected)
    }
  })

  it("FORM-12 submits an empty field that has no validation", () => {
    const { form, sent, submit, type } = renderForm()
    type("code", "ok")
    submit()
    expect([form().errors, sent.map(({ values }) => values)]).toEqual([{}, [{ code: "ok", note: "" }]])
  })

  it("replaces a failure with the success of the next submit", async () => {
    const { form, sent, submit, type } = renderForm()
    for (const [index, result] of [Result.fail("down"), Result.succeed("done")].entries()) {
      type("code", "ok")
      submit()
      await sent[index]?.settle(result)
    }
    expect([form().failure, form().success]).toEqual([undefined, "done"])
  })

  it("shows the failure until the next response, and counts failures so that each is announced", async () => {
    const { form, sent, submit, type } = renderForm()
    for (const [index, failure] of ["first", "second"].entries()) {
      type("code", "ok")
      submit()
      expect(form().failure).toBe(index === 0 ? undefined : "first")
      await sent[index]?.settle(Result.fail(failure))
      expect([form().failure, form().failureCount]).toEqual([failure, index + 1])
    }
  })

  it("does not submit again after a success until the form is reset", async () => {
    const { form, sent, successes, submit, type } = renderForm()
    type("code", "ok")
    submit()
    await sent[0]?.settle(Result.succeed("done"))
    submit()
    expect([sent.length, successes, form().isSubmitSuccessful, form().success]).toEqual([1, ["done"], true, "done"])
    act(() => form().reset())
    submit()
    expect([sent.length, form().isSubmitSuccessful, form().success]).toEqual([2, false, undefined])
  })

  it("clears the fields of clearOnSuccess after a success, without an error on them, and can then be submitted again", async () => {
    const { form, sent, submit, type } = renderForm({ clearOnSuccess: ["code"] })
    type("code", "ok")
    type("note", "kept")
    submit()
    await sent[0]?.settle(Result.succeed("done"))
    expect([form().values, form().success, codeStatus(form())]).toEqual([{ code: "", note: "kept" }, "done", "unknown"])
    type("code", "okay")
    submit()
    expect([sent.length, form().isSubmitting, form().success]).toEqual([2, true, "done"])
    await sent[1]?.settle(Result.fail("down"))
    expect([form().success, form().failure]).toEqual([undefined, "down"])
  })

  it("does not clear a field that was changed since the submit", async () => {
    for (const result of [Result.succeed("done"), Result.fail("down")]) {
      const { form, sent, submit, type } = renderForm({ clearOnSuccess: ["code"] })
      type("code", "ok")
      submit()
      type("code", "okay")
      await sent[0]?.settle(result)
      expect(form().values.code).toBe("okay")
    }
  })

  it("clearResult clears errors, the success and the failure; a pending submit still blocks the next one, and its failure is ignored", async () => {
    const { form, sent, submit, type } = renderForm()
    submit()
    expect(codeStatus(form())).toBe("invalid")
    act(() => form().clearResult())
    expect(codeStatus(form())).toBe("unknown")
    type("code", "ok")
    submit()
    act(() => form().clearResult())
    submit()
    expect(sent.length).toBe(1)
    await sent[0]?.settle(Result.fail("down"))
    expect([form().failure, form().isSubmitting]).toEqual([undefined, false])
    type("code", "ok")
    submit()
    await sent[1]?.settle(Result.fail("down"))
    expect(form().failure).toBe("down")
    act(() => form().clearResult())
    expect(form().failure).toBeUndefined()
    type("code", "ok")
    submit()
    await sent[2]?.settle(Result.succeed("done"))
    act(() => form().clearResult())
    expect(form().success).toBeUndefined()
  })

  it("treats as invalid only the value that the server has rejected", () => {
    const { form, sent, submit, type } = renderForm()
    type("code", "ok")
    act(() => form().setError("code", "taken"))
    submit()
    expect([sent, form().errors.code]).toEqual([[], "taken"])
    type("code", "okay")
    expect(form().errors.code).toBeUndefined()
    type("code", "ok")
    expect(form().errors.code).toBe("taken")
  })

  it("does not call onSuccess after unmounting", async () => {
    const { sent, successes, submit, type, unmount } = renderForm()
    type("code", "ok")
    submit()
    unmount()
    await sent[0]?.settle(Result.succeed("late"))
    expect(successes).toEqual([])
  })

  it("can be submitted again after a fault in the submit", async () => {
    const responses = [() => Promise.reject(new Error("fault")), () => Promise.resolve(Result.succeed("done"))]
    const { result } = renderHook(() =>
      useForm<"code", string, string>({ fields: { code: {} }, submit: () => responses.shift()?.() })
    )
    await act(() => expect(result.current.submit()).rejects.toThrow("fault"))
    expect(result.current.isSubmitting).toBe(false)
    await act(() => result.current.submit())
    expect(result.current.success).toBe("done")
  })
})
