import { createMemoryRouter } from "react-router-dom"
import { expect, it } from "vitest"
import { notFound } from "#web/routes/page-data.ts"
import { documentTitle } from "./document-title.ts"

const pages = [
  { path: "/", loader: () => ({ meta: { title: "Start | Skafferi" } }) },
  { path: "/utan-titel", loader: () => null },
  {
    path: "/saknas",
    loader: () => {
      throw notFound()
    }
  },
  {
    path: "/trasig",
    loader: () => {
      throw new Error("bug")
    }
  }
]

it("PAGE-39 the document's title begins with the status when a page is missing or fails, is the page's own otherwise, and is undefined for a page without one", async () => {
  const router = createMemoryRouter(pages).initialize()
  const titleAfter = async (path: string) => {
    await router.navigate(path)
    return documentTitle(router.state)
  }
  expect(await titleAfter("/saknas")).toBe("404 Sidan hittas inte! | Skafferi")
  expect(await titleAfter("/trasig")).toBe("500 Hoppsan, något gick fel! | Skafferi")
  expect(await titleAfter("/finns-inte")).toBe("404 Sidan hittas inte! | Skafferi")
  expect(await titleAfter("/")).toBe("Start | Skafferi")
  expect(await titleAfter("/utan-titel")).toBeUndefined()
})
