import { withUnicodeWordBoundaries } from "./word-match.ts"

export type Shape =
  | "carton"
  | "brick"
  | "bottle"
  | "glassBottle"
  | "squeezeBottle"
  | "jug"
  | "spray"
  | "pump"
  | "can"
  | "tin"
  | "jar"
  | "spiceJar"
  | "bag"
  | "pouch"
  | "block"
  | "sack"
  | "sausageRing"
  | "tray"
  | "slices"
  | "box"
  | "flatBox"
  | "cup"
  | "tub"
  | "tube"
  | "roll"
  | "loose"
  | "net"
  | "herbPot"
  | "eggs"
  | "bread"
  | "flatbread"
  | "cheese"
  | "butter"
  | "snuffCan"
  | "pack"
  | "bar"
  | "squeezePouch"
  | "stick"
  | "card"
  | "carrierBag"
  | "bouquet"
  | "candle"
  | "flatTin"

/** Shapes by patterns of product names, which take precedence over sizes and categories; the first match wins. */
export const shapesByName = withUnicodeWordBoundaries<Shape>([
  [/papperskasse|bärpåse/, "carrierBag"],
  [/^ljus sirap/, "squeezeBottle"],
  [/färdig dipp|mascarpone|ricotta/, "tub"],
  [/hönökaka|pitabröd|naanbröd|pinsa|kebabrullebröd/, "flatbread"],
  [/majsbågar|barnriskakor|smörgåsrån|vassleprotein|kreatin|smoothiemix/, "pouch"],
  [/babyolja/, "pump"],
  [/grötburk|fiskfoder/, "jar"],
  [/munsår/, "tube"],
  [/fiskleverolja/, "glassBottle"],
  [/tändvätska|spolarvätska/, "jug"],
  [/tändstick|rullpapper|hundpås/, "flatBox"],
  [/bakchoklad/, "bar"],
  [/bakpulver|kondenserad|tomatpuré på burk/, "tin"],
  [/strössel/, "spiceJar"],
  [/kapslar espresso|kaffekapslar|dolce gusto/, "box"],
  [/snabbkaffe/, "jar"],
  [/currypasta|sambal|gochujang|indisk sås|inlagd ingefära|kokosolja|tacosås|salsa chunky|ostsåsdipp/, "jar"],
  [/nori\b/, "pouch"],
  [/stekspray/, "spray"],
  [/(kalv|ox|kyckling|hummer|svamp|grönsaks)fond/, "glassBottle"],
  [/festis|barndryck|drickfärdig/, "brick"],
  [/monster energy|powerking/, "can"],
  [/pringles/, "can"],
  [/kokosboll/, "flatBox"],
  [/juleskum|skumbanan/, "pouch"],
  [/läkerol/, "box"],
  [/tvättpulver|fläckborttagningspulver|färgslukare|maskinsalt|hårfärg|fast tvål|kondom/, "box"],
  [/spolglans|maskinrengöring/, "squeezeBottle"],
  [/myrdosa|doftblock/, "card"],
  [/smörgåspapper/, "flatBox"],
  [/läppbalsam|hårborttagningskräm|glidmedel/, "tube"],
  [/dagkräm|nattkräm/, "jar"],
  [/intimtvätt|aftershave/, "pump"],
  [/hostmedicin|glögg/, "glassBottle"],
  [/böckling|rökt sik/, "tray"],
  [/falukorv|fläskkorv|potatiskorv|stångkorv/, "sausageRing"],
  [/^isbergssallad/, "loose"],
  [/knäckebröd/, "box"],
  [/kokt hel hummer/, "loose"],
  [/blåmusslor i nät/, "net"],
  [/^färska räkor|ostron fine|krabbklor|crabstick|laxburgare|torskburgare/, "tray"],
  [/^(skivad|riven|flagad) (väster|parmig|grana)/, "slices"],
  [/räkost|skinkost|baconost/, "tube"],
  [/surströmming/, "tin"],
  [/vattendryck|drickfärdig|festis juice/, "brick"],
  [/drickyoghurt|milkshake|pucko|proteinmjölk|smoothie|shot\b/, "bottle"],
  [/tampong/, "box"],
  [/\bbukett\b/, "bouquet"],
  [/nachochips|doritos/, "bag"],
  [/tårta fryst|mandeltårta|prinsesstårta|cheesecake/, "flatBox"],
  [/i kruka|krukväxt|krukväxt sallad/, "herbPot"],
  [/\bägg (frig|utom)|ekologiska ägg|^ägg\b/, "eggs"],
  [/smör .*salt|^lantsmör|kryddsmör|jäst\b|margarin till/, "butter"],
  [/sodastream smak|hushållsfärg|smakdroppar/, "glassBottle"],
  [/kolsyrepatron/, "can"],
  [/klämpåse/, "squeezePouch"],
  [/kaviar|tub\b|tubost|tandkräm|salva|wasabi|handkräm|voltaren|hydrokort|klåda|tomatpuré/, "tube"],
  [/toalettpapper|hushållspapper/, "roll"],
  [/värmeljus|marschall|^ljus\b|kronljus|blockljus|antikljus/, "candle"],
  [/tvättmedel pulver|maskindiskpulver/, "box"],
  [/tvättkapslar/, "tub"],
  [/bakplåts|folie|plastfilm|servett|näsduk|kaffefilter/, "flatBox"],
  [/städredskap|mopp|diskborste|golvtrasa|gummihandsk|mikrofiber|sopset/, "card"],
  [/munskölj|schampo|linsvätska/, "pump"],
  [/rakgel|rakskum|hårstyling|hårspray|torrschampo/, "spray"],
  [/snus|nikotinpås/, "snuffCan"],
  [/cigarett|cigariller|tändstick/, "pack"],
  [/mjukost/, "tube"],
  [/kvarn|kryddkvarn/, "spiceJar"],
  [/löjrom|stenbitsrom|tångkaviar|laxrom/, "jar"],
  [/strut|pinne|glassbit/, "flatBox"],
  [/lösgodis/, "pouch"],
  [/pulver|torkad|malen|malet/, "spiceJar"],
  [
    /dressing|ketchup|majonnäs|hamburgerdress|chilisås|grillsås|barbecue|flytande becel|honung flyt|sirap|remoulad|senap\b/,
    "squeezeBottle"
  ]
])

/** Shapes by patterns of category names; the caller tries a product's categories from the leaf up. */
export const shapesByCategory = withUnicodeWordBoundaries<Shape>([
  [
    /^(mellanmjölk|lättmjölk|standardmjölk|smaksatt mjölk|havredryck|filmjölk|yoghurt naturell|yoghurt med smak)$/,
    "carton"
  ],
  [/panerad fisk|lagade rätter/, "flatBox"],
  [/sojadryck|mandel & kokosdryck|juice kyld/, "carton"],
  [/grädde$|växtbaserad matlagning|soppa$/, "brick"],
  [
    /crème fraiche|växtgurt|kvarg|kyld dessert|färskost|smör & bredbart|margarin$|hummus|färska såser|kyld potatis|paketglass|fiskrätter|fil & yoghurt/,
    "tub"
  ],
  [/tofu|skivad & riven|matlagningsost/, "slices"],
  [/hårdost|dessertost/, "cheese"],
  [/skinka|salami/, "slices"],
  [/leverpastej/, "tub"],
  [
    /färs$|nötkött|griskött|lamm|grillat|kyckling|kalkon|fågel|korv$|falukorv|varmkorv|färsk & kyld|^lax$|torsk|rökt & gravad|vegetarisk färs/,
    "tray"
  ],
  [/sushi|färdigrätter kylda/, "tray"],
  [/skaldjur & räkor/, "tub"],
  [/sill|pesto|sylt|bredbart sött|inlagda|oliver|barnmat på burk/, "jar"],
  [/konserv|bönor, linser|tomatkonserver/, "tin"],
  [/tunnbröd|tex-mex/, "flatbread"],
  [/ljust bröd|grovt bröd|frallor|hamburger|glutenfritt bröd|bullar|matbröd/, "bread"],
  [/knäckebröd|hårt bröd|skorpor/, "box"],
  [/småkakor/, "stick"],
  [/kakor & muffins/, "flatBox"],
  [/pasta$|nudlar|matgryn|torkade bönor|^ris$|färsk pasta/, "pouch"],
  [/kryddor/, "spiceJar"],
  [/buljong|såspulver|potatismos|^te$|chokladdryck/, "box"],
  [/mjöl$|havregryn|socker/, "block"],
  [/bryggkaffe/, "block"],
  [/müsli|flingor/, "box"],
  [/olja|asiatiska|vinäger/, "glassBottle"],
  [/majonnäs|ketchup/, "squeezeBottle"],
  [/bakingred/, "box"],
  [/glasspinn/, "flatBox"],
  [/pizza|lagade rätter|panerad fisk/, "flatBox"],
  [/fryst|frysta|pommes/, "bag"],
  [/läsk|sportdryck|stilla vatten|kolsyrat vatten|iste/, "bottle"],
  [/energi/, "can"],
  [/alkoholfri öl|öl$|folköl/, "can"],
  [/cider/, "can"],
  [/vin &|bubbel/, "glassBottle"],
  [/saft/, "bottle"],
  [/fruktdryck|juice & shots/, "bottle"],
  [/chokladaskar/, "flatBox"],
  [/chokladkakor/, "bar"],
  [/dubbelnougat|bars & mell/, "bar"],
  [/påsgodis|nötter|torkad frukt|dip/, "pouch"],
  [/chips|snacks|ostbågar/, "bag"],
  [/tobak/, "pack"],
  [/tändare/, "card"],
  [/blöjor|mensskydd/, "sack"],
  [/våtservetter/, "flatBox"],
  [/modersm|välling/, "box"],
  [/tvättmedel/, "jug"],
  [/maskindisk/, "pouch"],
  [/handdisk/, "squeezeBottle"],
  [/allrengöring/, "jug"],
  [/insekt/, "spray"],
  [/hushållspapper|toalettpapper/, "roll"],
  [/påsar/, "box"],
  [/kattmat|hundmat|fåglar/, "sack"],
  [/grill & engångs/, "sack"],
  [/schampo|dusch/, "pump"],
  [/deodorant/, "spray"],
  [/hudvård/, "pump"],
  [/rakning|smink|tand|nappar|kök|batterier|lek/, "card"],
  [/apotek|värk|förkylning|mage|hud & sår|plåster|vitaminer/, "box"],
  [/potatis$|lök & vitlök|rotfrukter|citrus/, "net"],
  [/sallad$|örter/, "pouch"],
  [/frukt|grönsak|tomat|bär|svamp|kål|melon|äpplen|bananer/, "net"],
  [/dryck/, "bottle"],
  [/mejeri/, "tub"],
  [/kött/, "tray"],
  [/fisk/, "tray"],
  [/bröd/, "bread"],
  [/fryst/, "bag"],
  [/godis/, "pouch"],
  [/städ|hem/, "jug"],
  [/hälsa|skönhet/, "pump"],
  [/snack/, "bag"],
  [/skafferi/, "box"]
])
