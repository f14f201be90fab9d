import { useRef, useState } from "react"
import type { SelectAssortmentError, SelectAssortmentInput } from "#core/assortment/find-choice.ts"
import type { Choice } from "#core/assortment/model.ts"
import type { StoreChange } from "#core/journeys/preview-store-change.ts"
import { PreviewStoreChange, SelectAssortment } from "#web/container/ids.ts"
import { useService } from "#web/container/react.tsx"
import { useMounted } from "#web/kit/use-mounted.ts"

export interface StoreChanging {
  /** Changes at once where nothing is lost by it, else asks first. */
  readonly choose: (input: SelectAssortmentInput) => Promise<void>
  /** What was wished for is not wished any more, where nothing has changed by it yet; a failure is left behind with it. */
  readonly forget: () => void
  /** Which choice is under way: a site's id, or 'home'. */
  readonly pending: string | null
  readonly failure: SelectAssortmentError | null
  /** Which choice failed, named as in `pending`. */
  readonly failed: string | null
  /** What the shopper is asked about. */
  readonly asking: StoreChange | null
  readonly accept: () => Promise<void>
  readonly cancel: () => void
}

const nameOf = (input: SelectAssortmentInput): string => (input.method === "homeDelivery" ? "home" : input.siteId)

/** A change of store or of delivery: first what it would take out of the cart, then the change itself (PREVIEW rows). */
export const useStoreChange = (onDone: (choice: Choice) => void): StoreChanging => {
  const previewStoreChange = useService(PreviewStoreChange)
  const selectAssortment = useService(SelectAssortment)
  const mounted = useMounted()
  const [pending, setPending] = useState<string | null>(null)
  const [failure, setFailure] = useState<{ readonly of: string; readonly error: SelectAssortmentError } | null>(null)
  const [asking, setAsking] = useState<{ readonly input: SelectAssortmentInput; readonly change: StoreChange } | null>(null)
  /** The last wish, until it is answered; while nothing has changed yet another one takes its place. */
  const wish = useRef<{ readonly of: string; readonly abort: AbortController } | null>(null)
  const changes = useRef(false)

  const change = async (input: SelectAssortmentInput, accepted: ReadonlyArray<string>) => {
    changes.current = true
    setPending(nameOf(input))
    const result = await selectAssortment({ ...input, accepted })
    changes.current = false
    if (!mounted()) return
    setPending(null)
    setAsking(null)
    if (result._tag === "Failure") setFailure({ of: nameOf(input), error: result.failure })
    else onDone(result.success)
  }
  const forget = () => {
    if (changes.current) return
    wish.current?.abort.abort()
    wish.current = null
    setPending(null)
    setFailure(null)
  }
  const choose = async (input: SelectAssortmentInput) => {
    const of = nameOf(input)
    // A second press of the same is the same wish.
    if (changes.current || wish.current?.of === of) return
    forget()
    const own = { of, abort: new AbortController() }
    wish.current = own
    setPending(of)
    const preview = await previewStoreChange(input, { signal: own.abort.signal }).catch((reason: unknown) => {
      if (own.abort.signal.aborted) return null
      forget()
      throw reason
    })
    if (preview === null || wish.current !== own || !mounted()) return
    wish.current = null
    if (preview._tag === "Success" && preview.success.lost.length === 0) return change(input, [])
    setPending(null)
    if (preview._tag === "Failure") setFailure({ of, error: preview.failure })
    else setAsking({ input, change: preview.success })
  }
  return {
    choose,
    forget,
    pending,
    failure: failure?.error ?? null,
    failed: failure?.of ?? null,
    asking: asking?.change ?? null,
    accept: async () => {
      if (asking !== null && !changes.current) await change(asking.input, asking.change.lost.map(({ gtin }) => gtin))
    },
    cancel: () => {
      if (!changes.current) setAsking(null)
    }
  }
}
