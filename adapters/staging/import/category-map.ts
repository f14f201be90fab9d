/** Categories of Open Food Facts and the leaf of our tree that such goods stand in; the first that fits wins, so narrow ones come first. */
const table: ReadonlyArray<readonly [tag: string, category: string]> = [
  ["oat-based-drinks", "Havredryck"], ["oat-milks", "Havredryck"], ["soy-based-drinks", "Sojadryck"], ["almond-based-drinks", "Mandel & kokosdryck"], ["coconut-based-drinks", "Mandel & kokosdryck"],
  ["plant-based-creams", "Växtbaserad matlagning"], ["plant-based-yogurts", "Växtgurt"], ["non-dairy-yogurts", "Växtgurt"], ["non-dairy-desserts", "Växtgurt"], ["tofu", "Tofu & växtost"], ["cheese-substitutes", "Tofu & växtost"],
  ["plant-based-milk-alternatives", "Havredryck"], ["milk-substitutes", "Havredryck"], ["dairy-substitutes", "Havredryck"],
  ["skyrs", "Kvarg & protein"], ["quarks", "Kvarg & protein"], ["cottage-cheeses", "Kvarg & protein"], ["yogurts", "Yoghurt naturell"], ["filmjolk", "Filmjölk"], ["semi-skimmed-milks", "Mellanmjölk"],
  ["skimmed-milks", "Lättmjölk"], ["whole-milks", "Standardmjölk"], ["milks", "Mellanmjölk"], ["flavoured-milks", "Smaksatt mjölk"], ["sour-creams", "Crème fraiche & gräddfil"], ["creme-fraiche", "Crème fraiche & gräddfil"],
  ["creams", "Grädde"], ["margarines", "Margarin"], ["butters", "Smör & bredbart"], ["spreadable-fats", "Smör & bredbart"], ["grated-cheese", "Skivad & riven ost"], ["cream-cheeses", "Färskost & mjukost"],
  ["halloumi", "Matlagningsost"], ["feta", "Matlagningsost"], ["mozzarella", "Matlagningsost"], ["soft-cheeses", "Dessertost"], ["cheeses", "Hårdost"], ["eggs", "Ägg"], ["yeasts", "Jäst"], ["dairy-desserts", "Kyld dessert"],
  ["fermented-milk-products", "Yoghurt naturell"], ["dairies", "Mellanmjölk"],
  ["ice-cream-bars", "Glasspinnar & strutar"], ["ice-creams-and-sorbets", "Paketglass"], ["ice-creams", "Paketglass"], ["frozen-desserts", "Paketglass"], ["frozen-pizzas", "Pizza"], ["pizzas", "Pizza"], ["pizzas-pies-and-quiches", "Pizza"],
  ["frozen-fries", "Pommes & potatis"], ["fries", "Pommes & potatis"], ["frozen-fried-potatoes", "Pommes & potatis"], ["frozen-vegetables", "Frysta grönsaker"], ["frozen-fruits", "Frysta bär & frukt"], ["frozen-berries", "Frysta bär & frukt"],
  ["frozen-fishes", "Fryst fisk naturell"], ["breaded-fish", "Panerad fisk & fiskrätter"], ["frozen-seafood", "Frysta skaldjur"], ["frozen-ready-made-meals", "Lagade rätter"], ["pyttipanna", "Lagade rätter"],
  ["frozen-breads", "Bröd & bakverk fryst"],
  ["crispbreads", "Knäckebröd"], ["rusks", "Skorpor, kex & riskakor"], ["puffed-rice-cakes", "Skorpor, kex & riskakor"], ["crackers", "Skorpor, kex & riskakor"], ["crackers-appetizers", "Skorpor, kex & riskakor"],
  ["hamburger-buns", "Hamburger & korvbröd"], ["hot-dog-buns", "Hamburger & korvbröd"], ["baguettes", "Frallor, baguetter & pitabröd"], ["ciabattas", "Frallor, baguetter & pitabröd"], ["bread-rolls", "Frallor, baguetter & pitabröd"],
  ["pita-breads", "Frallor, baguetter & pitabröd"], ["gluten-free-breads", "Glutenfritt bröd"], ["rye-breads", "Grovt bröd"], ["wholemeal-breads", "Grovt bröd"], ["sourdough-breads", "Grovt bröd"], ["flatbreads", "Mjukt tunnbröd & polarkaka"],
  ["wheat-breads", "Ljust bröd"], ["white-breads", "Ljust bröd"], ["breads", "Ljust bröd"], ["muffins", "Kakor & muffins"], ["cakes", "Kakor & muffins"], ["pastries", "Bullar & vetebröd"], ["viennoiseries", "Bullar & vetebröd"],
  ["biscuits-and-crackers", "Småkakor & fikabröd"], ["biscuits", "Småkakor & fikabröd"], ["biscuits-and-cakes", "Småkakor & fikabröd"],
  ["hazelnut-spreads", "Bredbart sött & nötkräm"], ["chocolate-spreads", "Bredbart sött & nötkräm"], ["nut-butters", "Bredbart sött & nötkräm"], ["oilseed-purees", "Bredbart sött & nötkräm"], ["jams", "Sylt, marmelad & honung"],
  ["marmalades", "Sylt, marmelad & honung"], ["honeys", "Sylt, marmelad & honung"], ["sweet-spreads", "Sylt, marmelad & honung"], ["mueslis", "Müsli & granola"], ["granolas", "Müsli & granola"], ["oat-flakes", "Havregryn & gröt"],
  ["rolled-oats", "Havregryn & gröt"], ["porridges", "Havregryn & gröt"], ["breakfast-cereals", "Flingor"], ["flours", "Mjöl"], ["potato-flours", "Mjöl"], ["sugars", "Socker & sirap"], ["sweeteners", "Socker & sirap"], ["syrups", "Socker & sirap"],
  ["baking-aids", "Bakingredienser"], ["cooking-helpers", "Bakingredienser"], ["cocoa-powders", "Bakingredienser"], ["food-additives", "Bakingredienser"],
  ["instant-noodles", "Nudlar"], ["noodles", "Nudlar"], ["rices", "Ris"], ["couscous", "Matgryn, couscous & bulgur"], ["bulgur", "Matgryn, couscous & bulgur"], ["quinoa", "Matgryn, couscous & bulgur"], ["cereal-grains", "Matgryn, couscous & bulgur"],
  ["mashed-potatoes", "Potatismos"], ["gnocchi", "Pasta"], ["pasta-salads", "Färdigrätter kylda"], ["pasta-dishes", "Färdigrätter kylda"], ["pasta-sauces", "Pastasås & pesto"], ["pestos", "Pastasås & pesto"], ["tomato-sauces", "Pastasås & pesto"], ["pastas", "Pasta"],
  ["canned-tomatoes", "Tomatkonserver"], ["tomatoes-and-their-products", "Tomatkonserver"], ["canned-legumes", "Bönor, linser & kikärter"], ["canned-fishes", "Fiskkonserver"], ["olives", "Inlagda grönsaker & oliver"], ["pickles", "Inlagda grönsaker & oliver"],
  ["plant-based-pickles", "Inlagda grönsaker & oliver"], ["canned-vegetables", "Grönsakskonserver"], ["canned-fruits", "Grönsakskonserver"], ["legume-seeds", "Torkade bönor & linser"], ["pulses", "Torkade bönor & linser"],
  ["ketchup", "Ketchup & senap"], ["mustards", "Ketchup & senap"], ["mayonnaises", "Majonnäs & dressing"], ["salad-dressings", "Majonnäs & dressing"], ["soy-sauces", "Asiatiska såser"], ["teriyaki-sauces", "Asiatiska såser"],
  ["sweet-chili-sauces", "Asiatiska såser"], ["hot-sauces", "Asiatiska såser"], ["vegetable-oils", "Olja & vinäger"], ["olive-oils", "Olja & vinäger"], ["vinegars", "Olja & vinäger"], ["stocks", "Buljong & fond"], ["bouillons", "Buljong & fond"],
  ["broths", "Buljong & fond"], ["spices", "Kryddor"], ["curry-powders", "Kryddor"], ["herbs-and-spices", "Kryddor"], ["salts", "Kryddor"], ["soups", "Soppa"], ["tortillas", "Tacos & tex-mex"], ["tacos", "Tacos & tex-mex"], ["salsas", "Tacos & tex-mex"],
  ["hummus", "Hummus & röror"], ["meal-sauces", "Såspulver & grytbas"], ["salted-spreads", "Hummus & röror"], ["vegetarian-sauces", "Majonnäs & dressing"], ["sauces", "Majonnäs & dressing"],
  ["coffees", "Bryggkaffe"], ["teas", "Te"], ["herbal-teas", "Te"], ["chocolate-powders", "Chokladdryck & drinkpulver"], ["hot-beverages", "Te"],
  ["smoothies", "Färskpressad juice & shots"], ["fruit-and-vegetable-shots", "Färskpressad juice & shots"], ["juices-and-nectars", "Juice kyld"], ["fruit-juices", "Juice kyld"], ["fruit-based-beverages", "Fruktdryck & must"], ["energy-drinks", "Energidryck"],
  ["sodas", "Läsk"], ["carbonated-waters", "Kolsyrat vatten"], ["waters", "Stilla vatten"], ["beers", "Alkoholfri öl"], ["ciders", "Alkoholfri cider & drinkar"], ["beverage-preparations", "Saft & sirap"], ["carbonated-drinks", "Läsk"],
  ["crisps", "Chips"], ["chips-and-fries", "Chips"], ["popcorn", "Ostbågar, popcorn & övriga snacks"], ["nuts", "Nötter & jordnötter"], ["peanuts", "Nötter & jordnötter"], ["cereal-bars", "Bars & mellanmål"], ["protein-bars", "Bars & mellanmål"], ["dips", "Dip & salsa"],
  ["salty-snacks", "Ostbågar, popcorn & övriga snacks"], ["chocolate-candies", "Chokladaskar & praliner"], ["chocolates", "Chokladkakor"], ["plant-milk-chocolates", "Chokladkakor"], ["cocoa-and-its-products", "Chokladkakor"],
  ["candies", "Påsgodis"], ["confectioneries", "Påsgodis"],
  ["sausages", "Varmkorv & grillkorv"], ["salami", "Salami & medvurst"], ["hams", "Skinka & kalkon"], ["liver-pates", "Leverpastej & tubpålägg"], ["prepared-meats", "Skinka & kalkon"], ["ground-meats", "Färs"], ["chickens", "Färsk kyckling"], ["poultries", "Färsk kyckling"],
  ["beef", "Nötkött"], ["pork", "Griskött"], ["meat-analogues", "Vegetarisk färs & biffar"], ["meat-alternatives", "Vegetarisk färs & biffar"], ["prepared-salads", "Färdigrätter kylda"], ["potato-salads", "Färdigrätter kylda"],
  ["sandwiches", "Färdigrätter kylda"], ["microwave-meals", "Färdigrätter kylda"], ["meals", "Färdigrätter kylda"], ["salmons", "Lax"], ["shrimps", "Skaldjur & räkor"], ["herrings", "Inlagd sill"], ["fish-eggs", "Kaviar & rom"], ["seafood", "Skaldjur & räkor"], ["fishes", "Torsk & vit fisk"],
  ["bananas", "Bananer"], ["apples", "Äpplen & päron"], ["pears", "Äpplen & päron"], ["citrus", "Citrus"], ["berries", "Druvor & bär"], ["grapes", "Druvor & bär"], ["dried-fruits", "Torkad frukt"], ["seeds", "Naturella nötter & frön"],
  ["sunflower-seeds", "Naturella nötter & frön"], ["potatoes", "Potatis"], ["tomatoes", "Tomat"], ["leaf-vegetables", "Sallad"], ["salads", "Sallad"], ["onions", "Lök & vitlök"], ["carrots", "Rotfrukter"], ["mushrooms", "Svamp"], ["culinary-plants", "Färska örter"], ["vegetables", "Övriga grönsaker"], ["fruits", "Exotisk frukt"],
  ["baby-foods", "Barnmat på burk & klämpåse"], ["infant-formulas", "Modersmjölksersättning"], ["diapers", "Blöjor"], ["cat-food", "Kattmat"], ["dog-food", "Hundmat"], ["dietary-supplements", "Vitaminer & kosttillskott"],
  ["bodybuilding-supplements", "Vitaminer & kosttillskott"], ["sunscreen", "Hudvård"], ["suncare", "Hudvård"], ["facial-creams", "Hudvård"], ["face", "Hudvård"], ["lip-balms", "Hudvård"], ["soaps", "Dusch & tvål"], ["shampoos", "Schampo & balsam"], ["hair", "Schampo & balsam"],
  ["toothpastes", "Tandkräm & tandborste"], ["deodorants", "Deodorant"], ["laundry-detergents", "Tvättmedel"], ["toilet-papers", "Toalettpapper"], ["hygiene", "Dusch & tvål"]
]

const categoryByTag = new Map(table.map(([tag, category], place) => [tag, { category, place }]))

/** The name of the leaf for goods with these tags ('en:oat-milks'); null when none is known. */
export const categoryNameOf = (tags: ReadonlyArray<string>): string | null =>
  tags
    .flatMap((tag) => categoryByTag.get(tag.replace(/^[a-z]{2}:/, "").trim().toLowerCase().replace(/\s+/g, "-")) ?? [])
    .toSorted((a, b) => a.place - b.place)[0]?.category ?? null
