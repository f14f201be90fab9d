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
const shapesByName = withUnicodeWordBoundaries<Shape>([
  [/papperskasse|bärpåse/, "carrierBag"],
  [/falukorv|fläskkorv|potatiskorv|stångkorv/, "sausageRing"],
  [/^isbergssallad/, "loose"],
  [/knäckebröd/, "box"],
  [/kokt hel hummer/, "loose"],
  [/blåmusslor i nät/, "net"],
  [/räkor med skal$|ostron fine|krabbklor|crabstick|laxburgare|torskburgare/, "tray"],
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

const shapesByCategory = withUnicodeWordBoundaries<Shape>([
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

/** Finds the shape of a category whose products with certain names or sizes look different; null when there is none. */
const findShapeByCombination = (name: string, size: string, categoryPath: string): Shape | null => {
  const isLarge = /(^|X)(1,[45]|2|3)L$/.test(size)
  if (
    /läsk|vatten|energi|sportdryck|fruktdryck|öl|cider/.test(categoryPath) &&
    /(^|X)(25|33|35,5)CL$/.test(size) &&
    !/loka|ramlösa|stilla/.test(name)
  )
    return "can"
  if (/läsk|vatten|öl/.test(categoryPath) && size.endsWith("50CL") && /öl/.test(categoryPath)) return "can"
  if (/läsk|vatten/.test(categoryPath) && (isLarge || size.endsWith("50CL"))) return "bottle"
  if (/fruktdryck/.test(categoryPath) && /(X20CL|^1L|^3L)$/.test(size)) return "brick"
  if (/juice & shots/.test(categoryPath)) return "bottle"
  if (/städ|allrengöring/.test(categoryPath) && /spray/.test(name)) return "spray"
  if (categoryPath.endsWith("soppa") && /^\d+(ML|L)$/.test(size) && !/pulver/.test(name)) return "brick"
  if (/fiskkonserver/.test(categoryPath)) return "flatTin"
  if (/nudlar/.test(categoryPath) && /cup/.test(name)) return "cup"
  if (/glasspinnar/.test(categoryPath)) return "flatBox"
  if (
    /yoghurt|kvarg|skyr|kyld dessert|pudding|keso/.test(categoryPath) &&
    /^\d+(G|X\d+G)$/.test(size) &&
    !/^1000G|1KG$/.test(size)
  )
    return "cup"
  if (/^(1|1,5|1,75)L$/.test(size) && /kefir|fil|yoghurt|kvarg/.test(categoryPath)) return "carton"
  if (/kattmat|hundmat/.test(categoryPath) && /^(\d+X|400G|800G)/.test(size) && /våtfoder/.test(name))
    return size.includes("X") ? "box" : "tin"
  if (/kattmat|hundmat/.test(categoryPath) && /godis|dentastix/.test(name)) return "pouch"
  if (/smör & bredbart|margarin/.test(categoryPath)) return "tub"
  return null
}

const isProduce = (categoryPath: string): boolean => /frukt & grönt|^grönsaker|^frukt/.test(categoryPath)

/** Finds the shape in which a product is drawn. */
export const shapeOf = (subject: {
  readonly name: string
  readonly brand: string | null
  readonly size: string
  readonly categories: ReadonlyArray<string>
}): Shape => {
  const name = subject.name.toLowerCase()
  const categoryNames = subject.categories.map((category) => category.toLowerCase())
  const categoryPath = categoryNames.join(" / ")
  const size = subject.size.toUpperCase()
  const shapeByName = shapesByName.find(([pattern]) => pattern.test(name))?.[1]
  if (shapeByName !== undefined && (shapeByName !== "spiceJar" || /krydd/.test(categoryPath))) return shapeByName
  if (
    categoryNames.some(isProduce) &&
    !/juice|potatis$|nötter|torkad frukt|kyld potatis|örter|sallad/.test(categoryNames[0] ?? "") &&
    (size.startsWith("CA") || size === "ST")
  )
    return "loose"
  const shapeBySize = findShapeByCombination(name, size, categoryPath)
  if (shapeBySize !== null) return shapeBySize
  for (const categoryName of categoryNames) {
    const match = shapesByCategory.find(([pattern]) => pattern.test(categoryName))
    if (match) return match[1]
  }
  return "box"
}
