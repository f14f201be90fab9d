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
  /** The number of faults to make of those that compile, selected by a hash; without it all, even those that do not compile. */
  readonly sampleSize?: number
  /** The minimum share of detected faults, in percent. */
  readonly minimum: number
}

/** For money, identity and the security of pages. */
const strictMinimum = 95
const usualMinimum = 85

/** The number of faults that are made in a large target; testing them takes minutes. */
const sampleSize = 60

/** Excludes the texts of the API's documentation. */
const noDocs = "!**/{*.docs,parameter-docs}.ts"

export const targets: Readonly<Record<string, Target>> = {
  pricing: {
    mutate: ["core/cart/{pricing,vat}.ts", "core/kernel/money.ts"],
    tests: ["core/{cart,kernel}/*.test.ts"],
    minimum: strictMinimum
  },
  promotions: { mutate: ["core/catalogue/promotions.ts"], tests: ["core/catalogue/*.test.ts"], minimum: strictMinimum },
  quantity: {
    mutate: ["core/catalogue/quantity.ts", "core/catalogue/units.ts"],
    tests: ["core/catalogue/*.test.ts", "contract-tests/runs/quantity.test.ts"],
    minimum: strictMinimum
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
    minimum: strictMinimum
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
    minimum: strictMinimum
  },
  ownership: {
    mutate: ["adapters/staging/http/{bearer-token,handle-call,idempotency,refusal,respond,route}.ts"],
    tests: [
      "adapters/staging/http/{bearer-token,handle-call,handle-call.db,idempotency,idempotency.db,refusal,respond}.test.ts"
    ],
    needsDatabase: true,
    minimum: strictMinimum
  },
  "cart amounts": {
    mutate: ["adapters/staging/cart/{price-cart-row,wire-cart}.ts"],
    tests: ["adapters/staging/cart/wire-cart.test.ts"],
    minimum: usualMinimum
  },
  documents: {
    mutate: ["web/server/{document,page-response,redirects}.ts", "web/routes/{listing-query,return-path}.ts"],
    tests: ["web/server/{document,page-response,redirects}.test.ts", "web/routes/{listing-query,return-path}.test.ts"],
    minimum: usualMinimum
  },
  cookies: {
    mutate: ["adapters/cookies/*.ts"],
    tests: ["adapters/cookies/*.test.ts", "contract-tests/runs/ports.test.ts"],
    minimum: strictMinimum
  },
  headers: { mutate: ["web/server/security.ts"], tests: ["web/server/*.test.ts"], minimum: strictMinimum },
  escaping: {
    mutate: ["adapters/staging/content/{safe-html,sanitize-block}.ts"],
    tests: ["adapters/staging/content/*.test.ts"],
    minimum: strictMinimum
  },
  "registration rules": { mutate: ["core/account/rules.ts"], tests: ["core/account/*.test.ts"], minimum: usualMinimum },
  "requests and retries": {
    mutate: ["core/contract/{retry-delay,policy,paths,in-chunks}.ts"],
    tests: ["core/contract/*.test.ts", "contract-tests/runs/{connection,request-policy}.test.ts"],
    minimum: usualMinimum
  },
  orders: {
    mutate: ["core/{orders,coupon}/*.ts", noDocs],
    tests: ["contract-tests/runs/{cart-queue-failures,coupon,orders}.test.ts"],
    sampleSize,
    minimum: usualMinimum
  },
  account: {
    mutate: ["core/account/*.ts", noDocs],
    tests: ["core/account/*.test.ts", "contract-tests/runs/{register,reset-password}.test.ts"],
    sampleSize,
    minimum: usualMinimum
  },
  delivery: {
    mutate: ["core/{delivery,assortment}/*.ts", noDocs],
    tests: [
      "core/{delivery,assortment}/*.test.ts",
      "contract-tests/runs/{adopt-selection,delivery,picking-fee,start-up,store-choice}.test.ts"
    ],
    sampleSize,
    minimum: usualMinimum
  },
  "search and catalogue": {
    mutate: ["core/{search,catalogue,catering,recipes,favourites,offers}/*.ts", noDocs],
    tests: [
      "core/{search,catalogue,catering,recipes}/*.test.ts",
      "contract-tests/runs/{by-ids,catalogue,search}.test.ts"
    ],
    sampleSize,
    minimum: usualMinimum
  },
  content: {
    mutate: ["core/{content,navigation}/**/*.ts", noDocs],
    tests: ["core/{content,navigation}/*.test.ts", "contract-tests/runs/{content,list-cookies,navigation}.test.ts"],
    sampleSize,
    minimum: usualMinimum
  },
  journeys: {
    mutate: ["core/{journeys,session}/*.ts", noDocs],
    tests: [
      "contract-tests/runs/{act-as-customer,adopt-selection,catalogue,refetch-changed-cart,register,saved-selection}.test.ts",
      "contract-tests/runs/{edit-order,repeat-order,session,session-end,stale-carts,start-up,store-change,store-choice}.test.ts"
    ],
    needsDatabase: true,
    sampleSize,
    minimum: usualMinimum
  },
  calls: {
    // Without the table of use cases, whose test reads its source.
    mutate: ["core/{contract,connection,kernel,composition}/*.ts", "!core/composition/use-cases.ts", noDocs],
    tests: [
      "core/{composition,connection,contract,kernel}/*.test.ts",
      "contract-tests/runs/{change-email,connection,request-policy}.test.ts"
    ],
    sampleSize,
    minimum: usualMinimum
  },
  "orders of staging": {
    mutate: ["adapters/staging/{orders,delivery}/*.ts"],
    tests: ["adapters/staging/{orders,delivery}/*.test.ts"],
    needsDatabase: true,
    sampleSize,
    minimum: usualMinimum
  },
  "customers of staging": {
    mutate: ["adapters/staging/{account,assortment,favourites,most-bought,offers,recipes}/*.ts"],
    tests: ["adapters/staging/{account,assortment,favourites,most-bought,offers,recipes}/*.test.ts"],
    needsDatabase: true,
    sampleSize,
    minimum: usualMinimum
  },
  "carts of staging": {
    mutate: ["adapters/staging/{cart,coupon}/*.ts"],
    tests: ["adapters/staging/cart/*.test.ts"],
    needsDatabase: true,
    sampleSize,
    minimum: usualMinimum
  },
  "catalogue of staging": {
    mutate: ["adapters/staging/{catalogue,search,text-search}/*.ts"],
    // The import publishes products and their search words, as the seed does.
    tests: ["adapters/staging/{catalogue,search,text-search,import}/*.test.ts"],
    needsDatabase: true,
    sampleSize,
    minimum: usualMinimum
  },
  "http adapters": {
    mutate: ["adapters/{cache,connectivity,device,fakes,files,http-fetch,http-inprocess,http-undici}/*.ts"],
    tests: [
      "adapters/{cache,connectivity,fakes,files,http-fetch,http-undici}/*.test.ts",
      "contract-tests/runs/ports.test.ts"
    ],
    sampleSize,
    minimum: usualMinimum
  },
  "web server": {
    mutate: ["web/server/*.{ts,tsx}"],
    tests: ["web/server/*.test.ts", "contract-tests/runs/{page-safety,web-server}.test.ts"],
    sampleSize,
    minimum: usualMinimum
  },
  "command line": {
    // Without the commands and the verbs, which are tested as whole commands in processes of their own.
    mutate: ["cli/*.ts", "cli/session/*.ts", "cli/session/reports/*.ts", "!cli/{main,connect-api,database}.ts"],
    tests: ["cli/**/!(*.db).test.ts"],
    sampleSize,
    minimum: usualMinimum
  },
  components: {
    mutate: ["web/features/**/*.{ts,tsx}"],
    tests: ["web/{app,features,panel,routes}/**/*.test.{ts,tsx}"],
    needsDocument: true,
    sampleSize,
    minimum: usualMinimum
  },
  controls: {
    mutate: ["web/{kit,forms}/**/*.{ts,tsx}"],
    tests: ["web/{kit,forms}/**/*.test.tsx"],
    needsDocument: true,
    sampleSize,
    minimum: usualMinimum
  },
  views: {
    mutate: ["web/{views,container}/**/*.{ts,tsx}"],
    tests: ["web/{views,container}/**/*.test.{ts,tsx}"],
    needsDocument: true,
    sampleSize,
    minimum: usualMinimum
  },
  panel: {
    mutate: ["web/panel/machine.ts"],
    tests: ["web/panel/{machine,machine-events,run-panel}.test.tsx"],
    needsDocument: true,
    minimum: usualMinimum
  }
}
