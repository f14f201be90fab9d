import type { CartUnavailable } from "#core/cart/errors.ts"
import { emptyFailed } from "#web/text/cart-content.ts"

/** What the shopper is told when the cart cannot be emptied. */
export const emptyCartFailures: { readonly [Tag in CartUnavailable["_tag"]]: string } = { CartUnavailable: emptyFailed }
