import * as baked from "./baked.ts"
import type { Dish } from "./dish.ts"
import { area, circle, ring, scatter } from "./draw.ts"
import * as g from "./garnishes.ts"
import * as p from "./pieces.ts"
import * as s from "./staples.ts"
import * as t from "./table-setting.ts"

/** Dishes with fish and shellfish, by the number of the recipe. */
export const fishDishes: Readonly<Record<number, Dish>> = {
  1005: {
    cloth: "#cfd9cf",
    weave: "plain",
    draw: (r) =>
      t.fork(138, -4) +
      t.knife(866, 4) +
      t.plate("#fbfaf5", "#9fb5a5") +
      s.potatoes(r, area(384, 300, 112), 6) +
      g.chopped(r, area(384, 300, 100), 18) +
      s.sauce(r, area(430, 462, 96, 62), "#f8f4e2") +
      g.chopped(r, area(430, 460, 70, 44), 30) +
      s.fillet(604, 350, -58) +
      g.dill(600, 330, 20, 0.9) +
      g.citrus(676, 486, 46)
  },
  1012: {
    cloth: "#4f7f8f",
    weave: "stripes",
    draw: (r) =>
      t.ovenDish("#f1ece0", "#f4ead0") +
      p.strips(r, area(500, 350, 220, 160), 46, ["#a9c96f", "#cfe09a", "#8bb24f"], 60, 10) +
      [
        [380, 270],
        [620, 280],
        [390, 430],
        [620, 430]
      ]
        .map(([x = 0, y = 0], index) => s.fillet(x, y, index % 2 === 0 ? -8 : 10, "#f7f0e2", 0.78))
        .join("") +
      g.citrus(500, 350, 46) +
      g.dill(300, 350, 30, 0.8) +
      g.dill(716, 356, -40, 0.8)
  },
  1035: {
    cloth: "#6e88a3",
    weave: "dots",
    draw: (r) =>
      t.ovenDish("#274b6d", "#f7e6cf") +
      p.shrimps(r, area(500, 350, 150, 100), 14, 0.7) +
      g.chopped(r, area(500, 350, 160, 110), 30) +
      ring(
        area(500, 352, 206, 154),
        24,
        (x, y) => s.mash(r, area(x, y, 42, 38), "#f5dc92") + circle(x, y - 4, 14, "#d79a3c", 'opacity=".6"')
      ) +
      g.citrusWedge(866, 116, 20)
  },
  1036: {
    cloth: "#e6d7ad",
    weave: "border",
    draw: (r) =>
      t.fork(134, -5) +
      t.plate() +
      s.potatoes(r, area(392, 290, 104), 5) +
      s.crumbed(r, area(610, 300, 120, 64), "#dba347", 34) +
      s.crumbed(r, area(560, 410, 124, 62), "#d0953c", -18) +
      s.sauce(r, area(410, 460, 66, 48), "#f6e79a", { colours: ["#7fa046", "#59803a"], count: 22, size: 7 }) +
      g.citrusWedge(664, 478, -30) +
      g.sprig(480, 396, 40, 26)
  },
  1037: {
    cloth: "#b43c33",
    weave: "check",
    draw: (r) =>
      t.plate("#fbf8f1", "#cf5a45") +
      s.strands(r, area(500, 352, 186, 176), "#f4d891", 9, 100) +
      scatter(r, area(500, 350, 150), 11, (x, y) => g.halfTomato(x, y, 22)) +
      p.shrimps(r, area(500, 350, 150, 140), 11, 1.15) +
      p.dots(r, area(500, 350, 160), 26, ["#c6201a"], 6) +
      g.chopped(r, area(500, 350, 160), 44)
  },
  1039: {
    cloth: "#3c8a8a",
    weave: "plain",
    draw: (r) =>
      t.board("#d2a56c") +
      [
        [330, 310, -12],
        [520, 370, 6],
        [700, 310, 18]
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          baked.taco(
            x,
            y,
            turn,
            p.strips(r, area(0, -64, 96, 24), 26, ["#dfeebc", "#bfe08a", "#f3f7dd"], 44, 8) +
              s.crumbed(r, area(-40, -66, 46, 20), "#dba347", -14) +
              s.crumbed(r, area(44, -68, 46, 20), "#d39a3f", 16) +
              g.avocado(0, -70, 90, 3) +
              g.sprigs(r, area(0, -78, 84, 14), 5, 14),
            "#f1deb0"
          )
        )
        .join("") +
      g.citrusWedge(320, 530, 10, "#93c24a") +
      g.citrusWedge(440, 556, -20, "#93c24a") +
      t.sideBowl(680, 536, 62, "#f4ecdd", "#fbf6dc")
  },
  1040: {
    cloth: "#dfe6ea",
    weave: "border",
    draw: (r) =>
      t.fork(136, -4) +
      t.knife(868, 4) +
      t.plate("#fbfaf6", "#7f9bb0") +
      baked.toast(500, 352, -8, 126) +
      p.dollop(r, 500, 346, 100, "#fbeadb") +
      p.shrimps(r, area(500, 340, 84, 76), 20, 0.72) +
      g.dill(520, 310, 24, 1) +
      g.citrusWedge(650, 470, -40) +
      p.dots(r, area(490, 330, 24, 18), 26, ["#e8602f"], 6)
  },
  1041: {
    cloth: "#2d3b4f",
    weave: "stripes",
    draw: (r) =>
      t.bowl("#dfe7ea", "#f6f1e4") +
      s.grains(r, area(500, 354, 206, 196), "#f8f3e6", 420) +
      p.cubes(r, area(400, 260, 80, 70), 16, ["#f28a63", "#f6a484"], 42) +
      g.avocado(604, 250, -30, 6) +
      p.peas(r, area(640, 400, 66, 70), 34, "#86bb4e", 12) +
      p.cubes(r, area(500, 480, 80, 46), 16, ["#f5b43a", "#f8c866"], 34) +
      p.strips(r, area(372, 410, 60, 70), 20, ["#ee8a2f"], 70, 8) +
      g.cucumberSlice(500, 300, 30) +
      g.cucumberSlice(530, 336, 30) +
      g.cucumberSlice(482, 350, 30) +
      p.dots(r, area(500, 350, 170), 70, ["#1f1c1a", "#fbf2da"], 4)
  },
  1042: {
    cloth: "#5d6f7d",
    weave: "wood",
    draw: (r) =>
      t.pan() +
      circle(455, 350, 240, "#e9dcb4") +
      scatter(r, area(455, 350, 186), 26, (x, y, turn) => p.mussel(x, y, turn)) +
      g.chopped(r, area(455, 350, 200), 60) +
      t.sideBowl(876, 130, 104, "#efe6d6", "#d9b273", s.wedges(r, area(876, 130, 56), 26, "#ecc25c", 84, 15)) +
      g.citrusWedge(130, 610, 30)
  }
}
