import * as baked from "./baked.ts"
import { area, ellipse, path, blob, roundedRect, scatter, slab } from "./draw.ts"
import * as g from "./garnishes.ts"
import * as p from "./pieces.ts"
import * as s from "./staples.ts"
import * as t from "./table-setting.ts"
import type { Dish } from "./dish.ts"

const lingon = (random: () => number, x: number, y: number) =>
  t.sideBowl(x, y, 74, "#f6efe2", "#7d1020", p.berries(random, area(x, y, 46), 40))

/** Traditional dishes and those of weekends, by the number of the recipe. */
export const traditionalDishes: Readonly<Record<number, Dish>> = {
  1019: {
    cloth: "#c9b08d",
    weave: "wood",
    draw: (r) =>
      t.ovenDish("#39576b", "#e9b44e") +
      baked.gratinated(r, "#e6ab45") +
      p.cubes(r, area(500, 352, 220, 166), 40, ["#9c3a2b", "#bd5b45", "#eab99c"], 26) +
      lingon(r, 880, 590)
  },
  1020: {
    cloth: "#6d8296",
    weave: "check",
    draw: (r) =>
      t.fork(138, -4) +
      t.plate() +
      s.potatoes(r, area(380, 300, 110), 5) +
      s.sauce(r, area(590, 380, 150, 130), "#7c4d27") +
      s.steak(r, area(540, 360, 92, 70), "#6b3b20", -10) +
      s.steak(r, area(640, 424, 88, 66), "#74422a", 14) +
      g.onionRings(r, area(560, 366, 90, 60), 22, "#b5763a") +
      g.cucumberSlice(404, 472, 30) +
      g.cucumberSlice(450, 494, 30)
  },
  1021: {
    cloth: "#5a7352",
    weave: "border",
    draw: (r) =>
      t.plate("#f6f1e6", "#7d9473") +
      baked.pancakes(r, 430, 330, 128, 2) +
      p.shreds(r, area(430, 326, 110), 60, "#c88d3e") +
      s.rasher(590, 260, 20, 170) +
      s.rasher(620, 330, 12, 180) +
      s.rasher(596, 400, 24, 170) +
      p.berries(r, area(470, 500, 76, 42), 44)
  },
  1022: {
    cloth: "#c9c0ae",
    weave: "check",
    draw: (r) =>
      t.pan() +
      s.sauce(r, area(455, 350, 232, 230), "#c8923c") +
      p.cubes(r, area(455, 350, 212, 210), 210, ["#e3b450", "#d9a03f", "#efc869", "#c1543c", "#b8452f"], 27) +
      g.chopped(r, area(455, 350, 190), 60) +
      g.friedEgg(r, 380, 290, 78) +
      g.friedEgg(r, 540, 420, 78) +
      t.sideBowl(872, 570, 88, "#f6efe2", "#5e1030", p.beetSlices(r, area(872, 570, 34), 6, 26))
  },
  1023: {
    cloth: "#8a6f52",
    weave: "plain",
    draw: (r) =>
      t.ovenDish("#e7dfcd", "#a9793d") +
      p.strips(r, area(500, 352, 236, 180), 130, ["#b98a44", "#9a6a30", "#cfa75e", "#7f5424"], 90, 13) +
      baked.gratinated(r, "#8a5a28", 500, 352, 220, 160).replaceAll('opacity=".8"', 'opacity=".35"') +
      lingon(r, 880, 110)
  },
  1024: {
    cloth: "#3d5f7a",
    weave: "dots",
    draw: (r) =>
      t.plate() +
      s.sauce(r, area(400, 360, 130, 160), "#f6efd9") +
      s.potatoes(r, area(400, 352, 120, 140), 9, "#efdc98", 34) +
      g.dill(370, 320, -20, 0.8) +
      g.dill(450, 410, 40, 0.7) +
      s.sausage(610, 300, 56) +
      s.sausage(660, 390, 62) +
      p.beetSlices(r, area(556, 500, 70, 30), 6, 28)
  },
  1025: {
    cloth: "#744d3a",
    weave: "wood",
    draw: (r) =>
      t.fork(134, -4) +
      t.plate("#efe9dc", "#b9a488") +
      s.sauce(r, area(560, 380, 160, 140), "#5f3419") +
      p.cubes(r, area(560, 376, 126, 104), 13, ["#7d4a2c", "#6b3b22", "#8f5a38"], 58) +
      p.carrots(r, area(560, 376, 120, 100), 9, 21) +
      p.dots(r, area(560, 380, 120), 14, ["#2a1a10"], 6) +
      g.leaf(520, 330, 60, 40, "#6f7f4a") +
      s.potatoes(r, area(376, 292, 100), 4) +
      p.beetSlices(r, area(396, 478, 60, 40), 5, 30)
  },
  1026: {
    cloth: "#dfc9b0",
    weave: "stripes",
    draw: (r) =>
      t.fork(136, -5) +
      t.knife(868, 4) +
      t.plate() +
      s.mash(r, area(392, 300, 112, 100), "#f8ecc0") +
      s.crumbed(r, area(590, 330, 108, 86), "#d8a04c", -12) +
      s.sauce(r, area(590, 320, 40, 28), "#f2c233") +
      p.peas(r, area(440, 466, 94, 58), 52) +
      p.berries(r, area(602, 470, 56, 40), 30)
  },
  1051: {
    cloth: "#96463a",
    weave: "check",
    draw: (r) =>
      t.ovenDish("#efe7d6", "#7c4a22") +
      s.wedges(r, area(300, 350, 60, 170), 14, "#e58a32", 60, 26) +
      s.wedges(r, area(700, 350, 60, 170), 14, "#e9cf94", 60, 26) +
      `<g filter="url(#soft)">${slab("M360 350Q352 236 460 214Q500 200 540 214Q648 236 640 350Q652 460 560 496Q500 520 440 496Q348 460 360 350Z", "#c47a2f")}${slab("M372 400Q330 470 392 528Q430 540 440 488Z", "#b86f2a")}${slab("M628 400Q670 470 608 528Q570 540 560 488Z", "#b86f2a")}${ellipse(area(462, 300, 60, 74), "#e0a556", -8)}${ellipse(area(556, 296, 46, 66), "#d79a4b", 8)}</g>` +
      g.citrus(304, 200, 40, "#f4cf3f") +
      g.sprigs(r, area(500, 350, 210, 160), 12, 20)
  },
  1048: {
    cloth: "#2d4238",
    weave: "border",
    draw: (r) =>
      t.fork(132, -4) +
      t.knife(870, 4) +
      t.plate("#f6f3ec", "#9db0a2") +
      slab(roundedRect(300, 232, 180, 150, 18), "#e9b452") +
      baked.gratinated(r, "#e2a442", 390, 306, 76, 60) +
      [560, 606, 652]
        .map(
          (x, index) =>
            s.steak(r, area(x, 290 + index * 26, 50, 46), "#8d4c34") +
            ellipse(area(x, 290 + index * 26, 34, 30), "#d58f7d")
        )
        .join("") +
      s.sauce(r, area(560, 452, 130, 72), "#b98d5c") +
      p.mushrooms(r, area(556, 446, 100, 50), 12) +
      g.sprig(420, 440, 20, 26)
  },
  1049: {
    cloth: "#4b3a35",
    weave: "wood",
    draw: (r) =>
      t.board("#a97845") +
      s.steak(r, area(420, 330, 172, 126), "#5f2f1b", -12) +
      path(blob(r, area(360, 250, 70, 24), 0.3), "#e7c9a0", 'transform="rotate(-18 360 250)"') +
      p.dots(r, area(420, 330, 120, 80), 40, ["#211710"], 4) +
      slab(roundedRect(392, 296, 66, 56, 10), "#f6e28c") +
      g.chopped(r, area(424, 322, 28, 22), 16) +
      s.potatoes(r, area(680, 420, 96, 100), 8, "#dfa84a", 30) +
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
    draw: (r) =>
      t.spoon(862, 6) +
      t.bowl("#33445c", "#4f2415") +
      p.cubes(r, area(500, 352, 170, 160), 18, ["#6b3a22", "#5b2d1a", "#7d4a2e"], 62) +
      p.mushrooms(r, area(500, 352, 160, 150), 12, "#a97f56") +
      p.carrots(r, area(500, 352, 160, 150), 9, 22) +
      p.peas(r, area(500, 352, 160, 150), 11, "#ead9b4", 20) +
      g.sprigs(r, area(500, 350, 120), 6)
  },
  1054: {
    cloth: "#7a8f58",
    weave: "check",
    draw: (r) =>
      t.board("#b98650") +
      baked.pizza(r, 480, 350, 246) +
      scatter(
        r,
        area(480, 350, 170),
        8,
        (x, y, turn) =>
          path(blob(r, area(x, y, 54, 26), 0.5), "#b8463f", `transform="rotate(${turn} ${x} ${y})"`) +
          path(blob(r, area(x, y, 46, 10), 0.4), "#e8a39a", `transform="rotate(${turn} ${x} ${y})"`)
      ) +
      g.leaves(r, area(480, 350, 180), 22, 28, "#3f8a3a") +
      scatter(r, area(480, 350, 170), 9, (x, y) => g.halfTomato(x, y, 18))
  }
}
