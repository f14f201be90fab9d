/** A room of the code whose faults a set of tests must notice. */
export interface Room {
  /** The files in which faults are made. */
  readonly mutate: ReadonlyArray<string>
  /** The tests that must notice them. */
  readonly tests: ReadonlyArray<string>
  /** The least share of faults that must be caught, in percent. */
  readonly target: number
}

/** Rooms that hold money, identity and what a page may run. */
const strict = 95
const usual = 85

export const rooms: Readonly<Record<string, Room>> = {
  pricing: {
    mutate: ["core/cart/pricing.ts", "core/kernel/money.ts"],
    tests: ["core/{cart,kernel}/*.test.ts"],
    target: strict
  },
  promotions: { mutate: ["core/catalogue/promotions.ts"], tests: ["core/catalogue/*.test.ts"], target: strict },
  quantity: {
    mutate: ["core/catalogue/quantity.ts", "core/catalogue/units.ts"],
    tests: ["core/catalogue/*.test.ts", "contract-tests/runs/quantity.test.ts"],
    target: strict
  },
  "cart queue": {
    mutate: ["core/cart/{cart-queue,cart-view,batch,confirmed-since,lost-lines,stored-pending}.ts"],
    tests: ["core/cart/*.test.ts", "contract-tests/runs/cart-{queue,sync}.test.ts"],
    target: strict
  },
  cookies: {
    mutate: ["adapters/cookies/*.ts"],
    tests: ["adapters/cookies/*.test.ts", "contract-tests/runs/ports.test.ts"],
    target: strict
  },
  headers: { mutate: ["web/server/security.ts"], tests: ["web/server/*.test.ts"], target: strict },
  escaping: {
    mutate: ["adapters/staging/content/{safe-html,sanitize-block}.ts"],
    tests: ["adapters/staging/content/*.test.ts"],
    target: strict
  },
  "registration rules": { mutate: ["core/account/rules.ts"], tests: ["core/account/*.test.ts"], target: usual },
  "requests and retries": {
    mutate: ["core/contract/{schedule,policy,paths,in-chunks}.ts"],
    tests: ["core/contract/*.test.ts", "contract-tests/runs/request-policy.test.ts"],
    target: usual
  },
  panel: { mutate: ["web/panel/machine.ts"], tests: ["web/panel/*.test.ts"], target: usual }
}
