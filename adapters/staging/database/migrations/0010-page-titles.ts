/** Words of a page's title weigh more than those it is described by. */
export const pageTitles = `
update pages set search = setweight(to_tsvector('skafferi', translate(lower(title), 'åäöéèáàü', 'aaoeeaau')), 'A') || setweight(search, 'C');
`
