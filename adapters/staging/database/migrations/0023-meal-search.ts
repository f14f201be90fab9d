/** Indexes the words of existing catered meals without diacritics, as queries are: the name above the contents. */
export const mealSearch = `
alter table catered_meals add column search tsvector;
update catered_meals m set search =
  setweight(to_tsvector('skafferi', translate(lower(m.name), 'åäöéèáàü', 'aaoeeaau')), 'A') ||
  setweight(to_tsvector('skafferi', coalesce((
    select string_agg(translate(lower(v.name || ' ' || array_to_string(v.contents, ' ')), 'åäöéèáàü', 'aaoeeaau'), ' ')
    from catered_meal_variants v where v.meal_id = m.id
  ), '')), 'B');
create index catered_meals_by_words on catered_meals using gin (search);
`
