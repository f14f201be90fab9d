import { cleanup, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import type { DeliverySelection } from "#core/assortment/model.ts"
import type { Slot } from "#core/delivery/model.ts"
import type { Ore } from "#core/kernel/money.ts"
import { renderInShop, stockholmSelection } from "#web/container/testing.tsx"
import { iconPaths } from "#web/kit/controls/icon-paths.ts"
import { DoneStep } from "./DoneStep.tsx"

afterEach(cleanup)

const renderStep = (selection: DeliverySelection | undefined, slot?: Partial<Slot>) => {
  let doneCount = 0
  const chosenSlot = { id: "a", date: "2026-11-24", from: "17:00", to: "19:00", freightFee: 0, ...slot } as Slot
  const { baseElement } = renderInShop(
    <DoneStep chosenSlot={slot === undefined ? undefined : chosenSlot} onDone={() => void (doneCount += 1)} />,
    selection === undefined ? {} : { selection }
  )
  const lines = [...baseElement.querySelectorAll("p")]
  return {
    texts: lines.map(({ textContent }) => textContent?.replaceAll("\u00a0", " ")),
    icons: lines.flatMap((line) => line.querySelector("path")?.getAttribute("d") ?? []),
    doneCount: () => doneCount
  }
}

describe("DoneStep", () => {
  it("shows the delivery method with its icon, and calls onDone on a click", async () => {
    const { icons, texts, doneCount } = renderStep({ ...stockholmSelection, method: "pickupAtStore" })
    expect([icons, texts.length]).toEqual([[iconPaths.store], 2])
    await userEvent.click(screen.getByRole("button"))
    expect(doneCount()).toBe(1)
    cleanup()
    expect(renderStep({ ...stockholmSelection, method: "homeDelivery", postalCode: "11122" }).icons).toEqual([
      iconPaths.truck
    ])
  })

  it("shows a booked time, with the delivery's fee only when there is one", () => {
    expect(renderStep(stockholmSelection, {}).texts[1]).toMatch(/17–19$/)
    cleanup()
    expect(renderStep(stockholmSelection, { freightFee: 4_900 as Ore }).texts[1]).toMatch(/17–19, 49 kr$/)
  })

  it("shows no delivery without a selection", () => {
    expect(renderStep(undefined).texts.length).toBe(1)
  })
})
