import type { Result } from "effect"
import { useRef, useState } from "react"
import { useMounted } from "#web/kit/rendering/use-mounted.ts"

export interface ActionOptions<Input, A, E> {
  readonly onSuccess?: ((input: Input, result: A) => void) | undefined
  readonly onFailure?: ((failure: E) => void) | undefined
}

export interface Action<Input, E> {
  /** Starts the action, unless it is running. */
  readonly run: (input: Input) => Promise<void>
  readonly isPending: boolean
  /** The input of the running action. */
  readonly pendingInput: Input | undefined
  /** Why the last run failed, until the next one starts. */
  readonly failure: E | undefined
}

interface State<Input, E> extends Pick<Action<Input, E>, "isPending" | "pendingInput" | "failure"> {}

const idle: State<never, never> = { isPending: false, pendingInput: undefined, failure: undefined }

/** Runs an action, one run at a time, and returns the state of the run. A result that arrives after unmounting is ignored. */
export const useAction = <Input = void, A = unknown, E = never>(
  perform: (input: Input) => Promise<Result.Result<A, E>>,
  { onSuccess, onFailure }: ActionOptions<Input, A, E> = {}
): Action<Input, E> => {
  const [state, setState] = useState<State<Input, E>>(idle)
  // A ref, because a second click may happen before the next render.
  const isRunning = useRef(false)
  const isMounted = useMounted()
  const run = async (input: Input) => {
    if (isRunning.current) return
    isRunning.current = true
    setState({ ...idle, isPending: true, pendingInput: input })
    const result = await perform(input).finally(() => {
      isRunning.current = false
      if (isMounted()) setState(idle)
    })
    if (!isMounted()) return
    if (result._tag === "Success") return onSuccess?.(input, result.success)
    setState({ ...idle, failure: result.failure })
    onFailure?.(result.failure)
  }
  return { ...state, run }
}
