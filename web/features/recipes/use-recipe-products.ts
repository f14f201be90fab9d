import { useEffect, useEffectEvent, useMemo, useState } from "react"
import type { IngredientProduct, VariantFlag } from "#core/recipes/model.ts"
import { useCase } from "#web/container/react.tsx"

export interface RecipeProductsRequest {
  readonly recipeId: string
  readonly portions: number
  readonly flags: ReadonlyArray<VariantFlag>
  /** The products that the page's loader has loaded for the initial portions; null when it failed. */
  readonly loaded: ReadonlyArray<IngredientProduct> | null
  /** Whether `loaded` is for these portions and flags. */
  readonly isInitial: boolean
}

export interface RecipeProducts {
  /** The products that were loaded last, even while a new request is pending. */
  readonly products: ReadonlyArray<IngredientProduct> | null
  readonly status: "current" | "updating" | "failed"
  readonly retry: () => void
}

interface Request extends Omit<RecipeProductsRequest, "isInitial"> {
  readonly attempt: number
}

/** Loads a recipe's products again when its portions, variant or store change (RECIPE-24, RECIPE-25); a response to an older request never replaces a newer one. */
export const useRecipeProducts = ({
  recipeId,
  portions,
  flags,
  loaded,
  isInitial
}: RecipeProductsRequest): RecipeProducts => {
  const loadRecipeProducts = useCase("loadRecipeProducts")
  const [attempt, setAttempt] = useState(0)
  const request: Request = useMemo(
    () => ({ recipeId, portions, flags, loaded, attempt }),
    [recipeId, portions, flags, loaded, attempt]
  )
  const [response, setResponse] = useState<{
    readonly request: Request
    readonly products: ReadonlyArray<IngredientProduct> | null
  } | null>(null)
  const isLoaded = isInitial && (loaded !== null || attempt === 0)
  const fetchProducts = useEffectEvent(async (signal: AbortSignal) => {
    const result = await loadRecipeProducts({ recipeId, portions, flags }, { signal }).catch((reason: unknown) => {
      // An aborted request rejects, because it has no result.
      if (signal.aborted) return null
      throw reason
    })
    if (result !== null && !signal.aborted)
      setResponse({ request, products: result._tag === "Success" ? result.success : null })
  })
  useEffect(() => {
    if (isLoaded) return
    const controller = new AbortController()
    void fetchProducts(controller.signal)
    return () => controller.abort()
  }, [request, isLoaded])

  const fetched = response?.request === request ? response : null
  const current = isLoaded ? loaded : (fetched?.products ?? null)
  const [last, setLast] = useState(loaded)
  useEffect(() => {
    if (current !== null) setLast(current)
  }, [current])
  const isUpdating = !isLoaded && fetched === null
  return {
    products: current ?? last,
    status: current !== null ? "current" : isUpdating ? "updating" : "failed",
    retry: () => setAttempt((count) => count + 1)
  }
}
