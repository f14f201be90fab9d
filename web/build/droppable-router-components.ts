import type { Plugin } from "vite"

/**
 * Lets the bundler drop the components of react-router that the shop does not use, such as its forms. react-router creates them with calls of
 * forwardRef and sets their displayName, and the bundler must assume that both have side effects.
 */
export const droppableRouterComponents: Plugin = {
  name: "droppable-router-components",
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\/chunk-/ },
    handler: (code) => ({
      code: code
        .replace(/(?<== )(\w+\.forwardRef\()/g, "/* @__PURE__ */ $1")
        .replace(/^\w+\.displayName = "[^"]*";$/gm, ""),
      map: null
    })
  }
}
