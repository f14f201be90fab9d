// @ts-check
import { readFileSync } from "node:fs"
import { onlyPackages } from "./forbidden-imports.js"

/** @typedef {import("./forbidden-imports.js").Forbidden} Forbidden */
/** @typedef {import("./forbidden-imports.js").Layer} Layer */

const tableSource = readFileSync(new URL("../../core/composition/use-cases.ts", import.meta.url), "utf8")
/** The files of the use cases: those whose functions the table of use cases imports. */
export const useCaseFiles = [...tableSource.matchAll(/^import \{[^}]*\} from "\.\.\/([^"]+)"/gm)].map(
  ([, file]) => `core/${file}`
)

/** @type {Forbidden} */
const noAdapters = {
  target: /^(adapters|cli|contract-tests)\//,
  message: "Only a composition root may import an adapter.",
  planted: ["adapters/http-fetch/http-fetch.ts", "cli/session/open-shopper.ts", "contract-tests/suites/wire-card.ts"]
}
/** @type {Forbidden} */
const noServer = {
  target: /^web\/(server|build)\//,
  message: "Only the serve command may import web/server, and only the build web/build.",
  planted: ["web/server/serve-web.ts", "web/build/chunk-groups.ts"]
}
/** @type {Forbidden} */
const noNodeModules = {
  target: /^node:/,
  message: "This code also runs in the browser.",
  planted: ["node:fs", "fs"]
}
/** @type {Forbidden} */
const noCommandLine = {
  target: /^(cli|contract-tests)\//,
  message: "Web must not import the command line or contract tests.",
  planted: ["cli/session/open-shopper.ts", "contract-tests/suites/wire-card.ts"]
}
/** @type {Forbidden} */
const noUseCaseFunctions = {
  target: new RegExp(`^core/(journeys|composition)/|^core/[a-z-]+/([a-z-]+-)?api\\.ts$|^(${useCaseFiles.join("|")})$`),
  allowTypes: true,
  message:
    "The web calls a use case by its name, through the container; it must not import its function or an endpoint.",
  planted: [...useCaseFiles, "core/composition/use-cases.ts", "core/cart/api.ts"]
}
const browserRules = [noAdapters, noServer, noNodeModules]

const layersMessage =
  "The folders of web are layers: container and kit, features, routes and panel, app. Import only lower layers."
/** @type {(higher: string[], message?: string) => Forbidden} */
const noHigherLayer = (higher, message = layersMessage) => ({
  target: new RegExp(`^web/(${higher.join("|")})/`),
  message,
  planted: higher.map((layer) => `web/${layer}/planted.ts`)
})
/** @type {(allowed: string, message: string) => Forbidden} */
const onlyOfCore = (allowed, message) => ({
  target: /^core\//,
  except: new RegExp(`^core/(kernel/[a-z-]+|[a-z-]+/(model|rules)|${allowed})\\.ts$`),
  message,
  planted: [
    "core/cart/add-to-cart.ts",
    "core/search/search.ts",
    "core/content/pages/folder.ts",
    "core/cart/cart-state.ts"
  ]
})
/** @type {Forbidden} */
const noOtherFeature = {
  target: /^web\/features\//,
  ownFolder: 3,
  message:
    "A feature of web must not import another: put shared code into the kit or the container, and combine features in a page.",
  planted: ["web/features/planted/Planted.tsx", "web/features/planted/parts/Planted.tsx"]
}
/** @type {Forbidden} */
const noFeatureFromBlock = {
  target: /^web\/features\//,
  except: /^web\/features\/catalogue\/((Product|Recipe)Shelf|CustomerProductCarousel)\.tsx$/,
  ownFolder: 3,
  message: "A block must not import another feature: put shared code into the views or the container.",
  planted: ["web/features/cart/CartSidebar.tsx", "web/features/catalogue/planted.ts"]
}
/** @type {Forbidden} */
const propsOnly = {
  target: /^(core|web\/text)\//,
  message: "The kit must not import code of the shop: it receives texts and data as props.",
  planted: ["core/kernel/money.ts", "core/content/pages/folder.ts", "web/text/common.ts"]
}

/** @type {ReadonlyArray<Layer>} */
export const webLayers = [
  { name: "the server and the build of the web", files: /^web\/((server|build)\/.*|[^/]+)$/, forbids: [noCommandLine] },
  { name: "the app", files: /^web\/app\//, forbids: [...browserRules, noUseCaseFunctions] },
  {
    name: "the routes",
    files: /^web\/routes\//,
    forbids: [...browserRules, noHigherLayer(["app", "panel"]), noUseCaseFunctions]
  },
  {
    name: "the panel",
    files: /^web\/panel\//,
    forbids: [...browserRules, noHigherLayer(["app", "routes"]), noUseCaseFunctions]
  },
  {
    name: "a feature of the web",
    files: /^web\/features\//,
    forbids: [...browserRules, noHigherLayer(["app", "routes", "panel"]), noOtherFeature, noUseCaseFunctions]
  },
  {
    name: "a block of the web",
    files: /^web\/features\/content\/blocks\//,
    forbids: [...browserRules, noHigherLayer(["app", "routes", "panel"]), noFeatureFromBlock, noUseCaseFunctions]
  },
  {
    name: "the container",
    files: /^web\/container\//,
    forbids: [noHigherLayer(["app", "routes", "features", "forms", "panel", "views", "server", "build"]), noCommandLine]
  },
  {
    name: "the kit",
    files: /^web\/kit\//,
    forbids: [
      ...browserRules,
      noHigherLayer(
        ["app", "routes", "features", "container", "views", "forms", "panel"],
        "The kit must not import features, routes or the container."
      ),
      propsOnly,
      onlyPackages(["react", "react-dom"], "The kit may import only React.", [
        "effect",
        "effect/Schema",
        "inversify",
        "react-router-dom"
      ])
    ]
  },
  {
    name: "the views",
    files: /^web\/views\//,
    forbids: [
      ...browserRules,
      noHigherLayer(
        ["app", "routes", "features", "container", "forms", "panel"],
        "A view must not import use cases or states: it renders its props."
      ),
      onlyOfCore(
        "catalogue/(availability|listing|origin|promotions|quantity|units|weight)|cart/totals|recipes/(amounts|listing|portions|product-selection|sort-name)",
        "A view renders its props; it may import only models and rules of the core."
      ),
      onlyPackages(["react", "react-dom", "react-router-dom"], "A view may import only React and its router.", [
        "effect",
        "inversify",
        "rxjs"
      ])
    ]
  },
  {
    name: "the forms",
    files: /^web\/forms\//,
    forbids: [
      ...browserRules,
      noHigherLayer(
        ["app", "routes", "features", "container", "panel", "views"],
        "A form gets its submit function as an argument; it may import the kit, the texts and the rules of the core."
      ),
      onlyOfCore("(?!)", "A form validates by the rules of the core and gets its submit function as an argument."),
      {
        ...onlyPackages(["react"], "A form may import only React, and types of effect.", ["effect", "inversify"]),
        allowTypes: true
      }
    ]
  },
  {
    name: "the texts",
    files: /^web\/text\//,
    forbids: [
      ...browserRules,
      noHigherLayer(
        ["app", "routes", "features", "container", "views", "kit", "panel", "forms"],
        "Texts must not import components, features, routes or the container."
      ),
      {
        ...onlyOfCore("catalogue/units|recipes/portions", "Texts may import only models, rules and types of the core."),
        allowTypes: true
      },
      onlyPackages([], "Texts must not import packages.", ["effect", "react", "inversify"])
    ]
  }
]
