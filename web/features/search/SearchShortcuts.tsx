import { searchShortcutState } from "#core/search/search-shortcut-state.ts"
import { useEffect, useEffectEvent, useRef } from "react"
import { useNavigate } from "react-router-dom"
import { isScanningLink, noScan, scanKey } from "#core/search/scan.ts"
import { isSearchOpen } from "#web/container/panel.ts"
import { onFirstInteraction, takeEarlyKeys } from "#web/container/first-interaction.ts"
import { typeText } from "#web/kit/forms/type-text.ts"
import { useStatePart, useCase, useStateView, usePanelControl, usePanelPart } from "#web/container/react.tsx"
import { useClosePanel } from "#web/container/use-close-panel.ts"
import { skipTargetIds } from "#web/views/shell/skip-target-ids.ts"
import { searchHref } from "./search-href.ts"

const acceptsText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), textarea, select"))

/** The layers that a scan may close, because they contain no typed input. */
const layersClosableByScan: ReadonlySet<string | undefined> = new Set(["cart", "menu"])

/**
 * Repeats Escape in a field when it was the last key before the hydration, which has opened the field's list. The page may have been hydrated some time
 * before this code was loaded: an Escape that the field has handled is not repeated, because it would clear what has been entered since.
 */
const repeatEscape = (lastKey: KeyboardEvent | undefined): void => {
  if (lastKey?.key !== "Escape" || lastKey.defaultPrevented) return
  if (lastKey.target === document.activeElement && acceptsText(lastKey.target))
    lastKey.target?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }))
}

/** Handles keys outside fields. '/' opens the search, and a code from a barcode scanner opens its product (SEARCH-18). It leaves other keys alone. */
export const SearchShortcuts = () => {
  const slashEnabled = useStatePart(searchShortcutState, (enabled) => enabled)
  const readSearchShortcut = useCase("readSearchShortcut")
  const navigate = useNavigate()
  const close = useClosePanel()
  const scan = useRef(noScan)
  const isOpen = usePanelPart(isSearchOpen)
  const panel = usePanelControl()
  const openedFrom = useRef<Element | null>(null)
  /** What is typed after '/' before the field has the focus; null unless '/' has just been pressed. */
  const typedAfterSlash = useRef<string | null>(null)
  const searchShortcut = useStateView(searchShortcutState)
  // Not on mount, since reading the setting loads the use cases.
  useEffect(() => onFirstInteraction(() => void readSearchShortcut()), [readSearchShortcut])
  // When the search closes, the focus returns to the element that had it when '/' was pressed.
  useEffect(() => {
    if (isOpen) return
    const previouslyFocused = openedFrom.current
    openedFrom.current = null
    if (previouslyFocused instanceof HTMLElement && document.activeElement?.id === skipTargetIds.search)
      previouslyFocused.focus()
  }, [isOpen])
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (acceptsText(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
    // Counted in the document, because pages and features open dialogs of their own beside the panel.
    const openModalCount = document.querySelectorAll("dialog:modal").length
    if (openModalCount > (layersClosableByScan.has(panel.current().layers.at(-1)?.name) ? 1 : 0)) return
    const scanResult = scanKey(scan.current, event.key, event.timeStamp)
    scan.current = scanResult.scan
    if (scanResult.code !== null) {
      // The Enter that ends a code must not activate the focused button.
      event.preventDefault()
      event.stopPropagation()
      const { code } = scanResult
      close(() => void navigate(searchHref({ query: code })))
    } else if (typedAfterSlash.current !== null && event.key.length === 1) {
      event.preventDefault()
      typedAfterSlash.current += event.key
    } else if (event.key === "/" && !isScanningLink(scan.current) && slashEnabled !== false && openModalCount === 0) {
      event.preventDefault()
      const focusedElement = document.activeElement
      typedAfterSlash.current = ""
      const focusIfEnabled = async () => {
        if (slashEnabled !== true) await readSearchShortcut()
        const text = typedAfterSlash.current ?? ""
        typedAfterSlash.current = null
        // The focus may have moved meanwhile.
        if (searchShortcut.current() !== true || document.activeElement !== focusedElement) return
        openedFrom.current = focusedElement
        // By its id, like the skip link: the field belongs to the header, which this component does not render.
        const field = document.getElementById(skipTargetIds.search)
        field?.focus()
        if (text !== "" && field instanceof HTMLInputElement) typeText(field, field.value + text)
      }
      // In a microtask, so that the early keys after '/' are known.
      void Promise.resolve().then(focusIfEnabled)
    }
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener("keydown", listener, { capture: true })
    // A scan may be the first interaction, for which the page was hydrated.
    const earlyKeys = takeEarlyKeys()
    earlyKeys.forEach(listener)
    repeatEscape(earlyKeys.at(-1))
    return () => document.removeEventListener("keydown", listener, { capture: true })
  }, [])
  return null
}
