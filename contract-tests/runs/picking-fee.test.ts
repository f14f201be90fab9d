import { shellState } from "#core/navigation/shell-state.ts"
import { describe, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError, unreachable } from "#adapters/fakes/fake-http.ts"
import { cliPolicy } from "#core/contract/policy.ts"
import { loadPickingFee } from "#core/delivery/load-picking-fee.ts"
import { startUp } from "#core/journeys/start-up.ts"
import { pickupSelection, withFakeShop } from "./fake-shop.ts"

const feeServer: FakeServer = () => respondWithJson({ pickingFee: 0, pickingFeeLimit: 800, originalPickingFee: 39 })

describe("loadPickingFee", () => {
  it("DELIV-33 requests the fee and its limit for home delivery to the selected postal code", () =>
    withFakeShop(
      feeServer,
      async (shop) => {
        expect(await shop.run(loadPickingFee())).toMatchObject({ success: { fee: 3_900, freeFrom: 80_000 } })
        expect(shop.sent[0]).toMatchObject({
          path: "/deliveries/pickingFee",
          query: [
            ["deliveryType", "homeDelivery"],
            ["siteId", "site-1"],
            ["postalCode", "11122"]
          ]
        })
      },
      { selection: { ...pickupSelection, method: "homeDelivery", postalCode: "11122" } }
    ))

  it("requests the fee for pickup, without a postal code", () =>
    withFakeShop(feeServer, async (shop) => {
      await shop.run(loadPickingFee())
      expect(shop.sent[0]?.query).toEqual([
        ["deliveryType", "pickupAtStore"],
        ["siteId", "site-1"]
      ])
    }))

  it("DELIV-32 DELIV-38 falls back to 49 kr when the API is unreachable, responds with an error or breaks its contract", async () => {
    const failingServers: ReadonlyArray<FakeServer> = [
      () => unreachable(),
      () => respondWithError(500, "ERR_INTERNAL"),
      () => respondWithJson({ fee: "free" })
    ]
    for (const server of failingServers) {
      await withFakeShop(
        server,
        async (shop) => {
          expect(await shop.run(loadPickingFee())).toMatchObject({ success: { fee: 4_900 } })
        },
        { policy: cliPolicy(0) }
      )
    }
  })

  it("DELIV-34 returns 1500 kr as the limit for free picking when the settings cannot be loaded", () =>
    withFakeShop(
      () => unreachable(),
      async (shop) => {
        await shop.run(startUp({ deleteStaleCarts: false }))
        expect(shop.states.of(shellState).current().settings.pickingFeeLimit).toBe(150_000)
        expect(await shop.run(loadPickingFee())).toMatchObject({ success: { freeFrom: 150_000 } })
      },
      { policy: cliPolicy(0), isLoggedIn: false, selection: null }
    ))
})
