/**
 * How many cards of a page's first list load their pictures eagerly. More would share the bandwidth of a slow phone with the first, which is the page's largest picture;
 * those of other visible cards load after the first layout.
 */
export const eagerCardCount = 1
