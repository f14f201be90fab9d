import { wideLabel } from "../label.ts"
import { icon } from "../icon.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, shadow, roundPath } from "../parts.ts"

/** A falukorv: a ring of sausage with its band. */
export const sausageRing = (appearance: Appearance): string =>
  shadow(290, 200, 346) +
  icon(appearance.iconName, 200, 200, 330) +
  shadedShape(
    roundPath(78, 218, 244, 92, 10),
    appearance.brand.base,
    wideLabel(appearance, { x: 78, y: 218, w: 244, h: 92 }),
    "lightFromAbove"
  )
