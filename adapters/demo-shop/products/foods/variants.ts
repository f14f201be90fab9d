type Texts = ReadonlyArray<readonly [name: RegExp, text: string]>

const any = /^/

const legumes: Texts = [
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
  [any, "Linser"]
]

const fruits: Texts = [
  [/jordgubb.*granat/i, "jordgubbs- och granatäpplejuice"],
  [/hallon.*blåbär/i, "hallon- och blåbärsjuice"],
  [/jordgubb/i, "jordgubbsjuice"],
  [/hallon/i, "hallonjuice"],
  [/päron/i, "päronjuice"],
  [/svartvinbär/i, "svartvinbärsjuice"],
  [/apelsin/i, "apelsinjuice"],
  [/skogsbär|wild/i, "bärjuice (blåbär, hallon, björnbär)"],
  [/blandsaft/i, "bärjuice (svarta vinbär, hallon, jordgubbar)"],
  [/persika/i, "persikojuice"],
  [/mango/i, "äpple- och mangojuice"],
  [/ananas/i, "ananasjuice"],
  [/fläder/i, "fläderblomsextrakt och citronjuice"],
  [/tropi|multi/i, "fruktjuice (apelsin, ananas, passionsfrukt)"],
  [/cactus|citron|cola/i, "citronjuice"],
  [/äpple|äppel/i, "äpplejuice"],
  [any, "fruktjuice (äpple, druva)"]
]

/** Parts of lists of ingredients that depend on the name in their own way: the first text whose pattern matches, or none. */
export const variants: Readonly<Record<string, Texts>> = {
  krydd: [
    [/nejlika/i, "0,4 %, nejlika"],
    [any, "0,4 %"]
  ],
  skal: [
    [/kräft/i, "Kräftstjärtar 50 %"],
    [any, "Räkor 50 %"]
  ],
  fiskbullesås: [
    [/räk/i, "räkor"],
    [any, "hummerextrakt"]
  ],
  libagrov: [[/grov/i, "fullkornsmjöl av vete"]],
  surdegsdel: [[/surdeg/i, "surdeg 10 % (vetemjöl, rågmjöl, vatten)"]],
  riskaka: [
    [/ost/i, "ostpulver"],
    [any, "gräddfilspulver"]
  ],
  skorpmjöl: [
    [/fullkorn/i, "Fullkornsmjöl av vete 60 %, vetemjöl"],
    [any, "Vetemjöl 78 %"]
  ],
  kryddskorpa: [
    [/kardemumma/i, "kardemumma"],
    [/kanel/i, "kanel"]
  ],
  kexkrydda: [
    [/rosmarin/i, "rosmarin 1 %"],
    [/havssalt/i, "havssalt 1,5 %"]
  ],
  äppelhallon: [
    [/hallon/i, "hallon"],
    [any, "äpple, kanel"]
  ],
  chokladboll: [
    [/kokos/i, "kokosflingor"],
    [any, "pärlsocker"]
  ],
  brago: [[/kakao/i, "fettreducerat kakaopulver 4 %"]],
  drömmar: [[/kakao/i, "fettreducerat kakaopulver 3 %"]],
  kexchoklad: [
    [/mörk/i, "mörk choklad"],
    [any, "mjölkchoklad"]
  ],
  nudelsmak: [
    [/kyckling/i, "kycklingpulver 0,5 %"],
    [/nöt|biff/i, "nötköttspulver 0,4 %"],
    [/curry/i, "curry 0,6 %"],
    [any, "torkade grönsaker 1 % (morot, purjolök)"]
  ],
  baljväxt: legumes,
  tabasco: [
    [/habanero/i, "habanerochili"],
    [/jalapeño/i, "grön jalapeño"],
    [any, "röd chili"]
  ],
  grillsmak: [
    [/chili/i, "chili 1 %"],
    [/honey|honung/i, "honung 4 %"]
  ],
  currypasta: [
    [/grön/i, "Grön chili 30 %"],
    [/gul/i, "Torkad chili 14 %, gurkmeja, currypulver"],
    [any, "Torkad röd chili 24 %"]
  ],
  gräddsås: [
    [/peppar/i, "grönpeppar 1 %, svartpeppar"],
    [/svamp/i, "champinjoner 12 %"]
  ],
  arrabiata: [
    [/arrabiata/i, "chili 0,5 %"],
    [any, "oregano"]
  ],
  vinäger: [
    [/rödvin/i, "Rödvinsvinäger"],
    [any, "Vitvinsvinäger"]
  ],
  saltsmak: [
    [/chili/i, "chili 3 %"],
    [/vitlök/i, "vitlök 3 %"],
    [any, "rök"]
  ],
  kvarn: [
    [/fyrfärg/i, "Svartpeppar, vitpeppar, grönpeppar, rosépeppar"],
    [/steak/i, "Svartpeppar, havssalt, senapsfrön, lök, koriander, paprika, vitlök"],
    [/chili/i, "Chili 40 %, vitlök 30 %, havssalt"],
    [any, "Svartpeppar, citronskal, havssalt, lök, gurkmeja"]
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
    [any, "räk- och krabbextrakt"]
  ],
  fond: [
    [/kalv/i, "kalvextrakt 8 % (kalvben, vatten)"],
    [/kyckling/i, "kycklingextrakt 9 %"],
    [/oxe|oxfond/i, "nötköttsextrakt 8 %"],
    [/svamp/i, "svampextrakt 9 % (champinjoner, karljohansvamp)"],
    [/vilt/i, "viltextrakt 6 % (hjort, ren), enbär"],
    [any, "grönsaksjuicekoncentrat 14 % (lök, morot, purjolök)"]
  ],
  buljong: [
    [/höns/i, "hönsfett 2 %, hönskött 1 %"],
    [/kött/i, "köttextrakt 2 %"],
    [/svamp/i, "champinjonpulver 3 %"],
    [any, "grönsaker 6 % (morot, purjolök)"]
  ],
  soppa: [
    [/svamp/i, "champinjoner"],
    [/kantarell/i, "kantareller"],
    [/broccoli/i, "broccoli"],
    [/purjolök/i, "potatis, purjolök"],
    [/tomat/i, "tomatpulver"],
    [/kyckling/i, "kycklingpulver"],
    [/sparris/i, "sparris"],
    [any, "grönsaker (morot, lök, ärter)"]
  ],
  bearnaise: [
    [/bearnaise/i, "dragon 1 %"],
    [any, "citronjuicepulver"]
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
    [any, "solrosolja"]
  ],
  tacostyrka: [
    [/het|hot/i, "jalapeño 6 %, chili"],
    [/medium/i, "jalapeño 4 %"],
    [any, "jalapeño 2 %"]
  ],
  tacokrydda: [
    [/chipotle/i, "chipotlechili 4 %"],
    [/pulled/i, "rökt paprika, senapsfrön"],
    [/het|hot/i, "chili 8 %"],
    [any, "chili 3 %"]
  ],
  "röda bär": [[/röda/i, "torkade bär 2 % (jordgubbar, hallon, körsbär)"]],
  honung: [[/honung/i, "honung 2 %"]],
  sylt: [
    [/jordgubb/i, "Jordgubbar"],
    [/hallon/i, "Hallon"],
    [any, "Blåbär"]
  ],
  marmelad: [
    [/jordgubb/i, "jordgubbar"],
    [/aprikos/i, "aprikoser"],
    [/citron/i, "citron"],
    [/hallon/i, "hallon"],
    [/fikon/i, "fikon"],
    [any, "apelsin"]
  ],
  grovmix: [
    [/grov/i, "bovetemjöl, linfrömjöl"],
    [any, "majsmjöl"]
  ],
  farin: [
    [/muscovado/i, "Oraffinerat rörsocker"],
    [any, "Socker, rörsockersirap"]
  ],
  brödsirap: [[/bröd/i, "kornmaltextrakt"]],
  bakmix: [
    [/muffins/i, "chokladbitar (socker, kakaomassa, kakaosmör, emulgeringsmedel (sojalecitin))"],
    [any, "palmolja"]
  ],
  kräm: [
    [/jordgubb/i, "jordgubbspulver"],
    [any, "blåbärspulver"]
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
    [any, "Rostat kaffe"]
  ],
  bitar: [
    [/cookie/i, "kakdegsbitar"],
    [/tiramisu/i, "kakbitar"],
    [any, "kladdkaksbitar"]
  ],
  ostgratäng: [
    [/ädel/i, "ädelost 6 %, päron"],
    [any, "broccoli 12 %, ost 7 %"]
  ],
  panfisk: [
    [/rödspätta/i, "Rödspätta"],
    [/sej/i, "Sej"],
    [any, "Torsk"]
  ],
  wok: [
    [/thai/i, "Haricots verts, morötter, paprika, bambuskott, broccoli, citrongräs"],
    [/asia/i, "Böngroddar, morötter, bambuskott, paprika, shiitake, salladslök"],
    [/medelhav/i, "Zucchini, paprika, aubergine, haricots verts, rödlök, svarta oliver"],
    [any, "Morötter, haricots verts, paprika, majs, broccoli, purjolök"]
  ],
  svampmix: [
    [/tratt/i, "Trattkantareller"],
    [/kantarell/i, "Kantareller"],
    [/skogschampinjon/i, "Skogschampinjoner"],
    [any, "Karljohansvamp"]
  ],
  ört: [
    [/dill/i, "Dill"],
    [/persilja/i, "Persilja"],
    [/gräslök/i, "Gräslök"],
    [any, "Basilika"]
  ],
  klyftkrydda: [
    [/vitlök/i, "vitlök, persilja, rosmarin"],
    [any, "paprika, vitlök, svartpeppar"]
  ],
  popper: [
    [/popper/i, "Jalapeño 34 %, färskost 20 % (mjölk, salt, syrningskultur)"],
    [any, "Ost 34 % (mjölk, salt, syrningskultur, ystenzym), jalapeño 8 %"]
  ],
  gfpizza: [
    [/salam/i, "salami 9 % (griskött, salt, druvsocker, konserveringsmedel (natriumnitrit))"],
    [/speciale/i, "salami 6 % (griskött, salt, konserveringsmedel (natriumnitrit)), champinjoner 6 %"]
  ],
  veganpizza: [
    [/verdure/i, "paprika, zucchini, aubergine"],
    [any, "körsbärstomater 8 %"]
  ],
  salamipizza: [
    [/biff/i, "nötkött 9 %, lök, vitlök"],
    [any, "salami 10 % (griskött, salt, druvsocker, konserveringsmedel (natriumnitrit))"]
  ],
  fyraostar: [
    [/quattro/i, "ost 26 % (mozzarella, edamerost, emmentalerost, ädelost)"],
    [any, "mozzarella 23 % (mjölk, salt, ystenzym)"]
  ],
  champinjon: [[/capricciosa/i, "champinjoner 7 %"]],
  pajfyllning: [
    [/kyckling/i, "kycklingkött"],
    [any, "nötkött"]
  ],
  pirog: [
    [/kebab/i, "kebabkött (nötkött, vatten, salt, kryddor)"],
    [any, "nötkött"]
  ],
  gyoza: [
    [/kyckling/i, "kycklingkött 20 %"],
    [/räk/i, "räkor 18 %"],
    [/fläsk/i, "griskött 20 %"],
    [any, "morot 10 %, edamamebönor 8 %, shiitake"]
  ],
  bulle: [
    [/kardemumma/i, "pärlsocker"],
    [any, "kanel 1 %"]
  ],
  mandeltårta: [
    [/daim/i, "daim 11 % (socker, palmolja, mandel, mjölkpulver)"],
    [/toblerone/i, "mjölkchoklad med honungs- och mandelnougat 11 %"],
    [any, "mjölkchoklad 11 %"]
  ],
  schweppes: [
    [/lemon/i, "citronjuice från koncentrat 5 %, kinin"],
    [/russchian/i, "kinin, fruktextrakt (aronia, vindruva)"],
    [any, "ingefärsextrakt, färgämne (sockerkulör)"]
  ],
  läsk: [
    [/apelsin|orange|exotic|tropical|zingo/i, "apelsinjuice från koncentrat 5 %"],
    [/lemon|citron|sprite|7up/i, "citronjuice från koncentrat 1 %"],
    [/päron/i, "päronjuice från koncentrat 2 %"],
    [/hallon/i, "hallonjuice från koncentrat 2 %"],
    [/champis|trocadero|fruktsoda/i, "äpplejuice från koncentrat 1 %"],
    [/rabarber/i, "rabarberjuice 4 %"],
    [/fläder/i, "fläderblomsextrakt"],
    [/blodapelsin/i, "blodapelsinjuice från koncentrat 6 %"]
  ],
  bcaa: [[/nocco|bcaa/i, "grenade aminosyror 0,9 % (L-leucin, L-isoleucin, L-valin)"]],
  apelsinjuice: [
    [/innocent|tropicana|brämhults/i, "Apelsinjuice"],
    [any, "Apelsinjuice från koncentrat"]
  ],
  fruktdryck: fruits,
  saft: fruits,
  cidersmak: [
    [/päron/i, "Päronjuice från koncentrat 20 %"],
    [/jordgubb/i, "Äpplejuice från koncentrat 15 %, jordgubbsjuice, limejuice"],
    [/fläder/i, "Äpplejuice från koncentrat 15 %, fläderblomsextrakt"],
    [/skogsbär/i, "Äpplejuice från koncentrat 15 %, bärjuice (blåbär, hallon)"],
    [/rabarber/i, "Äpplejuice från koncentrat 15 %, rabarberjuice"],
    [any, "Äpplejuice från koncentrat 20 %"]
  ],
  glögg: [
    [/blåbär/i, "Blåbärsjuice 30 %, äpplejuice"],
    [/lingon/i, "Äpplejuice 50 %, lingonjuice"],
    [/vit/i, "Vit druvjuice 60 %"],
    [any, "Röd druvjuice 60 %"]
  ],
  mörkchoklad: [
    [/havssalt/i, "havssalt 0,4 %"],
    [/apelsin/i, "apelsinolja"],
    [/mint/i, "pepparmyntsolja"]
  ],
  premium: [
    [/havssalt/i, "havssalt 0,4 %"],
    [/chili/i, "chiliextrakt"],
    [/apelsin/i, "apelsinskal 5 %, mandel 3 %"],
    [any, "pepparmyntsolja"]
  ],
  toblerone: [
    [/mörk/i, "kakaomassa, kakaosmör"],
    [/vit/i, "kakaosmör"],
    [any, "kakaosmör, kakaomassa"]
  ],
  frukt: [
    [/frukt/i, "russin 8 %"],
    [/apelsin/i, "apelsingranulat 3 %"],
    [/salt/i, "salt"]
  ],
  skumöverdrag: [[/banan/i, "banankräm"]],
  polka: [
    [/lakrits/i, "lakritspulver 1 %"],
    [/hallon/i, "hallonarom"],
    [any, "pepparmyntsolja"]
  ],
  afterEight: [[/apelsin/i, "apelsinolja"]],
  läkerol: [
    [/cassis/i, "svartvinbärsextrakt"],
    [/salvi/i, "salvia, lakritsextrakt"],
    [/eukalyptus/i, "eukalyptusolja"],
    [any, "lakritsextrakt 2 %"]
  ],
  halstablett: [[/honung/i, "honung 2 %, citronjuice"]],
  chips: [
    [/sour|gräddfil|ranch/i, "vasslepulver, gräddfilspulver, lökpulver, persilja, jästextrakt"],
    [/brynt/i, "smörpulver, chilipulver, lökpulver, socker, jästextrakt"],
    [/cheez|cheese|cheddar|parmesan|ost/i, "ostpulver 2 %, vasslepulver, lökpulver, jästextrakt"],
    [/bacon/i, "rökarom, socker, paprikapulver, lökpulver, jästextrakt"],
    [/grill|bbq|texas/i, "socker, paprikapulver, lökpulver, tomatpulver, rökarom, jästextrakt"],
    [/dill/i, "lökpulver, dill 0,5 %, gräslök, socker, surhetsreglerande medel (citronsyra)"],
    [/vinäger/i, "vinägerpulver, surhetsreglerande medel (natriumdiacetat, äppelsyra), socker"],
    [/chili|hot|jalap/i, "chilipulver, paprikapulver, socker, lökpulver, vitlökspulver, jästextrakt"],
    [/peppar/i, "svartpeppar, lökpulver, socker, jästextrakt"],
    [/västkust/i, "lökpulver, dill, citronpulver, tomatpulver, socker"],
    [/lök/i, "lökpulver 3 %, gräslök, socker, jästextrakt"],
    [/rosmarin/i, "rosmarin"],
    [/paprika/i, "paprikapulver, lökpulver, tomatpulver, jästextrakt"]
  ],
  rot: [
    [/sötpotatis/i, "sötpotatis"],
    [/palsternack/i, "palsternacka"],
    [/beta|betor/i, "rödbeta, gulbeta, polkabeta"],
    [any, "palsternacka, rödbeta, morot, sötpotatis"]
  ],
  doritos: [
    [/ranch/i, "gräddfilspulver"],
    [any, "ostpulver 2 %"]
  ],
  doritossalt: [[/sweet/i, "socker, chilipulver, paprikapulver, lökpulver, sojasåspulver (sojabönor, vete, salt)"]],
  bbqsvål: [[/bbq/i, "paprikapulver, rökarom"]],
  wasabi: [
    [/wasabi/i, "wasabi"],
    [any, "chilipulver"]
  ],
  dipp: [
    [/holiday/i, "paprika, tomatpulver, gräslök"],
    [/ranch/i, "gräslök, kärnmjölkspulver"],
    [/dill/i, "dill 3 %, gräslök"],
    [/vitlök/i, "vitlök 6 %"],
    [/västkust/i, "dill, citronpulver, tomatpulver"],
    [/cheddar|ost/i, "cheddarost"],
    [any, "gräslök"]
  ],
  bar: [
    [/honung/i, "honung 3 %"],
    [/jordgubb/i, "torkade jordgubbar 3 %"],
    [any, "torkade blåbär 3 %"]
  ],
  raw: [
    [/lakrits/i, "frystorkade hallon 4 %, lakritspulver 3 %"],
    [any, "kakaopulver 9 %"]
  ],
  majskrok: [
    [/morot/i, "morotspulver 6 %"],
    [any, "havrekli"]
  ],
  fruktpuré: [
    [/päron/i, "Päron"],
    [/mango/i, "Mango och äpple"],
    [any, "Äpple"]
  ],
  vassle: [
    [/choklad/i, "fettreducerat kakaopulver 6 %"],
    [/vanilj/i, "vaniljextrakt"],
    [/jordgubb/i, "rödbetspulver"]
  ],
  barnvitamin: [[/barn/i, "jordgubbsarom"]],
  brus: [
    [/c-vit/i, "vitamin C"],
    [/magnesium/i, "magnesiumkarbonat"],
    [/kalcium/i, "kalciumkarbonat"],
    [any, "vitaminer (C, E, B3, B6, B12, D)"]
  ],
  mineral: [
    [/magnesium/i, "Magnesiumoxid"],
    [/järn/i, "Järnfumarat, vitamin C"],
    [/zink/i, "Zinkglukonat"],
    [/kalcium/i, "Kalciumkarbonat, vitamin D3"],
    [any, "Folsyra"]
  ],
  multi: [
    [/kvinna/i, "tranbärsextrakt"],
    [/man/i, "natriumselenit"],
    [/50/i, "lutein"],
    [/barn/i, "fruktarom"]
  ],
  samarin: [[/citron/i, "citronarom"]],
  kattgodis: [
    [/ost/i, "mejeriprodukter 4 %"],
    [/lax/i, "lax 4 %"],
    [any, "kyckling 4 %"]
  ],
  hundkött: [
    [/kyckling/i, "varav kyckling 5 %"],
    [/lamm/i, "varav lamm 5 %"],
    [/vilt/i, "varav vilt 5 %"],
    [any, "varav nöt 5 %"]
  ],
  "c-vitaminer": [[/marsvin/i, "vitamin C"]]
}
