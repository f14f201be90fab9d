import { getUseCase } from "#web/container/use-case.ts"
import { act, cleanup, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { afterEach, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import { renderInShop } from "#web/container/testing.tsx"
import { Menu } from "./Menu.tsx"

afterEach(cleanup)

const entry = (name: string, type: string, url: string) => ({ name, type, link: { url } })
const node = (name: string, type: string, url: string, children: ReadonlyArray<object> = []) => ({
  id: url,
  ...entry(name, type, url),
  children
})
const server: FakeServer = ({ path }) =>
  path !== "/navigation"
    ? respondWithError(404, "ERR_NOT_FOUND")
    : respondWithJson({
        data: {
          tree: node("Start", "StartPage", "/", [
            node("Matvaror", "ProductFolderPage", "/matvaror", [
              node("Mejeri", "ProductCategoryPage", "/matvaror/mejeri", [
                node("Mjölk", "ProductCategoryPage", "/matvaror/mejeri/mjolk")
              ])
            ]),
            node("Catering", "CateringFolderPage", "/catering", [
              node("Smörgåstårtor", "CateringCategoryPage", "/catering/smorgastartor")
            ])
          ]),
          header: [
            entry("Mejeri", "ProductCategoryPage", "/matvaror/mejeri"),
            entry("Catering", "CateringFolderPage", "/catering")
          ],
          footer: [],
          customerService: []
        }
      })

it.each([
  ["Mejeri", "Alla Mejeri", "Mjölk"],
  ["Catering", "All Catering", "Smörgåstårtor"]
])("PANEL-10 PANEL-11 opens %s, whose first entry is '%s'", async (folder, allLabel, firstChild) => {
  const ControlledMenu = () => {
    const [levelUrls, setLevelUrls] = useState<ReadonlyArray<string> | null>(null)
    return (
      <Menu
        isVisitor
        levelUrls={levelUrls}
        onLevelUrlsChange={setLevelUrls}
        onLogInRequest={() => undefined}
        onLoggedOut={() => undefined}
      />
    )
  }
  const shop = renderInShop(<ControlledMenu />, { server })
  await act(() => getUseCase(shop, "completeStartUp")())
  await userEvent.click(screen.getByRole("button", { name: folder }))
  expect(
    within(screen.getByRole("navigation", { name: folder }))
      .getAllByRole("link")
      .slice(0, 2)
      .map(({ textContent }) => textContent)
  ).toEqual([allLabel, firstChild])
})
