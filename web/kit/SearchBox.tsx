import type { FocusEvent, FormEvent, KeyboardEvent, ReactNode, Ref } from "react"
import * as text from "#web/text/search-box.ts"
import { classes } from "./classes.ts"
import { Icon } from "./Icon.tsx"
import { landmarks } from "./landmarks.ts"
import styles from "./SearchBox.module.css"
import { Spinner } from "./Spinner.tsx"

export interface SearchBoxProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSubmit: () => void
  readonly onFocus: () => void
  /** The focus leaves the box with its list. */
  readonly onLeave: () => void
  /** Keys pressed in the field or in its list. */
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onClear: () => void
  readonly onClose: () => void
  /** In use: on a phone it fills the screen. */
  readonly open: boolean
  /** The listbox is seen. */
  readonly expanded: boolean
  /** Ids of the listbox and of the option that the arrows are at. */
  readonly listId: string
  readonly activeId?: string | undefined
  /** Suggestions are late (SEARCH-03). */
  readonly loading?: boolean | undefined
  /** What is under the field. */
  readonly children?: ReactNode
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** The search field of the header, a combobox; without JavaScript a plain form to /sok. */
export const SearchBox = (props: SearchBoxProps) => {
  const { value, onChange, onSubmit, onFocus, onLeave, onKeyDown, onClear, onClose, open, expanded, listId, activeId, loading, children, ref } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  // A keyboard that is put away or another window takes the focus to nowhere, and whoever looks at the list stays with it.
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onLeave()
  }
  return (
    <div className={classes(styles.search, open && styles.open)} data-search onBlur={blur} onKeyDown={onKeyDown}>
      <form className={styles.form} role="search" action="/sok" method="get" onSubmit={submit}>
        <div className={styles.box}>
          <label htmlFor={landmarks.search} className="visually-hidden">
            {text.label}
          </label>
          <button type="submit" className={styles.sign} aria-label={text.submit}>
            <Icon name="search" size={22} />
          </button>
          <input
            ref={ref}
            id={landmarks.search}
            name="Q"
            type="text"
            className={styles.input}
            placeholder={text.label}
            value={value}
            role="combobox"
            aria-expanded={expanded}
            aria-controls={expanded ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            onFocus={onFocus}
            onClick={onFocus}
          />
          {loading && (
            <span className={styles.loading}>
              <Spinner />
            </span>
          )}
          {value !== "" && (
            <button type="button" className={styles.clear} aria-label={text.clear} onClick={onClear}>
              <Icon name="close" />
            </button>
          )}
        </div>
        {open && (
          <button type="button" className={styles.close} onClick={onClose}>
            {text.close}
          </button>
        )}
      </form>
      {children}
    </div>
  )
}
