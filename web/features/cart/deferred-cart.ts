import { loadCode } from "#web/container/load-code.ts"
import { deferred } from "#web/kit/rendering/deferred.tsx"

/** The module whose chunk has the cart's content. A page needs it when `showsCartContent` returns true. */
export const cartModule = "web/features/cart/CartBody.tsx"

const importCart = () => loadCode(() => import("./CartBody.tsx"), { preloaded: true })

export const DeferredCartBody = deferred(() => importCart().then((module) => module.CartBody))
export const DeferredCartFooter = deferred(() => importCart().then((module) => module.CartFooter))

/** Loads the cart's content for the panel and for the column beside the page, so that both can show it offline too. */
export const preloadCart = async (): Promise<void> => {
  await Promise.all([DeferredCartBody.load(), DeferredCartFooter.load()])
}
