// @ts-check
/** @typedef {import("./forbidden-imports.js").Forbidden} Forbidden */
/** @typedef {import("./forbidden-imports.js").Layer} Layer */

/** @type {Forbidden} */
const onlyTexts = {
  target: /^web\//,
  except: /^web\/text\/|^web\/features\/[a-z-]+\/[a-z-]+-failures\.ts$/,
  message:
    "The command line may import only the texts of the web, including those of failures; only the serve command may import web/server.",
  planted: [
    "web/features/cart/CouponEntry.tsx",
    "web/features/search/search-list.ts",
    "web/kit/controls/Button.tsx",
    "web/container/make-container.ts",
    "web/server/serve-web.ts"
  ]
}
/** @type {Forbidden} */
const noTests = {
  target: /^contract-tests\//,
  message: "Product code must not import tests.",
  planted: ["contract-tests/suites/wire-card.ts"]
}
/** @type {Forbidden} */
const noSql = {
  target: /^npm:(kysely|pg|@electric-sql\/pglite)(\/|$)/,
  message: "The command line holds no SQL: the staging API and the demo shop have the queries.",
  planted: ["kysely", "pg", "@electric-sql/pglite"]
}
/** @type {Forbidden} */
const onlyCore = {
  target: /^(?!core\/|adapters\/|npm:|node:)/,
  message: "An adapter may import only core.",
  planted: ["web/app/routes.ts", "cli/session/open-shopper.ts", "contract-tests/suites/wire-card.ts"]
}
/** @type {Forbidden} */
const noStaging = {
  target: /^adapters\/(staging|demo-shop)\//,
  message: "An adapter of a port must not import the staging API.",
  planted: ["adapters/staging/cart/routes.ts", "adapters/demo-shop/customers/seed-accounts.ts"]
}
/** @type {Forbidden} */
const noDemoShop = {
  target: /^adapters\/demo-shop\//,
  message: "Staging must not import the demo shop: a composition root passes the data.",
  planted: ["adapters/demo-shop/customers/seed-accounts.ts", "adapters/demo-shop/testing.ts"]
}
/** @type {Forbidden} */
const noFeatures = {
  target: /^adapters\/staging\//,
  except: /^adapters\/staging\/((http|pictures|database|mail)\/|(staging-settings|seeded-random)\.ts$)/,
  message: "Staging's http, pictures, database and mail are below its features and must not import them.",
  planted: ["adapters/staging/cart/read-cart.ts", "adapters/staging/cart/routes.ts", "adapters/staging/routes.ts"]
}
/** @type {Forbidden} */
const noRoutesOfOthers = {
  target: /^adapters\/staging\/.*routes\.ts$/,
  ownFolder: 3,
  message: "A feature of staging may import another's queries and rules, not its routes.",
  planted: [
    "adapters/staging/planted/routes.ts",
    "adapters/staging/planted/planted-routes.ts",
    "adapters/staging/routes.ts"
  ]
}
/** @type {Forbidden} */
const noDirectRefusal = {
  target: /\/http\/refusal\.ts$/,
  names: ["refuse", "refuseWith"],
  message: "A route must refuse through its context, with the codes that its endpoint declares.",
  planted: ["adapters/staging/http/refusal.ts"]
}

/** The layers outside of the core and the web: the command line and the adapters. @type {ReadonlyArray<Layer>} */
export const outerLayers = [
  { name: "the command line", files: /^cli\/.*\.ts$/, forbids: [onlyTexts, noTests, noSql] },
  { name: "the command that serves the shop", files: /^cli\/commands\/serve\.ts$/, forbids: [noTests, noSql] },
  { name: "the adapters", files: /^adapters\/.*\.ts$/, testsToo: true, forbids: [onlyCore] },
  {
    name: "the adapter of a port",
    files: /^adapters\/.*\.ts$/,
    except: /^adapters\/(staging|demo-shop)\//,
    forbids: [onlyCore, noStaging]
  },
  { name: "the composition of staging", files: /^adapters\/staging\/[^/]+\.ts$/, forbids: [onlyCore, noDemoShop] },
  {
    name: "a feature of staging",
    files: /^adapters\/staging\/[^/]+\/.*\.ts$/,
    forbids: [onlyCore, noDemoShop, noRoutesOfOthers, noDirectRefusal]
  },
  {
    name: "the layers below staging's features",
    files: /^adapters\/staging\/(http|pictures|database|mail)\/.*\.ts$/,
    forbids: [onlyCore, noDemoShop, noFeatures]
  }
]
