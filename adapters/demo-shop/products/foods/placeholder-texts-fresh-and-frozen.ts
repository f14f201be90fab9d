import { anyNamePattern, type PlaceholderTexts } from "./placeholder-texts-type.ts"

/** The texts for fresh and frozen food, and of bread. */
export const freshAndFrozenTexts: PlaceholderTexts = {
  krydd: [
    [/nejlika/i, "0,4 %, nejlika"],
    [anyNamePattern, "0,4 %"]
  ],
  skal: [
    [/kräft/i, "Kräftstjärtar 50 %"],
    [anyNamePattern, "Räkor 50 %"]
  ],
  fiskbullesås: [
    [/räk/i, "räkor"],
    [anyNamePattern, "hummerextrakt"]
  ],
  libagrov: [[/grov/i, "fullkornsmjöl av vete"]],
  surdegsdel: [[/surdeg/i, "surdeg 10 % (vetemjöl, rågmjöl, vatten)"]],
  riskaka: [
    [/ost/i, "ostpulver"],
    [anyNamePattern, "gräddfilspulver"]
  ],
  skorpmjöl: [
    [/fullkorn/i, "Fullkornsmjöl av vete 60 %, vetemjöl"],
    [anyNamePattern, "Vetemjöl 78 %"]
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
    [anyNamePattern, "äpple, kanel"]
  ],
  chokladboll: [
    [/kokos/i, "kokosflingor"],
    [anyNamePattern, "pärlsocker"]
  ],
  brago: [[/kakao/i, "fettreducerat kakaopulver 4 %"]],
  drömmar: [[/kakao/i, "fettreducerat kakaopulver 3 %"]],
  kexchoklad: [
    [/mörk/i, "mörk choklad"],
    [anyNamePattern, "mjölkchoklad"]
  ],
  bitar: [
    [/cookie/i, "kakdegsbitar"],
    [/tiramisu/i, "kakbitar"],
    [anyNamePattern, "kladdkaksbitar"]
  ],
  ostgratäng: [
    [/ädel/i, "ädelost 6 %, päron"],
    [anyNamePattern, "broccoli 12 %, ost 7 %"]
  ],
  panfisk: [
    [/rödspätta/i, "Rödspätta"],
    [/sej/i, "Sej"],
    [anyNamePattern, "Torsk"]
  ],
  wok: [
    [/thai/i, "Haricots verts, morötter, paprika, bambuskott, broccoli, citrongräs"],
    [/asia/i, "Böngroddar, morötter, bambuskott, paprika, shiitake, salladslök"],
    [/medelhav/i, "Zucchini, paprika, aubergine, haricots verts, rödlök, svarta oliver"],
    [anyNamePattern, "Morötter, haricots verts, paprika, majs, broccoli, purjolök"]
  ],
  svampmix: [
    [/tratt/i, "Trattkantareller"],
    [/kantarell/i, "Kantareller"],
    [/skogschampinjon/i, "Skogschampinjoner"],
    [anyNamePattern, "Karljohansvamp"]
  ],
  ört: [
    [/dill/i, "Dill"],
    [/persilja/i, "Persilja"],
    [/gräslök/i, "Gräslök"],
    [anyNamePattern, "Basilika"]
  ],
  klyftkrydda: [
    [/vitlök/i, "vitlök, persilja, rosmarin"],
    [anyNamePattern, "paprika, vitlök, svartpeppar"]
  ],
  popper: [
    [/popper/i, "Jalapeño 34 %, färskost 20 % (mjölk, salt, syrningskultur)"],
    [anyNamePattern, "Ost 34 % (mjölk, salt, syrningskultur, ystenzym), jalapeño 8 %"]
  ],
  gfpizza: [
    [/salam/i, "salami 9 % (griskött, salt, druvsocker, konserveringsmedel (natriumnitrit))"],
    [/speciale/i, "salami 6 % (griskött, salt, konserveringsmedel (natriumnitrit)), champinjoner 6 %"]
  ],
  veganpizza: [
    [/verdure/i, "paprika, zucchini, aubergine"],
    [anyNamePattern, "körsbärstomater 8 %"]
  ],
  salamipizza: [
    [/biff/i, "nötkött 9 %, lök, vitlök"],
    [anyNamePattern, "salami 10 % (griskött, salt, druvsocker, konserveringsmedel (natriumnitrit))"]
  ],
  fyraostar: [
    [/quattro/i, "ost 26 % (mozzarella, edamerost, emmentalerost, ädelost)"],
    [anyNamePattern, "mozzarella 23 % (mjölk, salt, ystenzym)"]
  ],
  champinjon: [[/capricciosa/i, "champinjoner 7 %"]],
  pajfyllning: [
    [/kyckling/i, "kycklingkött"],
    [anyNamePattern, "nötkött"]
  ],
  pirog: [
    [/kebab/i, "kebabkött (nötkött, vatten, salt, kryddor)"],
    [anyNamePattern, "nötkött"]
  ],
  gyoza: [
    [/kyckling/i, "kycklingkött 20 %"],
    [/räk/i, "räkor 18 %"],
    [/fläsk/i, "griskött 20 %"],
    [anyNamePattern, "morot 10 %, edamamebönor 8 %, shiitake"]
  ],
  bulle: [
    [/kardemumma/i, "pärlsocker"],
    [anyNamePattern, "kanel 1 %"]
  ],
  mandeltårta: [
    [/daim/i, "daim 11 % (socker, palmolja, mandel, mjölkpulver)"],
    [/toblerone/i, "mjölkchoklad med honungs- och mandelnougat 11 %"],
    [anyNamePattern, "mjölkchoklad 11 %"]
  ]
}
