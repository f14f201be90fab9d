import { readProductCode } from "#core/search/product-code.ts"
import type { SuggestionsState } from "#core/search/model.ts"
import { useCase } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { Chip } from "#web/kit/controls/Chip.tsx"
import { Completion } from "#web/views/search/Completion.tsx"
import { tryAgain } from "#web/text/common.ts"
import { noHits, searchByName, unknownCode } from "#web/text/no-hits.ts"
import { didYouMean } from "#web/text/search.ts"
import { completions as completionsLabel } from "#web/text/suggestions.ts"
import styles from "./SearchList.module.css"

export interface SuggestionsHeaderProps {
  readonly view: SuggestionsState
  readonly query: string
  /** The typed query and the suggested corrections of it; a completion emphasizes what it adds to them. */
  readonly knownWords: string
  /** Whether the search has ended without hits, or has failed. */
  readonly noResults: boolean
  readonly setInput: (query: string) => void
}

/** Corrections and completions, or a message that there are no hits; a failed search can be retried. */
export const SuggestionsHeader = ({
  view: { hits, error },
  query,
  knownWords,
  noResults,
  setInput
}: SuggestionsHeaderProps) => {
  const retry = useCase("retrySuggestions")
  const corrections = hits?.corrections ?? []
  const completions = (hits?.completions ?? []).filter((completion) => completion.toLowerCase() !== query.toLowerCase())
  const isCode = error === null && readProductCode(query) !== null
  return (
    <>
      {noResults && (
        <div className={styles.noHits}>
          <p>{noHits(query)}</p>
          {error !== null && (
            <Button small variant="quiet" onClick={() => void retry()}>
              {tryAgain}
            </Button>
          )}
          {isCode && <p>{unknownCode}</p>}
          {isCode && (
            <Button small variant="quiet" onClick={() => setInput("")}>
              {searchByName}
            </Button>
          )}
        </div>
      )}
      {corrections.length > 0 && (
        <div className={styles.corrections}>
          <p>{didYouMean}</p>
          {corrections.map((correction) => (
            <Chip key={correction} className={styles.queryChip} onClick={() => setInput(correction)}>
              <span>{correction}</span>
            </Chip>
          ))}
        </div>
      )}
      {completions.length > 0 && (
        <div role="group" aria-label={completionsLabel} className={styles.chips}>
          {completions.map((completion) => (
            <Chip key={completion} className={styles.queryChip} onClick={() => setInput(completion)}>
              <span>
                <Completion text={completion} query={knownWords} />
              </span>
            </Chip>
          ))}
        </div>
      )}
    </>
  )
}
