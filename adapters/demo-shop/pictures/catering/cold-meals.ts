import * as baked from "../dishes/baked.ts"
import type { Dish } from "../dishes/dish.ts"
import { area, circle, path, ring, shadedEllipse, roundedRect, scatter, stroke } from "../dishes/draw.ts"
import * as garnishes from "../dishes/garnishes.ts"
import * as pieces from "../dishes/pieces.ts"
import * as staples from "../dishes/staples.ts"
import * as tableSetting from "../dishes/table-setting.ts"
import * as platters from "./platters.ts"

/** Sandwich cakes, cakes, salads and boards, by the number of the meal. */
export const coldMealPictures: Readonly<Record<number, Dish>> = {
  1001: {
    cloth: "#7fa3b5",
    weave: "stripes",
    draw: (random) =>
      platters.sandwichCake(random, "rectangular") +
      platters.grid(random, area(500, 250, 220, 60), 4, 1, platters.salmonRose) +
      pieces.shrimps(random, area(500, 350, 240, 46), 26, 0.8) +
      platters.grid(random, area(500, 450, 220, 40), 5, 1, platters.egg) +
      ring(area(500, 345, 270, 165), 16, (x, y, rotation) => garnishes.dill(x, y, rotation, 0.42)) +
      garnishes.citrusWedge(340, 350, 20) +
      garnishes.citrusWedge(660, 350, -30)
  },
  1002: {
    cloth: "#b3564a",
    weave: "check",
    draw: (random) =>
      platters.sandwichCake(random, "rectangular") +
      platters.grid(random, area(500, 260, 230, 60), 5, 1, platters.coldCut("#e39a8d", 46)) +
      platters.grid(random, area(500, 420, 230, 60), 5, 1, platters.cheese("#f4d97a", "#e3b84c", 44)) +
      pieces.berries(random, area(500, 340, 90, 40), 18, "#5d3a6e", 15) +
      ring(area(500, 345, 272, 166), 14, (x, y, _, index) =>
        index % 2 === 0 ? garnishes.cucumberSlice(x, y, 24) : garnishes.halfTomato(x, y, 20)
      )
  },
  1009: {
    cloth: "#8aa06a",
    weave: "dots",
    draw: (random) =>
      platters.sandwichCake(random, "round") +
      ring(area(500, 330, 190, 182), 8, (x, y) => platters.egg(random, x, y)) +
      ring(
        area(500, 330, 110, 104),
        12,
        (x, y, rotation) =>
          `<g transform="rotate(${rotation} ${x} ${y})">${stroke(`M${x - 40} ${y}h70`, "#5f9140", 15)}${stroke(`M${x + 10} ${y}h26`, "#3f6e2c", 20)}</g>`
      ) +
      garnishes.avocado(470, 300, 20) +
      garnishes.sprigs(random, area(500, 330, 60), 8)
  },
  1010: {
    cloth: "#d3b55a",
    weave: "plain",
    draw: (random) =>
      platters.sandwichCake(random, "round") +
      ring(area(500, 330, 180, 172), 7, (x, y) => platters.salmonRose(random, x, y)) +
      pieces.shrimps(random, area(500, 330, 96, 90), 14, 0.8) +
      ring(area(500, 330, 236, 228), 18, (x, y, rotation) => garnishes.dill(x, y, rotation, 0.4))
  },
  1003: {
    cloth: "#5d7f95",
    weave: "border",
    draw: (random) =>
      tableSetting.board("#c79158") +
      platters.longSandwich(
        250,
        "#7b4f2c",
        garnishes.leaves(random, area(500, 250, 280, 50), 22, 34, "#79b04f") +
          pieces.shrimps(random, area(400, 244, 170, 34), 18, 0.8) +
          platters.grid(random, area(660, 250, 110, 20), 3, 1, platters.egg) +
          garnishes.dill(560, 240, 80, 0.6)
      ) +
      platters.longSandwich(
        450,
        "#7b4f2c",
        garnishes.leaves(random, area(500, 450, 280, 50), 22, 34, "#79b04f") +
          platters.grid(random, area(390, 446, 170, 20), 5, 1, platters.coldCut("#b6544a", 44)) +
          platters.grid(random, area(680, 446, 90, 20), 2, 1, platters.coldCut("#e39a8d", 44)) +
          garnishes.tomatoSlice(570, 450, 34)
      )
  },
  1011: {
    cloth: "#c9d6dd",
    weave: "stripes",
    draw: (random) =>
      tableSetting.fork(140, -6) +
      tableSetting.plate("#fbf8f1", "#9fb6c6") +
      path(roundedRect(330, 190, 340, 320, 40), "#8a5a33") +
      garnishes.leaves(random, area(500, 350, 170, 150), 22, 44, "#84b95a") +
      platters.grid(random, area(500, 300, 110, 30), 3, 1, platters.egg) +
      pieces.shrimps(random, area(500, 390, 140, 90), 30, 0.85) +
      garnishes.dill(430, 400, 30, 0.8) +
      garnishes.citrusWedge(650, 480, -20)
  },
  1006: {
    cloth: "#d99aa6",
    weave: "dots",
    draw: (random) =>
      tableSetting.stand("#f3efe4") +
      baked.cake(random, 250, "#a9cf6b", "#8fb955") +
      scatter(random, area(500, 340, 200), 120, (x, y) => circle(x, y, 3, "#fffdf8", 'opacity=".8"')) +
      ring(area(500, 340, 40), 7, (x, y) => shadedEllipse(x, y, 30, 26, "#e88aa0")) +
      shadedEllipse(500, 340, 26, 24, "#d9627e") +
      garnishes.leaf(570, 376, 30, 40) +
      garnishes.leaf(436, 380, 150, 40)
  },
  1012: {
    cloth: "#8fbf9a",
    weave: "check",
    draw: (random) =>
      tableSetting.stand("#fdfaf3") +
      baked.cake(random, 250, "#fdf6e4", "#e8c98a") +
      ring(area(500, 340, 214), 18, (x, y) => shadedEllipse(x, y, 26, 26, "#fffaf0")) +
      pieces.berries(random, area(500, 340, 150), 34, "#d3263a", 28) +
      garnishes.leaf(500, 320, 30, 34)
  },
  1013: {
    cloth: "#c8b49a",
    weave: "plain",
    draw: (random) =>
      tableSetting.stand("#efe6dd") +
      baked.cake(random, 250, "#3d2013", "#55301e") +
      ring(area(500, 340, 190), 12, (x, y) => shadedEllipse(x, y, 28, 26, "#5a3020")) +
      pieces.shreds(random, area(500, 340, 130), 90, "#2a140b", 34) +
      pieces.berries(random, area(500, 340, 50), 8, "#c22a48", 18)
  },
  1014: {
    cloth: "#e0a04a",
    weave: "stripes",
    draw: (random) =>
      tableSetting.board("#b98550") +
      `<g filter="url(#deep)">${path(roundedRect(220, 240, 560, 220, 110), "#c79a5f")}</g>` +
      path(roundedRect(230, 232, 540, 200, 100), "#dcb47a") +
      pieces.dots(random, area(500, 330, 250, 84), 140, ["#a8743c", "#8a5a2c"], 5) +
      platters.grid(random, area(500, 320, 220, 20), 6, 1, (_, x, y) => shadedEllipse(x, y, 36, 34, "#fffaf0")) +
      platters.grid(random, area(500, 316, 220, 20), 6, 1, (_, x, y) => shadedEllipse(x, y, 22, 16, "#ee8c28", 20)) +
      stroke("M240 400q130 30 260 0t260 0", "#3d2013", 7)
  },
  1015: {
    cloth: "#7a8f6a",
    weave: "dots",
    draw: (random) =>
      tableSetting.stand("#fdfaf3") +
      baked.cake(random, 250, "#f5b32e", "#c99a5a") +
      pieces.dots(random, area(500, 340, 200), 90, ["#2b241e"], 7) +
      ring(area(500, 340, 226), 24, (x, y) => circle(x, y, 12, "#fff6dc"))
  },
  1007: {
    cloth: "#a3452f",
    weave: "wood",
    draw: (random) =>
      tableSetting.board("#c99a62") +
      platters.grid(random, area(350, 220, 120, 70), 3, 2, platters.coldCut("#a8392a", 38)) +
      platters.grid(random, area(620, 220, 120, 60), 2, 1, platters.cheese("#f3e2ae", "#4a4038", 56)) +
      platters.grid(random, area(330, 470, 120, 60), 3, 2, platters.coldCut("#d98a80", 36)) +
      tableSetting.sideBowl(520, 400, 66, "#efe6d6", "#d9c98a", platters.olives(random, area(520, 400, 40), 16)) +
      tableSetting.sideBowl(690, 420, 60, "#efe6d6", "#f3e3b0") +
      platters.bread()(random, 560, 550) +
      pieces.strips(random, area(470, 300, 60, 40), 12, ["#c5281d", "#e9b93b"], 60, 12)
  },
  1016: {
    cloth: "#3f6ea3",
    weave: "border",
    draw: (random) =>
      tableSetting.board("#d3a76d") +
      staples.balls(random, area(330, 220, 110, 70), 12, 28, "#7c4526") +
      platters.grid(random, area(640, 220, 130, 70), 3, 2, platters.canape("#dba85a", "#f1c85c", 38)) +
      platters.grid(random, area(330, 440, 110, 80), 3, 2, platters.canape("#e9d3a3", "#f28a63", 36)) +
      platters.grid(random, area(600, 440, 80, 20), 3, 1, platters.egg) +
      platters.grid(random, area(640, 530, 130, 20), 4, 1, (_, x, y) => shadedEllipse(x, y, 40, 16, "#b5533a", 10)) +
      platters.vegetables(random, area(490, 340, 60, 60), 9)
  },
  1017: {
    cloth: "#6a8f4a",
    weave: "stripes",
    draw: (random) =>
      tableSetting.board("#c79158") +
      staples.balls(random, area(330, 230, 110, 80), 11, 32, "#8a6a32") +
      platters.grid(random, area(640, 240, 120, 20), 4, 1, platters.skewer(["#d5382a", "#fdfaf2", "#4f8f3a"])) +
      platters.grid(random, area(340, 470, 130, 60), 2, 3, (_, x, y) => shadedEllipse(x, y, 58, 18, "#d9a14a", 6)) +
      tableSetting.sideBowl(560, 470, 84, "#efe6d6", "#dcc08a", pieces.swirl(560, 470, 40, "#eed9aa", 10)) +
      platters.olives(random, area(720, 500, 60, 50), 18)
  },
  1018: {
    cloth: "#d7c9b2",
    weave: "plain",
    draw: (random) =>
      tableSetting.board("#8a5a33") +
      platters.grid(random, area(500, 210, 270, 40), 4, 1, platters.canape("#7b4f2c", "#f3b9a4", 52)) +
      platters.grid(random, area(500, 350, 270, 40), 4, 1, platters.canape("#7b4f2c", "#b6544a", 52)) +
      platters.grid(random, area(500, 490, 270, 40), 4, 1, platters.canape("#7b4f2c", "#f6ead0", 52))
  },
  1005: {
    cloth: "#7e9a5a",
    weave: "check",
    draw: (random) =>
      tableSetting.fork(860, 5) +
      tableSetting.bowl("#f2ede1", "#dfe8c0") +
      garnishes.leaves(random, area(500, 350, 190, 180), 40, 58, "#8fbf5a") +
      pieces.strips(random, area(500, 350, 130), 16, ["#e3b27a", "#d09a5c"], 90, 30) +
      pieces.cubes(random, area(500, 350, 160), 16, ["#d9a14a"], 32) +
      pieces.shreds(random, area(500, 350, 150), 50, "#fdf3c8", 30)
  },
  1019: {
    cloth: "#4f86b5",
    weave: "stripes",
    draw: (random) =>
      tableSetting.bowl("#fdfaf3", "#dfe8c0") +
      garnishes.leaves(random, area(500, 350, 190, 180), 26, 50, "#7fb04f") +
      scatter(random, area(500, 350, 170), 12, (x, y) => garnishes.halfTomato(x, y, 30)) +
      scatter(random, area(500, 350, 160), 12, (x, y) => garnishes.cucumberSlice(x, y, 32)) +
      pieces.cubes(random, area(500, 350, 140), 15, ["#fdfaf2"], 40) +
      platters.olives(random, area(500, 350, 150), 16) +
      garnishes.onionRings(random, area(500, 350, 140), 9)
  },
  1020: {
    cloth: "#c98a4a",
    weave: "dots",
    draw: (random) =>
      tableSetting.board("#d3b98f") +
      platters.grid(random, area(500, 250, 250, 50), 5, 1, platters.wrap("#d98a4a")) +
      platters.grid(random, area(500, 460, 250, 50), 5, 1, platters.wrap("#8fae4a"))
  },
  1021: {
    cloth: "#6b5a7a",
    weave: "plain",
    draw: (random) =>
      tableSetting.board("#a9743f") +
      platters.cheese("#fbf3da", "#f3ead0", 88)(random, 330, 230) +
      platters.cheese("#e9e6d2", "#8fa3a8", 78)(random, 650, 220) +
      platters.cheese("#f4cf6a", "#e0a83c", 84)(random, 330, 460) +
      platters.cheese("#f6e8c4", "#4a4038", 70)(random, 500, 340) +
      pieces.berries(random, area(660, 400, 70, 60), 26, "#5d3a6e", 19) +
      tableSetting.sideBowl(690, 530, 52, "#efe6d6", "#6e2f3f") +
      baked.seedCracker(random, 520, 520, 8, 150, 90)
  },
  1022: {
    cloth: "#4a5a4a",
    weave: "wood",
    draw: (random) =>
      tableSetting.board("#b98550") +
      platters.grid(random, area(350, 220, 140, 80), 4, 2, platters.coldCut("#d9897c", 42)) +
      platters.grid(random, area(640, 240, 130, 80), 4, 2, platters.coldCut("#9c2f26", 36)) +
      platters.grid(random, area(340, 470, 130, 70), 4, 2, platters.coldCut("#b84a2e", 36)) +
      platters.cheese("#f6e8c4", "#4a4038", 60)(random, 540, 400) +
      tableSetting.sideBowl(690, 420, 58, "#efe6d6", "#d9c98a", platters.olives(random, area(690, 420, 36), 12)) +
      platters.bread()(random, 620, 550)
  },
  1023: {
    cloth: "#8a3f4a",
    weave: "border",
    draw: (random) =>
      tableSetting.board("#c08a4f") +
      platters.cheese("#fbf3da", "#f3ead0", 80)(random, 310, 220) +
      platters.cheese("#e9e6d2", "#8fa3a8", 70)(random, 320, 470) +
      platters.grid(random, area(620, 220, 140, 70), 4, 2, platters.coldCut("#d9897c", 40)) +
      platters.grid(random, area(630, 480, 130, 60), 4, 2, platters.coldCut("#9c2f26", 34)) +
      pieces.berries(random, area(500, 350, 70, 60), 28, "#8fae4a", 18) +
      tableSetting.sideBowl(690, 360, 48, "#efe6d6", "#6e2f3f") +
      platters.olives(random, area(400, 350, 46, 40), 12)
  }
}
