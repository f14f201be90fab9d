// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react"
import { Suspense } from "react"
import { renderToString } from "react-dom/server"
import { afterEach, describe, expect, it } from "vitest"
import { deferred } from "./deferred.tsx"

afterEach(cleanup)

const Milk = ({ fat }: { readonly fat: number }) => <p>Mjölk {fat} %</p>

describe("deferred", () => {
  it("is drawn on the server without a round once its code is here", async () => {
    const Later = deferred(() => Promise.resolve(Milk))
    await Later.load()
    expect(renderToString(<Suspense fallback="väntar"><Later fat={3} /></Suspense>)).toContain("Mjölk")
  })

  it("gives way until its code has come", async () => {
    const Later = deferred(() => Promise.resolve(Milk))
    await act(async () => {
      render(<Suspense fallback="väntar"><Later fat={3} /></Suspense>)
    })
    expect(await screen.findByText("Mjölk 3 %")).toBeTruthy()
  })

  it("asks again after its code could not be had", async () => {
    let asked = 0
    const Later = deferred(() => (++asked === 1 ? Promise.reject(new Error("offline")) : Promise.resolve(Milk)))
    await expect(Later.load()).rejects.toThrow("offline")
    await Later.load()
    expect(asked).toBe(2)
  })
})
