import * as baked from "../dishes/baked.ts"
import type { Dish } from "../dishes/dish.ts"
import { area, circle, ellipse, round, scatter, stroke } from "../dishes/draw.ts"
import * as g from "../dishes/garnishes.ts"
import * as p from "../dishes/pieces.ts"
import * as s from "../dishes/staples.ts"
import * as t from "../dishes/table-setting.ts"
import * as c from "./platters.ts"

/** A dish in a bowl of a buffet. */
const inBowl = (x: number, y: number, r: number, filling: string, content: string): string =>
  t.sideBowl(x, y, r, "#f4efe3", filling, content)

/** Buffets, warm meals and Christmas, by the number of the meal. */
export const warmMealPictures: Readonly<Record<number, Dish>> = {
  1004: {
    cloth: "#5f8a4f",
    weave: "check",
    draw: (r) =>
      inBowl(
        300,
        240,
        150,
        "#f0dfa8",
        s.strands(r, area(300, 240, 90), "#f3dc94", 9, 40) +
          p.dots(r, area(300, 240, 90), 26, ["#c5281d", "#4f8f3a"], 10)
      ) +
      inBowl(640, 210, 124, "#fdfaf2", c.rows(r, area(640, 210, 70, 10), 3, 1, c.skewer(["#d5382a", "#fdfaf2"]))) +
      c.rows(r, area(640, 470, 150, 80), 5, 2, c.coldCut("#d9897c", 40)) +
      c.rows(r, area(330, 520, 120, 50), 4, 1, c.coldCut("#9c2f26", 38)) +
      c.olives(r, area(470, 380, 60, 40), 20) +
      c.bread("#c98a4a")(r, 760, 350)
  },
  1024: {
    cloth: "#3f3a38",
    weave: "wood",
    draw: (r) =>
      t.board("#b98550") +
      c.rows(r, area(360, 260, 150, 20), 5, 1, c.skewer(["#c98a4a", "#a85a2c", "#c5281d"])) +
      [0, 1, 2, 3, 4]
        .map((index) => s.steak(r, area(590 + index * 40, 250 + index * 12, 46, 66), "#9c6242", 14))
        .join("") +
      s.wedges(r, area(330, 480, 120, 70), 22) +
      inBowl(590, 490, 84, "#dfe8c0", c.vegetables(r, area(590, 490, 54), 14)) +
      t.sideBowl(740, 500, 56, "#efe6d6", "#fbf3da")
  },
  1025: {
    cloth: "#6fa3c7",
    weave: "stripes",
    draw: (r) =>
      inBowl(260, 210, 110, "#e9eef0", p.strips(r, area(260, 210, 70), 16, ["#b9c4cc", "#93a3ad"], 60, 20)) +
      inBowl(500, 170, 104, "#dcb24a", p.strips(r, area(500, 170, 64), 12, ["#e9cf8a", "#c9a24a"], 60, 20)) +
      inBowl(
        740,
        210,
        110,
        "#f6dcd0",
        p.strips(r, area(740, 210, 66), 12, ["#e9b9a8", "#f6ead8"], 50, 18) + g.dill(740, 210, 40, 0.6)
      ) +
      s.fillet(360, 460, -8, "#f28a63", 1.15) +
      s.potatoes(r, area(700, 470, 110, 90), 8) +
      g.dill(560, 440, 20, 0.9) +
      g.citrusWedge(560, 560, 20) +
      c.rows(r, area(540, 320, 90, 10), 3, 1, c.egg)
  },
  1026: {
    cloth: "#c9a24a",
    weave: "dots",
    draw: (r) =>
      inBowl(
        290,
        230,
        140,
        "#e9e2c0",
        s.grains(r, area(290, 230, 96), "#f3e8c4", 120) +
          p.peas(r, area(290, 230, 90), 26) +
          p.cubes(r, area(290, 230, 80), 9, ["#f3b23a"], 26)
      ) +
      inBowl(680, 220, 130, "#dcc08a", p.swirl(680, 220, 60, "#eed9aa", 12)) +
      s.balls(r, area(330, 510, 140, 70), 12, 34, "#8a6a32") +
      s.wedges(r, area(680, 500, 130, 90), 24) +
      p.strips(r, area(500, 380, 80, 60), 22, ["#c5281d", "#e9b93b", "#6f9a3a"], 70, 16)
  },
  1008: {
    cloth: "#7a4a3a",
    weave: "plain",
    draw: (r) =>
      t.fork(140, -5) +
      t.knife(866, 5) +
      t.plate() +
      [0, 1, 2, 3, 4]
        .map(
          (index) =>
            `<g filter="url(#soft)">${ellipse(area(400 + index * 42, 300 - index * 6, 64, 84), "#6b3a28", 18)}${ellipse(area(402 + index * 42, 300 - index * 6, 54, 74), "#c8685c", 18)}</g>`
        )
        .join("") +
      s.potatoes(r, area(410, 460, 90, 50), 6, "#f0d98a", 34) +
      g.leaves(r, area(600, 460, 80, 50), 14, 40) +
      g.cucumberSlice(590, 470, 26)
  },
  1027: {
    cloth: "#8fa9b8",
    weave: "check",
    draw: (r) =>
      t.ovenDish("#f1ece0", "#f3e9cf") +
      s.fillet(480, 300, -4, "#f08a63", 1.6) +
      p.carrots(r, area(500, 480, 190, 50), 26) +
      g.citrus(380, 300, 44) +
      g.citrus(520, 290, 40) +
      g.dill(640, 320, 60, 0.9)
  },
  1028: {
    cloth: "#a3322b",
    weave: "check",
    draw: (r) =>
      t.ovenDish("#3f6e8a", "#e7b65a") +
      baked.gratinated(r, "#dd9c40") +
      s.sauce(r, area(330, 460, 60, 34), "#a83a1f") +
      s.sauce(r, area(660, 250, 54, 30), "#a83a1f") +
      stroke("M500 150v400M250 350h500", "#b4742c", 5) +
      g.leaf(500, 340, 30, 36)
  },
  1029: {
    cloth: "#4f6a4a",
    weave: "border",
    draw: (r) =>
      t.spoon(866, 6) +
      t.bowl("#2c2a2b", "#6b2f1c") +
      p.cubes(r, area(500, 352, 170, 160), 18, ["#5a2c1c", "#733a24"], 52) +
      p.carrots(r, area(500, 350, 160), 14) +
      p.mushrooms(r, area(500, 350, 150), 8) +
      g.chopped(r, area(500, 350, 150), 40)
  },
  1030: {
    cloth: "#9c2a2a",
    weave: "border",
    draw: (r) =>
      s.steak(r, area(300, 230, 170, 130), "#d98f62", -8) +
      scatter(r, area(300, 230, 120, 90), 40, (x, y) => circle(x, y, 5, "#e9c27d")) +
      inBowl(600, 180, 100, "#e9eef0", p.strips(r, area(600, 180, 64), 14, ["#b9c4cc", "#93a3ad"], 56, 18)) +
      inBowl(800, 260, 96, "#dcb24a", p.strips(r, area(800, 260, 58), 10, ["#e9cf8a"], 54, 18)) +
      s.balls(r, area(330, 510, 120, 70), 11, 32, "#7c4526") +
      inBowl(590, 430, 110, "#7d2f4a", p.strips(r, area(590, 430, 70), 26, ["#8f3a5a", "#a84a6a"], 60, 9)) +
      inBowl(
        810,
        500,
        100,
        "#fdfaf2",
        s.grains(r, area(810, 500, 66), "#fffdf8", 90) + p.berries(r, area(810, 500, 26), 5, "#c0203a", 12)
      ) +
      c.rows(r, area(500, 590, 80, 10), 3, 1, (_, x, y) => round(x, y, 40, 16, "#b5533a", 10))
  },
  1031: {
    cloth: "#2f5d4a",
    weave: "dots",
    draw: (r) =>
      s.balls(r, area(300, 230, 130, 80), 13, 34, "#8a5a2c") +
      inBowl(640, 210, 120, "#7d2f4a", p.strips(r, area(640, 210, 76), 30, ["#8f3a5a", "#a84a6a"], 60, 9)) +
      inBowl(290, 500, 120, "#efd79a", s.wedges(r, area(290, 500, 76), 34, "#e6bd66", 60, 11)) +
      inBowl(560, 480, 108, "#d9627e", p.cubes(r, area(560, 480, 68), 18, ["#b02a5a", "#c94a74"], 28)) +
      inBowl(
        800,
        480,
        100,
        "#fdfaf2",
        s.grains(r, area(800, 480, 66), "#fffdf8", 90) + p.berries(r, area(800, 480, 26), 5, "#c0203a", 12)
      ) +
      c.bread("#5a3420")(r, 470, 350)
  },
  1032: {
    cloth: "#b8433a",
    weave: "stripes",
    draw: (r) =>
      t.fork(140, -5) +
      t.knife(866, 5) +
      t.plate("#fbf8f1", "#3f7a4f") +
      s.steak(r, area(410, 270, 84, 64), "#d98f62", -14) +
      c.salmonRose(r, 560, 240) +
      s.balls(r, area(610, 360, 60, 44), 5, 28, "#7c4526") +
      p.cubes(r, area(400, 430, 60, 44), 16, ["#b02a5a", "#c94a74"], 24) +
      s.wedges(r, area(540, 470, 66, 40), 16, "#e6bd66", 54, 10) +
      c.egg(r, 480, 350) +
      g.sprig(500, 300, 20, 30)
  }
}
