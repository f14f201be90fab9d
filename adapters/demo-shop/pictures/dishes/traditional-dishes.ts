import * as baked from "./baked.ts"
import { area, ellipse, path, blob, roundedRect, scatter, shadedShape } from "./draw.ts"
import * as garnishes from "./garnishes.ts"
import * as pieces from "./pieces.ts"
import * as staples from "./staples.ts"
import * as tableSetting from "./table-setting.ts"
import type { Dish } from "./dish.ts"

const lingonberryBowl = (random: () => number, x: number, y: number) =>
  tableSetting.sideBowl(x, y, 74, "#f6efe2", "#7d1020", pieces.berries(random, area(x, y, 46), 40))

/** Traditional and weekend dishes, by the number of the recipe. */
export const traditionalDishes: Readonly<Record<number, Dish>> = {
  1019: {
    cloth: "#c9b08d",
    weave: "wood",
    draw: (random) =>
      tableSetting.ovenDish("#39576b", "#e9b44e") +
      baked.gratinCrust(random, "#e6ab45") +
      pieces.cubes(random, area(500, 352, 220, 166), 40, ["#9c3a2b", "#bd5b45", "#eab99c"], 26) +
      lingonberryBowl(random, 880, 590)
  },
  1020: {
    cloth: "#6d8296",
    weave: "check",
    draw: (random) =>
      tableSetting.fork(138, -4) +
      tableSetting.plate() +
      staples.potatoes(random, area(380, 300, 110), 5) +
      staples.sauce(random, area(590, 380, 150, 130), "#7c4d27") +
      staples.steak(random, area(540, 360, 92, 70), "#6b3b20", -10) +
      staples.steak(random, area(640, 424, 88, 66), "#74422a", 14) +
      garnishes.onionRings(random, area(560, 366, 90, 60), 22, "#b5763a") +
      garnishes.cucumberSlice(404, 472, 30) +
      garnishes.cucumberSlice(450, 494, 30)
  },
  1021: {
    cloth: "#5a7352",
    weave: "border",
    draw: (random) =>
      tableSetting.plate("#f6f1e6", "#7d9473") +
      baked.pancakes(random, 430, 330, 128, 2) +
      pieces.shreds(random, area(430, 326, 110), 60, "#c88d3e") +
      staples.rasher(590, 260, 20, 170) +
      staples.rasher(620, 330, 12, 180) +
      staples.rasher(596, 400, 24, 170) +
      pieces.berries(random, area(470, 500, 76, 42), 44)
  },
  1022: {
    cloth: "#c9c0ae",
    weave: "check",
    draw: (random) =>
      tableSetting.pan() +
      staples.sauce(random, area(455, 350, 232, 230), "#c8923c") +
      pieces.cubes(random, area(455, 350, 212, 210), 210, ["#e3b450", "#d9a03f", "#efc869", "#c1543c", "#b8452f"], 27) +
      garnishes.choppedHerbs(random, area(455, 350, 190), 60) +
      garnishes.friedEgg(random, 380, 290, 78) +
      garnishes.friedEgg(random, 540, 420, 78) +
      tableSetting.sideBowl(872, 570, 88, "#f6efe2", "#5e1030", pieces.beetSlices(random, area(872, 570, 34), 6, 26))
  },
  1023: {
    cloth: "#8a6f52",
    weave: "plain",
    draw: (random) =>
      tableSetting.ovenDish("#e7dfcd", "#a9793d") +
      pieces.strips(random, area(500, 352, 236, 180), 130, ["#b98a44", "#9a6a30", "#cfa75e", "#7f5424"], 90, 13) +
      baked.gratinCrust(random, "#8a5a28", 500, 352, 220, 160).replaceAll('opacity=".8"', 'opacity=".35"') +
      lingonberryBowl(random, 880, 110)
  },
  1024: {
    cloth: "#3d5f7a",
    weave: "dots",
    draw: (random) =>
      tableSetting.plate() +
      staples.sauce(random, area(400, 360, 130, 160), "#f6efd9") +
      staples.potatoes(random, area(400, 352, 120, 140), 9, "#efdc98", 34) +
      garnishes.dill(370, 320, -20, 0.8) +
      garnishes.dill(450, 410, 40, 0.7) +
      staples.sausage(610, 300, 56) +
      staples.sausage(660, 390, 62) +
      pieces.beetSlices(random, area(556, 500, 70, 30), 6, 28)
  },
  1025: {
    cloth: "#744d3a",
    weave: "wood",
    draw: (random) =>
      tableSetting.fork(134, -4) +
      tableSetting.plate("#efe9dc", "#b9a488") +
      staples.sauce(random, area(560, 380, 160, 140), "#5f3419") +
      pieces.cubes(random, area(560, 376, 126, 104), 13, ["#7d4a2c", "#6b3b22", "#8f5a38"], 58) +
      pieces.carrots(random, area(560, 376, 120, 100), 9, 21) +
      pieces.dots(random, area(560, 380, 120), 14, ["#2a1a10"], 6) +
      garnishes.leaf(520, 330, 60, 40, "#6f7f4a") +
      staples.potatoes(random, area(376, 292, 100), 4) +
      pieces.beetSlices(random, area(396, 478, 60, 40), 5, 30)
  },
  1026: {
    cloth: "#dfc9b0",
    weave: "stripes",
    draw: (random) =>
      tableSetting.fork(136, -5) +
      tableSetting.knife(868, 4) +
      tableSetting.plate() +
      staples.mash(random, area(392, 300, 112, 100), "#f8ecc0") +
      staples.breadedPiece(random, area(590, 330, 108, 86), "#d8a04c", -12) +
      staples.sauce(random, area(590, 320, 40, 28), "#f2c233") +
      pieces.peas(random, area(440, 466, 94, 58), 52) +
      pieces.berries(random, area(602, 470, 56, 40), 30)
  },
  1051: {
    cloth: "#96463a",
    weave: "check",
    draw: (random) =>
      tableSetting.ovenDish("#efe7d6", "#7c4a22") +
      staples.wedges(random, area(300, 350, 60, 170), 14, "#e58a32", 60, 26) +
      staples.wedges(random, area(700, 350, 60, 170), 14, "#e9cf94", 60, 26) +
      `<g filter="url(#soft)">${shadedShape("M360 350Q352 236 460 214Q500 200 540 214Q648 236 640 350Q652 460 560 496Q500 520 440 496Q348 460 360 350Z", "#c47a2f")}${shadedShape("M372 400Q330 470 392 528Q430 540 440 488Z", "#b86f2a")}${shadedShape("M628 400Q670 470 608 528Q570 540 560 488Z", "#b86f2a")}${ellipse(area(462, 300, 60, 74), "#e0a556", -8)}${ellipse(area(556, 296, 46, 66), "#d79a4b", 8)}</g>` +
      garnishes.citrusSlice(304, 200, 40, "#f4cf3f") +
      garnishes.sprigs(random, area(500, 350, 210, 160), 12, 20)
  },
  1048: {
    cloth: "#2d4238",
    weave: "border",
    draw: (random) =>
      tableSetting.fork(132, -4) +
      tableSetting.knife(870, 4) +
      tableSetting.plate("#f6f3ec", "#9db0a2") +
      shadedShape(roundedRect(300, 232, 180, 150, 18), "#e9b452") +
      baked.gratinCrust(random, "#e2a442", 390, 306, 76, 60) +
      [560, 606, 652]
        .map(
          (x, index) =>
            staples.steak(random, area(x, 290 + index * 26, 50, 46), "#8d4c34") +
            ellipse(area(x, 290 + index * 26, 34, 30), "#d58f7d")
        )
        .join("") +
      staples.sauce(random, area(560, 452, 130, 72), "#b98d5c") +
      pieces.mushrooms(random, area(556, 446, 100, 50), 12) +
      garnishes.sprig(420, 440, 20, 26)
  },
  1049: {
    cloth: "#4b3a35",
    weave: "wood",
    draw: (random) =>
      tableSetting.board("#a97845") +
      staples.steak(random, area(420, 330, 172, 126), "#5f2f1b", -12) +
      path(blob(random, area(360, 250, 70, 24), 0.3), "#e7c9a0", 'transform="rotate(-18 360 250)"') +
      pieces.dots(random, area(420, 330, 120, 80), 40, ["#211710"], 4) +
      shadedShape(roundedRect(392, 296, 66, 56, 10), "#f6e28c") +
      garnishes.choppedHerbs(random, area(424, 322, 28, 22), 16) +
      staples.potatoes(random, area(680, 420, 96, 100), 8, "#dfa84a", 30) +
      [0, 1, 2, 3, 4]
        .map(
          (index) =>
            `<g transform="rotate(${62 + index * 5} 650 230)">${path(roundedRect(560, 216 + index * 16 - 30, 190, 14, 7), "#6c9a3e")}${path(roundedRect(718, 212 + index * 16 - 30, 40, 22, 11), "#4e7d33")}</g>`
        )
        .join("")
  },
  1050: {
    cloth: "#6a2f3a",
    weave: "plain",
    draw: (random) =>
      tableSetting.spoon(862, 6) +
      tableSetting.bowl("#33445c", "#4f2415") +
      pieces.cubes(random, area(500, 352, 170, 160), 18, ["#6b3a22", "#5b2d1a", "#7d4a2e"], 62) +
      pieces.mushrooms(random, area(500, 352, 160, 150), 12, "#a97f56") +
      pieces.carrots(random, area(500, 352, 160, 150), 9, 22) +
      pieces.peas(random, area(500, 352, 160, 150), 11, "#ead9b4", 20) +
      garnishes.sprigs(random, area(500, 350, 120), 6)
  },
  1054: {
    cloth: "#7a8f58",
    weave: "check",
    draw: (random) =>
      tableSetting.board("#b98650") +
      baked.pizza(random, 480, 350, 246) +
      scatter(
        random,
        area(480, 350, 170),
        8,
        (x, y, rotation) =>
          path(blob(random, area(x, y, 54, 26), 0.5), "#b8463f", `transform="rotate(${rotation} ${x} ${y})"`) +
          path(blob(random, area(x, y, 46, 10), 0.4), "#e8a39a", `transform="rotate(${rotation} ${x} ${y})"`)
      ) +
      garnishes.leaves(random, area(480, 350, 180), 22, 28, "#3f8a3a") +
      scatter(random, area(480, 350, 170), 9, (x, y) => garnishes.halfTomato(x, y, 18))
  }
}
