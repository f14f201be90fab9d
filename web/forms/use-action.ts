import type { Result } from "effect"
import { useRef, useState } from "react"
import { useMounted } from "#web/kit/rendering/use-mounted.ts"

export interface ActionOptions<Input, E> {
  readonly onSuccess?: ((input: Input) => void) | undefined
  readonly onFailure?: ((failure: E) => void) | undefined
}

export interface Action<Input, E> {
  /** Starts the action, unless it is running. */
  readonly run: (input: Input) => Promise<void>
  readonly isPending: boolean
  /** The input of the running action. */
  readonly pending: Input | undefined
  /** Why the last run failed, until the next one starts. */
  readonly failure: E | undefined
}

interface State<Input, E> extends Pick<Action<Input, E>, "isPending" | "pending" | "failure"> {}

const idle: State<never, never> = { isPending: false, pending: undefined, failure: undefined }

/** The state of an action that runs once at a time, so that its own result is shown. After unmounting its result is ignored. */
export const useAction = <Input = void, E = never>(
  perform: (input: Input) => Promise<Result.Result<unknown, E>>,
  { onSuccess, onFailure }: ActionOptions<Input, E> = {}
): Action<Input, E> => {
  const [state, setState] = useState<State<Input, E>>(idle)
  // A ref, since a second press may come before the next render.
  const isRunning = useRef(false)
  const mounted = useMounted()
  const run = async (input: Input) => {
    if (isRunning.current) return
    isRunning.current = true
    setState({ ...idle, isPending: true, pending: input })
    const result = await perform(input).finally(() => {
      isRunning.current = false
      if (mounted()) setState(idle)
    })
    if (!mounted()) return
    if (result._tag === "Success") return onSuccess?.(input)
    setState({ ...idle, failure: result.failure })
    onFailure?.(result.failure)
  }
  return { ...state, run }
}
