import { describe, expect, it } from "vitest"
import { answerJson, type FakeServer, refuse, unreachable } from "#adapters/fakes/fake-http.ts"
import { cliPolicy } from "#core/contract/policy.ts"
import { loadPickingFee } from "#core/delivery/load-picking-fee.ts"
import { startUp } from "#core/journeys/start-up.ts"
import { pickup, withinShop } from "./fake-shop.ts"

const answering: FakeServer = () => answerJson({ pickingFee: 0, pickingFeeLimit: 800, originalPickingFee: 39 })

describe("LoadPickingFee", () => {
  it("asks for the way of delivery that is chosen", () =>
    withinShop(answering, async (shop) => {
      expect(await shop.start(loadPickingFee)).toMatchObject({ success: { fee: 3_900, limit: 80_000 } })
      expect(shop.sent[0]).toMatchObject({ path: "/deliveries/pickingFee", query: [["deliveryType", "homeDelivery"], ["siteId", "site-1"], ["postalCode", "11122"]] })
    }, { choice: { ...pickup, method: "homeDelivery", postalCode: "11122" } }))

  it("DELIV-32 DELIV-38 falls back to 49 kr where the API is not there, refuses or answers nonsense", async () => {
    const failing: ReadonlyArray<FakeServer> = [() => unreachable(), () => refuse(500, "ERR_INTERNAL"), () => answerJson({ fee: "free" })]
    for (const server of failing) {
      await withinShop(server, async (shop) => {
        expect(await shop.start(loadPickingFee)).toMatchObject({ success: { fee: 4_900 } })
      }, { policy: cliPolicy(0) })
    }
  })
})

describe("LoadPickingFee, where the goods are collected", () => {
  it("asks for the pickup", () =>
    withinShop(answering, async (shop) => {
      await shop.start(loadPickingFee)
      expect(shop.sent[0]?.query).toEqual([["deliveryType", "pickupAtStore"], ["siteId", "site-1"]])
    }))
})

describe("settings that cannot be had", () => {
  it("DELIV-34 leave picking free from 1500 kr on, whoever is asked", () =>
    withinShop(() => unreachable(), async (shop) => {
      await shop.start(startUp({ cleanUp: false }))
      expect(shop.states.shell.current().settings.pickingFeeLimit).toBe(150_000)
      expect(await shop.start(loadPickingFee)).toMatchObject({ success: { limit: 150_000 } })
    }, { policy: cliPolicy(0), customer: false, choice: null }))
})
