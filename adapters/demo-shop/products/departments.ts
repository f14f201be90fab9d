import { bread } from "./departments/bread.ts"
import { children } from "./departments/children.ts"
import { dairy } from "./departments/dairy.ts"
import { drinks } from "./departments/drinks.ts"
import { fish } from "./departments/fish.ts"
import { frozen } from "./departments/frozen.ts"
import { fruitAndVegetables } from "./departments/fruit-and-vegetables.ts"
import { health } from "./departments/health.ts"
import { home } from "./departments/home.ts"
import { meat } from "./departments/meat.ts"
import { pantry } from "./departments/pantry.ts"
import { sweetsAndKiosk } from "./departments/sweets-and-kiosk.ts"
import { parseDepartment } from "./table.ts"
import type { Department } from "./table.ts"

export const frozenDepartment = "Fryst & glass"

/** The twelve departments in the order of the shop. */
export const departments: ReadonlyArray<Department> = [
  parseDepartment("Frukt & grönt", fruitAndVegetables),
  parseDepartment("Mejeri, ost & ägg", dairy),
  parseDepartment("Kött, fågel & chark", meat),
  parseDepartment("Fisk & skaldjur", fish),
  parseDepartment("Bröd & kakor", bread),
  parseDepartment("Skafferivaror", pantry),
  parseDepartment(frozenDepartment, frozen),
  parseDepartment("Dryck", drinks),
  parseDepartment("Godis, snacks & kiosk", sweetsAndKiosk),
  parseDepartment("Barn", children),
  parseDepartment("Hem, städ & djur", home),
  parseDepartment("Skönhet & hälsa", health)
]
