import { useEffect, useEffectEvent, useMemo, useState } from "react"
import type { IngredientProduct, VariantFlag } from "#core/recipes/model.ts"
import { useCase } from "#web/container/react.tsx"

export interface RecipeProductsRequest {
  readonly recipeId: string
  readonly portions: number
  readonly flags: ReadonlyArray<VariantFlag>
  /** The products that the page's loader has loaded for the initial portions without a variant; null when it failed. */
  readonly initialProducts: ReadonlyArray<IngredientProduct> | null
  /** Whether `initialProducts` are for these portions and flags. */
  readonly isInitial: boolean
}

export interface RecipeProducts {
  /** The products that were loaded last, even while a new request is pending. */
  readonly products: ReadonlyArray<IngredientProduct> | null
  readonly status: "current" | "updating" | "failed"
  readonly retry: () => void
}

interface RequestAttempt extends Omit<RecipeProductsRequest, "isInitial"> {
  readonly attempt: number
}

/** Loads a recipe's products again when its portions, variant or store change (RECIPE-24, RECIPE-25); a response to an older request never replaces the response to a newer one. */
export const useRecipeProducts = ({
  recipeId,
  portions,
  flags,
  initialProducts,
  isInitial
}: RecipeProductsRequest): RecipeProducts => {
  const loadRecipeProducts = useCase("loadRecipeProducts")
  const [attempt, setAttempt] = useState(0)
  const request: RequestAttempt = useMemo(
    () => ({ recipeId, portions, flags, initialProducts, attempt }),
    [recipeId, portions, flags, initialProducts, attempt]
  )
  const [response, setResponse] = useState<{
    readonly request: RequestAttempt
    readonly products: ReadonlyArray<IngredientProduct> | null
  } | null>(null)
  const usesLoaderResult = isInitial && (initialProducts !== null || attempt === 0)
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
    if (usesLoaderResult) return
    const aborter = new AbortController()
    void fetchProducts(aborter.signal)
    return () => aborter.abort()
  }, [request, usesLoaderResult])

  const currentResponse = response?.request === request ? response : null
  const currentProducts = usesLoaderResult ? initialProducts : (currentResponse?.products ?? null)
  const [lastProducts, setLastProducts] = useState(initialProducts)
  useEffect(() => {
    if (currentProducts !== null) setLastProducts(currentProducts)
  }, [currentProducts])
  const isUpdating = !usesLoaderResult && currentResponse === null
  return {
    products: currentProducts ?? lastProducts,
    status: currentProducts !== null ? "current" : isUpdating ? "updating" : "failed",
    retry: () => setAttempt((count) => count + 1)
  }
}
