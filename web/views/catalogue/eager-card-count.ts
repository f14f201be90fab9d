/**
 * How many cards of a page's first list load their pictures eagerly: the first row on a phone. Pictures of other visible cards load after the
 * first layout, so that they do not delay the scripts.
 */
export const eagerCardCount = 2
