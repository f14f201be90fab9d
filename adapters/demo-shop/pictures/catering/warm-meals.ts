import * as baked from "../dishes/baked.ts"
import type { Dish } from "../dishes/dish.ts"
import { area, circle, ellipse, shadedEllipse, scatter, stroke } from "../dishes/draw.ts"
import * as garnishes from "../dishes/garnishes.ts"
import * as pieces from "../dishes/pieces.ts"
import * as staples from "../dishes/staples.ts"
import * as tableSetting from "../dishes/table-setting.ts"
import * as platters from "./platters.ts"

/** A dish in one of the bowls of a buffet. */
const inBowl = (x: number, y: number, r: number, fillingColour: string, content: string): string =>
  tableSetting.sideBowl(x, y, r, "#f4efe3", fillingColour, content)

/** Buffets, warm meals and Christmas buffets, by the number of the meal. */
export const warmMealPictures: Readonly<Record<number, Dish>> = {
  1004: {
    cloth: "#5f8a4f",
    weave: "check",
    draw: (random) =>
      inBowl(
        300,
        240,
        150,
        "#f0dfa8",
        staples.strands(random, area(300, 240, 90), "#f3dc94", 9, 40) +
          pieces.dots(random, area(300, 240, 90), 26, ["#c5281d", "#4f8f3a"], 10)
      ) +
      inBowl(
        640,
        210,
        124,
        "#fdfaf2",
        platters.grid(random, area(640, 210, 70, 10), 3, 1, platters.skewer(["#d5382a", "#fdfaf2"]))
      ) +
      platters.grid(random, area(640, 470, 150, 80), 5, 2, platters.coldCut("#d9897c", 40)) +
      platters.grid(random, area(330, 520, 120, 50), 4, 1, platters.coldCut("#9c2f26", 38)) +
      platters.olives(random, area(470, 380, 60, 40), 20) +
      platters.bread("#c98a4a")(random, 760, 350)
  },
  1024: {
    cloth: "#3f3a38",
    weave: "wood",
    draw: (random) =>
      tableSetting.board("#b98550") +
      platters.grid(random, area(360, 260, 150, 20), 5, 1, platters.skewer(["#c98a4a", "#a85a2c", "#c5281d"])) +
      [0, 1, 2, 3, 4]
        .map((index) => staples.steak(random, area(590 + index * 40, 250 + index * 12, 46, 66), "#9c6242", 14))
        .join("") +
      staples.wedges(random, area(330, 480, 120, 70), 22) +
      inBowl(590, 490, 84, "#dfe8c0", platters.vegetables(random, area(590, 490, 54), 14)) +
      tableSetting.sideBowl(740, 500, 56, "#efe6d6", "#fbf3da")
  },
  1025: {
    cloth: "#6fa3c7",
    weave: "stripes",
    draw: (random) =>
      inBowl(260, 210, 110, "#e9eef0", pieces.strips(random, area(260, 210, 70), 16, ["#b9c4cc", "#93a3ad"], 60, 20)) +
      inBowl(500, 170, 104, "#dcb24a", pieces.strips(random, area(500, 170, 64), 12, ["#e9cf8a", "#c9a24a"], 60, 20)) +
      inBowl(
        740,
        210,
        110,
        "#f6dcd0",
        pieces.strips(random, area(740, 210, 66), 12, ["#e9b9a8", "#f6ead8"], 50, 18) +
          garnishes.dill(740, 210, 40, 0.6)
      ) +
      staples.fillet(360, 460, -8, "#f28a63", 1.15) +
      staples.potatoes(random, area(700, 470, 110, 90), 8) +
      garnishes.dill(560, 440, 20, 0.9) +
      garnishes.citrusWedge(560, 560, 20) +
      platters.grid(random, area(540, 320, 90, 10), 3, 1, platters.egg)
  },
  1026: {
    cloth: "#c9a24a",
    weave: "dots",
    draw: (random) =>
      inBowl(
        290,
        230,
        140,
        "#e9e2c0",
        staples.grains(random, area(290, 230, 96), "#f3e8c4", 120) +
          pieces.peas(random, area(290, 230, 90), 26) +
          pieces.cubes(random, area(290, 230, 80), 9, ["#f3b23a"], 26)
      ) +
      inBowl(680, 220, 130, "#dcc08a", pieces.swirl(680, 220, 60, "#eed9aa", 12)) +
      staples.balls(random, area(330, 510, 140, 70), 12, 34, "#8a6a32") +
      staples.wedges(random, area(680, 500, 130, 90), 24) +
      pieces.strips(random, area(500, 380, 80, 60), 22, ["#c5281d", "#e9b93b", "#6f9a3a"], 70, 16)
  },
  1008: {
    cloth: "#7a4a3a",
    weave: "plain",
    draw: (random) =>
      tableSetting.fork(140, -5) +
      tableSetting.knife(866, 5) +
      tableSetting.plate() +
      [0, 1, 2, 3, 4]
        .map(
          (index) =>
            `<g filter="url(#soft)">${ellipse(area(400 + index * 42, 300 - index * 6, 64, 84), "#6b3a28", 18)}${ellipse(area(402 + index * 42, 300 - index * 6, 54, 74), "#c8685c", 18)}</g>`
        )
        .join("") +
      staples.potatoes(random, area(410, 460, 90, 50), 6, "#f0d98a", 34) +
      garnishes.leaves(random, area(600, 460, 80, 50), 14, 40) +
      garnishes.cucumberSlice(590, 470, 26)
  },
  1027: {
    cloth: "#8fa9b8",
    weave: "check",
    draw: (random) =>
      tableSetting.ovenDish("#f1ece0", "#f3e9cf") +
      staples.fillet(480, 300, -4, "#f08a63", 1.6) +
      pieces.carrots(random, area(500, 480, 190, 50), 26) +
      garnishes.citrusSlice(380, 300, 44) +
      garnishes.citrusSlice(520, 290, 40) +
      garnishes.dill(640, 320, 60, 0.9)
  },
  1028: {
    cloth: "#a3322b",
    weave: "check",
    draw: (random) =>
      tableSetting.ovenDish("#3f6e8a", "#e7b65a") +
      baked.gratinCrust(random, "#dd9c40") +
      staples.sauce(random, area(330, 460, 60, 34), "#a83a1f") +
      staples.sauce(random, area(660, 250, 54, 30), "#a83a1f") +
      stroke("M500 150v400M250 350h500", "#b4742c", 5) +
      garnishes.leaf(500, 340, 30, 36)
  },
  1029: {
    cloth: "#4f6a4a",
    weave: "border",
    draw: (random) =>
      tableSetting.spoon(866, 6) +
      tableSetting.bowl("#2c2a2b", "#6b2f1c") +
      pieces.cubes(random, area(500, 352, 170, 160), 18, ["#5a2c1c", "#733a24"], 52) +
      pieces.carrots(random, area(500, 350, 160), 14) +
      pieces.mushrooms(random, area(500, 350, 150), 8) +
      garnishes.choppedHerbs(random, area(500, 350, 150), 40)
  },
  1030: {
    cloth: "#9c2a2a",
    weave: "border",
    draw: (random) =>
      staples.steak(random, area(300, 230, 170, 130), "#d98f62", -8) +
      scatter(random, area(300, 230, 120, 90), 40, (x, y) => circle(x, y, 5, "#e9c27d")) +
      inBowl(600, 180, 100, "#e9eef0", pieces.strips(random, area(600, 180, 64), 14, ["#b9c4cc", "#93a3ad"], 56, 18)) +
      inBowl(800, 260, 96, "#dcb24a", pieces.strips(random, area(800, 260, 58), 10, ["#e9cf8a"], 54, 18)) +
      staples.balls(random, area(330, 510, 120, 70), 11, 32, "#7c4526") +
      inBowl(590, 430, 110, "#7d2f4a", pieces.strips(random, area(590, 430, 70), 26, ["#8f3a5a", "#a84a6a"], 60, 9)) +
      inBowl(
        810,
        500,
        100,
        "#fdfaf2",
        staples.grains(random, area(810, 500, 66), "#fffdf8", 90) +
          pieces.berries(random, area(810, 500, 26), 5, "#c0203a", 12)
      ) +
      platters.grid(random, area(500, 590, 80, 10), 3, 1, (_, x, y) => shadedEllipse(x, y, 40, 16, "#b5533a", 10))
  },
  1031: {
    cloth: "#2f5d4a",
    weave: "dots",
    draw: (random) =>
      staples.balls(random, area(300, 230, 130, 80), 13, 34, "#8a5a2c") +
      inBowl(640, 210, 120, "#7d2f4a", pieces.strips(random, area(640, 210, 76), 30, ["#8f3a5a", "#a84a6a"], 60, 9)) +
      inBowl(290, 500, 120, "#efd79a", staples.wedges(random, area(290, 500, 76), 34, "#e6bd66", 60, 11)) +
      inBowl(560, 480, 108, "#d9627e", pieces.cubes(random, area(560, 480, 68), 18, ["#b02a5a", "#c94a74"], 28)) +
      inBowl(
        800,
        480,
        100,
        "#fdfaf2",
        staples.grains(random, area(800, 480, 66), "#fffdf8", 90) +
          pieces.berries(random, area(800, 480, 26), 5, "#c0203a", 12)
      ) +
      platters.bread("#5a3420")(random, 470, 350)
  },
  1032: {
    cloth: "#b8433a",
    weave: "stripes",
    draw: (random) =>
      tableSetting.fork(140, -5) +
      tableSetting.knife(866, 5) +
      tableSetting.plate("#fbf8f1", "#3f7a4f") +
      staples.steak(random, area(410, 270, 84, 64), "#d98f62", -14) +
      platters.salmonRose(random, 560, 240) +
      staples.balls(random, area(610, 360, 60, 44), 5, 28, "#7c4526") +
      pieces.cubes(random, area(400, 430, 60, 44), 16, ["#b02a5a", "#c94a74"], 24) +
      staples.wedges(random, area(540, 470, 66, 40), 16, "#e6bd66", 54, 10) +
      platters.egg(random, 480, 350) +
      garnishes.sprig(500, 300, 20, 30)
  }
}
