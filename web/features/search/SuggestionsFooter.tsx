import { searchTypes, type SuggestionsState } from "#core/search/model.ts"
import { useCase } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { Chip } from "#web/kit/controls/Chip.tsx"
import { typeNames } from "#web/text/search.ts"
import * as text from "#web/text/suggestions.ts"
import * as paths from "#web/paths.ts"
import styles from "./SearchList.module.css"
import { useSearchHref } from "./use-search-href.ts"

export interface SuggestionsFooterProps {
  readonly view: SuggestionsState
  readonly query: string
  readonly onNavigate: (href: string) => void
}

/** Links to all hits, and to the hits of each kind with their number; without hits, a link to the departments. */
export const SuggestionsFooter = ({ view: { hits }, query, onNavigate }: SuggestionsFooterProps) => {
  const hrefOf = useSearchHref()
  const rememberSearch = useCase("rememberSearch")
  const counts = searchTypes.flatMap((type) =>
    hits === null || hits.counts[type] === 0 ? [] : [{ type, count: hits.counts[type] }]
  )
  if (counts.length === 0)
    return (
      <Button variant="quiet" href={paths.products}>
        {text.browseDepartments}
      </Button>
    )
  return (
    <>
      <Button variant="quiet" onClick={() => onNavigate(hrefOf({ query }))}>
        {text.showMoreResults}
      </Button>
      <div role="group" aria-label={text.kindsOfHits} className={styles.chips}>
        {counts.map(({ type, count }) => (
          <Chip key={type} href={hrefOf({ query, type })} onFollow={() => void rememberSearch(query)} count={count}>
            {typeNames[type]}
          </Chip>
        ))}
      </div>
    </>
  )
}
