import { act, cleanup, screen } from "@testing-library/react"
import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { respondWithJson } from "#adapters/fakes/fake-http.ts"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { wireCard } from "#contract-tests/suites/wire-card.ts"
import { stockholmSelection } from "#web/container/testing.tsx"
import { closedPanel } from "#web/panel/panel.ts"
import { openPage } from "../testing.tsx"
import * as startPage from "./start.tsx"

afterEach(cleanup)

const pageData = {
  id: "start",
  type: "FullWidthPage",
  seo: { title: "Mat på nätet", description: null, keywords: null, shareImage: null },
  contentBlocks: [{ id: "1", type: "TopSellersBlock", title: "Mest köpt", numRows: 1 }],
  blockOptions: { marginTopBottom: true, useFlushContainer: false, width: null, backgroundColor: null }
}
const productsOf = (name: string) =>
  respondWithJson({
    items: [wireCard({ name })],
    facets: [],
    totalCount: 1,
    pageSize: 6,
    currentPage: 0,
    totalPages: 1
  })

/** Opens the start page of a visitor. The API responds with a store's products when `respond` has been called. */
const openStart = async () => {
  let respond: () => void = () => undefined
  const response = new Promise<void>((resolve) => (respond = resolve))
  const page = await openPage("/", startPage, "/", {
    server: ({ path, query }) => {
      if (path === "/PageData/start") return respondWithJson(pageData)
      const hasStore = query?.some(([name]) => name === "store") === true
      return hasStore
        ? Effect.andThen(
            Effect.promise(() => response),
            productsOf("Bryggkaffe")
          )
        : productsOf("Mellanmjölk")
    }
  })
  return {
    ...page,
    selectStore: () => {
      page.states.of(assortmentState).set({ selection: stockholmSelection, loading: false, failed: false })
      return page.reload()
    },
    respond: () => act(async () => respond())
  }
}

const isShown = (text: string): boolean => {
  const element = screen.queryByText(text)
  return element !== null && element.closest("[hidden]") === null
}
const isBusy = () => document.querySelector("[aria-busy=true]") !== null

describe("start page", () => {
  it("shows the blocks of another store when the panel is closed, and not behind the open panel", async () => {
    const { panel, selectStore, respond } = await openStart()
    panel.open("storeSelector")
    await selectStore()
    await respond()
    expect([isShown("Mellanmjölk"), isShown("Bryggkaffe"), isBusy()]).toEqual([true, false, false])
    await act(async () => panel.close())
    expect([isShown("Mellanmjölk"), isShown("Bryggkaffe"), isBusy()]).toEqual([false, true, false])
  })

  it("shows a skeleton instead of its blocks while those of another store are loading and the panel is closed", async () => {
    const { panel, selectStore, respond } = await openStart()
    panel.open("storeSelector")
    await selectStore()
    expect([isShown("Mellanmjölk"), isBusy()]).toEqual([true, false])
    await act(async () => panel.close())
    expect([isShown("Mellanmjölk"), isBusy()]).toEqual([false, true])
    await respond()
    expect([isShown("Bryggkaffe"), isBusy()]).toEqual([true, false])
  })

  it("keeps blocks that have the focus until the new ones are there", async () => {
    const { selectStore, respond } = await openStart()
    screen.getByRole("link", { name: "Mellanmjölk" }).focus()
    await selectStore()
    expect([isShown("Mellanmjölk"), isBusy()]).toEqual([true, false])
    await respond()
    expect(isShown("Bryggkaffe")).toBe(true)
  })

  it("shows the new blocks beside the search, which does not cover the page", async () => {
    const { panel, selectStore, respond } = await openStart()
    panel.open("search")
    await selectStore()
    await respond()
    expect(isShown("Bryggkaffe")).toBe(true)
  })

  it("waits until the browser is back on the page's history entry, because a redirect before would be undone", async () => {
    const { panel, selectStore, respond } = await openStart()
    panel.set({ ...closedPanel, historyPosition: "leaving" })
    await selectStore()
    await respond()
    expect(isShown("Bryggkaffe")).toBe(false)
    await act(async () => panel.set(closedPanel))
    expect(isShown("Bryggkaffe")).toBe(true)
  })

  it("shows another page immediately although the panel is open", async () => {
    const { panel, navigate, url } = await openStart()
    panel.open("menu")
    await navigate("/recept")
    expect([url(), screen.queryByText("Mellanmjölk")]).toEqual(["/recept", null])
  })
})
