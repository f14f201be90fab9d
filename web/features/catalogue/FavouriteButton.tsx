import { favouritesState } from "#core/favourites/favourites-state.ts"
import type { FavouriteItem, FavouriteKind, FavouritesState } from "#core/favourites/model.ts"
import { isFavourite, isPending } from "#core/favourites/rules.ts"
import type { SessionState } from "#core/session/model.ts"
import { sessionState } from "#core/session/session-state.ts"
import { usePanelControl, useCase, useStatePart } from "#web/container/react.tsx"
import { IconButton } from "#web/kit/controls/IconButton.tsx"
import { loading } from "#web/text/common.ts"
import * as text from "#web/text/favourite-button.ts"

const hasLoggedIn = ({ status }: SessionState) => status === "customer"
const isMarkedOf = (item: FavouriteItem) => (state: FavouritesState) => isFavourite(state, item)
const isPendingOf = (item: FavouriteItem) => (state: FavouritesState) => isPending(state, item)

export interface FavouriteButtonProps {
  readonly kind: FavouriteKind
  /** The product's or the recipe's id. */
  readonly itemNo: string
  /** The item's name, for the accessible name: 'Lägg till favorit, Mellanmjölk 1,5 l'. */
  readonly name: string
  /** Called when a visitor presses the button; without it, visitors do not see the button (RECIPE-28). */
  readonly onLogInRequest?: (() => void) | undefined
}

/** A button that adds a product or recipe to the favourites or removes it from them; by default hidden from visitors (FAV-01..08, CROLE-08). */
export const FavouriteButton = ({ kind, itemNo, name, onLogInRequest }: FavouriteButtonProps) => {
  const isCustomer = useStatePart(sessionState, hasLoggedIn)
  const isMarked = useStatePart(favouritesState, isMarkedOf({ kind, itemNo }))
  const pending = useStatePart(favouritesState, isPendingOf({ kind, itemNo }))
  const addFavourite = useCase("addFavourite")
  const removeFavourite = useCase("removeFavourite")
  const panel = usePanelControl()
  if (!isCustomer && onLogInRequest === undefined) return null
  const press = async () => {
    if (!isCustomer) return onLogInRequest?.()
    const change = isMarked ? removeFavourite : addFavourite
    const result = await change({ kind, itemNo })
    if (result._tag === "Failure" && result.failure._tag === "NotLoggedIn") panel.open("login")
  }
  return (
    <IconButton
      icon="heart"
      variant={kind === "recipe" ? "float" : "tint"}
      filled={isMarked}
      label={text.buttonName(isMarked ? text.remove : text.add, name)}
      pending={pending}
      pendingLabel={loading}
      aria-disabled={pending || undefined}
      onClick={() => {
        if (!pending) void press()
      }}
    />
  )
}
