import { darker, lighter } from "../colour.ts"
import { shadedEllipse, circle, flatShape, line, ellipse, transformed, shadedShape, type Motif } from "./draw.ts"

const pills: Motif = (colour = "#d8455a") =>
  transformed(
    shadedShape("M-34-12H0V12H-34C-46 12-46-12-34-12z", colour) +
      shadedShape("M0-12H34C46-12 46 12 34 12H0z", "#fbfaf6"),
    -2,
    -14,
    0.96,
    -32
  ) + shadedEllipse(14, 24, 19, 16, "#fbfaf6", line("M2 28L26 20", "#cfccc2", 2.6))

const tablet: Motif = (colour = "#fbfaf6") =>
  [
    [-16, -12],
    [18, 2],
    [-8, 24]
  ]
    .map(
      ([x = 0, y = 0]) =>
        ellipse(x, y + 5, 23, 16, "#c9c6bb") +
        shadedEllipse(x, y, 23, 16, colour, line(`M${x - 14} ${y + 3}L${x + 14} ${y - 3}`, "#cfccc2", 2.4))
    )
    .join("")

const fizz: Motif = (colour = "#f2a23c") =>
  shadedShape("M-28-32H28L22 42C12 46-12 46-22 42z", "#dcebf2") +
  shadedShape("M-25-12H25L21 40C12 44-12 44-21 40z", lighter(colour, 0.45)) +
  ellipse(0, 28, 15, 6, colour) +
  [
    [-8, 14],
    [4, 8],
    [10, 18],
    [-4, 0],
    [8, -4],
    [-10, -6]
  ]
    .map(([x = 0, y = 0], index) => circle(x, y, 2 + (index % 3), "#ffffff"))
    .join("")

const plaster: Motif = (colour = "#e3b184") =>
  `<g transform="rotate(-34)">${shadedShape("M-38-15H38C50-15 50 15 38 15H-38C-50 15-50-15-38-15z", colour)}${flatShape("M-14-15h28v30h-28z", lighter(colour, 0.35))}${[
    [-6, -6],
    [6, -6],
    [-6, 6],
    [6, 6],
    [0, 0]
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 2, darker(colour, 0.3)))
    .join("")}</g>`

const bandage: Motif = (colour = "#f8f4ea") =>
  shadedShape(
    "M-36-12H34V22H-36z",
    darker(colour, 0.05),
    line("M-20-12V22M-6-12V22M8-12V22M22-12V22", darker(colour, 0.14), 1.6)
  ) +
  shadedEllipse(-34, 5, 13, 17, colour) +
  line("M-34 5C-30 2-28 10-34 12C-42 10-42-4-34-6", darker(colour, 0.25), 1.8) +
  shadedShape("M30 16H46V22H30z", colour)

const thermometer: Motif = () =>
  `<g transform="rotate(-40)">${shadedShape("M-14-14H40C48-14 48 14 40 14H-14z", "#f4f6f6")}${flatShape("M0-8h26v16h-26z", "#b9d3c4")}${line("M5-3V4M11-3V4M17-3H21V4", "#2f4a3c", 2)}${shadedShape("M-46-5H-14V5H-46C-50 5-50-5-46-5z", "#c5cdd2")}</g>`

const heart: Motif = (colour = "#d0293a") =>
  shadedShape("M0 42C-34 20-46 0-42-18C-38-36-12-38 0-20C12-38 38-36 42-18C46 0 34 20 0 42z", colour)

const noseSpray: Motif = (colour = "#5fa8d8") =>
  shadedShape("M-10-46H10V-16H-10z", "#f7f9fa") +
  shadedShape("M-24-16H24V-6H-24z", colour) +
  shadedShape("M-18-6H18V44C10 48-10 48-18 44z", "#f1f4f5") +
  flatShape("M-18 10H18V30H-18z", colour) +
  [
    [-22, -36],
    [22, -36],
    [-30, -28],
    [30, -28],
    [-28, -44],
    [28, -44]
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 2.6, lighter(colour, 0.3)))
    .join("")

const dumbbell: Motif = (colour = "#3f8f7a") =>
  line("M-20 0H20", "#7f8b92", 8) +
  [-32, 32].map((x) => shadedShape(`M${x - 9}-26H${x + 9}V26H${x - 9}z`, colour)).join("") +
  [-44, 44].map((x) => shadedShape(`M${x - 4}-15H${x + 4}V15H${x - 4}z`, darker(colour, 0.2))).join("")

export const healthMotifs: Readonly<Record<string, Motif>> = {
  bandage,
  fizz,
  heart,
  dumbbell,
  "nose-spray": noseSpray,
  pills,
  plaster,
  tablet,
  thermometer
}
