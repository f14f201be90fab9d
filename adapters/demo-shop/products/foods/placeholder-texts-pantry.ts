import { anyNamePattern, type TextsByName, type PlaceholderTexts } from "./placeholder-texts-type.ts"

const legumes: TextsByName = [
  [/gröna linser/i, "Gröna linser"],
  [/beluga/i, "Belugalinser"],
  [/svarta/i, "Svarta bönor"],
  [/stora vita/i, "Stora vita bönor"],
  [/vita/i, "Vita bönor"],
  [/kidney/i, "Kidneybönor"],
  [/mung/i, "Mungbönor"],
  [/gula ärt/i, "Gula ärter"],
  [/bruna/i, "Bruna bönor"],
  [/bönmix/i, "Bönor (kidneybönor, vita bönor, svartögda bönor)"],
  [/cannellini/i, "Cannellinibönor"],
  [anyNamePattern, "Linser"]
]

/** The texts for products of the pantry. */
export const pantryTexts: PlaceholderTexts = {
  nudelsmak: [
    [/kyckling/i, "kycklingpulver 0,5 %"],
    [/nöt|biff/i, "nötköttspulver 0,4 %"],
    [/curry/i, "curry 0,6 %"],
    [anyNamePattern, "torkade grönsaker 1 % (morot, purjolök)"]
  ],
  baljväxt: legumes,
  tabasco: [
    [/habanero/i, "habanerochili"],
    [/jalapeño/i, "grön jalapeño"],
    [anyNamePattern, "röd chili"]
  ],
  grillsmak: [
    [/chili/i, "chili 1 %"],
    [/honey|honung/i, "honung 4 %"]
  ],
  currypasta: [
    [/grön/i, "Grön chili 30 %"],
    [/gul/i, "Torkad chili 14 %, gurkmeja, currypulver"],
    [anyNamePattern, "Torkad röd chili 24 %"]
  ],
  gräddsås: [
    [/peppar/i, "grönpeppar 1 %, svartpeppar"],
    [/svamp/i, "champinjoner 12 %"]
  ],
  arrabiata: [
    [/arrabiata/i, "chili 0,5 %"],
    [anyNamePattern, "oregano"]
  ],
  vinäger: [
    [/rödvin/i, "Rödvinsvinäger"],
    [anyNamePattern, "Vitvinsvinäger"]
  ],
  saltsmak: [
    [/chili/i, "chili 3 %"],
    [/vitlök/i, "vitlök 3 %"],
    [anyNamePattern, "rök"]
  ],
  kvarn: [
    [/fyrfärg/i, "Svartpeppar, vitpeppar, grönpeppar, rosépeppar"],
    [/steak/i, "Svartpeppar, havssalt, senapsfrön, lök, koriander, paprika, vitlök"],
    [/chili/i, "Chili 40 %, vitlök 30 %, havssalt"],
    [anyNamePattern, "Svartpeppar, citronskal, havssalt, lök, gurkmeja"]
  ],
  krydda: [
    [/rökt paprika/i, "Rökt paprika"],
    [/paprika/i, "Paprika"],
    [/kanel/i, "Kanel"],
    [/kardemumma/i, "Kardemumma"],
    [/vitlök/i, "Vitlök"],
    [/spiskummin/i, "Spiskummin"],
    [/curry/i, "Gurkmeja, koriander, spiskummin, bockhornsklöver, chili, ingefära, svartpeppar"],
    [/chilipulver/i, "Chili"],
    [/oregano/i, "Oregano"],
    [/basilika/i, "Basilika"],
    [/timjan/i, "Timjan"],
    [/ingefära/i, "Ingefära"],
    [/gurkmeja/i, "Gurkmeja"],
    [/rosmarin/i, "Rosmarin"],
    [/lager/i, "Lagerblad"],
    [/muskot/i, "Muskotnöt"],
    [/kryddnejlik|nejlik/i, "Kryddnejlika"],
    [/koriander/i, "Korianderfrön"],
    [/garam/i, "Koriander, spiskummin, kanel, kardemumma, svartpeppar, kryddnejlika, lagerblad"],
    [/cayenne/i, "Cayennepeppar"],
    [/dill/i, "Dill"],
    [/persilja/i, "Persilja"],
    [/vitpeppar/i, "Vitpeppar"],
    [/kryddpeppar/i, "Kryddpeppar"],
    [/fänkål/i, "Fänkålsfrön"],
    [/stjärnanis/i, "Stjärnanis"]
  ],
  skaldjur: [
    [/hummer/i, "hummerextrakt"],
    [anyNamePattern, "räk- och krabbextrakt"]
  ],
  fond: [
    [/kalv/i, "kalvextrakt 8 % (kalvben, vatten)"],
    [/kyckling/i, "kycklingextrakt 9 %"],
    [/oxe|oxfond/i, "nötköttsextrakt 8 %"],
    [/svamp/i, "svampextrakt 9 % (champinjoner, karljohansvamp)"],
    [/vilt/i, "viltextrakt 6 % (hjort, ren), enbär"],
    [anyNamePattern, "grönsaksjuicekoncentrat 14 % (lök, morot, purjolök)"]
  ],
  buljong: [
    [/höns/i, "hönsfett 2 %, hönskött 1 %"],
    [/kött/i, "köttextrakt 2 %"],
    [/svamp/i, "champinjonpulver 3 %"],
    [anyNamePattern, "grönsaker 6 % (morot, purjolök)"]
  ],
  soppa: [
    [/svamp/i, "champinjoner"],
    [/kantarell/i, "kantareller"],
    [/broccoli/i, "broccoli"],
    [/purjolök/i, "potatis, purjolök"],
    [/tomat/i, "tomatpulver"],
    [/kyckling/i, "kycklingpulver"],
    [/sparris/i, "sparris"],
    [anyNamePattern, "grönsaker (morot, lök, ärter)"]
  ],
  bearnaise: [
    [/bearnaise/i, "dragon 1 %"],
    [anyNamePattern, "citronjuicepulver"]
  ],
  såspulver: [
    [/peppar/i, "grönpeppar, svartpeppar"],
    [/svamp/i, "champinjoner 4 %"],
    [/rödvin/i, "rödvinspulver 2 %"]
  ],
  grytbas: [
    [/bourguignon/i, "rödvinspulver, champinjoner"],
    [/stroganoff/i, "paprika, senapsfrön"],
    [/lasagne/i, "oregano, basilika"],
    [/jacob/i, "curry, ingefära"]
  ],
  tacoolja: [
    [/taco/i, "palmolja"],
    [anyNamePattern, "solrosolja"]
  ],
  tacostyrka: [
    [/het|hot/i, "jalapeño 6 %, chili"],
    [/medium/i, "jalapeño 4 %"],
    [anyNamePattern, "jalapeño 2 %"]
  ],
  tacokrydda: [
    [/chipotle/i, "chipotlechili 4 %"],
    [/pulled/i, "rökt paprika, senapsfrön"],
    [/het|hot/i, "chili 8 %"],
    [anyNamePattern, "chili 3 %"]
  ],
  "röda bär": [[/röda/i, "torkade bär 2 % (jordgubbar, hallon, körsbär)"]],
  honung: [[/honung/i, "honung 2 %"]],
  sylt: [
    [/jordgubb/i, "Jordgubbar"],
    [/hallon/i, "Hallon"],
    [anyNamePattern, "Blåbär"]
  ],
  marmelad: [
    [/jordgubb/i, "jordgubbar"],
    [/aprikos/i, "aprikoser"],
    [/citron/i, "citron"],
    [/hallon/i, "hallon"],
    [/fikon/i, "fikon"],
    [anyNamePattern, "apelsin"]
  ],
  grovmix: [
    [/grov/i, "bovetemjöl, linfrömjöl"],
    [anyNamePattern, "majsmjöl"]
  ],
  farin: [
    [/muscovado/i, "Oraffinerat rörsocker"],
    [anyNamePattern, "Socker, rörsockersirap"]
  ],
  brödsirap: [[/bröd/i, "kornmaltextrakt"]],
  bakmix: [
    [/muffins/i, "chokladbitar (socker, kakaomassa, kakaosmör, emulgeringsmedel (sojalecitin))"],
    [anyNamePattern, "palmolja"]
  ],
  kräm: [
    [/jordgubb/i, "jordgubbspulver"],
    [anyNamePattern, "blåbärspulver"]
  ],
  kondenserad: [[/karamell/i, "karamelliserat socker"]],
  söder: [
    [/söder/i, "ringblomma, solros, naturliga aromer"],
    [/assam/i, "assamte"]
  ],
  rooibos: [[/vanilj/i, "vanilj, naturlig arom"]],
  kaffe: [
    [/kapsl/i, "Malet rostat kaffe"],
    [/snabb|dolce|azera|lyx/i, "Snabbkaffe"],
    [anyNamePattern, "Rostat kaffe"]
  ]
}
