import { searchTypes, type SuggestionsView } from "#core/search/model.ts"
import { RememberSearch } from "#web/container/ids.ts"
import { useService } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Chip } from "#web/kit/Chip.tsx"
import { kinds } from "#web/text/search.ts"
import * as text from "#web/text/suggestions.ts"
import styles from "./SearchList.module.css"
import { useSearchHref } from "./use-search-href.ts"

export interface AfterGroupsProps {
  readonly view: SuggestionsView
  readonly query: string
  readonly onGo: (href: string) => void
}

/** All hits: at once, or those of one kind, each with its count. */
export const AfterGroups = ({ view: { hits }, query, onGo }: AfterGroupsProps) => {
  const hrefOf = useSearchHref()
  const rememberSearch = useService(RememberSearch)
  const counts = searchTypes.flatMap((type) => (hits === null || hits.counts[type] === 0 ? [] : [{ type, count: hits.counts[type] }]))
  if (counts.length === 0) return <Button look="quiet" href="/matvaror">{text.browseDepartments}</Button>
  return (
    <>
      <Button look="quiet" onClick={() => onGo(hrefOf({ query }))}>{text.showMoreResults}</Button>
      <div role="group" aria-label={text.kindsOfHits} className={styles.chips}>
        {counts.map(({ type, count }) => (
          <Chip key={type} href={hrefOf({ query, type })} onFollow={() => void rememberSearch(query)} count={count}>{kinds[type]}</Chip>
        ))}
      </div>
    </>
  )
}
