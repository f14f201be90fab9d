import * as baked from "./baked.ts"
import type { Dish } from "./dish.ts"
import {
  area,
  between,
  blob,
  circle,
  ellipse,
  path,
  ring,
  shadedEllipse,
  roundedRect,
  scatter,
  shadedShape,
  stroke
} from "./draw.ts"
import * as garnishes from "./garnishes.ts"
import * as pieces from "./pieces.ts"
import * as tableSetting from "./table-setting.ts"

/** Baked goods, by the number of the recipe. */
export const bakedGoods: Readonly<Record<number, Dish>> = {
  1055: {
    cloth: "#8db0b8",
    weave: "dots",
    draw: (random) =>
      tableSetting.stand("#f3efe4") +
      baked.cake(random, 262, "#eec05a", "#d19a4b") +
      scatter(random, area(500, 350, 190), 34, (x, y) =>
        path(
          blob(random, area(x, y, between(random, 12, 40), between(random, 10, 28)), 0.4),
          "#c98733",
          'opacity=".55"'
        )
      ) +
      stroke("M500 350L700 250M500 350L690 470", "#a8712c", 6) +
      garnishes.sprig(470, 330, 0, 26)
  },
  1056: {
    cloth: "#c9a0a8",
    weave: "plain",
    draw: (random) =>
      tableSetting.stand("#efe6dd") +
      baked.cake(random, 240, "#4a2415", "#5e2f1c") +
      scatter(random, area(500, 350, 200), 240, (x, y) =>
        circle(x, y, between(random, 1.4, 3.4), "#fffdf8", 'opacity=".85"')
      ) +
      stroke("M500 350L736 306M500 350L690 500", "#2c140b", 8) +
      pieces.dollop(random, 330, 560, 62) +
      pieces.berries(random, area(330, 548, 26), 5, "#c0203a", 14)
  },
  1057: {
    cloth: "#9c6b4a",
    weave: "check",
    draw: (random) =>
      tableSetting.sheet() +
      [
        [270, 210],
        [500, 196],
        [730, 212],
        [268, 360],
        [498, 352],
        [732, 366],
        [272, 508],
        [504, 512],
        [728, 510]
      ]
        .map(([x = 0, y = 0]) => baked.cinnamonBun(random, x, y, 70))
        .join("")
  },
  1058: {
    cloth: "#e8c65a",
    weave: "stripes",
    draw: (random) =>
      tableSetting.stand("#dfe9ea") +
      baked.cake(random, 236, "#d9a04c", "#c1803a") +
      circle(500, 350, 62, "#b27334") +
      circle(500, 352, 54, "#dfe9ea") +
      ring(area(500, 350, 150), 10, (x, y, rotation) =>
        ellipse(area(x, y, 60, 14), "#c88c3e", rotation, 'opacity=".6"')
      ) +
      scatter(random, area(500, 350, 205), 150, (x, y) => circle(x, y, 2.4, "#fffdf8", 'opacity=".9"')) +
      circle(500, 352, 54, "#dfe9ea") +
      garnishes.citrusSlice(180, 590, 62) +
      garnishes.citrusSlice(272, 622, 44)
  },
  1059: {
    cloth: "#7fa7a0",
    weave: "dots",
    draw: (random) =>
      tableSetting.plate("#fbf5ee", "#d9a7a0") +
      [
        [500, 220],
        [390, 270],
        [612, 270],
        [336, 380],
        [452, 350],
        [562, 356],
        [672, 384],
        [400, 470],
        [516, 468],
        [620, 478]
      ]
        .map(
          ([x = 0, y = 0]) =>
            `<g filter="url(#soft)">${circle(x, y, 60, "#3d2013")}</g>` +
            shadedEllipse(x, y, 58, 58, "#5a3020") +
            pieces.shreds(random, area(x, y, 52), 46, "#fffaf0", 13)
        )
        .join("")
  },
  1060: {
    cloth: "#a9483f",
    weave: "plain",
    draw: (random) =>
      tableSetting.ovenDish("#e9e3d4", "#d9a353") +
      ring(
        area(500, 352, 220, 168),
        18,
        (x, y, rotation) =>
          `<g transform="translate(${x} ${y}) rotate(${rotation})">${ellipse(area(0, 0, 46, 20), "#f0d488")}${ellipse(area(0, -4, 40, 12), "#fbeab6")}</g>`
      ) +
      baked.gratinCrust(random, "#cf9648", 500, 352, 196, 142) +
      pieces.dots(random, area(500, 352, 190, 136), 130, ["#b5762f", "#e9c27d", "#8f5a22"], 9) +
      tableSetting.sideBowl(872, 590, 84, "#f4f1e8", "#f9ecc0") +
      `<g transform="translate(120 130)">${shadedEllipse(0, 0, 62, 58, "#c93a2c")}${stroke("M0 -44q6 -30 20 -36", "#5f3d1f", 8)}${garnishes.leaf(34, -66, 60, 24)}</g>`
  },
  1061: {
    cloth: "#cfd6e2",
    weave: "check",
    draw: (random) =>
      tableSetting.plate("#f7f3ec", "#a9b4c6") +
      [
        [430, 250, 104],
        [610, 330, 104],
        [420, 450, 104]
      ]
        .map(([x = 0, y = 0, size = 0]) => baked.creamBun(random, x, y, size))
        .join("")
  },
  1062: {
    cloth: "#9b88b5",
    weave: "stripes",
    draw: (random) =>
      tableSetting.board("#c99c66") +
      baked.scone(random, 340, 260, 104) +
      baked.scone(random, 560, 250, 100) +
      baked.scone(random, 430, 450, 108) +
      tableSetting.sideBowl(
        680,
        420,
        72,
        "#f6f1e6",
        "#a81c3c",
        pieces.berries(random, area(680, 420, 40), 14, "#c22a48", 11)
      ) +
      shadedShape(roundedRect(560, 508, 90, 56, 8), "#f7e28f") +
      tableSetting.knife(890, 4)
  },
  1063: {
    cloth: "#7a8a6a",
    weave: "wood",
    draw: (random) =>
      tableSetting.sheet() +
      baked.seedCracker(random, 300, 220, -8) +
      baked.seedCracker(random, 560, 210, 6) +
      baked.seedCracker(random, 760, 350, 78) +
      baked.seedCracker(random, 420, 390, 16) +
      baked.seedCracker(random, 250, 510, -20) +
      baked.seedCracker(random, 590, 500, -6)
  }
}
