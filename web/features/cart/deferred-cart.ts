import { loadCode } from "#web/container/load-code.ts"
import { deferred } from "#web/kit/rendering/deferred.tsx"

/** The module whose chunk has the cart's content. A page needs it when `showsCart`. */
export const cartModule = "web/features/cart/CartTab.tsx"

const importCart = () => loadCode(() => import("./CartTab.tsx"))

export const DeferredCartTab = deferred(() => importCart().then((module) => module.CartTab))
export const DeferredCartTabFooter = deferred(() => importCart().then((module) => module.CartTabFooter))

/** Loads the cart's content for the panel and for the column beside the page, so that both can show it offline too. */
export const preloadCart = async (): Promise<void> => {
  await Promise.all([DeferredCartTab.load(), DeferredCartTabFooter.load()])
}
