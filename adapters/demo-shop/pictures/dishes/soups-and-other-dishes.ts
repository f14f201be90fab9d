import * as baked from "./baked.ts"
import type { Dish } from "./dish.ts"
import { area, ellipse, path, scatter } from "./draw.ts"
import * as garnishes from "./garnishes.ts"
import * as pieces from "./pieces.ts"
import * as staples from "./staples.ts"
import * as tableSetting from "./table-setting.ts"

/** Soups, gratins and other dishes, by the number of the recipe. */
export const soupsAndOtherDishes: Readonly<Record<number, Dish>> = {
  1007: {
    cloth: "#6a7f5b",
    weave: "plain",
    draw: (random) =>
      tableSetting.spoon(862, 8) +
      tableSetting.bowl("#3f5a63", "#e2903a") +
      pieces.dots(random, area(500, 356, 190, 180), 90, ["#c9702a", "#eeb062"], 6) +
      pieces.swirl(500, 340, 92, "#fff6e3", 16) +
      garnishes.sprigs(random, area(510, 350, 70), 5, 20) +
      garnishes.citrusWedge(160, 590, 20, "#93c24a")
  },
  1014: {
    cloth: "#9db58f",
    weave: "stripes",
    draw: (random) =>
      tableSetting.spoon(862, 8) +
      tableSetting.bowl("#f2ede1", "#efe8bf") +
      garnishes.onionRings(random, area(500, 346, 104, 90), 18, "#8fb95a") +
      garnishes.choppedHerbs(random, area(500, 350, 150), 34, "#6fa544") +
      pieces.swirl(500, 380, 60, "#fffdf2", 9) +
      baked.toast(140, 130, -24, 74)
  },
  1027: {
    cloth: "#c7a24a",
    weave: "check",
    draw: (random) =>
      tableSetting.spoon(862, 8) +
      tableSetting.bowl("#b8543a", "#d3b34c") +
      pieces.peas(random, area(500, 356, 190, 180), 120, "#dcc263", 10) +
      pieces.cubes(random, area(500, 350, 140, 120), 20, ["#c2685a", "#d98a78", "#eec2ac"], 34) +
      garnishes.choppedHerbs(random, area(500, 350, 150), 30, "#6f7f45") +
      tableSetting.sideBowl(146, 590, 70, "#f4ecdd", "#c9962e")
  },
  1043: {
    cloth: "#28506b",
    weave: "border",
    draw: (random) =>
      tableSetting.spoon(862, 6) +
      tableSetting.bowl("#f1ede3", "#f0b233") +
      pieces.cubes(random, area(500, 356, 150, 140), 7, ["#f28a63"], 60) +
      pieces.cubes(random, area(500, 356, 150, 140), 7, ["#f7f0e2"], 58) +
      pieces.shrimps(random, area(500, 350, 150, 140), 9, 0.95) +
      pieces.strips(random, area(500, 350, 150), 12, ["#e2edc0"], 60, 9) +
      garnishes.dill(470, 330, 10, 0.8) +
      garnishes.dill(560, 400, 60, 0.7)
  },
  1044: {
    cloth: "#7d2f2a",
    weave: "check",
    draw: (random) =>
      tableSetting.spoon(862, 6) +
      tableSetting.bowl("#2f2b2a", "#a5341c") +
      pieces.cubes(random, area(500, 354, 170, 160), 15, ["#6a3420", "#7b3f27"], 44) +
      pieces.cubes(random, area(500, 354, 170, 160), 15, ["#eccb79", "#e3bd63"], 42) +
      pieces.cubes(random, area(500, 354, 160), 13, ["#d8301f", "#e5532f"], 30) +
      pieces.dollop(random, 500, 340, 52) +
      garnishes.choppedHerbs(random, area(500, 350, 90), 20)
  },
  1045: {
    cloth: "#d8cdb8",
    weave: "plain",
    draw: () =>
      tableSetting.bowl("#f4f0e6", "#cf3b22", 400, 360, 250) +
      pieces.swirl(400, 350, 66, "#f8c9a8", 12) +
      garnishes.leaf(392, 336, 20, 34) +
      garnishes.leaf(428, 350, 110, 28) +
      baked.toast(780, 230, 12, 110) +
      `<g transform="rotate(12 780 230)">${path("M680 316q20 40 40 6q18 50 50 4q26 44 54 -2q24 36 46 -6z", "#fbf1cf")}</g>` +
      baked.toast(800, 470, -10, 104)
  },
  1046: {
    cloth: "#5b4a63",
    weave: "plain",
    draw: (random) =>
      tableSetting.spoon(862, 8) +
      tableSetting.bowl("#d98a3a", "#f09a2c") +
      pieces.swirl(490, 340, 96, "#ffe7bf", 14) +
      scatter(
        random,
        area(520, 350, 74),
        26,
        (x, y, rotation) =>
          ellipse(area(x, y, 14, 7), "#6f8f45", rotation) + ellipse(area(x - 1, y - 1, 8, 3), "#a9c07a", rotation)
      )
  },
  1052: {
    cloth: "#a33a3a",
    weave: "border",
    draw: (random) =>
      tableSetting.ovenDish("#f1ece0", "#e7c27a") +
      staples.wedges(random, area(500, 352, 232, 176), 170, "#e6bd66", 74, 11) +
      baked.gratinCrust(random, "#cf9440", 500, 352, 220, 160).replaceAll('opacity=".8"', 'opacity=".32"') +
      pieces.strips(random, area(500, 352, 180, 130), 9, ["#8d9aa8", "#6f7d8c"], 60, 12) +
      pieces.dots(random, area(500, 352, 220, 160), 80, ["#b6792f", "#f3dca6"], 4)
  },
  1053: {
    cloth: "#4a5a3c",
    weave: "plain",
    draw: (random) =>
      tableSetting.fork(858, 5) +
      tableSetting.plate("#f2ecdf", "#7f8a62") +
      staples.sauce(random, area(500, 352, 190, 178), "#f0dfb0") +
      staples.grains(random, area(500, 352, 178, 166), "#f6e8c0", 360) +
      scatter(
        random,
        area(500, 346, 104, 92),
        20,
        (x, y, rotation) =>
          `<g transform="translate(${x} ${y}) rotate(${rotation})">${path("M-10 34Q-8 0 -30 -22Q0 -40 32 -20Q10 0 12 34Q0 40 -10 34Z", "#b86f14")}${path("M-8 30Q-6 0 -26 -20Q0 -36 28 -18Q8 0 9 30Z", "#e79a26")}${ellipse(area(0, -20, 24, 8), "#f3b64a")}</g>`
      ) +
      pieces.shreds(random, area(500, 350, 140), 22, "#fdf3c8") +
      garnishes.choppedHerbs(random, area(500, 350, 140), 26)
  }
}
