import { searchHref } from "#web/features/search/search-href.ts"
import { Chip } from "#web/kit/Chip.tsx"
import { didYouMean } from "#web/text/search.ts"
import { searchedInstead } from "#web/text/search-page.ts"
import type { SearchData } from "./search-data.ts"
import styles from "./search.module.css"

/** What was searched for instead of what was typed, and what else it may have meant. */
export const SearchCorrections = ({ hits: { corrections }, address }: SearchData) => {
  const [best = ""] = corrections
  return (
    <div className={styles.corrections}>
      <p>{searchedInstead(address.query, best)}</p>
      <p className={styles.prompt}>
        {didYouMean}
        {corrections.map((query) => <Chip key={query} href={searchHref({ query, store: address.store })}>{query}</Chip>)}
      </p>
    </div>
  )
}
