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
 * Moves the focus when the focused element is removed together with its filter. After a filter's chip, to the next filter's, or to the previous one's if none follows;
 * after the only one or another element, to the filters' button on narrow screens and to the first filter group on wide ones. On wide screens, where an open
 * group covers the products and the filters' button is hidden, closes the group on a pointer press or focus outside it and on Escape inside it.
 */
export const manageFilterFocus = ({
  tools,
  opener,
  chips
}: Pick<FilterFocus, "tools" | "opener" | "chips">): FilterFocusManager => {
  let focused: { readonly element: Element; readonly index: number } | null = null
  const remember = (element: Element | null) => {
    focused = element && { element, index: [...(chips.current?.children ?? [])].indexOf(element) }
  }
  if (tools.current?.contains(document.activeElement)) remember(document.activeElement)
  const findOpenGroup = (): HTMLDetailsElement | null | undefined =>
    opener.current === null || isVisible(opener.current)
      ? null
      : tools.current?.querySelector<HTMLDetailsElement>("details[name][open]")
  const closeOnOutsideEvent = ({ target }: Event) => {
    const group = findOpenGroup()
    if (group && target instanceof Node && !group.contains(target)) group.open = false
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    const group = event.key === "Escape" ? findOpenGroup() : null
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
      // Never to the chip after the filters', which removes all filters.
      const chip = remainingChips?.item(Math.min(index, remainingChips.length - 2))
      const controls = [opener.current, ...(tools.current?.querySelectorAll("summary, select") ?? [])]
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
