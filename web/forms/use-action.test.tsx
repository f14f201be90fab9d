import { act, renderHook } from "@testing-library/react"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { useAction } from "./use-action.ts"

interface Sent {
  readonly input: string
  readonly settle: (result: Result.Result<string, string>) => Promise<void>
  readonly die: () => Promise<void>
}

/** An action whose runs a test resolves one by one. */
const openAction = () => {
  const sent: Array<Sent> = []
  const outcomes: Array<string> = []
  const { result, unmount } = renderHook(() =>
    useAction(
      (input: string) =>
        new Promise<Result.Result<string, string>>((resolve, reject) => {
          sent.push({
            input,
            settle: (settled) => act(async () => resolve(settled)),
            die: () => act(async () => reject(new Error("broken")))
          })
        }),
      {
        onSuccess: (input) => void outcomes.push(`${input} done`),
        onFailure: (failure) => void outcomes.push(failure)
      }
    )
  )
  const state = () => [result.current.isPending, result.current.pending, result.current.failure]
  return { action: () => result.current, sent, outcomes, state, unmount }
}

describe("useAction", () => {
  it("runs once at a time, and is pending with the first input until its own result", async () => {
    const { action, sent, outcomes, state } = openAction()
    act(() => {
      void action().run("first")
      void action().run("second")
    })
    act(() => void action().run("third"))
    expect([sent.map(({ input }) => input), state()]).toEqual([["first"], [true, "first", undefined]])
    await sent[0]?.settle(Result.succeed("ok"))
    expect([outcomes, state()]).toEqual([["first done"], [false, undefined, undefined]])
  })

  it("shows a failure until the next run", async () => {
    const { action, sent, outcomes, state } = openAction()
    act(() => void action().run("first"))
    await sent[0]?.settle(Result.fail("down"))
    expect([outcomes, state()]).toEqual([["down"], [false, undefined, "down"]])
    act(() => void action().run("second"))
    expect(state()).toEqual([true, "second", undefined])
  })

  it("can run again after an exception", async () => {
    const { action, sent, state } = openAction()
    let run: Promise<unknown> = Promise.resolve()
    act(() => void (run = action().run("first").catch(String)))
    await sent[0]?.die()
    expect([await run, state()]).toEqual(["Error: broken", [false, undefined, undefined]])
    act(() => void action().run("second"))
    expect(sent.length).toBe(2)
  })

  it("ignores a result that comes after unmounting", async () => {
    const { action, sent, outcomes, unmount } = openAction()
    act(() => void action().run("first"))
    unmount()
    await sent[0]?.settle(Result.fail("late"))
    expect(outcomes).toEqual([])
  })
})
