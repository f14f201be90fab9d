import * as baked from "./baked.ts"
import type { Dish } from "./dish.ts"
import { area, ellipse, path, roundedRect, scatter, shadedShape } from "./draw.ts"
import * as garnishes from "./garnishes.ts"
import * as pieces from "./pieces.ts"
import * as staples from "./staples.ts"
import * as tableSetting from "./table-setting.ts"

const halloumi = (x: number, y: number, rotation: number) =>
  `<g transform="translate(${x} ${y}) rotate(${rotation})">${shadedShape(roundedRect(-62, -26, 124, 52, 8), "#f4e3b6")}${path(roundedRect(-46, -20, 12, 40, 5), "#a8672c")}${path(roundedRect(-8, -20, 12, 40, 5), "#a8672c")}${path(roundedRect(30, -20, 12, 40, 5), "#a8672c")}</g>`

/** Dishes without meat and fish, by the number of the recipe. */
export const vegetarianDishes: Readonly<Record<number, Dish>> = {
  1002: {
    cloth: "#8fb3c9",
    weave: "check",
    draw: (random) =>
      tableSetting.fork(140, -5) +
      tableSetting.plate() +
      baked.pancakes(random, 500, 358, 178, 6) +
      pieces.berries(random, area(500, 300, 74, 54), 46, "#a3182b") +
      pieces.dots(random, area(500, 380, 130, 90), 50, ["#fffdf6"], 3)
  },
  1009: {
    cloth: "#d4743f",
    weave: "plain",
    draw: (random) =>
      tableSetting.plate("#f7f0e2", "#c98a52") +
      staples.grains(random, area(378, 350, 106, 158)) +
      staples.sauce(random, area(570, 352, 136, 168), "#e08a4c") +
      pieces.strips(random, area(570, 350, 110, 140), 16, ["#c92a1d"], 74, 13) +
      [
        [520, 270, 20],
        [620, 300, -30],
        [560, 370, 60],
        [640, 420, 10],
        [530, 450, -20]
      ]
        .map(([x = 0, y = 0, rotation = 0]) => halloumi(x, y, rotation))
        .join("") +
      garnishes.choppedHerbs(random, area(570, 350, 110, 130), 24)
  },
  1011: {
    cloth: "#43302b",
    weave: "plain",
    draw: (random) =>
      tableSetting.bowl("#c9762f", "#8a2f1c") +
      staples.grains(random, area(392, 296, 96, 84)) +
      pieces.beans(random, area(540, 390, 150, 130), 60, ["#5b1a16", "#241a1c", "#6d2420"], 15) +
      pieces.cubes(random, area(540, 380, 140, 120), 14, ["#d8392a"], 24) +
      pieces.peas(random, area(540, 390, 140, 120), 14, "#f2c53d", 8) +
      pieces.dollop(random, 560, 300, 38) +
      garnishes.sprigs(random, area(520, 370, 110), 6)
  },
  1028: {
    cloth: "#5f8a72",
    weave: "dots",
    draw: (random) =>
      tableSetting.board("#c99c66") +
      [
        [350, 330, -16],
        [620, 350, 14]
      ]
        .map(
          ([x = 0, y = 0, rotation = 0]) =>
            `<g transform="translate(${x} ${y}) rotate(${rotation})" filter="url(#soft)">${path("M-150 20A150 150 0 0 1 150 20Q120 -20 0 -24Q-120 -20 -150 20Z", "#c99654")}${garnishes.leaves(random, area(0, -6, 116, 28), 12, 28, "#6fae45")}${staples.balls(random, area(0, -8, 92, 22), 4, 32, "#8a5a2a")}${garnishes.tomatoSlice(-96, 4, 28)}${garnishes.tomatoSlice(100, 6, 28)}${garnishes.onionRings(random, area(0, 0, 110, 22), 5)}${path("M-154 24Q0 -24 154 24Q140 178 0 182Q-140 178 -154 24Z", "#eac78c")}${ellipse(area(-50, 80, 34, 16), "#c08d49", 20, 'opacity=".5"')}${ellipse(area(50, 112, 40, 18), "#c08d49", -18, 'opacity=".5"')}</g>`
        )
        .join("") +
      tableSetting.sideBowl(500, 552, 66, "#f4ecdd", "#fbf7ea", garnishes.choppedHerbs(random, area(500, 552, 40), 16))
  },
  1029: {
    cloth: "#6f6a5c",
    weave: "plain",
    draw: (random) =>
      tableSetting.fork(858, 5) +
      tableSetting.plate("#efe9dc", "#8a8270") +
      staples.sauce(random, area(500, 350, 198, 186), "#e8cf9a") +
      scatter(
        random,
        area(500, 350, 180, 170),
        90,
        (x, y, rotation) =>
          `<g transform="translate(${x} ${y}) rotate(${rotation})">${path(roundedRect(-26, -8, 52, 17, 8), "#c9a04f")}${path(roundedRect(-26, -10, 52, 16, 8), "#f1d58c")}${ellipse(area(25, -2, 4, 7), "#a87f35")}</g>`
      ) +
      pieces.mushrooms(random, area(500, 350, 160, 150), 18, "#b48a5c") +
      garnishes.leaves(random, area(500, 350, 130), 9, 26, "#3f7f38") +
      pieces.shreds(random, area(500, 350, 130), 24, "#fdf3c8")
  },
  1030: {
    cloth: "#b5762a",
    weave: "border",
    draw: (random) =>
      tableSetting.bowl("#efe7d6", "#dd9a34") +
      staples.grains(random, area(396, 290, 94, 82)) +
      pieces.peas(random, area(530, 380, 160, 140), 46, "#e8c987", 15) +
      garnishes.leaves(random, area(530, 370, 150, 130), 13, 32, "#3b7a38") +
      pieces.swirl(570, 330, 44, "#fff6e0", 9) +
      garnishes.citrusWedge(360, 440, 60, "#93c24a")
  },
  1031: {
    cloth: "#e3a83c",
    weave: "plain",
    draw: (random) =>
      tableSetting.plate("#fbf8f1", "#e0a23a") +
      baked.burger(
        random,
        500,
        340,
        140,
        garnishes.leaves(random, area(500, 350, 176, 170), 24, 36, "#4a9440") +
          [
            [420, 450, 30],
            [590, 440, -30],
            [640, 300, 70],
            [360, 300, 110]
          ]
            .map(([x = 0, y = 0, rotation = 0]) => halloumi(x, y, rotation))
            .join("") +
          pieces.cubes(random, area(500, 350, 190, 180), 26, ["#f3a72b", "#f7bd4a"], 22)
      ) +
      tableSetting.sideBowl(
        850,
        560,
        82,
        "#f4ecdd",
        "#f3b23a",
        pieces.cubes(random, area(850, 560, 44), 18, ["#f3a72b", "#f9c860", "#c9447a"], 18)
      )
  },
  1032: {
    cloth: "#2f4a52",
    weave: "dots",
    draw: (random) =>
      tableSetting.bowl("#d9e2df", "#7a4a1f") +
      staples.grains(random, area(390, 300, 92, 86)) +
      pieces.strips(random, area(540, 370, 150, 140), 24, ["#d8402b", "#f2b83a", "#7fb04a"], 66, 14) +
      pieces.broccoli(random, area(540, 370, 140, 130), 5) +
      pieces.cubes(random, area(540, 370, 140, 130), 17, ["#e2b669", "#eec985", "#d39f4b"], 44) +
      scatter(
        random,
        area(540, 370, 130, 120),
        15,
        (x, y, rotation) =>
          `<g transform="translate(${x} ${y}) rotate(${rotation})">${path("M-16 4A17 17 0 0 1 16 4Q8 -4 0 -3Q-8 -4 -16 4Z", "#efdcb0")}</g>`
      ) +
      garnishes.choppedHerbs(random, area(540, 370, 140), 20, "#8fc05a")
  },
  1033: {
    cloth: "#c98ba3",
    weave: "check",
    draw: (random) =>
      tableSetting.plate("#fbf6f2", "#b96f8c") +
      staples.potatoes(random, area(380, 350, 96, 160), 8, "#dfa84a", 32) +
      [
        [570, 250],
        [650, 350],
        [560, 430]
      ]
        .map(([x = 0, y = 0]) => staples.steak(random, area(x, y, 72, 64), "#7d1f45"))
        .join("") +
      pieces.cubes(random, area(600, 340, 110, 120), 18, ["#fffaf0"], 20) +
      pieces.dollop(random, 470, 500, 50) +
      garnishes.choppedHerbs(random, area(600, 340, 120), 26)
  }
}
