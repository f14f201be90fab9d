import { isScannedGtin } from "#core/kernel/gtin.ts"
import type { SuggestionsView } from "#core/search/model.ts"
import { RetryQuery } from "#web/container/ids.ts"
import { useService } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Chip } from "#web/kit/Chip.tsx"
import { Completion } from "#web/kit/Completion.tsx"
import { tryAgain } from "#web/text/common.ts"
import { noHits, searchByName, unknownCode } from "#web/text/no-hits.ts"
import { didYouMean } from "#web/text/search.ts"
import { completions as completionsLabel } from "#web/text/suggestions.ts"
import styles from "./SearchList.module.css"

export interface BeforeGroupsProps {
  readonly view: SuggestionsView
  readonly query: string
  /** What the shopper has typed, or meant by it. */
  readonly known: string
  /** The answer has come, and there is nothing in it. */
  readonly nothing: boolean
  readonly onType: (query: string) => void
}

/** Other words to search for, or that there is nothing; a failed request is no answer that goods do not exist, and can be made again. */
export const BeforeGroups = ({ view: { hits, error }, query, known, nothing, onType }: BeforeGroupsProps) => {
  const retry = useService(RetryQuery)
  const corrections = hits?.corrections ?? []
  const completions = (hits?.completions ?? []).filter((completion) => completion.toLowerCase() !== query.toLowerCase())
  const unknown = error === null && isScannedGtin(query)
  return (
    <>
      {nothing && (
        <div className={styles.nothing}>
          <p>{noHits(query)}</p>
          {error !== null && <Button small look="quiet" onClick={() => void retry()}>{tryAgain}</Button>}
          {unknown && <p>{unknownCode}</p>}
          {unknown && <Button small look="quiet" onClick={() => onType("")}>{searchByName}</Button>}
        </div>
      )}
      {corrections.length > 0 && (
        <div className={styles.corrections}>
          <p>{didYouMean}</p>
          {corrections.map((correction) => <Chip key={correction} className={styles.word} onClick={() => onType(correction)}><span>{correction}</span></Chip>)}
        </div>
      )}
      {completions.length > 0 && (
        <div role="group" aria-label={completionsLabel} className={styles.chips}>
          {completions.map((completion) => (
            <Chip key={completion} className={styles.word} onClick={() => onType(completion)}>
              <span><Completion text={completion} query={known} /></span>
            </Chip>
          ))}
        </div>
      )}
    </>
  )
}
