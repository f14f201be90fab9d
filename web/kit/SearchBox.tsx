import type { FormEvent, KeyboardEvent, ReactNode, Ref } from "react"
import { useId } from "react"
import * as text from "#web/text/search.ts"
import { Icon } from "./Icon.tsx"
import styles from "./SearchBox.module.css"
import { Spinner } from "./Spinner.tsx"

export interface SearchBoxProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSubmit: () => void
  readonly onFocus?: (() => void) | undefined
  readonly onBlur?: (() => void) | undefined
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
  readonly onClear: () => void
  /** The list of suggestions is seen. */
  readonly expanded: boolean
  /** Ids of the list and of the option that the arrows are at. */
  readonly listId: string
  readonly activeId?: string | undefined
  /** Suggestions are late (SEARCH-03). */
  readonly loading?: boolean | undefined
  /** The list, under the field. */
  readonly children?: ReactNode
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** The search field of the header, a combobox; without JavaScript a plain form to /sok. */
export const SearchBox = (props: SearchBoxProps) => {
  const { value, onChange, onSubmit, onFocus, onBlur, onKeyDown, onClear, expanded, listId, activeId, loading, children, ref } = props
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={styles.form} role="search" action="/sok" method="get" onSubmit={submit}>
      <div className={styles.box}>
        <label htmlFor={id} className="visually-hidden">
          {text.label}
        </label>
        <button type="submit" className={styles.sign} aria-label={text.submit}>
          <Icon name="search" size={22} />
        </button>
        <input
          ref={ref}
          id={id}
          name="Q"
          type="text"
          className={styles.input}
          placeholder={text.label}
          value={value}
          role="combobox"
          aria-expanded={expanded}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onFocus}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
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
      {children}
    </form>
  )
}
