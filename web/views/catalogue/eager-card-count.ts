/**
 * How many cards of a page's first list load their pictures eagerly. The first picture is the page's largest, and others would compete with it for a slow
 * phone's bandwidth. The pictures of other visible cards load after the first layout.
 */
export const eagerCardCount = 1
