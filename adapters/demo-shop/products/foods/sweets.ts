/** Ingredients and nutrients of the department 'Godis, snacks & kiosk'; parse-foods.ts describes the format. */
export const sweetFoods = `
# Chokladkakor
(mörk|86|70|85) | 42 25 33 28 11 9 0.03 | Kakaomassa, socker, kakaosmör, {mörkchoklad}, emulgeringsmedel (sojalecitin), vanilj. | AM AN
(lindt|excellence|premium)+(havssalt|chili|apelsin|mint) | 32 19 50 46 8 6 0.4 | Socker, kakaomassa 42 %, kakaosmör, {premium}, emulgeringsmedel (sojalecitin), vanilj. | AM AN
vegansk+hasselnöt | 36 17 50 42 5 6 0.15 | Rörsocker, kakaosmör, kakaomassa, hasselnötter 14 %, rismjöl, emulgeringsmedel (solroslecitin), salt, vanilj. | AM
vegansk+caramel | 35 20 54 44 2 3 0.4 | Rörsocker, kakaosmör, kakaomassa, rismjöl, karamelliserat socker 4 %, havssalt, emulgeringsmedel (solroslecitin), vanilj. | AM AN
vegansk|oatly+choklad | 36 21 53 42 3 3.4 0.2 | Rörsocker, kakaosmör, kakaomassa, rismjöl, emulgeringsmedel (solroslecitin), salt, vanilj. | AM AN
toblerone | 29 17 61 60 2 5.6 0.14 | Socker, {toblerone}, mjölkpulver, honung 3 %, smör, mandel 1,6 %, emulgeringsmedel (sojalecitin), äggvita, arom.
(ritter+knusper) | 29 16 58 46 2 7 0.5 | Socker, kakaosmör, cornflakes 12 % (majs, socker, salt, kornmaltextrakt), mjölkpulver, kakaomassa, vasslepulver, emulgeringsmedel (sojalecitin). | AN
(ritter+marsipan) | 27 11 54 49 5 6 0.02 | Socker, mandelmassa 25 % (mandel, socker), kakaomassa, kakaosmör, glukossirap, emulgeringsmedel (sojalecitin). | AM
daim | 31 17 60 59 1.4 5 0.3 | Socker, kakaosmör, palmolja, mjölkpulver, kakaomassa, vasslepulver, mandel 2 %, smör, emulgeringsmedel (sojalecitin), salt. | AW
(mandel|mandlar|krokant+apelsin|apelsinkrokant) | 33 16 53 52 3 8 0.3 | Socker, kakaosmör, mandel 9 %, mjölkpulver, kakaomassa, vasslepulver, {frukt}, emulgeringsmedel (sojalecitin), arom. | AW
(nöt|hassel|geisha|nougat) | 35 15 53 51 3 7.4 0.2 | Socker, hasselnötter 15 %, kakaosmör, mjölkpulver, kakaomassa, vasslepulver, emulgeringsmedel (sojalecitin), arom. | AW
oreo | 30 16 59 52 1.8 6 0.4 | Socker, kakaosmör, mjölkpulver, kex 11 % (vetemjöl, socker, palmolja, kakaopulver, salt), kakaomassa, vasslepulver, palmolja, emulgeringsmedel (sojalecitin), arom. | AN
kexchoklad|sportlunch | 29 17 58 42 2 7 0.25 | Socker, vetemjöl 22 %, kakaosmör, palmolja, mjölkpulver, kakaomassa, vasslepulver, fettreducerat kakaopulver, emulgeringsmedel (sojalecitin), salt. | AN
center|plopp|tarragona|dumle|jordgubb|yoghurt | 25 14 64 58 0.8 4.4 0.25 | Socker, kakaosmör, glukossirap, mjölkpulver, kakaomassa, palmolja, kondenserad mjölk, {4}, emulgeringsmedel (sojalecitin), salt, arom. | AN AW
havssalt | 30 18 58 57 2 6 0.6 | Socker, kakaosmör, mjölkpulver, kakaomassa, vasslepulver, havssalt 0,4 %, emulgeringsmedel (sojalecitin), arom. | AN
vit | 38 23 53 52 0 5 0.2 | Socker, kakaosmör 26 %, mjölkpulver, kokosfett, laktos, emulgeringsmedel (sojalecitin), kornmaltextrakt, arom. | AN
* | 30 18 59 58 2 6 0.25 | Socker, kakaosmör, mjölkpulver, kakaomassa, vasslepulver, {3}, emulgeringsmedel (sojalecitin), arom. | AN AW
# Dubbelnougat & bitar
juleskum|skumbanan | 0.1 0 81 72 0 3.4 0.03 | Socker, glukossirap, vatten, gelatin, {skumöverdrag}, arom, färgämne (karmin, kurkumin).
kokosboll | 21 16 58 50 3 3 0.1 | Socker, glukossirap, vatten, kokos 10 %, palmolja, äggvita, fettreducerat kakaopulver, emulgeringsmedel (sojalecitin). | AM AN
snickers | 23 8 58 50 1.8 8.4 0.6 | Socker, jordnötter 18 %, glukossirap, skummjölkspulver, kakaosmör, kakaomassa, palmolja, laktos, vasslepulver, smör, salt, emulgeringsmedel (sojalecitin), äggvita. | AN
twix|lion | 24 14 64 49 1.5 4.6 0.4 | Socker, glukossirap, vetemjöl 17 %, palmolja, kakaosmör, kakaomassa, skummjölkspulver, laktos, vasslepulver, salt, emulgeringsmedel (sojalecitin). | AN
mars|center|plopp|japp | 17 9 70 61 1 4.2 0.4 | Socker, glukossirap, skummjölkspulver, kakaosmör, kakaomassa, palmolja, vasslepulver, laktos, kornmaltextrakt, emulgeringsmedel (sojalecitin), salt, äggvita. | AN AP
bounty | 26 21 58 48 3.4 3.8 0.25 | Socker, kokos 21 %, glukossirap, kakaosmör, skummjölkspulver, kakaomassa, laktos, vasslepulver, palmolja, emulgeringsmedel (sojalecitin), salt.
daim|dajm | 31 17 60 58 1.4 5 0.4 | Socker, palmolja, kakaosmör, kakaomassa, mjölkpulver, mandel 3 %, vasslepulver, smör, salt, emulgeringsmedel (sojalecitin). | AW
nougat | 36 12 51 49 3 6.6 0.1 | Socker, hasselnötter 20 %, rapsolja, kakaosmör, kakaomassa, mjölkpulver, vasslepulver, emulgeringsmedel (sojalecitin).
bueno | 37 17 49 41 2 8.6 0.27 | Mjölkchoklad 32 % (socker, kakaosmör, kakaomassa, mjölkpulver, emulgeringsmedel (sojalecitin)), socker, palmolja, vetemjöl, hasselnötter 11 %, mjölkpulver, choklad, fettreducerat kakaopulver, salt.
country | 34 20 50 41 2 9 0.3 | Mjölkchoklad 40 % (socker, kakaosmör, kakaomassa, mjölkpulver, emulgeringsmedel (sojalecitin)), mjölkpulver, socker, puffat vete, ris och korn 9 %, palmolja, smör. | AN
kinder | 35 22 53 53 0.8 9 0.3 | Mjölkchoklad 40 % (socker, mjölkpulver, kakaosmör, kakaomassa, emulgeringsmedel (sojalecitin)), skummjölkspulver, socker, palmolja, smör. | AN
hasselnöt | 32 15 55 41 2.6 7.4 0.2 | Socker, vetemjöl 20 %, kakaosmör, hasselnötter 7 %, palmolja, mjölkpulver, kakaomassa, vasslepulver, emulgeringsmedel (sojalecitin), salt.
* | 29 17 58 42 2 7 0.25 | Socker, vetemjöl 22 %, kakaosmör, palmolja, mjölkpulver, kakaomassa, vasslepulver, fettreducerat kakaopulver, emulgeringsmedel (sojalecitin), salt. | AN
# Chokladaskar & praliner
polkagris | 0 0 97 92 0 0 0.01 | Socker, glukossirap, ättika, {polka}, färgämne (karmin).
raffaello | 48 29 39 36 5 7 0.2 | Kokos 26 %, palmolja, socker, mandel 8 %, skummjölkspulver, vasslepulver, vetemjöl, emulgeringsmedel (sojalecitin), salt, arom.
rocher|collection | 43 14 44 40 4 8.2 0.15 | Mjölkchoklad 30 % (socker, kakaosmör, kakaomassa, skummjölkspulver, emulgeringsmedel (sojalecitin)), hasselnötter 28 %, socker, palmolja, vetemjöl, vasslepulver, fettreducerat kakaopulver, salt.
after eight | 13 8 74 67 2 2.4 0.02 | Socker, kakaomassa, glukossirap, kakaosmör, {afterEight}, smör, emulgeringsmedel (sojalecitin), pepparmyntsolja, citronsyra.
tryffelpraliner | 41 36 43 38 6 4 0.15 | Kokosolja, socker, fettreducerat kakaopulver 20 %, vasslepulver, {3}, emulgeringsmedel (sojalecitin), arom. | AN
marsipan | 22 9 55 50 4 6 0.03 | Mandelmassa 34 % (mandel, socker), socker, mörk choklad 30 % (kakaomassa, socker, kakaosmör, emulgeringsmedel (sojalecitin)), glukossirap, vatten. | AM
mörk | 32 18 52 47 5 5 0.05 | Socker, kakaomassa, kakaosmör, palmolja, glukossirap, hasselnötter 4 %, mjölkpulver, mandel 2 %, emulgeringsmedel (sojalecitin), arom.
* | 32 17 56 54 2 5.6 0.15 | Socker, kakaosmör, mjölkpulver, kakaomassa, palmolja, hasselnötter 6 %, vasslepulver, glukossirap, mandel 2 %, emulgeringsmedel (sojalecitin), arom. | AW
# Påsgodis
polly | 20 12 70 64 1 4 0.1 | Socker, mjölkchoklad 46 % (socker, kakaosmör, mjölkpulver, kakaomassa, emulgeringsmedel (sojalecitin)), glukossirap, gelatin, kokosolja, arom, ytbehandlingsmedel (bivax). | AN
dumle|gräddkola|kola(?!d|f) | 15 9 73 54 0.3 3 0.4 | Glukossirap, socker, kondenserad mjölk 18 %, palmolja, mjölkchoklad (socker, kakaosmör, kakaomassa, mjölkpulver), smör, salt, emulgeringsmedel (sojalecitin). | AN
djungelvrål|lakrits|salta katten|pingvin|salmiak | 0.3 0.1 80 50 0.6 4 0.6 | Socker, glukossirap, vetemjöl, modifierad stärkelse, lakritsextrakt 4 %, ammoniumklorid, {0}, gelatin, salt, aromer, färgämne (vegetabiliskt kol).
läkerol|dents | 0.2 0.1 92 0 0 0 0.05 polyols=90 | Sötningsmedel (maltitol, steviolglykosider), stabiliseringsmedel (gummi arabicum), {läkerol}, aromer, kokosolja.
halstablett | 0.1 0 97 70 0 0 0.01 | Socker, glukossirap, {halstablett}, mentol, eukalyptusolja, surhetsreglerande medel (citronsyra).
tuggummi | 0.2 0.1 62 0 0 0 0.02 polyols=62 | Sötningsmedel (xylitol, sorbitol, mannitol), tuggummibas, aromer, fuktighetsbevarande medel (glycerol), stabiliseringsmedel (gummi arabicum), emulgeringsmedel (sojalecitin), antioxidationsmedel (BHA).
marshmallow | 0 0 80 62 0 4 0.05 | Glukossirap, socker, vatten, majsstärkelse, gelatin, arom.
klubbor|polkakarameller|citronkarameller|fruktkarameller | 0 0 96 74 0 0 0.04 | Socker, glukossirap, surhetsreglerande medel (citronsyra), fruktjuice från koncentrat 1 %, aromer, färgämne (karmin, kurkumin). | AM
supersur|sur|fizzy | 0.2 0.1 80 60 0.1 1.6 0.1 | Socker, glukossirap, vetestärkelse, surhetsreglerande medel (citronsyra, äppelsyra), palmolja, aromer, färgämne (karmin, kurkumin, spirulina).
bilar | 0.2 0.1 79 64 0 4 0.03 | Socker, glukossirap, vatten, gelatin, modifierad potatisstärkelse, aromer, kokosolja, färgämne (karmin, klorofyll).
* | 0.2 0.1 79 58 0.1 4 0.1 | Glukossirap, socker, modifierad stärkelse, gelatin, surhetsreglerande medel (citronsyra), aromer, kokosolja, färgämne (karmin, kurkumin, spirulina). | AW AM
# Chips
linschips|grönsakschips | 19 1.7 57 3 4.6 12 1.9 | Linsmjöl 40 %, potatisstärkelse, rapsolja, {chips}, salt, gurkmeja. | AM
rotfrukt | 33 3 39 21 11 5 1 | Rotfrukter 64 % ({rot}), solrosolja, havssalt.
pringles|stapel | 31 3.6 55 2.6 3.4 4.6 1.3 | Potatisflingor, solrosolja, vetestärkelse, majsmjöl, {chips}, emulgeringsmedel (mono- och diglycerider av fettsyror), maltodextrin, salt. | AM
ugnsbakade | 13 1.2 72 5 5 6 1.5 | Potatisflingor 62 %, majsstärkelse, rapsolja, {chips}, socker, salt, emulgeringsmedel (solroslecitin). | AM
* | 33 2.8 51 2.6 4.4 6 1.4 | Potatis, rapsolja, {chips}, salt. | AM
# Ostbågar, popcorn & övriga snacks
ostbågar|ostkrok | 29 3.4 57 4.4 2 6.4 1.9 | Majs 58 %, rapsolja, ostpulver 6 %, vasslepulver, salt, jästextrakt, färgämne (paprikaoleoresin).
popcornmajs | 4.4 0.6 62 1 13 11 0.01 | Popcornmajs.
popcorn+ost | 28 4 50 3 9 9 2 | Majs 60 %, rapsolja, ostpulver 6 %, vasslepulver, salt, lökpulver.
popcorn+smör | 24 10 52 1 10 8.4 1.9 | Majs 72 %, palmolja, salt, smör 1 %, smörarom.
popcorn | 22 2.4 53 0.8 11 9 1.9 | Majs 76 %, rapsolja, salt.
pinnar|pretzel | 6 0.7 73 3 4 11 3.4 | Vetemjöl 86 %, rapsolja, salt 4 %, kornmaltextrakt, jäst, surhetsreglerande medel (natriumhydroxid). | AS
doritos+(cheese|ranch) | 26 2.6 58 3.6 5 6.6 1.4 | Majs 70 %, rapsolja, {doritos}, vasslepulver, salt, lökpulver, tomatpulver, jästextrakt, paprikapulver. | AY
doritos | 26 2.6 59 3 5 6.2 1.2 | Majs 74 %, rapsolja, {doritossalt}, salt. | AM AY
fläsksvål | 32 12 1.4 1 0.3 61 3.4 | Grissvål 88 %, salt, {bbqsvål}, druvsocker.
räkchips | 30 2.8 58 7 1.4 2.6 2.2 | Tapiokastärkelse 60 %, solrosolja, räkor 10 %, socker, salt, vitlök.
lökringar | 26 2.4 60 5 2.4 5 2.2 | Majs 60 %, rapsolja, lökpulver 4 %, salt, socker, jästextrakt. | AM
* | 25 2.6 60 4 3 6.6 2 | Potatisflingor 34 %, majs, rapsolja, vetemjöl, vasslepulver, salt, lökpulver, socker, jästextrakt, paprikapulver.
# Nötter & jordnötter
jordnötter+osalt | 49 7.6 12 5 8 26 0.02 | Jordnötter 99 %, rapsolja. | AN
jordnötter+honung | 43 6.4 23 17 7 22 0.9 | Jordnötter 80 %, socker, honung 3 %, rapsolja, salt. | AN
jordnötter | 51 7.4 11 5 7.6 25 1.2 | Jordnötter 94 %, rapsolja, salt, {1}. | AN
cashew | 48 8.6 25 6 3.4 17 1.1 | Cashewnötter 94 %, rapsolja, salt, {1}. | AP AN
mandlar | 54 4.2 7 4.4 11 20 1.4 | Mandel 95 %, rapsolja, salt, rökarom. | AP AN
macadamia | 75 12 5 4.4 8.4 8 0.9 | Macadamianötter 97 %, rapsolja, salt. | AP AN
pistage | 48 5.8 14 7 10 22 1.1 | Pistagenötter 98 %, salt. | AP AN
chilinötter|wasabinötter | 28 4 46 10 5 14 1.6 | Jordnötter 48 %, vetemjöl, socker, modifierad stärkelse, rapsolja, salt, {wasabi} 2 %, sojasåspulver (sojabönor, vete, salt). | AN
studentfoder+choklad | 28 9.4 46 36 6 12 0.1 | Russin 32 %, jordnötter 26 %, mjölkchoklad 18 % (socker, kakaosmör, mjölkpulver, kakaomassa, emulgeringsmedel (sojalecitin)), hasselnötter 12 %, mandel. | AS
studentfoder+tropisk | 20 8 52 44 6.4 8 0.06 | Russin 28 %, torkad papaya 16 % (papaya, socker), torkad ananas 14 % (ananas, socker), kokos 14 %, cashewnötter 14 %, bananchips, konserveringsmedel (svaveldioxid). | AP
studentfoder | 30 4.6 38 32 6.4 14 0.02 | Russin 40 %, jordnötter 30 %, hasselnötter 14 %, mandel 10 %, cashewnötter. | AS
nötmix+naturell | 54 6 10 5 9 20 0.02 | Mandel 30 %, cashewnötter 25 %, hasselnötter 25 %, valnötter 20 %. | AP
* | 52 7 12 5 8 22 1.1 | Jordnötter 40 %, cashewnötter 22 %, mandel 20 %, hasselnötter, rapsolja, salt, {1}.
# Dip & salsa
dipp+guacamole | 22 2 6 3 1.4 1.4 1.4 | Rapsolja, vatten, avokado 7 %, tomat, lök, äggula, ättika, salt, vitlök, limejuice, stabiliseringsmedel (xantangummi).
färdig dipp | 28 3 6 4.4 0.3 1.6 1.3 | Rapsolja, vatten, gräddfil 20 % (grädde, mjölk, syrningskultur), {dipp}, äggula, socker, ättika, salt, lök, persilja, stabiliseringsmedel (xantangummi).
* | 3 1.4 56 34 4 7 20 | Salt, socker, lökpulver 16 %, vasslepulver, {dipp}, gräddfilspulver, persilja, vitlökspulver, jästextrakt. | BC BM
# Bars & mellanmål
proteinbar+peanut|proteinbar+jordnöt | 17 7 30 3 6 32 0.7 polyols=22 | Mjölkprotein 30 %, sötningsmedel (maltitol), gelatinhydrolysat, jordnötter 11 %, kakaosmör, mjölkpulver, kakaomassa, polydextros, solrosolja, sojaprotein, salt, emulgeringsmedel (sojalecitin), sukralos. | AN
proteinbar+cashew | 16 7.4 31 3.4 6 32 0.4 polyols=22 | Mjölkprotein 30 %, sötningsmedel (maltitol), gelatinhydrolysat, kakaosmör, cashewnötter 7 %, mjölkpulver, kakaomassa, polydextros, sojaprotein, emulgeringsmedel (sojalecitin), salt, sukralos. | AP
proteinbar | 15 8 32 3.4 6 33 0.4 polyols=23 | Mjölkprotein 31 %, sötningsmedel (maltitol), gelatinhydrolysat, kakaosmör, mjölkpulver, kakaomassa, {4}, polydextros, sojaprotein, emulgeringsmedel (sojalecitin), salt, sukralos. | AN AP
mellanmålsbar+nöt | 18 4 54 24 6 10 0.4 | Havregryn 38 %, sirap, jordnötter 9 %, mandel 7 %, socker, rapsolja, kokosolja, hasselnötter 3 %, salt.
mellanmålsbar+choklad | 14 5 61 27 6 7 0.3 | Havregryn 40 %, sirap, mjölkchoklad 15 % (socker, kakaosmör, mjölkpulver, kakaomassa, emulgeringsmedel (sojalecitin)), socker, rapsolja, vetemjöl, salt. | AN
mellanmålsbar | 11 2.4 65 27 6 7 0.4 | Havregryn 48 %, sirap, socker, {bar}, rapsolja, vetemjöl, kokosolja, salt. | AN AM
rawbar+cashew | 20 4 50 40 7 9 0.02 | Dadlar 50 %, cashewnötter 32 %, mandel 12 %, kakaonibs. | AP
rawbar+kokos | 20 13 50 43 8 5 0.02 | Dadlar 58 %, kokos 24 %, mandel 14 %, kokosolja. | AP
* | 16 2.4 52 44 8 7 0.02 | Dadlar 58 %, mandel 22 %, {raw}, russin, solroskärnor. | AP
`
