import type { Plugin } from "vite"

/**
 * Lets the bundler drop the components of react-router that the shop does not use, such as its forms and its error page. react-router creates them with
 * calls of forwardRef, sets their displayName, or derives them from a member of React's module, and the bundler must assume that all three have side effects.
 */
export const droppableRouterComponents: Plugin = {
  name: "droppable-router-components",
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\/chunk-/ },
    handler: (code) => ({
      code: code
        .replace(/(?<== )(\w+\.forwardRef\()/g, "/* @__PURE__ */ $1")
        .replace(/^\w+\.displayName = "[^"]*";$/gm, "")
        .replace(/(?<=^var \w+ = )class extends \w+\.Component \{.*?^\}(?=;$)/gms, "/* @__PURE__ */ (() => $&)()"),
      map: null
    })
  }
}
