import type { CartUnavailable } from "#core/cart/errors.ts"
import { emptyFailed } from "#web/text/cart-content.ts"

/** Texts of a failure to empty the cart. */
export const emptyCartFailures: { readonly [Tag in CartUnavailable["_tag"]]: string } = { CartUnavailable: emptyFailed }
