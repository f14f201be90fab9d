/** Ranks the words of a page's title above those of its description. */
export const pageTitles = `
update pages set search = setweight(to_tsvector('skafferi', translate(lower(title), 'åäöéèáàü', 'aaoeeaau')), 'A') || setweight(search, 'C');
`
