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
  // A second press before the first is drawn is the same wish.
  const busy = useRef(false)

  const change = async (input: SelectAssortmentInput, accepted: ReadonlyArray<string>) => {
    const result = await selectAssortment({ ...input, accepted })
    if (!mounted()) return
    setAsking(null)
    if (result._tag === "Failure") setFailure({ of: nameOf(input), error: result.failure })
    else onDone(result.success)
  }
  const busily = async (input: SelectAssortmentInput, work: () => Promise<void>) => {
    if (busy.current) return
    busy.current = true
    setPending(nameOf(input))
    setFailure(null)
    await work()
    busy.current = false
    if (mounted()) setPending(null)
  }
  return {
    choose: (input) =>
      busily(input, async () => {
        const preview = await previewStoreChange(input)
        if (!mounted()) return
        if (preview._tag === "Failure") setFailure({ of: nameOf(input), error: preview.failure })
        else if (preview.success.lost.length > 0) setAsking({ input, change: preview.success })
        else await change(input, [])
      }),
    pending,
    failure: failure?.error ?? null,
    failed: failure?.of ?? null,
    asking: asking?.change ?? null,
    accept: async () => {
      if (asking !== null) await busily(asking.input, () => change(asking.input, asking.change.lost.map(({ gtin }) => gtin)))
    },
    cancel: () => {
      if (!busy.current) setAsking(null)
    }
  }
}
