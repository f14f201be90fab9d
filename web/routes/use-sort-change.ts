import { useState } from "react"
import { useNavigate } from "react-router-dom"

export interface SortChange<Sort> {
  /** Stores the selected sort and opens the list in it. */
  readonly changeSort: (sort: Sort) => Promise<void>
  /** Whether the sort is being stored or the sorted list opened, which another navigation would undo. */
  readonly isSorting: boolean
}

/** Changes the sort of a list whose shopper's last sort is remembered (PCAT-12). */
export const useSortChange = <Sort>(
  remember: (sort: Sort) => Promise<unknown>,
  hrefOf: (sort: Sort) => string
): SortChange<Sort> => {
  const navigate = useNavigate()
  const [isSorting, setIsSorting] = useState(false)
  const changeSort = async (sort: Sort) => {
    setIsSorting(true)
    // Stored before the navigation, since a URL without a sort is shown with the stored one.
    await remember(sort)
    await navigate(hrefOf(sort), { preventScrollReset: true })
    setIsSorting(false)
  }
  return { changeSort, isSorting }
}
