import { act, cleanup, render, screen } from "@testing-library/react"
import { Suspense } from "react"
import { renderToString } from "react-dom/server"
import { afterEach, describe, expect, it } from "vitest"
import { deferred } from "./deferred.tsx"

afterEach(cleanup)

const Milk = ({ fat }: { readonly fat: number }) => <p>Mjölk {fat} %</p>

describe("deferred", () => {
  it("renders synchronously on the server once its code is loaded", async () => {
    const DeferredMilk = deferred(() => Promise.resolve(Milk))
    await DeferredMilk.load()
    expect(
      renderToString(
        <Suspense fallback="väntar">
          <DeferredMilk fat={3} />
        </Suspense>
      )
    ).toContain("Mjölk")
  })

  it("renders in a browser once its code is loaded", async () => {
    const DeferredMilk = deferred(() => Promise.resolve(Milk))
    await act(async () => {
      render(
        <Suspense fallback="väntar">
          <DeferredMilk fat={3} />
        </Suspense>
      )
    })
    expect(await screen.findByText("Mjölk 3 %")).toBeTruthy()
  })

  it("loads again after a failed load", async () => {
    let attemptCount = 0
    const DeferredMilk = deferred(() =>
      ++attemptCount === 1 ? Promise.reject(new Error("offline")) : Promise.resolve(Milk)
    )
    await expect(DeferredMilk.load()).rejects.toThrow("offline")
    await DeferredMilk.load()
    expect(attemptCount).toBe(2)
  })
})
