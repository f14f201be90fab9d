import { searchHref } from "#web/features/search/search-href.ts"
import { Chip } from "#web/kit/controls/Chip.tsx"
import { didYouMean } from "#web/text/search.ts"
import { searchedInstead } from "#web/text/search-page.ts"
import type { SearchData } from "./search-data.ts"
import styles from "./search.module.css"

/** States the corrected query that was searched for, and offers all corrections. */
export const SearchCorrections = ({ hits: { corrections }, searchUrl }: SearchData) => {
  const [bestCorrection = ""] = corrections
  return (
    <div className={styles.corrections}>
      <p>{searchedInstead(searchUrl.query, bestCorrection)}</p>
      <p className={styles.prompt}>
        {didYouMean}
        {corrections.map((query) => (
          <Chip key={query} href={searchHref({ query, store: searchUrl.store })}>
            {query}
          </Chip>
        ))}
      </p>
    </div>
  )
}
