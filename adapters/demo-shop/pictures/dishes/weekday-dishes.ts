import * as baked from "./baked.ts"
import { area, circle, ellipse, path, roundedRect, scatter, shadedShape } from "./draw.ts"
import * as garnishes from "./garnishes.ts"
import * as pieces from "./pieces.ts"
import * as staples from "./staples.ts"
import * as tableSetting from "./table-setting.ts"
import type { Dish } from "./dish.ts"

const plateWhite = "#fbf8f1"
/** Weekday dinners, by the number of the recipe. */
export const weekdayDishes: Readonly<Record<number, Dish>> = {
  1001: {
    cloth: "#4d7a5b",
    weave: "check",
    draw: (random) =>
      tableSetting.fork(150, -6) +
      tableSetting.plate(plateWhite, "#c9d8c6") +
      staples.strands(random, area(500, 356, 196, 182)) +
      staples.sauce(random, area(496, 346, 128, 112), "#a63a1e", {
        colours: ["#7d4326", "#8d5230", "#c0502c"],
        count: 90,
        size: 10
      }) +
      pieces.shreds(random, area(496, 336, 70, 56), 34, "#fbeebc") +
      garnishes.leaf(500, 330, 20, 30) +
      garnishes.leaf(528, 346, 110, 26)
  },
  1003: {
    cloth: "#b9c7d6",
    weave: "stripes",
    draw: (random) =>
      tableSetting.fork(140, -4) +
      tableSetting.knife(866, 5) +
      tableSetting.plate() +
      staples.mash(random, area(410, 286, 118, 104)) +
      staples.sauce(random, area(560, 420, 138, 92), "#b98a58") +
      staples.balls(random, area(566, 404, 108, 74), 9, 36, "#7c4526") +
      pieces.berries(random, area(394, 462, 60, 44), 34) +
      garnishes.choppedHerbs(random, area(566, 400, 100, 70), 22)
  },
  1004: {
    cloth: "#d9a441",
    weave: "dots",
    draw: (random) =>
      tableSetting.fork(140, -5) +
      tableSetting.plate(plateWhite, "#e7c37b") +
      staples.grains(random, area(392, 350, 118, 160)) +
      staples.sauce(random, area(574, 352, 128, 164), "#dd7d4b") +
      pieces.strips(random, area(574, 350, 100, 134), 34, ["#c2543b", "#d06a4d"], 78, 15) +
      garnishes.choppedHerbs(random, area(560, 350, 110, 120), 26)
  },
  1006: {
    cloth: "#2f5d62",
    weave: "plain",
    draw: (random) =>
      tableSetting.spoon(856, 8) +
      tableSetting.bowl("#e8e2d2", "#e58a4b") +
      staples.grains(random, area(408, 300, 104, 92)) +
      pieces.cubes(random, area(560, 400, 120, 96), 11, ["#f3d6b4", "#e8c397"], 46) +
      pieces.strips(random, area(548, 372, 120, 110), 14, ["#c5281d", "#d8402b"], 80, 14) +
      pieces.peas(random, area(560, 330, 120, 90), 14, "#6fae3f", 11) +
      garnishes.sprigs(random, area(500, 350, 110), 7, 22) +
      garnishes.citrusWedge(640, 250, 30, "#93c24a")
  },
  1008: {
    cloth: "#c2552f",
    weave: "stripes",
    draw: (random) =>
      tableSetting.board("#b98550") +
      [
        [330, 300, -14],
        [510, 360, 4],
        [690, 300, 16]
      ]
        .map(([x = 0, y = 0, rotation = 0]) =>
          baked.taco(
            x,
            y,
            rotation,
            garnishes.leaves(random, area(0, -66, 96, 22), 9, 26) +
              pieces.beans(random, area(0, -58, 90, 22), 34, ["#6d3a1e", "#84492a"], 13) +
              pieces.dots(random, area(0, -70, 88, 20), 12, ["#d83a2a"], 10) +
              pieces.peas(random, area(0, -72, 80, 18), 10, "#f2c53d", 7) +
              pieces.shreds(random, area(0, -74, 84, 18), 18)
          )
        )
        .join("") +
      tableSetting.sideBowl(
        300,
        520,
        68,
        "#efe6d6",
        "#b5301f",
        pieces.dots(random, area(300, 520, 44), 20, ["#d8503a", "#7fae3c"], 6)
      ) +
      tableSetting.sideBowl(500, 546, 62, "#efe6d6", "#9fbf55") +
      garnishes.citrusWedge(690, 520, 10, "#93c24a")
  },
  1010: {
    cloth: "#3a4a63",
    weave: "border",
    draw: (random) =>
      tableSetting.fork(858, 5) +
      tableSetting.plate("#f4f1ea", "#2f3d52") +
      staples.strands(random, area(500, 352, 178, 166), "#f6dfa2", 9, 110) +
      pieces.cubes(random, area(500, 346, 140, 126), 24, ["#b3432f", "#cf6a4d", "#e9b899"], 20) +
      pieces.shreds(random, area(500, 340, 120, 100), 40, "#fdf3c8") +
      staples.sauce(random, area(500, 330, 34, 30), "#f6b229") +
      pieces.dots(random, area(500, 350, 150), 50, ["#2b241e"], 3)
  },
  1013: {
    cloth: "#a3322b",
    weave: "plain",
    draw: (random) =>
      tableSetting.bowl("#26323a", "#6b4a24") +
      staples.strands(random, area(500, 356, 200, 192), "#d99f4a", 10, 100) +
      pieces.broccoli(random, area(500, 350, 160, 150), 11) +
      pieces.cubes(random, area(500, 350, 150, 140), 14, ["#e5bd8a", "#d9a868"], 40) +
      pieces.carrots(random, area(500, 350, 160, 150), 13) +
      pieces.strips(random, area(500, 350, 150, 140), 12, ["#b9d98a"], 60, 9) +
      pieces.dots(random, area(500, 350, 170), 70, ["#fbf0d0"], 4) +
      `<g transform="rotate(28 830 200)">${path(roundedRect(760, 40, 14, 620, 6), "#d9b273")}${path(roundedRect(800, 40, 14, 620, 6), "#d9b273")}</g>`
  },
  1015: {
    cloth: "#7f9a6c",
    weave: "check",
    draw: (random) =>
      tableSetting.ovenDish("#c5462f", "#e7b65a") +
      baked.gratinCrust(random, "#e3a545") +
      staples.sauce(random, area(300, 500, 50, 30), "#a83a1f") +
      staples.sauce(random, area(690, 220, 44, 28), "#a83a1f") +
      scatter(random, area(500, 350, 220, 160), 8, (x, y) => circle(x, y, 14, "#b4441f", 'opacity=".65"')) +
      garnishes.leaf(500, 330, 30, 36) +
      garnishes.leaf(536, 348, 120, 30)
  },
  1016: {
    cloth: "#e0b84a",
    weave: "stripes",
    draw: (random) =>
      tableSetting.pan() +
      staples.sauce(random, area(455, 350, 226, 224), "#a8502a") +
      pieces.strips(random, area(455, 350, 204, 204), 76, ["#c5281d", "#e06a2a", "#e9b93b"], 92, 20) +
      pieces.strips(random, area(455, 350, 196, 196), 44, ["#e2b27b", "#cf9558"], 96, 26) +
      garnishes.onionRings(random, area(455, 350, 180), 14) +
      garnishes.sprigs(random, area(455, 350, 150), 7) +
      garnishes.citrusWedge(840, 540, -20, "#93c24a") +
      garnishes.avocado(150, 590, 20)
  },
  1017: {
    cloth: "#3f3a38",
    weave: "wood",
    draw: (random) =>
      tableSetting.board("#c99a62") +
      staples.wedges(random, area(660, 440, 120, 110), 26) +
      baked.burger(
        random,
        390,
        320,
        148,
        garnishes.leaves(random, area(390, 330, 168, 160), 26, 42, "#6fb04a") +
          garnishes.tomatoSlice(290, 430, 50) +
          garnishes.tomatoSlice(500, 420, 50) +
          path(roundedRect(270, 200, 240, 240, 24), "#f3b23a", 'transform="rotate(14 390 320)"') +
          staples.steak(random, area(390, 326, 156, 152), "#6b3a22")
      ) +
      tableSetting.sideBowl(690, 220, 62, "#f4ecdd", "#e79a76")
  },
  1018: {
    cloth: "#8fa98a",
    weave: "plain",
    draw: (random) =>
      tableSetting.sheet() +
      staples.potatoes(random, area(310, 330, 130, 170), 9, "#dfa84a", 36) +
      staples.potatoes(random, area(700, 420, 130, 130), 8, "#dfa84a", 34) +
      [
        [420, 250, 20],
        [600, 250, -30],
        [500, 450, 60],
        [740, 250, 110]
      ]
        .map(
          ([x = 0, y = 0, rotation = 0]) =>
            `<g transform="translate(${x} ${y}) rotate(${rotation})" filter="url(#soft)">${path(roundedRect(40, -13, 90, 26, 12), "#f1e3c9")}${shadedShape("M-86 -50Q-20 -76 40 -40Q72 -14 70 0Q72 16 40 40Q-20 74 -86 48Q-116 0 -86 -50Z", "#c07a32")}${ellipse(area(-30, -22, 46, 18), "#e0a65a", -10)}</g>`
        )
        .join("") +
      garnishes.citrusWedge(330, 520, 20) +
      garnishes.citrusWedge(810, 530, -40) +
      garnishes.choppedHerbs(random, area(500, 350, 320, 210), 70)
  }
}
