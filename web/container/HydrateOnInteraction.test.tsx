import { act } from "@testing-library/react"
import type { ReactNode } from "react"
import { hydrateRoot, type Root } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { StateStore, defineState } from "#core/kernel/state.ts"

const countState = defineState<number>("count", 1)

/** Imports the modules as in a new document without any interaction. */
const openDocument = async () => {
  vi.resetModules()
  const [{ HydrateOnInteraction }, { startHydration, endHydration }, { usePart }] = await Promise.all([
    import("./HydrateOnInteraction.tsx"),
    import("./hydration.ts"),
    import("./react.tsx")
  ])
  return { HydrateOnInteraction, startHydration, endHydration, usePart }
}

let root: Root
const container = document.createElement("div")
beforeEach(() => void document.body.append(container))
afterEach(() => {
  act(() => root.unmount())
  container.remove()
  vi.restoreAllMocks()
})

/** Renders a page on the server and hydrates it; `page` is called again with each new label. */
const hydrate = async (page: (modules: Awaited<ReturnType<typeof openDocument>>, label: string) => ReactNode) => {
  const modules = await openDocument()
  const errors: Array<unknown> = []
  container.innerHTML = renderToString(page(modules, "Lägg till"))
  const button = container.querySelector("button")!
  modules.startHydration()
  await act(async () => {
    root = hydrateRoot(container, page(modules, "Lägg till"), { onRecoverableError: (error) => errors.push(error) })
  })
  modules.endHydration()
  return { button, errors, update: (label: string) => act(async () => root.render(page(modules, label))) }
}

const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith("__reactProps"))

describe("HydrateOnInteraction", () => {
  it("keeps the server's markup until the first interaction, then hydrates it", async () => {
    const { button, errors } = await hydrate(({ HydrateOnInteraction }, label) => (
      <HydrateOnInteraction>
        <button>{label}</button>
      </HydrateOnInteraction>
    ))
    expect(isHydrated(button)).toBe(false)
    await act(async () => void dispatchEvent(new Event("pointermove")))
    expect(isHydrated(button)).toBe(true)
    expect(button.isConnected).toBe(true)
    expect(errors).toEqual([])
  })

  it("handles the very click that is the first interaction", async () => {
    const onClick = vi.fn()
    const { button } = await hydrate(({ HydrateOnInteraction }, label) => (
      <HydrateOnInteraction>
        <button onClick={onClick}>{label}</button>
      </HydrateOnInteraction>
    ))
    await act(async () => button.click())
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it("applies new properties that come before an interaction, and keeps the elements", async () => {
    const { button, errors, update } = await hydrate(({ HydrateOnInteraction }, label) => (
      <HydrateOnInteraction>
        <button>{label}</button>
      </HydrateOnInteraction>
    ))
    await update("Slutsåld")
    expect(container.textContent).toBe("Slutsåld")
    expect(button.isConnected).toBe(true)
    expect(errors).toEqual([])
  })

  it("applies a state that has changed before the hydration", async () => {
    const states = new StateStore()
    const { button, errors } = await hydrate(({ HydrateOnInteraction, usePart }) => {
      const Count = () => <button>{usePart(states.of(countState), (count) => count)}</button>
      return (
        <HydrateOnInteraction>
          <Count />
        </HydrateOnInteraction>
      )
    })
    states.of(countState).set(2)
    expect(container.textContent).toBe("1")
    await act(async () => void dispatchEvent(new Event("keydown")))
    expect(container.textContent).toBe("2")
    expect(button.isConnected).toBe(true)
    expect(errors).toEqual([])
  })

  it("immediately renders content that appears after the hydration", async () => {
    const { update } = await hydrate(({ HydrateOnInteraction }, label) =>
      label === "Lägg till" ? (
        <button>{label}</button>
      ) : (
        <HydrateOnInteraction>
          <button>{label}</button>
        </HydrateOnInteraction>
      )
    )
    await update("Visa fler")
    expect(container.textContent).toBe("Visa fler")
  })
})
