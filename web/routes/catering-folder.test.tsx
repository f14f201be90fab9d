import { cleanup, screen } from "@testing-library/react"
import type { ComponentType } from "react"
import type { LoaderFunctionArgs } from "react-router-dom"
import { afterEach, describe, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import { stockholmSelection, renderInShop } from "#web/container/testing.tsx"
import type { PageProps } from "./pages.ts"
import { pageModule } from "./pages.ts"
import { loader } from "./page.tsx"
import { wireSlot } from "#contract-tests/suites/wire-slot.ts"

afterEach(cleanup)

const folder = (name: string, type: string) => ({
  id: name,
  name,
  type,
  link: { url: `/${name.toLowerCase()}` },
  children: []
})
const slot = (id: string, deliveryDate: string, cateredReservations: number) =>
  wireSlot({ id, deliveryDate, maxCateredReservations: 4, cateredReservations })
const day = (date: string, ...reserved: ReadonlyArray<number>) => ({
  date,
  openReservationsId: null,
  deliverySlots: reserved.map((count, index) => slot(`${date}-${index}`, date, count))
})

const server: FakeServer = ({ path }) => {
  if (path === "/navigation") {
    const tree = {
      id: "1",
      name: "Start",
      type: "StartPage",
      link: { url: "/" },
      children: [folder("Catering", "CateringFolderPage"), folder("Matvaror", "ProductFolderPage")]
    }
    return respondWithJson({ data: { tree, header: [], footer: [], customerService: [] } })
  }
  if (path === "/graphql")
    return respondWithJson({
      data: { deliverySlotsAvailability: [day("2026-12-04", 4, 4), day("2026-12-05", 4, 3), day("2026-12-24", 4)] }
    })
  if (path.endsWith("/catered-meals"))
    return respondWithJson({ items: [], currentPage: 0, totalPages: 0, totalCount: 0, pageSize: 120 })
  return respondWithError(404, "ERR_NOT_FOUND")
}

const renderNotice = async (path: string) => {
  const shop = renderInShop(null, { server, selection: stockholmSelection })
  const args = {
    request: new Request(`http://shop.invalid${path}`),
    params: {},
    context: { get: () => shop }
  }
  const { page } = await loader(args as unknown as LoaderFunctionArgs)
  const Page = pageModule(page.type).Page as ComponentType<PageProps>
  renderInShop(<Page page={page} />, { server })
  return screen.queryByText(/^Leverans av catering inte möjlig/)?.textContent
}

describe("the folder page", () => {
  it("SHELL-35 SHELL-36 lists fully booked catering dates as DD/MM on catering pages only", async () => {
    expect(await renderNotice("/catering")).toBe("Leverans av catering inte möjlig 04/12, 24/12")
    cleanup()
    expect(await renderNotice("/matvaror")).toBeUndefined()
  })
})
