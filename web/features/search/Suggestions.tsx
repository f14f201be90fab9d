import type { SuggestionsView } from "#core/search/model.ts"
import { RetryQuery } from "#web/container/ids.ts"
import { useService } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Chip } from "#web/kit/Chip.tsx"
import { Completion } from "#web/kit/Completion.tsx"
import { SuggestionGroup } from "#web/kit/SuggestionGroup.tsx"
import { SuggestionList } from "#web/kit/SuggestionList.tsx"
import { SuggestionOption } from "#web/kit/SuggestionOption.tsx"
import { tryAgain } from "#web/text/common.ts"
import * as text from "#web/text/search.ts"
import styles from "./SearchField.module.css"
import { type Group, groupsOf, searchHref } from "./suggestion-groups.ts"

const Before = ({ view, onQuery }: { readonly view: SuggestionsView; readonly onQuery: (query: string) => void }) => {
  const retry = useService(RetryQuery)
  const { hits, error } = view
  const nothing = error !== null || (hits !== null && groupsOf(hits).length === 0)
  const corrections = hits?.corrections ?? []
  return (
    <>
      {nothing && (
        <div className={styles.nothing}>
          <p>{text.noHits(view.typed.trim())}</p>
          {error !== null && <Button small look="quiet" onClick={() => void retry()}>{tryAgain}</Button>}
        </div>
      )}
      {corrections.length > 0 && (
        <p className={styles.corrections}>
          {text.didYouMean}{" "}
          {corrections.map((correction) => <Chip key={correction} onClick={() => onQuery(correction)}>{correction}</Chip>)}
        </p>
      )}
    </>
  )
}

export interface SuggestionsProps {
  readonly id: string
  readonly view: SuggestionsView
  /** What is in the box. */
  readonly typed: string
  readonly groups: ReadonlyArray<Group>
  /** The option that the arrow keys stand on, counted over all groups; -1 for none. */
  readonly active: number
  readonly onQuery: (query: string) => void
  readonly onGo: (href: string) => void
}

/** The list under the search box (SEARCH rows). */
export const Suggestions = ({ id, view, typed, groups, active, onQuery, onGo }: SuggestionsProps) => {
  const query = typed.trim()
  let index = -1
  return (
    <SuggestionList
      id={id}
      stale={view.old}
      before={query === "" ? undefined : <Before view={view} onQuery={onQuery} />}
      after={query === "" || (view.hits?.total ?? 0) === 0 ? undefined : (
        <Button look="link" onClick={() => onGo(searchHref(query))}>{text.showMoreResults}</Button>
      )}
    >
      {groups.map((group) => (
        <SuggestionGroup key={group.label} label={group.label}>
          {group.options.map((option) => {
            index += 1
            return (
              <SuggestionOption
                key={option.key}
                id={`${id}-${index}`}
                active={index === active}
                picture={option.picture}
                icon={option.icon}
                note={option.note}
                end={option.end}
                onPick={() => onGo(option.href)}
              >
                {query === "" ? option.label : <Completion text={option.label} query={query} />}
              </SuggestionOption>
            )
          })}
        </SuggestionGroup>
      ))}
    </SuggestionList>
  )
}
