// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, expect, it } from "vitest"
import { renderInShop } from "#web/container/testing.tsx"
import { useStoreChange } from "./use-store-change.ts"

afterEach(cleanup)

const Choosing = ({ onBug }: { readonly onBug: (reason: unknown) => void }) => {
  const { choose, pending } = useStoreChange(() => undefined)
  return <button onClick={() => void choose({ method: "homeDelivery", postalCode: "11122" }).catch(onBug)}>{pending ?? "free"}</button>
}

it("is free for the same wish again after a bug in the preview, which is told", async () => {
  const bugs: Array<unknown> = []
  renderInShop(<Choosing onBug={(reason) => bugs.push(reason)} />, { server: () => Effect.die("a bug") })
  for (const count of [1, 2]) {
    await userEvent.click(screen.getByRole("button"))
    await screen.findByText("free")
    expect(bugs).toHaveLength(count)
  }
})
