import * as baked from "../dishes/baked.ts"
import type { Dish } from "../dishes/dish.ts"
import { area, circle, path, ring, round, roundedRect, scatter, stroke } from "../dishes/draw.ts"
import * as g from "../dishes/garnishes.ts"
import * as p from "../dishes/pieces.ts"
import * as s from "../dishes/staples.ts"
import * as t from "../dishes/table-setting.ts"
import * as c from "./platters.ts"

/** Sandwich cakes, cakes, salads and boards, by the number of the meal. */
export const coldMealPictures: Readonly<Record<number, Dish>> = {
  1001: {
    cloth: "#7fa3b5",
    weave: "stripes",
    draw: (r) =>
      c.sandwichCake(r, false) +
      c.rows(r, area(500, 250, 220, 60), 4, 1, c.salmonRose) +
      p.shrimps(r, area(500, 350, 240, 46), 26, 0.8) +
      c.rows(r, area(500, 450, 220, 40), 5, 1, c.egg) +
      ring(area(500, 345, 270, 165), 16, (x, y, turn) => g.dill(x, y, turn, 0.42)) +
      g.citrusWedge(340, 350, 20) +
      g.citrusWedge(660, 350, -30)
  },
  1002: {
    cloth: "#b3564a",
    weave: "check",
    draw: (r) =>
      c.sandwichCake(r, false) +
      c.rows(r, area(500, 260, 230, 60), 5, 1, c.coldCut("#e39a8d", 46)) +
      c.rows(r, area(500, 420, 230, 60), 5, 1, c.cheese("#f4d97a", "#e3b84c", 44)) +
      p.berries(r, area(500, 340, 90, 40), 18, "#5d3a6e", 15) +
      ring(area(500, 345, 272, 166), 14, (x, y, _, index) =>
        index % 2 === 0 ? g.cucumberSlice(x, y, 24) : g.halfTomato(x, y, 20)
      )
  },
  1009: {
    cloth: "#8aa06a",
    weave: "dots",
    draw: (r) =>
      c.sandwichCake(r, true) +
      ring(area(500, 330, 190, 182), 8, (x, y) => c.egg(r, x, y)) +
      ring(
        area(500, 330, 110, 104),
        12,
        (x, y, turn) =>
          `<g transform="rotate(${turn} ${x} ${y})">${stroke(`M${x - 40} ${y}h70`, "#5f9140", 15)}${stroke(`M${x + 10} ${y}h26`, "#3f6e2c", 20)}</g>`
      ) +
      g.avocado(470, 300, 20) +
      g.sprigs(r, area(500, 330, 60), 8)
  },
  1010: {
    cloth: "#d3b55a",
    weave: "plain",
    draw: (r) =>
      c.sandwichCake(r, true) +
      ring(area(500, 330, 180, 172), 7, (x, y) => c.salmonRose(r, x, y)) +
      p.shrimps(r, area(500, 330, 96, 90), 14, 0.8) +
      ring(area(500, 330, 236, 228), 18, (x, y, turn) => g.dill(x, y, turn, 0.4))
  },
  1003: {
    cloth: "#5d7f95",
    weave: "border",
    draw: (r) =>
      t.board("#c79158") +
      c.longSandwich(
        250,
        "#7b4f2c",
        g.leaves(r, area(500, 250, 280, 50), 22, 34, "#79b04f") +
          p.shrimps(r, area(400, 244, 170, 34), 18, 0.8) +
          c.rows(r, area(660, 250, 110, 20), 3, 1, c.egg) +
          g.dill(560, 240, 80, 0.6)
      ) +
      c.longSandwich(
        450,
        "#7b4f2c",
        g.leaves(r, area(500, 450, 280, 50), 22, 34, "#79b04f") +
          c.rows(r, area(390, 446, 170, 20), 5, 1, c.coldCut("#b6544a", 44)) +
          c.rows(r, area(680, 446, 90, 20), 2, 1, c.coldCut("#e39a8d", 44)) +
          g.tomatoSlice(570, 450, 34)
      )
  },
  1011: {
    cloth: "#c9d6dd",
    weave: "stripes",
    draw: (r) =>
      t.fork(140, -6) +
      t.plate("#fbf8f1", "#9fb6c6") +
      path(roundedRect(330, 190, 340, 320, 40), "#8a5a33") +
      g.leaves(r, area(500, 350, 170, 150), 22, 44, "#84b95a") +
      c.rows(r, area(500, 300, 110, 30), 3, 1, c.egg) +
      p.shrimps(r, area(500, 390, 140, 90), 30, 0.85) +
      g.dill(430, 400, 30, 0.8) +
      g.citrusWedge(650, 480, -20)
  },
  1006: {
    cloth: "#d99aa6",
    weave: "dots",
    draw: (r) =>
      t.stand("#f3efe4") +
      baked.cake(r, 250, "#a9cf6b", "#8fb955", false) +
      scatter(r, area(500, 340, 200), 120, (x, y) => circle(x, y, 3, "#fffdf8", 'opacity=".8"')) +
      ring(area(500, 340, 40), 7, (x, y) => round(x, y, 30, 26, "#e88aa0")) +
      round(500, 340, 26, 24, "#d9627e") +
      g.leaf(570, 376, 30, 40) +
      g.leaf(436, 380, 150, 40)
  },
  1012: {
    cloth: "#8fbf9a",
    weave: "check",
    draw: (r) =>
      t.stand("#fdfaf3") +
      baked.cake(r, 250, "#fdf6e4", "#e8c98a", false) +
      ring(area(500, 340, 214), 18, (x, y) => round(x, y, 26, 26, "#fffaf0")) +
      p.berries(r, area(500, 340, 150), 34, "#d3263a", 28) +
      g.leaf(500, 320, 30, 34)
  },
  1013: {
    cloth: "#c8b49a",
    weave: "plain",
    draw: (r) =>
      t.stand("#efe6dd") +
      baked.cake(r, 250, "#3d2013", "#55301e", false) +
      ring(area(500, 340, 190), 12, (x, y) => round(x, y, 28, 26, "#5a3020")) +
      p.shreds(r, area(500, 340, 130), 90, "#2a140b", 34) +
      p.berries(r, area(500, 340, 50), 8, "#c22a48", 18)
  },
  1014: {
    cloth: "#e0a04a",
    weave: "stripes",
    draw: (r) =>
      t.board("#b98550") +
      `<g filter="url(#deep)">${path(roundedRect(220, 240, 560, 220, 110), "#c79a5f")}</g>` +
      path(roundedRect(230, 232, 540, 200, 100), "#dcb47a") +
      p.dots(r, area(500, 330, 250, 84), 140, ["#a8743c", "#8a5a2c"], 5) +
      c.rows(r, area(500, 320, 220, 20), 6, 1, (_, x, y) => round(x, y, 36, 34, "#fffaf0")) +
      c.rows(r, area(500, 316, 220, 20), 6, 1, (_, x, y) => round(x, y, 22, 16, "#ee8c28", 20)) +
      stroke("M240 400q130 30 260 0t260 0", "#3d2013", 7)
  },
  1015: {
    cloth: "#7a8f6a",
    weave: "dots",
    draw: (r) =>
      t.stand("#fdfaf3") +
      baked.cake(r, 250, "#f5b32e", "#c99a5a", false) +
      p.dots(r, area(500, 340, 200), 90, ["#2b241e"], 7) +
      ring(area(500, 340, 226), 24, (x, y) => circle(x, y, 12, "#fff6dc"))
  },
  1007: {
    cloth: "#a3452f",
    weave: "wood",
    draw: (r) =>
      t.board("#c99a62") +
      c.rows(r, area(350, 220, 120, 70), 3, 2, c.coldCut("#a8392a", 38)) +
      c.rows(r, area(620, 220, 120, 60), 2, 1, c.cheese("#f3e2ae", "#4a4038", 56)) +
      c.rows(r, area(330, 470, 120, 60), 3, 2, c.coldCut("#d98a80", 36)) +
      t.sideBowl(520, 400, 66, "#efe6d6", "#d9c98a", c.olives(r, area(520, 400, 40), 16)) +
      t.sideBowl(690, 420, 60, "#efe6d6", "#f3e3b0") +
      c.bread()(r, 560, 550) +
      p.strips(r, area(470, 300, 60, 40), 12, ["#c5281d", "#e9b93b"], 60, 12)
  },
  1016: {
    cloth: "#3f6ea3",
    weave: "border",
    draw: (r) =>
      t.board("#d3a76d") +
      s.balls(r, area(330, 220, 110, 70), 12, 28, "#7c4526") +
      c.rows(r, area(640, 220, 130, 70), 3, 2, c.canape("#dba85a", "#f1c85c", 38)) +
      c.rows(r, area(330, 440, 110, 80), 3, 2, c.canape("#e9d3a3", "#f28a63", 36)) +
      c.rows(r, area(600, 440, 80, 20), 3, 1, c.egg) +
      c.rows(r, area(640, 530, 130, 20), 4, 1, (_, x, y) => round(x, y, 40, 16, "#b5533a", 10)) +
      c.vegetables(r, area(490, 340, 60, 60), 9)
  },
  1017: {
    cloth: "#6a8f4a",
    weave: "stripes",
    draw: (r) =>
      t.board("#c79158") +
      s.balls(r, area(330, 230, 110, 80), 11, 32, "#8a6a32") +
      c.rows(r, area(640, 240, 120, 20), 4, 1, c.skewer(["#d5382a", "#fdfaf2", "#4f8f3a"])) +
      c.rows(r, area(340, 470, 130, 60), 2, 3, (_, x, y) => round(x, y, 58, 18, "#d9a14a", 6)) +
      t.sideBowl(560, 470, 84, "#efe6d6", "#dcc08a", p.swirl(560, 470, 40, "#eed9aa", 10)) +
      c.olives(r, area(720, 500, 60, 50), 18)
  },
  1018: {
    cloth: "#d7c9b2",
    weave: "plain",
    draw: (r) =>
      t.board("#8a5a33") +
      c.rows(r, area(500, 210, 270, 40), 4, 1, c.canape("#7b4f2c", "#f3b9a4", 52)) +
      c.rows(r, area(500, 350, 270, 40), 4, 1, c.canape("#7b4f2c", "#b6544a", 52)) +
      c.rows(r, area(500, 490, 270, 40), 4, 1, c.canape("#7b4f2c", "#f6ead0", 52))
  },
  1005: {
    cloth: "#7e9a5a",
    weave: "check",
    draw: (r) =>
      t.fork(860, 5) +
      t.bowl("#f2ede1", "#dfe8c0") +
      g.leaves(r, area(500, 350, 190, 180), 40, 58, "#8fbf5a") +
      p.strips(r, area(500, 350, 130), 16, ["#e3b27a", "#d09a5c"], 90, 30) +
      p.cubes(r, area(500, 350, 160), 16, ["#d9a14a"], 32) +
      p.shreds(r, area(500, 350, 150), 50, "#fdf3c8", 30)
  },
  1019: {
    cloth: "#4f86b5",
    weave: "stripes",
    draw: (r) =>
      t.bowl("#fdfaf3", "#dfe8c0") +
      g.leaves(r, area(500, 350, 190, 180), 26, 50, "#7fb04f") +
      scatter(r, area(500, 350, 170), 12, (x, y) => g.halfTomato(x, y, 30)) +
      scatter(r, area(500, 350, 160), 12, (x, y) => g.cucumberSlice(x, y, 32)) +
      p.cubes(r, area(500, 350, 140), 15, ["#fdfaf2"], 40) +
      c.olives(r, area(500, 350, 150), 16) +
      g.onionRings(r, area(500, 350, 140), 9)
  },
  1020: {
    cloth: "#c98a4a",
    weave: "dots",
    draw: (r) =>
      t.board("#d3b98f") +
      c.rows(r, area(500, 250, 250, 50), 5, 1, c.wrap("#d98a4a")) +
      c.rows(r, area(500, 460, 250, 50), 5, 1, c.wrap("#8fae4a"))
  },
  1021: {
    cloth: "#6b5a7a",
    weave: "plain",
    draw: (r) =>
      t.board("#a9743f") +
      c.cheese("#fbf3da", "#f3ead0", 88)(r, 330, 230) +
      c.cheese("#e9e6d2", "#8fa3a8", 78)(r, 650, 220) +
      c.cheese("#f4cf6a", "#e0a83c", 84)(r, 330, 460) +
      c.cheese("#f6e8c4", "#4a4038", 70)(r, 500, 340) +
      p.berries(r, area(660, 400, 70, 60), 26, "#5d3a6e", 19) +
      t.sideBowl(690, 530, 52, "#efe6d6", "#6e2f3f") +
      baked.seedCracker(r, 520, 520, 8, 150, 90)
  },
  1022: {
    cloth: "#4a5a4a",
    weave: "wood",
    draw: (r) =>
      t.board("#b98550") +
      c.rows(r, area(350, 220, 140, 80), 4, 2, c.coldCut("#d9897c", 42)) +
      c.rows(r, area(640, 240, 130, 80), 4, 2, c.coldCut("#9c2f26", 36)) +
      c.rows(r, area(340, 470, 130, 70), 4, 2, c.coldCut("#b84a2e", 36)) +
      c.cheese("#f6e8c4", "#4a4038", 60)(r, 540, 400) +
      t.sideBowl(690, 420, 58, "#efe6d6", "#d9c98a", c.olives(r, area(690, 420, 36), 12)) +
      c.bread()(r, 620, 550)
  },
  1023: {
    cloth: "#8a3f4a",
    weave: "border",
    draw: (r) =>
      t.board("#c08a4f") +
      c.cheese("#fbf3da", "#f3ead0", 80)(r, 310, 220) +
      c.cheese("#e9e6d2", "#8fa3a8", 70)(r, 320, 470) +
      c.rows(r, area(620, 220, 140, 70), 4, 2, c.coldCut("#d9897c", 40)) +
      c.rows(r, area(630, 480, 130, 60), 4, 2, c.coldCut("#9c2f26", 34)) +
      p.berries(r, area(500, 350, 70, 60), 28, "#8fae4a", 18) +
      t.sideBowl(690, 360, 48, "#efe6d6", "#6e2f3f") +
      c.olives(r, area(400, 350, 46, 40), 12)
  }
}
