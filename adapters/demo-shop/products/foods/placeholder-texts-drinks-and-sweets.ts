import { anyNamePattern, type TextsByName, type PlaceholderTexts } from "./placeholder-texts-type.ts"

const fruits: TextsByName = [
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
  [anyNamePattern, "fruktjuice (äpple, druva)"]
]

/** The texts for drinks, sweets, food supplements and feed. */
export const drinkAndSweetTexts: PlaceholderTexts = {
  schweppes: [
    [/lemon/i, "citronjuice från koncentrat 5 %, kinin"],
    [/russchian/i, "kinin, fruktextrakt (aronia, vindruva)"],
    [anyNamePattern, "ingefärsextrakt, färgämne (sockerkulör)"]
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
    [anyNamePattern, "Apelsinjuice från koncentrat"]
  ],
  fruktdryck: fruits,
  saft: fruits,
  cidersmak: [
    [/päron/i, "Päronjuice från koncentrat 20 %"],
    [/jordgubb/i, "Äpplejuice från koncentrat 15 %, jordgubbsjuice, limejuice"],
    [/fläder/i, "Äpplejuice från koncentrat 15 %, fläderblomsextrakt"],
    [/skogsbär/i, "Äpplejuice från koncentrat 15 %, bärjuice (blåbär, hallon)"],
    [/rabarber/i, "Äpplejuice från koncentrat 15 %, rabarberjuice"],
    [anyNamePattern, "Äpplejuice från koncentrat 20 %"]
  ],
  glögg: [
    [/blåbär/i, "Blåbärsjuice 30 %, äpplejuice"],
    [/lingon/i, "Äpplejuice 50 %, lingonjuice"],
    [/vit/i, "Vit druvjuice 60 %"],
    [anyNamePattern, "Röd druvjuice 60 %"]
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
    [anyNamePattern, "pepparmyntsolja"]
  ],
  toblerone: [
    [/mörk/i, "kakaomassa, kakaosmör"],
    [/vit/i, "kakaosmör"],
    [anyNamePattern, "kakaosmör, kakaomassa"]
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
    [anyNamePattern, "pepparmyntsolja"]
  ],
  afterEight: [[/apelsin/i, "apelsinolja"]],
  läkerol: [
    [/cassis/i, "svartvinbärsextrakt"],
    [/salvi/i, "salvia, lakritsextrakt"],
    [/eukalyptus/i, "eukalyptusolja"],
    [anyNamePattern, "lakritsextrakt 2 %"]
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
    [anyNamePattern, "palsternacka, rödbeta, morot, sötpotatis"]
  ],
  doritos: [
    [/ranch/i, "gräddfilspulver"],
    [anyNamePattern, "ostpulver 2 %"]
  ],
  doritossalt: [[/sweet/i, "socker, chilipulver, paprikapulver, lökpulver, sojasåspulver (sojabönor, vete, salt)"]],
  bbqsvål: [[/bbq/i, "paprikapulver, rökarom"]],
  wasabi: [
    [/wasabi/i, "wasabi"],
    [anyNamePattern, "chilipulver"]
  ],
  dipp: [
    [/holiday/i, "paprika, tomatpulver, gräslök"],
    [/ranch/i, "gräslök, kärnmjölkspulver"],
    [/dill/i, "dill 3 %, gräslök"],
    [/vitlök/i, "vitlök 6 %"],
    [/västkust/i, "dill, citronpulver, tomatpulver"],
    [/cheddar|ost/i, "cheddarost"],
    [anyNamePattern, "gräslök"]
  ],
  bar: [
    [/honung/i, "honung 3 %"],
    [/jordgubb/i, "torkade jordgubbar 3 %"],
    [anyNamePattern, "torkade blåbär 3 %"]
  ],
  raw: [
    [/lakrits/i, "frystorkade hallon 4 %, lakritspulver 3 %"],
    [anyNamePattern, "kakaopulver 9 %"]
  ],
  majskrok: [
    [/morot/i, "morotspulver 6 %"],
    [anyNamePattern, "havrekli"]
  ],
  fruktpuré: [
    [/päron/i, "Päron"],
    [/mango/i, "Mango och äpple"],
    [anyNamePattern, "Äpple"]
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
    [anyNamePattern, "vitaminer (C, E, B3, B6, B12, D)"]
  ],
  mineral: [
    [/magnesium/i, "Magnesiumoxid"],
    [/järn/i, "Järnfumarat, vitamin C"],
    [/zink/i, "Zinkglukonat"],
    [/kalcium/i, "Kalciumkarbonat, vitamin D3"],
    [anyNamePattern, "Folsyra"]
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
    [anyNamePattern, "kyckling 4 %"]
  ],
  hundkött: [
    [/kyckling/i, "varav kyckling 5 %"],
    [/lamm/i, "varav lamm 5 %"],
    [/vilt/i, "varav vilt 5 %"],
    [anyNamePattern, "varav nöt 5 %"]
  ],
  "c-vitaminer": [[/marsvin/i, "vitamin C"]]
}
