import type { Appearance } from "./appearance.ts"
import type { Shape } from "./shape-tables.ts"
import { bag } from "./shapes/bag.ts"
import { bar } from "./shapes/bar.ts"
import { block } from "./shapes/block.ts"
import { bottle } from "./shapes/bottle.ts"
import { bouquet } from "./shapes/bouquet.ts"
import { box } from "./shapes/box.ts"
import { bread } from "./shapes/bread.ts"
import { brick } from "./shapes/brick.ts"
import { butter } from "./shapes/butter.ts"
import { can } from "./shapes/can.ts"
import { candle } from "./shapes/candle.ts"
import { card } from "./shapes/card.ts"
import { carrierBag } from "./shapes/carrier-bag.ts"
import { carton } from "./shapes/carton.ts"
import { cheese } from "./shapes/cheese.ts"
import { cup } from "./shapes/cup.ts"
import { eggs } from "./shapes/eggs.ts"
import { flatBox } from "./shapes/flat-box.ts"
import { flatbread } from "./shapes/flatbread.ts"
import { glassBottle } from "./shapes/glass-bottle.ts"
import { herbPot } from "./shapes/herb-pot.ts"
import { jar } from "./shapes/jar.ts"
import { jug } from "./shapes/jug.ts"
import { loose } from "./shapes/loose.ts"
import { net } from "./shapes/net.ts"
import { pack } from "./shapes/pack.ts"
import { pouch } from "./shapes/pouch.ts"
import { pump } from "./shapes/pump.ts"
import { roll } from "./shapes/roll.ts"
import { snuffCan } from "./shapes/snuff-can.ts"
import { sack } from "./shapes/sack.ts"
import { sausageRing } from "./shapes/sausage-ring.ts"
import { slices } from "./shapes/slices.ts"
import { spiceJar } from "./shapes/spice-jar.ts"
import { spray } from "./shapes/spray.ts"
import { squeezePouch } from "./shapes/squeeze-pouch.ts"
import { squeezeBottle } from "./shapes/squeeze-bottle.ts"
import { stick } from "./shapes/stick.ts"
import { flatTin } from "./shapes/flat-tin.ts"
import { tin } from "./shapes/tin.ts"
import { tray } from "./shapes/tray.ts"
import { tub } from "./shapes/tub.ts"
import { tube } from "./shapes/tube.ts"

const shapes: { readonly [S in Shape]: (appearance: Appearance) => string } = {
  bag,
  bar,
  block,
  bottle,
  bouquet,
  box,
  bread,
  brick,
  butter,
  can,
  candle,
  card,
  carrierBag,
  carton,
  cheese,
  cup,
  eggs,
  flatBox,
  flatbread,
  glassBottle,
  herbPot,
  jar,
  jug,
  loose,
  net,
  pack,
  pouch,
  pump,
  roll,
  snuffCan,
  sack,
  sausageRing,
  slices,
  spiceJar,
  spray,
  squeezeBottle,
  squeezePouch,
  stick,
  tin,
  flatTin,
  tray,
  tub,
  tube
}

export const drawShape = (shape: Shape, appearance: Appearance): string => shapes[shape](appearance)
