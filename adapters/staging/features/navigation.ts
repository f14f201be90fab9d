import { sql } from "kysely"
import { getNavigation, getSettings, type WireNode } from "#core/navigation/api.ts"
import type { WireAnswerOf } from "#core/contract/endpoint.ts"
import { type Context, type Route, route } from "../http/route.ts"

type Navigation = WireAnswerOf<typeof getNavigation>["data"]

export const readSetting = async <A>({ sql: database }: Pick<Context, "sql">, key: string): Promise<A> => {
  const { rows: [row] } = await sql<{ value: A }>`select value from settings where key = ${key}`.execute(database)
  if (row === undefined) throw new Error(`The setting '${key}' is missing.`)
  return row.value
}

interface CategoryRow {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly parent_id: string | null
}

const categoryNodes = (rows: ReadonlyArray<CategoryRow>): ReadonlyArray<WireNode> => {
  const below = new Map<string | null, Array<CategoryRow>>()
  for (const row of rows) {
    const siblings = below.get(row.parent_id)
    if (siblings === undefined) below.set(row.parent_id, [row])
    else siblings.push(row)
  }
  const nodesUnder = (parent: string | null): ReadonlyArray<WireNode> =>
    (below.get(parent) ?? []).map(({ id, name, url }) => ({ id, name, type: "ProductCategoryPage", link: { url }, children: nodesUnder(id) }))
  return nodesUnder(null)
}

export const navigationRoutes: ReadonlyArray<Route> = [
  route(getNavigation, async (context) => {
    const { header, footer, customerService } = await readSetting<Omit<Navigation, "tree">>(context, "navigation")
    // A category without goods is not shown: 'Övrigt' appears with the first import that needs it.
    const { rows: categories } = await sql<CategoryRow>`
      select id, name, url, parent_id from categories c
      where c.last_leaf - c.first_leaf > 0 or exists (select 1 from products p where p.leaf = c.first_leaf) order by parent_id nulls first,
        position`.execute(
      context.sql
    )
    const food = { id: "matvaror", name: "Matvaror", type: "ProductFolderPage", link: { url: "/matvaror" }, children: categoryNodes(categories) }
    const catering = { id: "catering", name: "Catering", type: "CateringFolderPage", link: { url: "/catering" }, children: [] }
    const tree: WireNode = { id: "start", name: "Start", type: "StartPage", link: { url: "/" }, children: [food, catering] }
    const departments = food.children.map(({ name, type, link }) => ({ name, type, link }))
    return { data: { tree, header: [...departments, ...header], footer, customerService } }
  }),

  route(getSettings, (context) => readSetting(context, "shop"))
]
