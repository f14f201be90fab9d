/** Ingredients and nutrients of baby food and food supplements; parse-foods.ts describes the format. */
export const childrenAndHealthFoods = `
# Modersmjölksersättning
drickfärdig | 3.5 1.2 7.4 7.3 0.3 1.3 0.05 | Vatten, skummjölk, laktos, vegetabiliska oljor (raps, palm, kokos, solros), vassleprotein, galaktooligosackarider, fiskolja, mineraler, vitaminer, kolin, taurin.
tillskott | 23 8 58 56 4 10.6 0.5 | Skummjölkspulver, laktos, vegetabiliska oljor (raps, palm, kokos, solros), maltodextrin, galaktooligosackarider, fiskolja, mineraler (kalcium, järn, zink), vitaminer.
* | 27 9.6 55 54 3 10 0.4 | Laktos, vegetabiliska oljor (raps, palm, kokos, solros), skummjölkspulver, vassleprotein, galaktooligosackarider, fiskolja, mineraler (kalcium, järn, zink), vitaminer, kolin, taurin.
# Välling & gröt
grötburk+manna|mannagryn | 2.4 1 13 5 0.6 2.6 0.05 | Mjölk 48 %, vatten, mannagryn av vete 8 %, banan, rapsolja, vitamin C, tiamin.
grötburk+skogsbär | 1.6 0.5 12 6 1.4 1.6 0.03 | Vatten, äpple 24 %, mjölk 14 %, fullkornshavre 8 %, blåbär 6 %, hallon 4 %, rapsolja, vitamin C, tiamin.
grötburk | 1.6 0.5 12 6 1.4 1.6 0.03 | Vatten, äpple 34 %, mjölk 14 %, fullkornshavre 8 %, rapsolja, vitamin C, tiamin.
drickfärdig+banan | 2.6 0.6 10 4.6 0.5 2.2 0.06 | Vatten, skummjölk 40 %, havremjöl, vetemjöl, banan 3 %, rapsolja, maltodextrin, mineraler, vitaminer.
drickfärdig | 2.6 0.6 9.4 3.8 0.6 2.2 0.06 | Vatten, skummjölk 40 %, fullkornsmjöl (vete, havre), rapsolja, maltodextrin, mineraler (kalcium, järn, zink), vitaminer.
välling+hirs | 13 2 58 20 4 15 0.4 | Skummjölkspulver 38 %, hirsmjöl 18 %, fullkornshavremjöl 16 %, rapsolja, maltodextrin, mineraler (kalcium, järn, zink), vitaminer.
välling+havre | 13 2 58 20 4 15 0.4 | Skummjölkspulver 38 %, fullkornshavremjöl 34 %, rapsolja, maltodextrin, mineraler (kalcium, järn, zink), vitaminer.
välling+fullkorn | 13 2 56 20 5.4 15.6 0.4 | Skummjölkspulver 38 %, fullkornsmjöl 36 % (vete, råg, havre), rapsolja, maltodextrin, mineraler (kalcium, järn, zink), vitaminer.
välling | 13 2 60 20 3 14.6 0.4 | Skummjölkspulver 38 %, vetemjöl, havremjöl, rapsolja, maltodextrin, mineraler (kalcium, järn, zink), vitaminer.
sinlac | 12 1.2 68 12 3 8 0.1 | Rismjöl 46 %, fruktkärnmjöl, rapsolja, majsmaltodextrin, socker, mineraler, vitaminer.
* | 9 1.4 63 22 5 14 0.3 | Skummjölkspulver 32 %, fullkornshavremjöl 28 %, vetemjöl, {6}, rapsolja, mineraler (kalcium, järn, zink), vitaminer.
# Barnmat på burk & klämpåse
köttbullar | 2.8 0.7 8.4 1.6 1.2 3.2 0.05 | Potatis 38 %, vatten, köttbullar 14 % (nötkött, potatisflingor, lök, ströbröd av vete, ägg), morot, mjölk, rapsolja, majsstärkelse, persilja.
bolognese|spaghetti | 2.2 0.6 8 2.2 1.2 3 0.04 | Vatten, tomat 20 %, nötkött 11 %, kokt pasta 10 % (durumvete, vatten), morot, lök, rapsolja, majsstärkelse, basilika.
lax | 2.4 0.4 7.4 1.2 1.2 2.8 0.05 | Potatis 30 %, vatten, morot, lax 9 %, ärter, mjölk, rapsolja, majsstärkelse, dill.
kyckling | 2 0.4 8 1.6 1.1 2.8 0.04 | Vatten, morot 20 %, kokt ris 16 % (ris, vatten), kyckling 10 %, majs, rapsolja, majsstärkelse.
nötkött | 2.2 0.6 6.8 1.8 1.4 2.8 0.04 | Vatten, morot 20 %, potatis 18 %, nötkött 10 %, ärter, lök, rapsolja, majsstärkelse.
broccoli | 0.2 0 8.6 6 2.2 1 0.02 | Päron 70 %, broccoli 20 %, ärter 9 %, citronjuice.
morot | 0.1 0 9.6 8.8 1.8 0.4 0.03 | Äpple 74 %, morot 25 %, citronjuice, vitamin C.
mango, banan | 0.2 0 14 12.4 1.6 0.7 0.01 | Äpple 46 %, banan 32 %, mango 21 %, vitamin C.
tropisk | 0.2 0 13 11.6 1.4 0.6 0.01 | Äpple 44 %, banan 24 %, mango 20 %, ananas 11 %, vitamin C.
blåbär|jordgubb | 0.2 0 12.4 10.6 1.9 0.6 0.01 | Äpple 52 %, banan 28 %, {19}, vitamin C.
banan | 0.2 0 18 14.6 1.8 1 0.01 | Banan 70 %, äpple 29 %, vitamin C.
katrin | 0.2 0 15.6 11.6 2.6 0.6 0.01 | Äpple 58 %, katrinplommon 22 %, vatten, vitamin C.
majsbågar|majskrok | 7 0.8 79 2 2.6 7 0.02 | Majs 88 %, {majskrok}, solrosolja, tiamin.
riskakor | 1 0.3 83 9 2.4 7 0.02 | Ris 86 %, äpplejuice från koncentrat 13 %, tiamin.
smörgåsrån | 3 0.6 76 3 4 11 0.02 | Vetemjöl 92 %, solrosolja, jäst, tiamin.
kex | 10 1.4 72 18 3 9 0.1 | Vetemjöl 72 %, socker, solrosolja, skummjölkspulver, bakpulver (ammoniumkarbonat), kalcium, tiamin.
dryck | 0 0 3.6 3.5 0 0 0.01 | Vatten, {fruktdryck} från koncentrat 30 %, vitamin C.
* | 0.1 0 11 9.6 2 0.4 0.01 | {fruktpuré} 99 %, vitamin C.
# Vitaminer & kosttillskott
vassle+vegan|vegan | 7 1.4 6 1 4 75 1.6 | Ärtprotein 92 %, {vassle}, sötningsmedel (steviolglykosider).
vassle+naturell | 6.4 4 7 6.4 0 78 0.5 | Vassleproteinkoncentrat 99 %, emulgeringsmedel (solroslecitin).
vassle|protein+(choklad|vanilj|jordgubb) | 6 3.8 8 6 1 74 0.6 | Vassleproteinkoncentrat 92 %, {vassle}, arom, emulgeringsmedel (sojalecitin), förtjockningsmedel (xantangummi), sötningsmedel (sukralos).
kreatin | - | Kreatinmonohydrat.
bcaa | - | Grenade aminosyror (L-leucin, L-isoleucin, L-valin) 85 %, surhetsreglerande medel (citronsyra), arom, sötningsmedel (sukralos), färgämne (karoten).
fiskleverolja+kaps|kapslar | - | Torskleverolja, gelatin, fuktighetsbevarande medel (glycerol), vitaminer (A, D, E).
fiskleverolja | - | Torskleverolja, {0}, vitaminer (A, D, E), antioxidationsmedel (tokoferolrika extrakt).
omega | - | Fiskolja, gelatin, fuktighetsbevarande medel (glycerol), vitamin E.
d-vitamin | - | Fyllnadsmedel (mikrokristallin cellulosa, sorbitol), vitamin D3 (kolekalciferol), klumpförebyggande medel (magnesiumsalter av fettsyror), {barnvitamin}.
brus+c-vit|brus+multi|brus | - | Surhetsreglerande medel (citronsyra, natriumvätekarbonat), {brus}, sötningsmedel (sorbitol, sukralos), arom, färgämne (rödbetsrött).
c-vitamin | - | Askorbinsyra (vitamin C), fyllnadsmedel (mikrokristallin cellulosa), klumpförebyggande medel (kiseldioxid), nyponextrakt.
b12 | - | Fyllnadsmedel (mannitol, mikrokristallin cellulosa), vitamin B12 (metylkobalamin), folsyra, klumpförebyggande medel (magnesiumsalter av fettsyror).
magnesium|järn|zink|kalcium|folsyra | - | {mineral}, fyllnadsmedel (mikrokristallin cellulosa), stabiliseringsmedel (tvärbunden natriumkarboximetylcellulosa), klumpförebyggande medel (magnesiumsalter av fettsyror).
mjölksyrabakt | - | Fyllnadsmedel (inulin, majsstärkelse), mjölksyrabakterier (Lactobacillus, Bifidobacterium), klumpförebyggande medel (kiseldioxid).
* | - | Mineraler (magnesiumoxid, järnfumarat, zinkoxid), fyllnadsmedel (mikrokristallin cellulosa), vitaminer (C, E, B3, B5, B6, B2, B1, A, folsyra, biotin, D, B12), {multi}, klumpförebyggande medel (magnesiumsalter av fettsyror).
# Mage & tarm
samarin+sockerfri | - | Natriumvätekarbonat, surhetsreglerande medel (citronsyra, vinsyra), sötningsmedel (sorbitol, sackarin), arom.
samarin | - | Natriumvätekarbonat, socker, surhetsreglerande medel (vinsyra, citronsyra), natriumkarbonat, {samarin}.
vätske | - | Glukos, surhetsreglerande medel (citronsyra), natriumvätekarbonat, natriumklorid, kaliumklorid, arom, sötningsmedel (sukralos).
`
