import type { KeyboardEvent, ReactNode } from "react"
import { useId } from "react"
import { classes } from "./classes.ts"
import styles from "./Tabs.module.css"

export interface Tab {
  readonly id: string
  readonly label: ReactNode
  readonly count?: number | undefined
  /** Cannot be chosen, as a search kind without hits. */
  readonly unavailable?: boolean | undefined
}

export interface TabsProps {
  readonly label: string
  readonly tabs: ReadonlyArray<Tab>
  readonly selected: string
  readonly onSelect: (id: string) => void
  /** The panel of the selected tab. */
  readonly children?: ReactNode
  readonly look?: "line" | "pill" | undefined
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1
}

/** One panel of several; arrows move between the tabs. */
export const Tabs = ({ label, tabs, selected, onSelect, children, look = "line" }: TabsProps) => {
  const id = useId()
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const open = tabs.filter((tab) => tab.unavailable !== true)
    const to = open[step(open.findIndex((tab) => tab.id === selected), open.length)]
    if (to === undefined) return
    onSelect(to.id)
    document.getElementById(`${id}-${to.id}`)?.focus()
  }
  return (
    <div className={classes(styles.tabs, styles[look])}>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            aria-disabled={tab.unavailable || undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => {
              if (tab.unavailable !== true) onSelect(tab.id)
            }}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </div>
  )
}
