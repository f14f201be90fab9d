import type { DemoRecipeBag } from "./model.ts"

/** The categories of recipe bags, in their order. */
export const demoBagCategories = [
  { id: "familj", name: "Familjekassar" },
  { id: "gront", name: "Gröna kassar" },
  { id: "helg", name: "Helgkassar" }
] as const

export const demoRecipeBags: ReadonlyArray<DemoRecipeBag> = [
  {
    number: 1,
    name: "Familjekassen",
    category: "familj",
    description: "Fem middagar som både stora och små äter upp. Husmanskost, tacos och pannkakor.",
    recipes: [1001, 1003, 1004, 1002, 1008]
  },
  {
    number: 3,
    name: "Snabba kassen",
    category: "familj",
    description: "Tre middagar på bordet inom en halvtimme.",
    recipes: [1010, 1013, 1004]
  },
  {
    number: 5,
    name: "Fiskkassen",
    category: "familj",
    description: "Fyra sätt att äta mer fisk i veckan: i ugnen, i tacos, i soppa och panerad.",
    recipes: [1012, 1036, 1039, 1043]
  },
  {
    number: 2,
    name: "Vegetariska kassen",
    category: "gront",
    description: "Fyra mättande middagar helt utan kött och fisk.",
    recipes: [1007, 1009, 1011, 1014]
  },
  {
    number: 4,
    name: "Lätta kassen",
    category: "gront",
    description: "Tre lättare middagar med lax, torsk och linser.",
    recipes: [1005, 1012, 1007]
  },
  {
    number: 6,
    name: "Bistrokassen",
    category: "helg",
    description: "Fyra rätter för långa kvällar: fläskfilé, entrecôte, risotto och toast Skagen.",
    recipes: [1048, 1049, 1053, 1040]
  }
]
