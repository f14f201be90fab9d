import { darker, lighter } from "../colour.ts"
import { shadedEllipse, flatShape, line, ellipse, ringPoints, shadedShape, type Motif } from "./draw.ts"

const iceCream: Motif = (colour = "#f3dca6", secondColour = "#8a5434") =>
  shadedShape("M-38 6H38C36 30 20 40 0 40C-20 40-36 30-38 6z", "#c7dbe2") +
  shadedEllipse(-18, -8, 21, 20, colour) +
  shadedEllipse(18, -8, 21, 20, secondColour) +
  shadedEllipse(0, -22, 21, 20, lighter(colour, 0.3)) +
  flatShape("M-40 4H40V10C24 14-24 14-40 10z", "#e3eef2")

const cone: Motif = (colour = "#f6e3b6", secondColour = "#6b3a20") =>
  shadedShape("M-20-4H20L2 48H-2z", "#d29a4c", line("M-14-2L8 32M-2-2L12 18M14-2L-8 32M2-2L-12 18", "#a86f2c", 2)) +
  shadedShape("M-26-4C-32-16-22-26-14-26C-12-42 12-46 14-28C26-26 32-14 26-4C16 4-16 4-26-4z", colour) +
  flatShape("M-18-18C-14-38 12-42 15-24C12-16 8-26 4-18C0-12-4-24-8-18C-12-12-14-20-18-18z", secondColour)

const popsicle: Motif = (colour = "#e0556a") =>
  shadedShape("M-5 20h10v24c0 5-10 5-10 0z", "#e2bd84") +
  shadedShape("M-22-24C-22-52 22-52 22-24V20C22 26-22 26-22 20z", colour) +
  line("M-9-28V10M9-28V10", darker(colour, 0.2), 4, 0.5)

const chocolatePopsicle: Motif = (colour = "#4f2c1a") =>
  shadedShape("M-5 20h10v24c0 5-10 5-10 0z", "#e2bd84") +
  shadedShape("M-22-24C-22-52 22-52 22-24V20C22 26-22 26-22 20z", colour) +
  flatShape("M22-40C16-34 14-30 10-34C8-28 6-34 4-44C14-46 20-42 22-34z", "#fbf3df") +
  ringPoints(0, -6, 7, 13, 20)
    .map(([x, y], index) => ellipse(x, y, 2.6, 1.6, "#c9985c", index * 40))
    .join("")

export const iceCreamsMotifs: Readonly<Record<string, Motif>> = {
  "chocolate-popsicle": chocolatePopsicle,
  cone,
  "ice-cream": iceCream,
  popsicle
}
