import { getNavigation, getSettings, type WireNode } from "#core/navigation/api.ts"
import type { Kysely } from "kysely"
import { cateringFolderId } from "../catering/read-meals.ts"
import { bagFolderId } from "../recipes/bags.ts"
import type { Tables } from "../database/tables.ts"
import { type Route, route } from "../http/route.ts"
import { readSetting } from "../database/settings.ts"

type CategoryRow = Pick<Tables["categories"], "id" | "name" | "url" | "parent_id">

const categoryNodes = (rows: ReadonlyArray<CategoryRow>): ReadonlyArray<WireNode> => {
  const childrenByParent = new Map<string | null, Array<CategoryRow>>()
  for (const row of rows) {
    const siblings = childrenByParent.get(row.parent_id)
    if (siblings === undefined) childrenByParent.set(row.parent_id, [row])
    else siblings.push(row)
  }
  const nodesUnder = (parent: string | null): ReadonlyArray<WireNode> =>
    (childrenByParent.get(parent) ?? []).map(({ id, name, url }) => ({
      id,
      name,
      type: "ProductCategoryPage",
      link: { url },
      children: nodesUnder(id)
    }))
  return nodesUnder(null)
}

const readCateringNodes = async (database: Kysely<Tables>): Promise<ReadonlyArray<WireNode>> => {
  const categories = await database
    .selectFrom("catering_categories")
    .select(["id", "name"])
    .orderBy("position")
    .execute()
  return categories.map(({ id, name }) => ({
    id,
    name,
    type: "CateringCategoryPage",
    link: { url: `/catering/${id}` },
    children: []
  }))
}

/** The categories of recipe bags, each with its bags. */
const readBagNodes = async (database: Kysely<Tables>): Promise<ReadonlyArray<WireNode>> => {
  const categories = await database
    .selectFrom("recipe_bag_categories")
    .select(["id", "name"])
    .orderBy("position")
    .execute()
  const bags = await database
    .selectFrom("recipe_bags")
    .select(["id", "name", "url", "category"])
    .orderBy("position")
    .execute()
  return categories.map(({ id, name }) => ({
    id,
    name,
    type: "BagCategoryPage",
    link: { url: `/matkassar/${id}` },
    children: bags
      .filter(({ category }) => category === id)
      .map((bag) => ({ id: bag.id, name: bag.name, type: "BagPage", link: { url: bag.url }, children: [] }))
  }))
}

export const navigationRoutes: ReadonlyArray<Route> = [
  route(getNavigation, async ({ database }) => {
    const { header, footer, customerService } = await readSetting(database, "navigation")
    // Leaf categories without products are hidden: 'Övrigt' appears with the first import that needs it.
    const categories = await database
      .selectFrom("categories as c")
      .select(["c.id", "c.name", "c.url", "c.parent_id"])
      .where((eb) =>
        eb.or([
          eb("c.last_leaf", ">", eb.ref("c.first_leaf")),
          eb.exists(eb.selectFrom("products as p").select("p.no").whereRef("p.leaf", "=", "c.first_leaf"))
        ])
      )
      .orderBy("c.parent_id", (order) => order.asc().nullsFirst())
      .orderBy("c.position")
      .execute()
    const food = {
      id: "matvaror",
      name: "Matvaror",
      type: "ProductFolderPage",
      link: { url: "/matvaror" },
      children: categoryNodes(categories)
    }
    const recipeCategories = await database
      .selectFrom("recipe_categories")
      .select(["id", "name"])
      .orderBy("position")
      .execute()
    const recipes = {
      id: "recept",
      name: "Recept",
      type: "RecipeFolderPage",
      link: { url: "/recept" },
      children: recipeCategories.map(({ id, name }) => ({
        id,
        name,
        type: "RecipeCategoryPage",
        link: { url: `/recept/${id}` },
        children: []
      }))
    }
    const catering = {
      id: cateringFolderId,
      name: "Catering",
      type: "CateringFolderPage",
      link: { url: "/catering" },
      children: await readCateringNodes(database)
    }
    const bags = {
      id: bagFolderId,
      name: "Matkassar",
      type: "BagFolderPage",
      link: { url: "/matkassar" },
      children: await readBagNodes(database)
    }
    const customerServiceNode = {
      id: "kundservice",
      name: "Kundservice",
      type: "CustomerServicePage",
      link: { url: "/kundservice" },
      children: []
    }
    const tree: WireNode = {
      id: "start",
      name: "Start",
      type: "StartPage",
      link: { url: "/" },
      children: [food, recipes, catering, bags, customerServiceNode]
    }
    const departments = food.children.map(({ name, type, link }) => ({ name, type, link }))
    return { data: { tree, header: [...header, ...departments], footer, customerService } }
  }),

  route(getSettings, ({ database }) => readSetting(database, "shop"))
]
