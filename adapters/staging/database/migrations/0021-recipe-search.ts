/** Indexes the words of existing recipes without diacritics, as queries are: the name above the main ingredients. */
export const recipeSearch = `
update recipes r set search =
  setweight(to_tsvector('skafferi', translate(lower(r.name), 'åäöéèáàü', 'aaoeeaau')), 'A') ||
  setweight(to_tsvector('skafferi', coalesce((
    select string_agg(translate(lower(i.name), 'åäöéèáàü', 'aaoeeaau'), ' ')
    from recipe_ingredients i where i.recipe_id = r.id and not i.at_home
  ), '')), 'B');
create index recipes_by_words on recipes using gin (search);
`
