import { swedishTable } from "./word-match.ts"

/** What a name or category shows, first match wins; the words are Swedish shop words. */
const motifs = swedishTable<string>([
  [/\brak(gel|hyvel|blad|skum|ning)/, "razor"], [/deo|hårsp|hårst|torrscham/, "sparkles"], [/nässpray|pill/, "pill"], [/bilar\b/, "automobile"], [/djungelvrål/, "monkey-face"], [/tuggummi|läkerol/, "leaf-fluttering-in-wind"], [/marshmallow/, "cloud"], [/kick|gott & bland/, "candy"],
  [/lakrits|salmiak/, "candy@0/-62"], [/\bsura\b/, "candy@90"], [/kola\b|karamell|gräddkola/, "candy@15/-18"], [/daim|krokant/, "chestnut"], [/oreo/, "cookie"], [/grill(?!krydd|korv|ad|ost|såser|sås)|brikett/, "fire"], [/dipmix|dip\b/, "herb"], [/drakfrukt/, "lotus"], [/litchi|rabarber/, "cherries"], [/rödkål/, "leafy-green@150/-15"], [/gulbet|gul lök/, "onion"], [/rödlök|rödbet|betor/, "onion@-65/-38"], [/blomkål/, "broccoli@0/72"], [/sparris(?!pot)/, "leafy-green"], [/plommon(?!tomat)|fikon|katrin/, "peach@250"],
  [/gröna druvor|gröna russin|kärnfria gröna/, "grapes@-170/38"], [/röda druvor|röda vinbär/, "grapes@60/20"], [/lingon(?!grova)|tranbär|röda bär|vinbär/, "cherries"], [/björnbär/, "blueberries@0"], [/hallon/, "blueberries@92"], [/skogsbär|drottning|bärmix/, "blueberries@50"],
  [/paprika (gul|orange)|gul paprika/, "bell-pepper@-100"], [/paprika(?!pulver)|spetspaprika|paprikamix|snackpaprika|paprikapulver|grillad paprika/, "bell-pepper@-150"], [/granatäpple/, "red-apple@-20"], [/nektarin/, "peach@-18"], [/citron.?meliss/, "herb"],
  [/brysselkål|vitkål|kål\b|kålrot|spetskål|rödkål|pak choi/, "leafy-green"], [/jordgubb/, "strawberry"],
  [/rapsgott|lätta\b|bredbar/, "butter"], [/blåbär/, "blueberries"], [/\bbär\b/, "blueberries"], [/körsbär(?!stomat)|cherry/, "cherries"], [/persika|nektarin|aprikos|sharon/, "peach"], [/ananas|tropi/, "pineapple"], [/mango|papaya|passion/, "mango"],
  [/kokos/, "coconut"], [/citron(?!meliss)|citrus|lemon|ättika/, "lemon"], [/\blime|limón/, "lime"], [/apelsin|clementin|satsuma|citrusfrukter|småcitrus|blodapelsin|orange|grapefrukt|pomelo/, "tangerine"],
  [/vattenmelon/, "watermelon"], [/melon/, "melon"], [/druv|russin|vinäger|balsam(?!\b)/, "grapes"], [/plommon|fikon/, "grapes"], [/päron/, "pear"], [/banan|chiquita/, "banana"], [/kiwi/, "kiwi-fruit"],
  [/granny|gröna äpplen/, "green-apple"], [/äpple|fruktpuré|äppelmos|cider|must\b|granatäpple/, "red-apple"], [/avokado|guacamole/, "avocado"], [/aubergine/, "eggplant"],
  [/chili|jalape|habanero|sambal|sriracha|hot sauce|tabasco|feferoni/, "hot-pepper"], [/paprika/, "bell-pepper"], [/gurka|cornichon|zucchini|squash/, "cucumber"], [/tomat|ketchup|salsa|arrabiata|bolognese|pastasås/, "tomato"],
  [/morot|morötter|palsternacka|rotfrukt/, "carrot"], [/majs(?!stärk|kakor)|popcornmajs/, "ear-of-corn"], [/popcorn/, "popcorn"], [/sötpotatis/, "roasted-sweet-potato"], [/pommes|strips|klyftpotatis|rösti/, "french-fries"],
  [/mandelpotatis|potatis|pytt|raggmunk|rösti|mos\b/, "potato"], [/broccoli/, "broccoli"], [/ärt(?!er & mor)|sugarsnap|bönor|haricots|edamame|linser|ärtsoppa/, "pea-pod"], [/kikärt|bönmix|kidney/, "beans"],
  [/ingefära/, "ginger-root"], [/vitlök|aioli|tzatziki/, "garlic"], [/lök\b|lökar|purjo|löksill|schalotten/, "onion"], [/svamp|champinjon|kantarell|karljohan|shiitake|portabello|skivling/, "brown-mushroom"],
  [/sallad(?!sost|skål)|isberg|ruccola|spenat|bladmix|mache|coleslaw|grönkål|caesar/, "green-salad"], [/basilika|persilja|koriander|dill|mynta|gräslök|timjan|rosmarin|oregano|salvia|krydda i|örter|kryddor/, "herb"],
  [/oliv/, "olive"], [/jordnöt/, "peanuts"], [/mandel|nöt(?!färs|kött|kebab|lever|creme|\b)|cashew|kastanj|pistage|nougat|hasselnöt/, "chestnut"], [/dadlar|tårtljus/, "chestnut"],
  [/nacho|doritos/, "taco"], [/majonn|aioli|remoulad|dressing/, "egg"], [/senap/, "hot-dog"], [/chips|snacks/, "potato"], [/honung/, "honey-pot"], [/kaffe|espresso|cappuccino|bönor|latte|(?<!f)rost\b|skånerost|lungo/, "hot-beverage"], [/\bte\b|earl|rooibos|chai|kamomill|örtte|breakfast/, "teacup-without-handle"],
  [/pannkak|plättar|raggmunk/, "pancakes"], [/våffl/, "waffle"], [/glasspinn|piggelin|isglass|magnum|sorbet|puckstång/, "shaved-ice"], [/strut|mjukglass/, "soft-ice-cream"], [/glass|ben & jerry|häagen/, "ice-cream"],
  [/pizza|grandiosa|vesuvio|hawaii|capricciosa|margherita/, "pizza"], [/taco|tex-mex|fajita/, "taco"], [/tortilla|burrito|wrap|kebabrulle/, "burrito"], [/kebab|falafel|gyros/, "stuffed-flatbread"],
  [/hamburg|burgare|burger/, "hamburger"], [/korvbröd|varmkorv|hot dog|wienerkorv/, "hot-dog"], [/korv|chorizo|salami|salsiccia|bratwurst|kabanoss|medvurst|pepperoni/, "hot-dog"],
  [/bacon|fläsk(?!lägg)|pancetta/, "bacon"], [/nuggets|kyckling(?!soppa)|kalkon|anka|hot wings|höns/, "poultry-leg"], [/köttbull|pannbiff|lasagne|gryta|stroganoff|husman/, "shallow-pan-of-food"],
  [/skinka|kotlett|karré|ben\b|lamm|spareribs|revben/, "meat-on-bone"], [/färs|biff|entrec|oxfil|högrev|rostbiff|kött|stek\b|renskav|älg|hjort|kalv/, "cut-of-meat"],
  [/räk|scampi|skagen|shrimp/, "fried-shrimp"], [/hummer|kräft/, "lobster"], [/krabb|crab/, "crab"], [/mussl|ostron/, "oyster"], [/sushi|nori|wasabi/, "sushi"],
  [/fisk|lax|torsk|sill|makrill|tonfisk|sej|röding|kaviar|ansjovis|sardin|\brom\b|strömming|kolja|pollock/, "fish"],
  [/spaghetti|pasta|makaron|penne|fusilli|tagliatelle|linguine|carbonara|farfalle|rigatoni|gnocchi|ravioli|tortellini/, "spaghetti"], [/nudlar|noodles|ramen|wok|pad thai|udon/, "steaming-bowl"],
  [/(?<!spar)ris\b|\bris(?!ifrutti|kak)|basmati|jasmin|risotto|sushiris/, "cooked-rice"], [/curry|tikka|korma|masala/, "curry-rice"], [/dumpling|gyoza|vårrull/, "dumpling"],
  [/soppa|buljong|fond|varma koppen/, "pot-of-food"], [/müsli|granola|flingor|corn|havrefras|cheerios|gröt|välling|start/, "bowl-with-spoon"], [/havre|korn|mjöl(?!k)|vete|råg|bulgur|couscous|quinoa|dinkel|mannagryn/, "sheaf-of-rice"],
  [/croissant/, "croissant"], [/baguette|ciabatta/, "baguette-bread"], [/bagel/, "bagel"], [/munk|donut/, "doughnut"], [/pitabröd|naan|tunnbröd|libabröd|pinsa|polarbröd/, "flatbread"], [/pretzel|salta pinnar/, "pretzel"],
  [/muffin|cupcake/, "cupcake"], [/tårta|prinsess|cheesecake|kladdkaka|sockerkaka|bakmix/, "shortcake"], [/paj\b|pirog/, "pie"], [/bulle|bullar|gifflar|vetelängd|wienerbröd/, "croissant"],
  [/kakor|cookie|digestive|kex|ballerina|singoalla|brago|oreo|flarn|skorpor/, "cookie"], [/bröd|limpa|fralla|franska|toast|skogaholm|lingongrova/, "bread"], [/knäcke|riskak|majskak/, "rice-cracker"],
  [/choklad|kakao|marabou|o'boy|daim|nutella|brownie|tryffel|pralin|kex/, "chocolate-bar"], [/klubb/, "lollipop"], [/godis|gott|lakrits|karamell|kola|tuggummi|bilar|polly|djungelvrål|skum|marshmallow|sura|halstablett/, "candy"],
  [/pudding|crème caramel|pannacotta|risifrutti|mannafrutti|dessert/, "custard"], [/ägg/, "egg"], [/smör|bregott|margarin|lätta|becel|milda|bredbart/, "butter"],
  [/ost\b|ostar|brie|feta|halloumi|mozzarella|cheddar|gouda|parmig|grana|grevé|edamer|keso|cheese|philadelphia|billinge|port salut/, "cheese-wedge"],
  [/mjölk|grädd|fil\b|yoghurt|kvarg|skyr|kefir|fraiche|yoggi/, "glass-of-milk"], [/vanilj|hyacint|bukett|blom/, "blossom"], [/juice|saft|dryck|läsk|smoothie|nektar/, "cup-with-straw"],
  [/öl\b|lager|ipa|folköl|lättöl/, "beer-mug"], [/vin\b|glögg/, "wine-glass"], [/mousserande|bubbel/, "bottle-with-popping-cork"], [/cola|pepsi|energi|nocco|celsius|monster/, "high-voltage"],
  [/vatten|loka|ramlösa|imsdal|mineral/, "droplet"], [/salt\b|flingsalt/, "salt"], [/socker|sirap/, "candy"], [/bakpulver|jäst|bikarbonat/, "cooking"],
  [/katt|whiskas|mjau|sheba|latz/, "cat-face"], [/hund|pedigree|doggy|frolic/, "dog-face"], [/fågel|talg/, "bird"], [/kanin|smådjur|marsvin|hö\b/, "rabbit-face"], [/fiskfoder|akvarie/, "tropical-fish"],
  [/blöj|baby|barnmat|klämpåse|napp|barn/, "baby"], [/våtservett|salva|lotion|hudkräm|kräm|olja/, "lotion-bottle"], [/toalett|hushållspapper|servett|papper|näsduk/, "roll-of-paper"],
  [/tvättmedel|sköljmedel|tvätt|via\b|ariel|fläck/, "t-shirt"], [/disk|spolglans|maskin/, "sparkles"], [/städred|rengöring|allren|såpa|wc|spray|mopp|disk/, "sponge"], [/tvål|dusch|skum/, "bubbles"], [/schampo|balsam|hår/, "sparkles"],
  [/tand|mun/, "toothbrush"], [/deo/, "sparkles"], [/sol|spf/, "sun"], [/\brak/, "razor"], [/plåster|sår/, "adhesive-bandage"], [/vitamin|tablett|medicin|alvedon|ipren|kapsel|magnesium|läkemedel/, "pill"],
  [/ljus/, "candle"], [/batteri/, "battery"], [/lampa|led/, "light-bulb"], [/kasse|påse/, "shopping-bags"], [/cigar|tobak/, "cigarette"], [/snus|nikotin/, "leaf-fluttering-in-wind"], [/grillkol|brikett|tänd/, "fire"],
  [/mensskydd|bind|tampong|trosskydd|inkontinens/, "hibiscus"], [/bomull/, "cloud"], [/smink|mascara|läppstift|nagel/, "lipstick"], [/kondom|glidmedel/, "red-heart"], [/batterier/, "battery"], [/myggmedel|insekt|myr/, "mosquito"],
  [/ballong|kalas|lek/, "balloon"], [/köksredskap|osthyvel|skal|visp|stekspade/, "spoon"], [/matlåda/, "bento-box"], [/penna|pennor|block|kontor|tejp|kuvert/, "pencil"], [/strump/, "socks"], [/spolarvätska|bil\b|isskrapa|avisning/, "automobile"],
  [/jul/, "christmas-tree"], [/bönor/, "beans"], [/grönsak/, "leafy-green"], [/frukt/, "red-apple"], [/bär\b/, "blueberries"], [/fryst/, "snowflake"], [/skafferi/, "cooking"], [/städ|hem\b/, "sponge"]
])

/** The icon that fits a product: by its name, else by the nearest category that says something. */
export const motifOf = (name: string, categories: ReadonlyArray<string>): string => {
  for (const text of [name, ...categories].map((part) => part.toLowerCase())) for (const [pattern, motif] of motifs) if (pattern.test(text)) return motif
  return "shopping-cart"
}
