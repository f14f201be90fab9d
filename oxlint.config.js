// @ts-check
import { defineConfig } from "oxlint"

/**
 * An import that a room must not have.
 * @typedef {object} Forbidden
 * @property {string} message The rule for whoever meets it.
 * @property {string} [regex] Matches the specifiers that are forbidden.
 * @property {string[]} [group] Globs of such specifiers; `!` allows again.
 * @property {string[]} [importNames] Only these names are forbidden; without it all are.
 * @property {boolean} [allowTypeImports]
 * @property {string[]} planted Specifiers that the fence test plants in every room with this rule.
 */

/**
 * Folders with the same rules. A file that several rooms match has the rules of the last one alone.
 * @typedef {object} Room
 * @property {string} name
 * @property {string[]} files
 * @property {string[]} [except]
 * @property {boolean} [testsToo] Whether the rules are also those of its tests.
 * @property {string} plantedIn A folder of the room in which the fence test plants violations.
 * @property {Forbidden[]} forbids
 */

const tests = ["**/*.test.ts", "**/*.test.tsx", "**/testing.ts", "**/testing.tsx"]

// ---- Rules of the core

/** @type {Forbidden} */
const inwards = {
  regex: "^(#|(\\.\\.?/)+)(adapters|web|cli|contract-tests)/",
  message: "Imports point inwards: core must not import adapters, web or cli.",
  planted: ["#adapters/http-fetch/http-fetch.ts", "../../web/text/common.ts", "../../cli/session/open-shopper.ts"]
}
/** @type {Forbidden} */
const runsInTheBrowser = {
  regex: "^node:",
  message: "Core must not import Node modules: it also runs in the browser.",
  planted: ["node:fs"]
}
/** @type {Forbidden} */
const noFramework = {
  regex: "^(react|react-dom|inversify|reflect-metadata|undici|hono|commander|kysely|pg)(/|$)",
  message: "Core must not import a framework.",
  planted: ["react", "inversify", "undici", "kysely"]
}
/** @type {Forbidden} */
const relative = {
  regex: "^(#core|\\.\\.?/\\.\\.)/",
  message: "Imports within core must be relative: ./ in the same folder, ../ to another.",
  planted: ["#core/cart/rules.ts", "./../cart/rules.ts"]
}
const core = [inwards, runsInTheBrowser, noFramework]

/** @type {(allowed: string[], planted: string[]) => Forbidden} */
const lowerLayers = (allowed, planted) => ({
  group: ["../*/*.ts", ...allowed.map((layer) => `!../${layer}/*.ts`)],
  message: "Kernel, ports and contract are layers in this order, below the features. Import only lower layers.",
  planted
})

/** @type {Forbidden} */
const modelsOfOthers = {
  group: [
    "../*/*.ts",
    "!../kernel/*.ts",
    "!../ports/*.ts",
    "!../contract/*.ts",
    "!../*/model.ts",
    "!../*/rules.ts",
    "!../*/wire.ts",
    "!../*/from-wire.ts",
    "!../*/*-state.ts",
    "!../cart/cart-queue.ts",
    "!../catalogue/availability.ts",
    "!../catalogue/listing.ts",
    "!../catalogue/promotions.ts",
    "!../catalogue/quantity.ts",
    "!../catalogue/units.ts",
    "!../catalogue/size.ts"
  ],
  message:
    "A feature may import another's model, rules, wire and state, and the cart's queue; code that needs more is a journey.",
  planted: ["../cart/api.ts", "../cart/add-to-cart.ts", "../cart/cart-view.ts", "../journeys/start-up.ts"]
}
/** @type {Forbidden} */
const noJourneys = {
  regex: "^(\\.\\./)+(journeys|composition)/",
  message: "Features must not import journeys or the composition.",
  planted: ["../journeys/start-up.ts", "../../composition/use-cases.ts"]
}
/** @type {Forbidden} */
const noComposition = {
  regex: "^(\\.\\./)+composition/",
  message: "A journey must not import the composition, which is made of it.",
  planted: ["../composition/use-cases.ts"]
}
/** @type {Forbidden} */
const relativeFromBelow = {
  regex: "^(#core/|\\.\\.?/\\.\\./\\.\\.)",
  message: "Imports within core must be relative: ./ in the same folder, ../ or ../../ to another.",
  planted: ["#core/cart/rules.ts"]
}
/** @type {Forbidden} */
const useCasesOfOthers = {
  regex: "^\\.\\./\\.\\./[a-z-]+/(api|wire|from-wire|[a-z-]+-api)\\.ts$",
  message: "A block or page loads through another feature's use cases, not its endpoints.",
  planted: ["../../cart/api.ts"]
}

// ---- Rules of the web

/** @type {Forbidden} */
const noAdapters = {
  regex: "^(#|(\\.\\.?/)+)(adapters|cli|contract-tests)/",
  message: "Only a composition root may import an adapter.",
  planted: ["#adapters/http-fetch/http-fetch.ts", "#contract-tests/suites/wire-card.ts"]
}
/** @type {Forbidden} */
const noServer = {
  regex: "^(#web/|(\\.\\.?/)+)server/",
  message: "Only the serve command may import web/server.",
  planted: ["#web/server/make-web.ts"]
}
/** @type {Forbidden} */
const alsoInTheBrowser = {
  regex: "^node:",
  message: "This code also runs in the browser.",
  planted: ["node:fs"]
}
/** @type {Forbidden} */
const noCommandLine = {
  regex: "^(#|(\\.\\.?/)+)(cli|contract-tests)/",
  message: "Web must not import the command line or contract tests.",
  planted: ["#cli/session/open-shopper.ts", "#contract-tests/suites/wire-card.ts"]
}
const web = [noAdapters, noServer, alsoInTheBrowser]

const layersMessage =
  "The folders of web are layers: container and kit, features, routes and panel, app. Import only lower layers."
/** @type {(higher: string[], message?: string) => Forbidden} */
const noHigherLayer = (higher, message = layersMessage) => ({
  regex: `^(#web/|(\\.\\.?/)+)(${higher.join("|")})/`,
  message,
  planted: higher.flatMap((layer) => [`#web/${layer}/planted.ts`, `../../${layer}/planted.ts`])
})
/** @type {Forbidden} */
const useCasesByName = {
  regex: "^#core/(journeys|composition)/|^#core/[a-z-]+/([a-z]+-)?api\\.ts$",
  allowTypeImports: true,
  message:
    "The web calls a use case by its name, through the container; it must not import its function or an endpoint.",
  planted: ["#core/journeys/log-in.ts", "#core/composition/use-cases.ts", "#core/cart/api.ts"]
}
/** @type {(group: string[], message: string) => Forbidden} */
const onlyOfCore = (allowed, message) => ({
  group: ["\\#core/*/*.ts", ...allowed.map((files) => `!\\#core/${files}`)],
  message,
  planted: ["#core/cart/add-to-cart.ts", "#core/search/search.ts"]
})
/** @type {Forbidden} */
const noOtherFeature = {
  regex: "^(#web/features/|(\\./)*\\.\\./)",
  message:
    "A feature of web must not import another: put shared code into the kit or the container, and combine features in a page.",
  planted: ["#web/features/assortment/NewCartPreview.tsx", "../assortment/NewCartPreview.tsx"]
}
/** @type {Forbidden} */
const noFeatureFromBlock = {
  group: ["\\#web/features/*/**", "!\\#web/features/catalogue", "!\\#web/features/catalogue/ProductShelf.tsx"],
  message: "A block must not import another feature: put shared code into the views or the container.",
  planted: ["#web/features/cart/CartSide.tsx"]
}
/** @type {Forbidden} */
const propsOnly = {
  regex: "^(#core/|#web/text/|(\\.\\.?/)+(core|text)/)",
  message: "The kit must not import code of the shop: it gets texts and data as props.",
  planted: ["#core/kernel/money.ts", "#web/text/common.ts", "../../text/common.ts"]
}

// ---- Rules of the command line and the adapters

/** @type {Forbidden} */
const textsOnly = {
  regex: "^(#web/|(\\.\\.?/)+)((server|app|routes|container|panel|forms|views|kit)/|.*\\.tsx$)",
  message:
    "The command line may import the shop's texts, not its components; only the serve command may import web/server.",
  planted: ["#web/features/cart/CouponEntry.tsx", "#web/server/make-web.ts"]
}
/** @type {Forbidden} */
const noTests = {
  regex: "^(#|(\\.\\.?/)+)contract-tests/",
  message: "Product code must not import tests.",
  planted: ["#contract-tests/suites/wire-card.ts"]
}
/** @type {Forbidden} */
const noSql = {
  regex: "^(kysely|pg|@electric-sql/pglite)(/|$)",
  message: "The command line holds no SQL: the staging API and the demo shop have the queries.",
  planted: ["kysely", "pg", "@electric-sql/pglite"]
}
/** @type {Forbidden} */
const onlyCore = {
  regex: "^(#|(\\.\\.?/)+)(web|cli|contract-tests)/",
  message: "An adapter may import only core.",
  planted: ["#web/app/routes.ts", "#cli/session/open-shopper.ts", "#contract-tests/suites/wire-card.ts"]
}
/** @type {Forbidden} */
const noStaging = {
  regex: "^(#adapters/|(\\.\\./)+)(staging|demo-shop)/",
  message: "An adapter of a port must not import the staging API.",
  planted: ["../staging/cart/routes.ts", "#adapters/demo-shop/customers/load-accounts.ts"]
}
/** @type {Forbidden} */
const noDemoShop = {
  regex: "^(#adapters/|(\\.\\.?/)+)demo-shop/",
  message: "Staging must not import the demo shop: a composition root passes the data.",
  planted: ["#adapters/demo-shop/customers/load-accounts.ts", "../../demo-shop/customers/load-accounts.ts"]
}
/** @type {Forbidden} */
const noRoutesOfOthers = {
  regex: "^(#adapters/staging/|(\\.\\./)+).*routes\\.ts$",
  message: "A feature of staging may import another's queries and rules, not its routes.",
  planted: ["../cart/routes.ts", "#adapters/staging/cart/routes.ts"]
}
/** @type {Forbidden} */
const declaredCodes = {
  regex: "/http/refusal\\.ts$",
  importNames: ["refuse", "refuseWith"],
  message: "A route must refuse through its context, with the codes that its endpoint declares.",
  planted: ["../http/refusal.ts"]
}

/**
 * The rooms of the shop and what each must not import. The linter's overrides follow from this table, and so do the planted violations of
 * contract-tests/runs/fences.test.ts.
 * @type {ReadonlyArray<Room>}
 */
export const rooms = [
  {
    name: "core",
    files: ["core/**/*.ts"],
    plantedIn: "core/composition",
    forbids: [...core, relative]
  },
  {
    name: "a feature of core",
    files: ["core/**/*.ts"],
    except: ["core/{kernel,ports,contract,journeys,composition,content}/**"],
    plantedIn: "core/coupon",
    forbids: [...core, relative, modelsOfOthers]
  },
  {
    name: "the content of core",
    files: ["core/content/*.ts"],
    plantedIn: "core/content",
    forbids: [...core, relative, noJourneys]
  },
  {
    name: "the journeys",
    files: ["core/journeys/**/*.ts"],
    plantedIn: "core/journeys",
    forbids: [...core, relative, noComposition]
  },
  {
    name: "the blocks and page types of core",
    files: ["core/content/{blocks,pages}/*.ts"],
    plantedIn: "core/content/blocks",
    forbids: [...core, relativeFromBelow, noJourneys, useCasesOfOthers]
  },
  {
    name: "the kernel",
    files: ["core/kernel/**/*.ts"],
    plantedIn: "core/kernel",
    forbids: [...core, relative, lowerLayers([], ["../ports/http.ts", "../cart/rules.ts"])]
  },
  {
    name: "the ports",
    files: ["core/ports/**/*.ts"],
    plantedIn: "core/ports",
    forbids: [...core, relative, lowerLayers(["kernel"], ["../contract/call.ts", "../cart/rules.ts"])]
  },
  {
    name: "the contract",
    files: ["core/contract/**/*.ts"],
    plantedIn: "core/contract",
    forbids: [...core, relative, lowerLayers(["kernel", "ports"], ["../cart/rules.ts"])]
  },
  {
    name: "the server and the build of the web",
    files: ["web/{server,build}/**", "web/*.ts"],
    plantedIn: "web/server",
    forbids: [noCommandLine]
  },
  {
    name: "the app",
    files: ["web/app/**"],
    plantedIn: "web/app",
    forbids: web
  },
  {
    name: "the routes",
    files: ["web/routes/**"],
    plantedIn: "web/routes",
    forbids: [...web, noHigherLayer(["app", "panel"]), useCasesByName]
  },
  {
    name: "the panel",
    files: ["web/panel/**"],
    plantedIn: "web/panel",
    forbids: [...web, noHigherLayer(["app", "routes"]), useCasesByName]
  },
  {
    name: "a feature of the web",
    files: ["web/features/**"],
    plantedIn: "web/features/cart",
    forbids: [...web, noHigherLayer(["app", "routes", "panel"]), noOtherFeature, useCasesByName]
  },
  {
    name: "a block of the web",
    files: ["web/features/content/blocks/**"],
    plantedIn: "web/features/content/blocks",
    forbids: [...web, noHigherLayer(["app", "routes", "panel"]), noFeatureFromBlock, useCasesByName]
  },
  {
    name: "the container",
    files: ["web/container/**"],
    plantedIn: "web/container",
    forbids: [noHigherLayer(["app", "routes", "features", "forms", "panel", "views", "server"]), noCommandLine]
  },
  {
    name: "the kit",
    files: ["web/kit/**"],
    plantedIn: "web/kit/controls",
    forbids: [
      noAdapters,
      noHigherLayer(
        ["server", "app", "routes", "features", "container", "views", "forms", "panel"],
        "The kit must not import features, routes or the container."
      ),
      propsOnly,
      alsoInTheBrowser
    ]
  },
  {
    name: "the views",
    files: ["web/views/**"],
    plantedIn: "web/views/cart",
    forbids: [
      noAdapters,
      noHigherLayer(
        ["server", "app", "routes", "features", "container", "forms", "panel"],
        "A view must not import use cases or states: it renders its props."
      ),
      onlyOfCore(
        [
          "kernel/*.ts",
          "*/model.ts",
          "*/rules.ts",
          "catalogue/listing.ts",
          "catalogue/promotions.ts",
          "catalogue/quantity.ts",
          "catalogue/units.ts"
        ],
        "A view renders its props; of the core it may import only models and rules."
      ),
      alsoInTheBrowser
    ]
  },
  {
    name: "the forms",
    files: ["web/forms/**"],
    plantedIn: "web/forms",
    forbids: [
      noAdapters,
      noHigherLayer(
        ["server", "app", "routes", "features", "container", "panel", "views"],
        "A form gets its submit function as an argument; it may import the kit, the texts and the rules of the core."
      ),
      onlyOfCore(
        ["kernel/*.ts", "*/model.ts", "*/rules.ts"],
        "A form validates by the rules of the core and gets its submit function as an argument."
      ),
      alsoInTheBrowser
    ]
  },
  {
    name: "the texts",
    files: ["web/text/**"],
    plantedIn: "web/text",
    forbids: [
      noAdapters,
      noHigherLayer(
        ["server", "app", "routes", "features", "container", "views", "kit", "panel", "forms"],
        "Texts must not import components, features, routes or the container."
      ),
      alsoInTheBrowser
    ]
  },
  {
    name: "the command line",
    files: ["cli/**/*.ts"],
    except: ["cli/commands/serve.ts"],
    plantedIn: "cli/session",
    forbids: [textsOnly, noTests, noSql]
  },
  {
    name: "the command that serves the shop",
    files: ["cli/commands/serve.ts"],
    plantedIn: "cli/commands",
    forbids: [noTests, noSql]
  },
  {
    name: "the adapters",
    files: ["adapters/**/*.ts"],
    testsToo: true,
    plantedIn: "adapters/demo-shop",
    forbids: [onlyCore]
  },
  {
    name: "the adapter of a port",
    files: ["adapters/*/*.ts"],
    except: ["adapters/{staging,demo-shop}/**"],
    plantedIn: "adapters/http-fetch",
    forbids: [onlyCore, noStaging]
  },
  {
    name: "the composition of staging",
    files: ["adapters/staging/*.ts"],
    plantedIn: "adapters/staging",
    forbids: [onlyCore, noDemoShop]
  },
  {
    name: "the layers below staging's features",
    files: ["adapters/staging/{http,pictures,database,mail}/**/*.ts"],
    plantedIn: "adapters/staging/mail",
    forbids: [onlyCore, noDemoShop, noRoutesOfOthers]
  },
  {
    name: "a feature of staging",
    files: ["adapters/staging/*/**/*.ts"],
    except: ["adapters/staging/{http,pictures,database,mail}/**"],
    plantedIn: "adapters/staging/coupon",
    forbids: [onlyCore, noDemoShop, noRoutesOfOthers, declaredCodes]
  }
]

/** @type {(room: Room) => import("oxlint").OxlintOverride} */
const override = ({ files, except = [], testsToo = false, forbids }) => ({
  files,
  excludeFiles: [...(testsToo ? [] : tests), ...except],
  rules: {
    "no-restricted-imports": ["error", { patterns: forbids.map(({ planted: _, ...pattern }) => pattern) }]
  }
})

export default defineConfig({
  plugins: ["typescript", "import", "react", "jsx-a11y", "unicorn", "oxc", "promise", "vitest"],
  categories: {
    correctness: "error",
    suspicious: "error",
    perf: "error"
  },
  env: {
    es2024: true,
    browser: true,
    node: true
  },
  ignorePatterns: ["dist/**", "node_modules/**", ".data/**"],
  rules: {
    "react/react-in-jsx-scope": "off",
    "react/no-danger": "error",
    "react/jsx-no-constructed-context-values": "off",
    "import/no-unassigned-import": "off",
    "import/no-cycle": [
      "error",
      {
        ignoreTypes: false
      }
    ],
    "unicorn/no-array-sort": "off",
    "no-await-in-loop": "off",
    "no-shadow": "off",
    "no-underscore-dangle": "off",
    "unicorn/consistent-function-scoping": "off",
    "jsx-a11y/no-autofocus": "off",
    "typescript/consistent-type-imports": "error",
    eqeqeq: "error",
    "no-console": [
      "error",
      {
        allow: ["error", "warn"]
      }
    ],
    "jsx-a11y/no-redundant-roles": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "jsx-a11y/interactive-supports-focus": "off",
    "jsx-a11y/no-noninteractive-tabindex": "off",
    "jsx-a11y/no-static-element-interactions": "off",
    "jsx-a11y/click-events-have-key-events": "off",
    "jsx-a11y/anchor-has-content": "off",
    "import/no-named-as-default-member": "off",
    "oxc/no-map-spread": "off",
    "react/exhaustive-effect-dependencies": "off",
    "react/set-state-in-effect": "off",
    "react/refs": "off",
    "react/static-components": "off",
    "react/immutability": "off",
    "react/no-unstable-nested-components": "off",
    "react/no-object-type-as-default-prop": "off",
    "vitest/require-mock-type-parameters": "off",
    "unicorn/require-post-message-target-origin": "off",
    "promise/valid-params": "off",
    "react/jsx-key": "off",
    "no-unused-vars": [
      "error",
      {
        argsIgnorePattern: "^_",
        varsIgnorePattern: "^_",
        ignoreRestSiblings: true
      }
    ],
    "vitest/valid-expect": [
      "error",
      {
        maxArgs: 2
      }
    ],
    "vitest/no-conditional-expect": "off",
    "vitest/expect-expect": [
      "error",
      {
        assertFunctionNames: ["expect", "expect*", "fc.assert", "refused*", "assert*"]
      }
    ],
    "vitest/no-standalone-expect": "off",
    "vitest/valid-title": [
      "error",
      {
        allowArguments: true
      }
    ]
  },
  overrides: [
    ...rooms.map(override),
    {
      files: ["core/**/*.ts"],
      excludeFiles: tests,
      rules: {
        "no-restricted-globals": [
          "error",
          "fetch",
          "document",
          "window",
          "localStorage",
          "process",
          "setTimeout",
          "setInterval",
          "queueMicrotask"
        ],
        "no-restricted-properties": [
          "error",
          { object: "Date", property: "now", message: "The clock port is the only source of time." }
        ]
      }
    }
  ]
})
