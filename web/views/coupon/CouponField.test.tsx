import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { Ore } from "#core/kernel/money.ts"
import { CouponField, type CouponFieldProps } from "./CouponField.tsx"

afterEach(cleanup)

const field = (props: Partial<CouponFieldProps> = {}) => (
  <CouponField value="" onChange={() => undefined} onSubmit={() => undefined} {...props} />
)
const input = () => screen.getByLabelText<HTMLInputElement>("Rabattkod")
const isOpen = () => input().closest("details")?.open

describe("CouponField", () => {
  it("lists the applied coupons by name, or else by code, with their amounts", () => {
    const removedCodes: Array<string> = []
    render(
      field({
        appliedCoupons: [{ code: "SOMMAR", name: "Sommar", amount: -5_000 as Ore }, { code: "GRATIS" }],
        onRemove: (code) => removedCodes.push(code)
      })
    )
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
      "Sommar−50,00 kr",
      "GRATIS"
    ])
    fireEvent.click(screen.getByRole("button", { name: "Ta bort rabattkoden GRATIS" }))
    expect(removedCodes).toEqual(["GRATIS"])
  })

  it("has no list without coupons, and no remove buttons without `onRemove`", () => {
    render(field())
    expect(screen.queryByRole("list")).toBeNull()
    cleanup()
    render(field({ appliedCoupons: [{ code: "SOMMAR" }] }))
    expect(screen.queryByRole("button", { name: /Ta bort/ })).toBeNull()
  })

  it("COUPON-05 opens at the first result and stays open after it", () => {
    const { rerender } = render(field())
    expect(isOpen()).toBe(false)
    rerender(field({ result: { kind: "error", message: "Rabattkod saknas" } }))
    expect(isOpen()).toBe(true)
    rerender(field())
    expect(isOpen()).toBe(true)
  })

  it("COUPON-05 COUPON-08 marks the field as invalid only after an error, and describes the field with the result", () => {
    const renderResult = (kind: "success" | "error") => {
      render(field({ result: { kind, message: "Meddelande" } }))
      const message = document.getElementById(input().getAttribute("aria-describedby") ?? "")
      const fieldState = [input().getAttribute("aria-invalid"), message?.textContent, message?.className]
      cleanup()
      return fieldState
    }
    const [success, error] = [renderResult("success"), renderResult("error")]
    expect([success.slice(0, 2), error.slice(0, 2)]).toEqual([
      [null, "Meddelande"],
      ["true", "Meddelande"]
    ])
    expect(success[2]).not.toBe(error[2])
  })

  it("reports what is typed and submitted, and has a busy button while pending", () => {
    const onChange = vi.fn()
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const { rerender } = render(field({ onChange, onSubmit }))
    fireEvent.change(input(), { target: { value: "A" } })
    fireEvent.submit(input().form as HTMLFormElement)
    expect([onChange.mock.calls, onSubmit.mock.calls.length]).toEqual([[["A"]], 1])
    rerender(field({ pending: true }))
    expect(screen.getByRole("button", { name: "Använd" }).getAttribute("aria-busy")).toBe("true")
  })
})
