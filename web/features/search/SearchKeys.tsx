import { useEffect, useEffectEvent, useRef } from "react"
import { useNavigate } from "react-router-dom"
import { noScan, scanKey } from "#core/search/scan.ts"
import { ReadSearchKey, SearchKeyViewId } from "#web/container/ids.ts"
import { PanelId } from "#web/container/panel.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { useClosePanel } from "#web/container/use-close-panel.ts"
import { landmarks } from "#web/kit/landmarks.ts"
import { searchHref } from "./search-href.ts"

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), textarea, select"))

/** What may lie over the page while goods are scanned: nothing is typed there, and it is left for the goods. */
const givesWay: ReadonlySet<string | undefined> = new Set(["cart", "menu"])

/** Keys pressed anywhere but in a field: '/' opens the search, and a scanner's code opens its goods (SEARCH-18). Nothing of a normal key is swallowed. */
export const SearchKeys = () => {
  const slashOn = useStateView(SearchKeyViewId, (on) => on === true)
  const readSearchKey = useService(ReadSearchKey)
  const navigate = useNavigate()
  const close = useClosePanel()
  const scan = useRef(noScan)
  const open = useStateView(PanelId, ({ history }) => history[0] === "search")
  const panel = useService(PanelId)
  const openedFrom = useRef<Element | null>(null)
  useEffect(() => void readSearchKey(), [readSearchKey])
  // Esc leaves the focus in the field: whoever came by the key goes back to where they were.
  useEffect(() => {
    if (open) return
    const from = openedFrom.current
    openedFrom.current = null
    if (from instanceof HTMLElement && document.activeElement?.id === landmarks.search) from.focus()
  }, [open])
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (takesText(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
    const over = document.querySelectorAll("dialog:modal").length
    if (over > (givesWay.has(panel.current().history.at(-1)) ? 1 : 0)) return
    const next = scanKey(scan.current, event.key, event.timeStamp)
    scan.current = next.scan
    if (next.code !== null) {
      // The Enter that ends a code is not meant for the button that happens to have the focus.
      event.preventDefault()
      event.stopPropagation()
      const { code } = next
      close(() => void navigate(searchHref({ query: code })))
    } else if (event.key === "/" && slashOn && over === 0) {
      event.preventDefault()
      openedFrom.current = document.activeElement
      document.getElementById(landmarks.search)?.focus()
    }
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener("keydown", listener, { capture: true })
    return () => document.removeEventListener("keydown", listener, { capture: true })
  }, [])
  return null
}
