/** Files, and the tests that must detect faults in them. */
export interface Target {
  /** Globs of the files in which faults are made. */
  readonly mutate: ReadonlyArray<string>
  /** Globs of the tests that must detect the faults. */
  readonly tests: ReadonlyArray<string>
  /** Whether these tests need a document. */
  readonly needsDocument?: boolean
  /** Whether some of these tests open a database, which takes seconds for every fault. */
  readonly needsDatabase?: boolean
  /** The minimum share of detected faults, in percent. */
  readonly minimum: number
}

/** For money, identity and the security of pages. */
const strict = 95
const usual = 85

export const targets: Readonly<Record<string, Target>> = {
  pricing: {
    mutate: ["core/cart/pricing.ts", "core/kernel/money.ts"],
    tests: ["core/{cart,kernel}/*.test.ts"],
    minimum: strict
  },
  promotions: { mutate: ["core/catalogue/promotions.ts"], tests: ["core/catalogue/*.test.ts"], minimum: strict },
  quantity: {
    mutate: ["core/catalogue/quantity.ts", "core/catalogue/units.ts"],
    tests: ["core/catalogue/*.test.ts", "contract-tests/runs/quantity.test.ts"],
    minimum: strict
  },
  "cart queue": {
    mutate: [
      "core/cart/{cart-queue,cart-view,batch,confirmed-since,lost-lines}.ts",
      "core/cart/{open-cart,persist-pending,resume-pending,send-pending,stored-pending-changes}.ts"
    ],
    tests: [
      "core/cart/*.test.ts",
      "contract-tests/runs/{cart-queue,cart-queue-failures,cart-sync,refetch-changed-cart,session,session-end}.test.ts"
    ],
    minimum: strict
  },
  identity: {
    mutate: [
      "adapters/staging/session/{customer-token,failed-log-ins,password,session-token}.ts",
      "core/session/{authenticate,credentials,log-in-as-customer,session-cookie}.ts"
    ],
    tests: [
      "adapters/staging/session/{customer-token.db,failed-log-ins.db,password,session-token}.test.ts",
      "contract-tests/runs/{act-as-customer,session,session-end}.test.ts"
    ],
    needsDatabase: true,
    minimum: strict
  },
  ownership: {
    mutate: ["adapters/staging/http/{bearer-token,handle-call,idempotency,refusal,respond,route}.ts"],
    tests: [
      "adapters/staging/http/{bearer-token,handle-call,handle-call.db,idempotency,idempotency.db,refusal,respond}.test.ts"
    ],
    needsDatabase: true,
    minimum: strict
  },
  "cart amounts": {
    mutate: ["adapters/staging/cart/{price-lines,wire-cart}.ts"],
    tests: ["adapters/staging/cart/wire-cart.test.ts"],
    minimum: usual
  },
  documents: {
    mutate: ["web/server/{document,page-response,redirects}.ts", "web/routes/{listing-query,return-path}.ts"],
    tests: ["web/server/{document,page-response,redirects}.test.ts", "web/routes/{listing-query,return-path}.test.ts"],
    minimum: usual
  },
  cookies: {
    mutate: ["adapters/cookies/*.ts"],
    tests: ["adapters/cookies/*.test.ts", "contract-tests/runs/ports.test.ts"],
    minimum: strict
  },
  headers: { mutate: ["web/server/security.ts"], tests: ["web/server/*.test.ts"], minimum: strict },
  escaping: {
    mutate: ["adapters/staging/content/{safe-html,sanitize-block}.ts"],
    tests: ["adapters/staging/content/*.test.ts"],
    minimum: strict
  },
  "registration rules": { mutate: ["core/account/rules.ts"], tests: ["core/account/*.test.ts"], minimum: usual },
  "requests and retries": {
    mutate: ["core/contract/{schedule,policy,paths,in-chunks}.ts"],
    tests: ["core/contract/*.test.ts", "contract-tests/runs/{connection,request-policy}.test.ts"],
    minimum: usual
  },
  panel: {
    mutate: ["web/panel/machine.ts"],
    tests: ["web/panel/{machine,machine-events,run-panel}.test.tsx"],
    needsDocument: true,
    minimum: usual
  }
}
