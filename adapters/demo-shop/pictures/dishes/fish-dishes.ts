import * as baked from "./baked.ts"
import type { Dish } from "./dish.ts"
import { area, circle, ring, scatter } from "./draw.ts"
import * as garnishes from "./garnishes.ts"
import * as pieces from "./pieces.ts"
import * as staples from "./staples.ts"
import * as tableSetting from "./table-setting.ts"

/** Dishes with fish and shellfish, by the number of the recipe. */
export const fishDishes: Readonly<Record<number, Dish>> = {
  1005: {
    cloth: "#cfd9cf",
    weave: "plain",
    draw: (random) =>
      tableSetting.fork(138, -4) +
      tableSetting.knife(866, 4) +
      tableSetting.plate("#fbfaf5", "#9fb5a5") +
      staples.potatoes(random, area(384, 300, 112), 6) +
      garnishes.choppedHerbs(random, area(384, 300, 100), 18) +
      staples.sauce(random, area(430, 462, 96, 62), "#f8f4e2") +
      garnishes.choppedHerbs(random, area(430, 460, 70, 44), 30) +
      staples.fillet(604, 350, -58) +
      garnishes.dill(600, 330, 20, 0.9) +
      garnishes.citrusSlice(676, 486, 46)
  },
  1012: {
    cloth: "#4f7f8f",
    weave: "stripes",
    draw: (random) =>
      tableSetting.ovenDish("#f1ece0", "#f4ead0") +
      pieces.strips(random, area(500, 350, 220, 160), 46, ["#a9c96f", "#cfe09a", "#8bb24f"], 60, 10) +
      [
        [380, 270],
        [620, 280],
        [390, 430],
        [620, 430]
      ]
        .map(([x = 0, y = 0], index) => staples.fillet(x, y, index % 2 === 0 ? -8 : 10, "#f7f0e2", 0.78))
        .join("") +
      garnishes.citrusSlice(500, 350, 46) +
      garnishes.dill(300, 350, 30, 0.8) +
      garnishes.dill(716, 356, -40, 0.8)
  },
  1035: {
    cloth: "#6e88a3",
    weave: "dots",
    draw: (random) =>
      tableSetting.ovenDish("#274b6d", "#f7e6cf") +
      pieces.shrimps(random, area(500, 350, 150, 100), 14, 0.7) +
      garnishes.choppedHerbs(random, area(500, 350, 160, 110), 30) +
      ring(
        area(500, 352, 206, 154),
        24,
        (x, y) => staples.mash(random, area(x, y, 42, 38), "#f5dc92") + circle(x, y - 4, 14, "#d79a3c", 'opacity=".6"')
      ) +
      garnishes.citrusWedge(866, 116, 20)
  },
  1036: {
    cloth: "#e6d7ad",
    weave: "border",
    draw: (random) =>
      tableSetting.fork(134, -5) +
      tableSetting.plate() +
      staples.potatoes(random, area(392, 290, 104), 5) +
      staples.breadedPiece(random, area(610, 300, 120, 64), "#dba347", 34) +
      staples.breadedPiece(random, area(560, 410, 124, 62), "#d0953c", -18) +
      staples.sauce(random, area(410, 460, 66, 48), "#f6e79a", {
        colours: ["#7fa046", "#59803a"],
        count: 22,
        size: 7
      }) +
      garnishes.citrusWedge(664, 478, -30) +
      garnishes.sprig(480, 396, 40, 26)
  },
  1037: {
    cloth: "#b43c33",
    weave: "check",
    draw: (random) =>
      tableSetting.plate("#fbf8f1", "#cf5a45") +
      staples.strands(random, area(500, 352, 186, 176), "#f4d891", 9, 100) +
      scatter(random, area(500, 350, 150), 11, (x, y) => garnishes.halfTomato(x, y, 22)) +
      pieces.shrimps(random, area(500, 350, 150, 140), 11, 1.15) +
      pieces.dots(random, area(500, 350, 160), 26, ["#c6201a"], 6) +
      garnishes.choppedHerbs(random, area(500, 350, 160), 44)
  },
  1039: {
    cloth: "#3c8a8a",
    weave: "plain",
    draw: (random) =>
      tableSetting.board("#d2a56c") +
      [
        [330, 310, -12],
        [520, 370, 6],
        [700, 310, 18]
      ]
        .map(([x = 0, y = 0, rotation = 0]) =>
          baked.taco(
            x,
            y,
            rotation,
            pieces.strips(random, area(0, -64, 96, 24), 26, ["#dfeebc", "#bfe08a", "#f3f7dd"], 44, 8) +
              staples.breadedPiece(random, area(-40, -66, 46, 20), "#dba347", -14) +
              staples.breadedPiece(random, area(44, -68, 46, 20), "#d39a3f", 16) +
              garnishes.avocado(0, -70, 90, 3) +
              garnishes.sprigs(random, area(0, -78, 84, 14), 5, 14),
            "#f1deb0"
          )
        )
        .join("") +
      garnishes.citrusWedge(320, 530, 10, "#93c24a") +
      garnishes.citrusWedge(440, 556, -20, "#93c24a") +
      tableSetting.sideBowl(680, 536, 62, "#f4ecdd", "#fbf6dc")
  },
  1040: {
    cloth: "#dfe6ea",
    weave: "border",
    draw: (random) =>
      tableSetting.fork(136, -4) +
      tableSetting.knife(868, 4) +
      tableSetting.plate("#fbfaf6", "#7f9bb0") +
      baked.toast(500, 352, -8, 126) +
      pieces.dollop(random, 500, 346, 100, "#fbeadb") +
      pieces.shrimps(random, area(500, 340, 84, 76), 20, 0.72) +
      garnishes.dill(520, 310, 24, 1) +
      garnishes.citrusWedge(650, 470, -40) +
      pieces.dots(random, area(490, 330, 24, 18), 26, ["#e8602f"], 6)
  },
  1041: {
    cloth: "#2d3b4f",
    weave: "stripes",
    draw: (random) =>
      tableSetting.bowl("#dfe7ea", "#f6f1e4") +
      staples.grains(random, area(500, 354, 206, 196), "#f8f3e6", 420) +
      pieces.cubes(random, area(400, 260, 80, 70), 16, ["#f28a63", "#f6a484"], 42) +
      garnishes.avocado(604, 250, -30, 6) +
      pieces.peas(random, area(640, 400, 66, 70), 34, "#86bb4e", 12) +
      pieces.cubes(random, area(500, 480, 80, 46), 16, ["#f5b43a", "#f8c866"], 34) +
      pieces.strips(random, area(372, 410, 60, 70), 20, ["#ee8a2f"], 70, 8) +
      garnishes.cucumberSlice(500, 300, 30) +
      garnishes.cucumberSlice(530, 336, 30) +
      garnishes.cucumberSlice(482, 350, 30) +
      pieces.dots(random, area(500, 350, 170), 70, ["#1f1c1a", "#fbf2da"], 4)
  },
  1042: {
    cloth: "#5d6f7d",
    weave: "wood",
    draw: (random) =>
      tableSetting.pan() +
      circle(455, 350, 240, "#e9dcb4") +
      scatter(random, area(455, 350, 186), 26, (x, y, rotation) => pieces.mussel(x, y, rotation)) +
      garnishes.choppedHerbs(random, area(455, 350, 200), 60) +
      tableSetting.sideBowl(
        876,
        130,
        104,
        "#efe6d6",
        "#d9b273",
        staples.wedges(random, area(876, 130, 56), 26, "#ecc25c", 84, 15)
      ) +
      garnishes.citrusWedge(130, 610, 30)
  }
}
