// @ts-check
import { onlyPackages } from "./forbidden-imports.js"

/** @typedef {import("./forbidden-imports.js").Forbidden} Forbidden */
/** @typedef {import("./forbidden-imports.js").Layer} Layer */

/** @type {Forbidden} */
const noOuterLayers = {
  target: /^(?!core\/|npm:|node:)/,
  message: "Imports point inwards: core must not import adapters, web or cli.",
  planted: [
    "adapters/http-fetch/http-fetch.ts",
    "web/text/common.ts",
    "cli/session/open-shopper.ts",
    "contract-tests/suites/wire-card.ts"
  ]
}
/** @type {Forbidden} */
const noNodeModules = {
  target: /^node:/,
  message: "Core must not import Node modules: it also runs in the browser.",
  planted: ["node:fs", "fs", "node:fs/promises"]
}
const noFramework = onlyPackages(
  ["effect", "rxjs"],
  "Core must not import a framework or other package: it may import only effect and rxjs.",
  ["react", "react-dom/server", "react-router-dom", "inversify", "undici", "kysely", "sharp", "nodemailer"]
)
/** @type {Forbidden} */
const onlyRelativePaths = {
  specifier: /^#core\/|^\.\/\.\.|\/core\//,
  message: "Imports within core must be relative: ./ in the same folder, ../ or ../../ to another.",
  planted: ["#core/cart/rules.ts", "./../cart/rules.ts", "../../core/cart/rules.ts"]
}
const coreRules = [noOuterLayers, noNodeModules, noFramework, onlyRelativePaths]

/** @type {(allowed: string[], planted: string[]) => Forbidden} */
const onlyLowerLayers = (allowed, planted) => ({
  target: /^core\//,
  except: new RegExp(`^core/(${allowed.join("|")})/`),
  ownFolder: 2,
  message: "Kernel, ports and contract are layers in this order, below the features. Import only lower layers.",
  planted: [...planted, "core/cart/rules.ts", "core/content/pages/folder.ts"]
})

/** Decision 0011. @type {Forbidden} */
const onlySharedFilesOfOthers = {
  target: /^core\//,
  except: new RegExp(
    [
      "^core/(kernel|ports|contract)/",
      "^core/[a-z-]+/(model|rules|wire|from-wire|[a-z-]+-state)\\.ts$",
      "^core/cart/cart-queue\\.ts$",
      "^core/catalogue/(availability|listing|listing-queries|promotions|quantity|size|units|weight)\\.ts$",
      "^core/recipes/portions\\.ts$"
    ].join("|")
  ),
  ownFolder: 2,
  message:
    "A feature may import another's model, rules, wire and state, and the cart's queue; code that needs more is a journey.",
  planted: [
    "core/planted/api.ts",
    "core/planted/add-to-planted.ts",
    "core/planted/deeper/model.ts",
    "core/journeys/start-up.ts",
    "core/content/pages/folder.ts"
  ]
}
/** @type {Forbidden} */
const noJourneys = {
  target: /^core\/(journeys|composition)\//,
  message: "Features must not import journeys or the composition.",
  planted: ["core/journeys/start-up.ts", "core/composition/use-cases.ts"]
}
/** @type {Forbidden} */
const noComposition = {
  target: /^core\/composition\//,
  message: "A journey must not import the composition, which contains the journeys.",
  planted: ["core/composition/use-cases.ts"]
}
/** @type {Forbidden} */
const noEndpointsOfOthers = {
  target: /^core\/[a-z-]+\/(api|wire|from-wire|[a-z-]+-api)\.ts$/,
  ownFolder: 2,
  message: "A block or page loads through another feature's use cases, not its endpoints.",
  planted: ["core/cart/api.ts", "core/cart/wire.ts"]
}

/** @type {ReadonlyArray<Layer>} */
export const coreLayers = [
  { name: "the composition of core", files: /^core\/.*\.ts$/, forbids: coreRules },
  {
    name: "a feature of core",
    files: /^core\/[^/]+\/.*\.ts$/,
    except: /^core\/(kernel|ports|contract|journeys|composition|content)\//,
    forbids: [...coreRules, onlySharedFilesOfOthers]
  },
  { name: "the content of core", files: /^core\/content\/.*\.ts$/, forbids: [...coreRules, noJourneys] },
  {
    name: "the blocks and page types of core",
    files: /^core\/content\/(blocks|pages)\/.*\.ts$/,
    forbids: [...coreRules, noJourneys, noEndpointsOfOthers]
  },
  { name: "the journeys", files: /^core\/journeys\/.*\.ts$/, forbids: [...coreRules, noComposition] },
  {
    name: "the kernel",
    files: /^core\/kernel\/.*\.ts$/,
    forbids: [...coreRules, onlyLowerLayers(["kernel"], ["core/ports/http.ts", "core/contract/call.ts"])]
  },
  {
    name: "the ports",
    files: /^core\/ports\/.*\.ts$/,
    forbids: [...coreRules, onlyLowerLayers(["kernel"], ["core/contract/call.ts"])]
  },
  {
    name: "the contract",
    files: /^core\/contract\/.*\.ts$/,
    forbids: [...coreRules, onlyLowerLayers(["kernel", "ports"], [])]
  }
]
