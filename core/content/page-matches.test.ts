import { expect, it } from "vitest"
import { probablePageType } from "./page-matches.ts"

const departments = [
  {
    id: "10",
    name: "Mejeri",
    type: "ProductCategoryPage",
    url: "/matvaror/mejeri",
    children: [{ id: "101", name: "Ost", type: "ProductCategoryPage", url: "/matvaror/mejeri/ost" }]
  },
  { id: "c", name: "Catering", type: "CateringFolderPage", url: "/catering", children: [] }
]

it.each([
  ["/matvaror/mejeri", "category"],
  ["/matvaror/mejeri/ost/", "category"],
  ["/matvaror/mejeri/ost/hårdost", "category"],
  ["/matvaror/mejeri/ost/prästost-p101234567_ST", "product"],
  ["/catering", "cateringFolder"],
  ["/kundservice/oppettider", "article"],
  ["/matvaror/mejerivaror", "article"]
] as const)("%s is probably a page of type %s", (path, type) => {
  expect(probablePageType(departments, path)).toBe(type)
})
