import type { CateringSide, CateringUnit } from "#core/catering/model.ts"
import { noUpperLimit } from "#core/catering/rules.ts"

interface DemoMealVariant {
  /** Empty for a meal with one variant. */
  readonly name: string
  readonly from: number
  readonly to: number
  /** In kronor, for one portion or piece. */
  readonly price: number
}

interface DemoMeal {
  /** 1001 and up; the id is prefixed with C. */
  readonly number: number
  readonly name: string
  readonly unit: CateringUnit
  readonly sides: ReadonlyArray<CateringSide>
  readonly variants: ReadonlyArray<DemoMealVariant>
}

export const demoMeals: ReadonlyArray<DemoMeal> = [
  {
    number: 1001,
    name: "Smörgåstårta med räkor och lax",
    unit: "per person",
    sides: [],
    variants: [{ name: "", from: 8, to: 40, price: 99 }]
  },
  {
    number: 1002,
    name: "Smörgåstårta med skinka och ost",
    unit: "per person",
    sides: [],
    variants: [{ name: "", from: 8, to: 40, price: 85 }]
  },
  {
    number: 1003,
    name: "Landgång",
    unit: "per styck",
    sides: [],
    variants: [
      { name: "räkor och ägg", from: 4, to: noUpperLimit, price: 109 },
      { name: "rostbiff och skinka", from: 4, to: noUpperLimit, price: 99 }
    ]
  },
  {
    number: 1004,
    name: "Italiensk buffé",
    unit: "per person",
    sides: [
      { id: "focaccia", name: "Focaccia med rosmarin" },
      { id: "surdegsbrod", name: "Surdegsbröd" }
    ],
    variants: [{ name: "", from: 10, to: noUpperLimit, price: 179 }]
  },
  {
    number: 1005,
    name: "Caesarsallad",
    unit: "per styck",
    sides: [
      { id: "caesardressing", name: "Caesardressing" },
      { id: "vinagrett", name: "Vinägrett" }
    ],
    variants: [
      { name: "kyckling", from: 2, to: noUpperLimit, price: 95 },
      { name: "räkor", from: 2, to: noUpperLimit, price: 115 }
    ]
  },
  {
    number: 1006,
    name: "Prinsesstårta",
    unit: "per styck",
    sides: [],
    variants: [
      { name: "6 bitar", from: 1, to: 10, price: 289 },
      { name: "10 bitar", from: 1, to: 10, price: 429 }
    ]
  },
  {
    number: 1007,
    name: "Tapasbricka",
    unit: "per person",
    sides: [
      { id: "aioli", name: "Aioli" },
      { id: "tomatsalsa", name: "Tomatsalsa" }
    ],
    variants: [{ name: "", from: 6, to: noUpperLimit, price: 149 }]
  },
  {
    number: 1008,
    name: "Rostbiff med tillbehör",
    unit: "per person",
    sides: [
      { id: "potatissallad", name: "Potatissallad" },
      { id: "potatisgratang", name: "Potatisgratäng" }
    ],
    variants: [{ name: "", from: 8, to: 60, price: 139 }]
  }
]
