import { act, renderHook } from "@testing-library/react"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { useAction } from "./use-action.ts"

interface StartedRun {
  readonly input: string
  readonly resolve: (result: Result.Result<string, string>) => Promise<void>
  readonly reject: () => Promise<void>
}

/** Renders the hook with an action whose runs a test resolves one by one. */
const renderAction = () => {
  const runs: Array<StartedRun> = []
  const outcomes: Array<string> = []
  const { result, unmount } = renderHook(() =>
    useAction(
      (input: string) =>
        new Promise<Result.Result<string, string>>((resolve, reject) => {
          runs.push({
            input,
            resolve: (outcome) => act(async () => resolve(outcome)),
            reject: () => act(async () => reject(new Error("broken")))
          })
        }),
      {
        onSuccess: (input) => void outcomes.push(`${input} done`),
        onFailure: (failure) => void outcomes.push(failure)
      }
    )
  )
  const state = () => [result.current.isPending, result.current.pendingInput, result.current.failure]
  return { action: () => result.current, runs, outcomes, state, unmount }
}

describe("useAction", () => {
  it("starts no second run while one is pending, and is pending with the first input until its result", async () => {
    const { action, runs, outcomes, state } = renderAction()
    act(() => {
      void action().run("first")
      void action().run("second")
    })
    act(() => void action().run("third"))
    expect([runs.map(({ input }) => input), state()]).toEqual([["first"], [true, "first", undefined]])
    await runs[0]?.resolve(Result.succeed("ok"))
    expect([outcomes, state()]).toEqual([["first done"], [false, undefined, undefined]])
  })

  it("shows a failure until the next run", async () => {
    const { action, runs, outcomes, state } = renderAction()
    act(() => void action().run("first"))
    await runs[0]?.resolve(Result.fail("down"))
    expect([outcomes, state()]).toEqual([["down"], [false, undefined, "down"]])
    act(() => void action().run("second"))
    expect(state()).toEqual([true, "second", undefined])
  })

  it("can run again after an exception", async () => {
    const { action, runs, state } = renderAction()
    let run: Promise<unknown> = Promise.resolve()
    act(() => void (run = action().run("first").catch(String)))
    await runs[0]?.reject()
    expect([await run, state()]).toEqual(["Error: broken", [false, undefined, undefined]])
    act(() => void action().run("second"))
    expect(runs.length).toBe(2)
  })

  it("ignores a result that arrives after unmounting", async () => {
    const { action, runs, outcomes, unmount } = renderAction()
    act(() => void action().run("first"))
    unmount()
    await runs[0]?.resolve(Result.fail("late"))
    expect(outcomes).toEqual([])
  })
})
