import { useEffect, useEffectEvent, useMemo, useState } from "react"
import type { IngredientGoods, VariantFlag } from "#core/recipes/model.ts"
import { useCase } from "#web/container/react.tsx"

export interface RecipeGoodsRequest {
  readonly recipeId: string
  readonly portions: number
  readonly flags: ReadonlyArray<VariantFlag>
  /** What the page has loaded for its first portions; null when that failed. */
  readonly loaded: ReadonlyArray<IngredientGoods> | null
  /** Whether `loaded` is for these portions and flags. */
  readonly isInitial: boolean
}

export interface RecipeGoods {
  /** The last goods that were loaded, also while others are being loaded. */
  readonly goods: ReadonlyArray<IngredientGoods> | null
  readonly status: "current" | "updating" | "failed"
  readonly retry: () => void
}

interface Request extends Omit<RecipeGoodsRequest, "isInitial"> {
  readonly attempt: number
}

/** Loads a recipe's goods again when its portions, variant or store change (RECIPE-24, RECIPE-25); an older response never replaces a newer one. */
export const useRecipeGoods = ({ recipeId, portions, flags, loaded, isInitial }: RecipeGoodsRequest): RecipeGoods => {
  const loadRecipeGoods = useCase("loadRecipeGoods")
  const [attempt, setAttempt] = useState(0)
  const request: Request = useMemo(
    () => ({ recipeId, portions, flags, loaded, attempt }),
    [recipeId, portions, flags, loaded, attempt]
  )
  const [response, setResponse] = useState<{
    readonly request: Request
    readonly goods: ReadonlyArray<IngredientGoods> | null
  } | null>(null)
  const isLoaded = isInitial && (loaded !== null || attempt === 0)
  const fetchGoods = useEffectEvent(async (signal: AbortSignal) => {
    const result = await loadRecipeGoods({ recipeId, portions, flags }, { signal })
    if (!signal.aborted) setResponse({ request, goods: result._tag === "Success" ? result.success : null })
  })
  useEffect(() => {
    if (isLoaded) return
    const controller = new AbortController()
    void fetchGoods(controller.signal)
    return () => controller.abort()
  }, [request, isLoaded])

  const fetched = response?.request === request ? response : null
  const current = isLoaded ? loaded : (fetched?.goods ?? null)
  const [last, setLast] = useState(loaded)
  useEffect(() => {
    if (current !== null) setLast(current)
  }, [current])
  const isUpdating = !isLoaded && fetched === null
  return {
    goods: current ?? last,
    status: current !== null ? "current" : isUpdating ? "updating" : "failed",
    retry: () => setAttempt((count) => count + 1)
  }
}
