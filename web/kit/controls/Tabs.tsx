import type { KeyboardEvent, ReactNode } from "react"
import { useId } from "react"
import styles from "./Tabs.module.css"

export interface Tab {
  readonly id: string
  readonly label: ReactNode
  readonly count?: number | undefined
  /** Marked with aria-disabled; clicks and keys do not select it. */
  readonly unavailable?: boolean | undefined
}

export interface TabsProps {
  readonly label: string
  readonly tabs: ReadonlyArray<Tab>
  readonly selectedId: string
  readonly onSelect: (id: string) => void
  /** The panel of the selected tab. */
  readonly children?: ReactNode
  readonly variant?: "line" | "pill" | undefined
}

const nextIndexByKey: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1
}

/** A tab list with the panel of the selected tab; the arrow keys, Home and End move between the tabs. */
export const Tabs = ({ label, tabs, selectedId, onSelect, children, variant = "line" }: TabsProps) => {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    const nextIndex = nextIndexByKey[event.key]
    if (nextIndex === undefined) return
    event.preventDefault()
    const enabledTabs = tabs.filter((tab) => tab.unavailable !== true)
    const nextTab =
      enabledTabs[
        nextIndex(
          enabledTabs.findIndex((tab) => tab.id === selectedId),
          enabledTabs.length
        )
      ]
    if (nextTab === undefined) return
    onSelect(nextTab.id)
    document.getElementById(`${id}-${nextTab.id}`)?.focus()
  }
  return (
    <div className={styles[variant]}>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === selectedId}
            aria-controls={`${id}-panel`}
            aria-disabled={tab.unavailable || undefined}
            tabIndex={tab.id === selectedId ? 0 : -1}
            onClick={() => {
              if (tab.unavailable !== true) onSelect(tab.id)
            }}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selectedId}`}>
        {children}
      </div>
    </div>
  )
}
