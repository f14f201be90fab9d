import type { FocusEvent, FormEvent, KeyboardEvent, ReactNode, Ref } from "react"
import { loading as loadingLabel } from "#web/text/common.ts"
import * as text from "#web/text/search-box.ts"
import { classes } from "#web/kit/classes.ts"
import { Icon } from "#web/kit/controls/Icon.tsx"
import { skipTargetIds } from "../shell/skip-target-ids.ts"
import styles from "./SearchBox.module.css"
import { Spinner } from "#web/kit/controls/Spinner.tsx"
import * as paths from "#web/paths.ts"

export interface SearchBoxProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSubmit: () => void
  /** Called when the field receives the focus or is clicked. */
  readonly onFocus: () => void
  /** Called when the focus leaves the box and its list. */
  readonly onLeave: () => void
  /** Keys pressed in the field or in its list. */
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onClear: () => void
  readonly onClose: () => void
  /** Whether it is open; on a phone it then fills the screen. */
  readonly open: boolean
  /** Whether the listbox is shown. */
  readonly expanded: boolean
  /** The id of the listbox. */
  readonly listId: string
  /** The id of the listbox's active option. */
  readonly activeId?: string | undefined
  /** Whether the suggestions take long (SEARCH-03). */
  readonly loading?: boolean | undefined
  /** The list under the field. */
  readonly children?: ReactNode
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** The search field of the header: a combobox, and without JavaScript a form that opens /sok. */
export const SearchBox = (props: SearchBoxProps) => {
  const {
    value,
    onChange,
    onSubmit,
    onFocus,
    onLeave,
    onKeyDown,
    onClear,
    onClose,
    open,
    expanded,
    listId,
    activeId,
    loading,
    children,
    ref
  } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  // No element receives the focus when the on-screen keyboard is hidden or the window loses the focus; the list then stays open.
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onLeave()
  }
  return (
    <div className={classes(styles.search, open && styles.open)} data-search onBlur={blur} onKeyDown={onKeyDown}>
      <form className={styles.form} role="search" action={paths.search} method="get" onSubmit={submit}>
        <div className={styles.box}>
          <label htmlFor={skipTargetIds.search} className="visually-hidden">
            {text.label}
          </label>
          <button type="submit" className={styles.symbol} aria-label={text.submit}>
            <Icon name="search" size={22} />
          </button>
          <input
            ref={ref}
            id={skipTargetIds.search}
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
              <Spinner label={loadingLabel} />
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
