interface Work<A> {
  readonly result: Promise<A>
  readonly controller: AbortController
  clientCount: number
}

/**
 * Makes a function that runs work once for all clients that wait for the same key at the same time. The work's signal aborts when the last of them has
 * left; it rejects with the signal's reason, and a later client starts it anew.
 */
export const makeSharedWork = <A>() => {
  const pending = new Map<string, Work<A>>()

  const start = (key: string, run: (signal: AbortSignal) => Promise<A>): Work<A> => {
    const controller = new AbortController()
    const work: Work<A> = { result: run(controller.signal), controller, clientCount: 0 }
    const forget = () => {
      if (pending.get(key) === work) pending.delete(key)
    }
    work.result.then(forget, forget)
    controller.signal.addEventListener("abort", forget)
    pending.set(key, work)
    return work
  }

  return async (key: string, client: AbortSignal, run: (signal: AbortSignal) => Promise<A>): Promise<A> => {
    client.throwIfAborted()
    const work = pending.get(key) ?? start(key, run)
    work.clientCount++
    const leave = () => {
      if (--work.clientCount === 0) work.controller.abort()
    }
    client.addEventListener("abort", leave, { once: true })
    try {
      return await work.result
    } finally {
      client.removeEventListener("abort", leave)
    }
  }
}
