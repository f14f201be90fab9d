import type { FilterFocus } from "#web/views/catalogue/ListToolbar.tsx"
import { isVisible } from "#web/kit/is-visible.ts"

export interface FilterFocusManager {
  /** Remembers the focused element; null when none of the filters has the focus. */
  readonly remember: (element: Element | null) => void
  /** Moves the focus if the remembered element was removed. */
  readonly recover: () => void
  readonly stop: () => void
}

/**
 * Moves the focus when the focused element is removed: from a filter's chip to the next filter's, or to the previous one's if none follows.
 * When no filter's chip is left, or the removed element was not a filter's chip, the focus moves to the filters' button on narrow screens, and to the first filter group on wide ones, where that button is hidden.
 * On wide screens an open group covers the products; it is closed by a pointer press or focus outside it and by Escape inside it.
 */
export const manageFilterFocus = ({
  toolbar,
  opener,
  chips
}: Pick<FilterFocus, "toolbar" | "opener" | "chips">): FilterFocusManager => {
  let focused: { readonly element: Element; readonly index: number } | null = null
  const remember = (element: Element | null) => {
    focused = element && { element, index: [...(chips.current?.children ?? [])].indexOf(element) }
  }
  if (toolbar.current?.contains(document.activeElement)) remember(document.activeElement)
  const findCoveringGroup = (): HTMLDetailsElement | null | undefined =>
    opener.current === null || isVisible(opener.current)
      ? null
      : toolbar.current?.querySelector<HTMLDetailsElement>("details[name][open]")
  const closeOnOutsideEvent = ({ target }: Event) => {
    const group = findCoveringGroup()
    if (group && target instanceof Node && !group.contains(target)) group.open = false
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    const group = event.key === "Escape" ? findCoveringGroup() : null
    if (!group?.contains(document.activeElement)) return
    group.open = false
    group.querySelector("summary")?.focus()
  }
  document.addEventListener("pointerdown", closeOnOutsideEvent)
  document.addEventListener("focusin", closeOnOutsideEvent)
  document.addEventListener("keydown", closeOnEscape)
  return {
    remember,
    recover: () => {
      if (focused === null || focused.element.isConnected) return
      const { index } = focused
      focused = null
      if (document.activeElement !== document.body) return
      const remainingChips = index < 0 ? undefined : chips.current?.children
      // The chip at the end, after those of the filters, removes all filters, so it never gets the focus.
      const chip = remainingChips?.item(Math.min(index, remainingChips.length - 2))
      const controls = [opener.current, ...(toolbar.current?.querySelectorAll("summary, select") ?? [])]
      const nextFocus = chip ?? controls.find((control) => control !== null && isVisible(control))
      if (nextFocus instanceof HTMLElement) nextFocus.focus({ preventScroll: true })
    },
    stop: () => {
      document.removeEventListener("pointerdown", closeOnOutsideEvent)
      document.removeEventListener("focusin", closeOnOutsideEvent)
      document.removeEventListener("keydown", closeOnEscape)
    }
  }
}
