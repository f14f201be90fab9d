/** Ingredients and nutrients of breakfast, baking and hot drinks in the department 'Skafferivaror'; parse-foods.ts describes the format. */
export const breakfastAndBakingFoods = `
# Müsli & granola
müsli+nöt | 12 1.6 56 12 9 11 0.03 | Havregryn 44 %, vetekross, russin 12 %, hasselnötter 6 %, mandel 5 %, solroskärnor, linfrön, rågflingor.
müsli+bär | 6 0.9 60 16 9.6 10 0.03 | Havregryn 46 %, vetekross, rågflingor, frystorkade bär 6 % (jordgubbar, hallon, blåbär), russin, linfrön, solroskärnor. | AN
müsli+naturell | 7 1.1 58 2 11 12 0.02 | Havregryn 52 %, vetekross, rågflingor, linfrön, solroskärnor. | AN
müsli+gold | 9 1.6 60 20 8 9.6 0.2 | Havregryn 42 %, vetekross, russin, socker, torkad papaya, kokosflingor, banan, rapsolja, mandel 3 %, honung, salt.
müsli | 6 1.1 60 18 9 9.6 0.04 | Havregryn 42 %, vetekross, rågflingor, russin 14 %, torkad frukt 10 % (äpple, aprikos, banan), linfrön, solroskärnor. | AN
pekan | 20 2.6 54 19 7.4 9.4 0.2 | Havregryn 50 %, sirap, rapsolja, pekannötter 7 %, lönnsirap 3 %, solroskärnor, kokosflingor, socker, salt.
granola+kakao | 15 3.4 57 20 8.2 10 0.2 | Havregryn 50 %, sirap, rapsolja, socker, fettreducerat kakaopulver 4 %, vetekross, frystorkade hallon 2 %, solroskärnor, salt. | AM AN
kokos | 18 7 56 19 8 9 0.2 | Havregryn 50 %, sirap, rapsolja, kokosflingor 9 %, socker, vetekross, solroskärnor, salt. | AN
naturell|original | 15 2 58 17 7.6 10 0.3 | Havregryn 54 %, sirap, vetekross, rapsolja, socker, solroskärnor, linfrön, salt. | AN
* | 14 2.6 58 20 8 9.4 0.2 | Havregryn 50 %, sirap, vetekross, rapsolja, socker, {4}, solroskärnor, linfrön, salt. | AN
# Flingor
cornflakes | 0.9 0.2 84 8 3 7 1.1 | Majs 90 %, socker, salt, kornmaltextrakt, vitaminer (B3, B6, B2, B1, folsyra, D, B12), järn.
special k+choklad | 6.4 3.4 75 23 5 8 0.8 | Ris 44 %, fullkornsvete 24 %, mörk choklad 12 % (kakaomassa, socker, kakaosmör, emulgeringsmedel (sojalecitin)), socker, vetemjöl, kornmaltextrakt, salt, vitaminer, järn. | AM AN
special k | 1.6 0.4 78 15 4.6 8.4 0.9 | Ris 46 %, fullkornsvete 30 %, socker, vetemjöl, kornmaltextrakt, {röda bär}, salt, vitaminer, järn. | AM AN
kalaspuffar | 1.6 0.3 84 45 4 6 0.03 | Puffat vete 54 %, socker, glukossirap, honung 4 %, solrosolja, kornmaltextrakt.
havrefras | 7 1.2 66 15 8.4 11 0.9 | Havremjöl 66 %, fullkornsmjöl av vete, socker, {3}, havrekli, rapsolja, sirap, salt, mineral (kalciumkarbonat), antioxidationsmedel (tokoferoler).
cheerios+(havre) | 6 1.2 62 9 9.6 11.6 0.8 | Fullkornshavre 82 %, vetestärkelse, socker, salt, kalciumkarbonat, solrosolja, vitaminer, järn.
cheerios | 4 0.9 74 21 7.8 8.6 0.9 | Fullkornshavre 30 %, fullkornsvete 29 %, socker, {honung}, fullkornsris, majs, vetestärkelse, solrosolja, salt, kalciumkarbonat, vitaminer, järn.
krispies+choklad | 2.6 1.2 84 29 2.6 5.4 0.7 | Ris 60 %, socker, fettreducerat kakaopulver 5 %, kakaomassa, salt, kornmaltextrakt, vitaminer, järn. | AM
krispies | 1.2 0.3 85 8.4 2 7.2 1 | Ris 90 %, socker, salt, kornmaltextrakt, vitaminer, järn.
weetabix|vetekuddar | 2 0.6 68 4.2 10 12 0.3 | Fullkornsvete 95 %, kornmaltextrakt, socker, salt, vitaminer (B3, B2, B1, folsyra), järn.
* | 3.6 0.8 48 18 27 14 0.9 | Vetekli 84 %, socker, kornmaltextrakt, salt, vitaminer, järn. | AM
# Havregryn & gröt
glutenfria|glutenfri | 7 1.3 58 1 10 13 0 | Glutenfri fullkornshavre.
rågflingor|gröt+råg|råg | 2 0.3 60 2 15 9.4 0 | Fullkornsrågflingor.
äpple | 5.4 0.9 60 12 10 10 0.02 | Havregryn 66 %, rågflingor, torkat äpple 9 %, russin, linfrön, kanel 0,7 %.
protein | 8 1.2 48 2.4 9.4 24 0.3 | Havregryn 62 %, sojaprotein 14 %, linfrön, solroskärnor, pumpakärnor.
fyrkorn | 3.4 0.6 60 1.6 12 11 0.01 | Havregryn 40 %, rågflingor 24 %, vetekross 20 %, kornflingor 16 %.
mannagryn | 1 0.2 71 1.4 3.6 11.6 0 | Vetegryn av kärnvete.
havrekli | 8.6 1.6 46 1.6 17 18 0.01 | Havrekli.
vetekli | 5.4 1 22 2 44 16 0.02 | Vetekli.
vetegrodd | 9.6 1.6 34 9 16 28 0.01 | Vetegroddar.
fiber | 6 1.1 52 1.2 15 13.6 0.01 | Havregryn 80 %, havrekli 20 %.
* | 7 1.3 58 1 10 13 0 | Fullkornshavregryn.
# Sylt, marmelad & honung
rårörda | 0.5 0 38 36 2.4 0.4 0 | Lingon 64 %, socker.
äppelmos+osöt|osötat äppelmos | 0.1 0 10 9 1.6 0.3 0 | Äpple 99 %, antioxidationsmedel (askorbinsyra).
äppelmos | 0.1 0 20 18.5 1.3 0.2 0 | Äpple 74 %, socker, vatten, surhetsreglerande medel (citronsyra), antioxidationsmedel (askorbinsyra), konserveringsmedel (kaliumsorbat).
gelé+rönn|rönnbär | 0.1 0 62 61 0.6 0.2 0 | Socker, rönnbär 35 %, äpple, pektin, surhetsreglerande medel (citronsyra).
rödvinsgelé|gelé+rödvin | 0 0 63 62 0.3 0.1 0 | Socker, rödvin 30 %, vatten, pektin, surhetsreglerande medel (citronsyra).
gelé | 0.1 0 60 59 0.6 0.3 0 | Socker, svarta vinbär 40 %, vatten, pektin, surhetsreglerande medel (citronsyra).
honung | 0 0 81 80 0 0.4 0 | Honung.
lingonsylt | 0.3 0 42 40 1.6 0.3 0 | Lingon 45 %, socker, vatten, pektin, konserveringsmedel (natriumbensoat).
drottning | 0.3 0 43 41 1.6 0.5 0 | Hallon 23 %, blåbär 22 %, socker, vatten, pektin, surhetsreglerande medel (citronsyra), konserveringsmedel (kaliumsorbat).
sylt | 0.2 0 44 42 1.2 0.4 0 | {sylt} 45 %, socker, vatten, pektin, surhetsreglerande medel (citronsyra), konserveringsmedel (kaliumsorbat).
* | 0.1 0 57 55 1 0.4 0.01 | Socker, {marmelad} 42 %, vatten, pektin, surhetsreglerande medel (citronsyra).
# Bredbart sött & nötkräm
nutella | 30.9 10.6 57.5 56.3 3.4 6.3 0.11 | Socker, palmolja, hasselnötter 13 %, skummjölkspulver 8,7 %, fettreducerat kakaopulver 7,4 %, emulgeringsmedel (sojalecitin), vanillin.
jordnöt+osötat|osötat | 50 7.6 12 5 8 26 0.02 | Jordnötter 100 %. | AN
jordnöt | 49 9 15 9 7 24 0.9 | Jordnötter 92 %, socker, rapsolja, fullhärdad rapsolja, salt. | AN
mandelsmör | 54 4.2 7 4.6 11 23 0.01 | Mandel 100 %. | AP
biscoff | 38 7.6 57 37 0.8 2.9 0.5 | Karamelliserade kex 58 % (vetemjöl, socker, palmolja, rapsolja, sirap, bakpulver (natriumbikarbonat), sojamjöl, salt, kanel), rapsolja, socker, emulgeringsmedel (sojalecitin), surhetsreglerande medel (citronsyra).
chokladkräm+vit | 36 8 51 48 0.2 7 0.2 | Socker, rapsolja, palmolja, skummjölkspulver 12 %, vassleprotein, kakaosmör, emulgeringsmedel (sojalecitin), vanillin. | AN
duo | 32 7 57 55 2 5.4 0.15 | Socker, rapsolja, palmolja, skummjölkspulver 11 %, hasselnötter 8 %, fettreducerat kakaopulver 4 %, emulgeringsmedel (sojalecitin), vanillin.
* | 32 7 56 53 3 5.6 0.12 | Socker, rapsolja, palmolja, hasselnötter 11 %, fettreducerat kakaopulver 8 %, skummjölkspulver 7 %, emulgeringsmedel (sojalecitin), vanillin.
# Mjöl
mandelmjöl | 52 4.1 6.9 4.6 11 21 0 | Finmalen sötmandel.
kokosmjöl | 14 12 18 16 38 19 0.1 | Avfettad kokos.
fiberhusk | 0.6 0.1 2 0 85 2 0.2 | Psylliumfröskal.
bovete | 2.6 0.6 68 1 5 12 0.01 | Bovetemjöl.
majsmjöl | 2.6 0.4 75 1 4 8 0 | Majsmjöl.
rismjöl | 0.8 0.2 79 0.2 1.4 7 0.01 | Rismjöl.
potatismjöl | 0 0 82 0 0 0.1 0.01 | Potatisstärkelse.
majsstärkelse+redning | 0.3 0.1 86 0.5 1 1.4 0.02 | Majsstärkelse 92 %, rismjöl, maltodextrin. | AM
majsstärkelse | 0.1 0 87 0 0 0.4 0.02 | Majsstärkelse.
panko | 2.6 0.5 74 5 3.4 11 1.1 | Vetemjöl 94 %, jäst, solrosolja, salt, socker.
ströbröd | 2.4 0.4 72 5 4.4 11.6 1.2 | Vetemjöl 95 %, jäst, salt.
glutenfri+pannkaka|pannkaksmix | 1.2 0.4 78 8 3 6 1.4 | Majsmjöl, rismjöl, potatisstärkelse, socker, mjölkpulver, äggpulver, bakpulver (natriumbikarbonat), salt, psylliumfröskal.
glutenfri | 1 0.2 80 2 5 3.6 0.1 | Majsstärkelse, rismjöl, potatisstärkelse, {grovmix}, psylliumfröskal, förtjockningsmedel (guarkärnmjöl). | AY
rågmjöl | 2 0.3 60 2 15 9 0 | Fullkornsmjöl av råg.
rågsikt | 1.6 0.3 67 1.6 6.6 9.6 0 | Vetemjöl 60 %, siktat rågmjöl 40 %.
graham|fullkornsvete | 2.2 0.4 60 1.6 11 12.4 0 | Fullkornsmjöl av vete.
dinkel | 2 0.3 66 1.4 5 13 0 | Siktat dinkelmjöl.
kornmjöl | 2 0.4 64 1 10 10 0.01 | Kornmjöl.
durum | 1.6 0.3 69 2 3.6 13 0 | Durumvetemjöl.
* | 1.4 0.2 71 1.2 3.4 11.4 0 | Vetemjöl.
# Socker & sirap
florsocker | 0 0 99 97 0 0 0 | Socker, klumpförebyggande medel (majsstärkelse).
syltsocker | 0 0 98 98 0.8 0 0 | Socker, pektin, surhetsreglerande medel (citronsyra), konserveringsmedel (kaliumsorbat).
farinsocker|muscovado | 0 0 97 96.5 0 0.1 0.05 | {farin}.
vispgräddsocker | 0 0 98 94 0 0 0 | Socker, modifierad stärkelse, vanillin.
agave | 0 0 76 74 0 0 0 | Agavesirap.
lönnsirap | 0 0 67 60 0 0 0.03 | Lönnsirap.
sirap | 0 0 80 79 0 0.1 0.3 | Sirap av betsocker och rörsocker, {brödsirap}.
stevia|canderel | 0 0 95 4 0 1.5 0.02 | Maltodextrin, sötningsmedel (steviolglykosider, sukralos).
sukrin|sötströ | 0 0 99 0 0 0 0 polyols=99 | Sötningsmedel (erytritol, steviolglykosider).
råsocker|rörsocker | 0 0 99 99 0 0 0.01 | Rörsocker.
* | 0 0 100 100 0 0 0 | Socker.
# Bakingredienser
bakpulver | 0 0 38 0 0 0.2 27 | Surhetsreglerande medel (natriumdifosfat, natriumvätekarbonat), majsstärkelse.
bikarbonat|samarin | - | Natriumvätekarbonat.
bakchoklad+vit|vit bakchoklad | 31 19 60 60 0 6 0.2 | Socker, kakaosmör 24 %, mjölkpulver 20 %, vasslepulver, emulgeringsmedel (sojalecitin), vanillin. | AN
bakchoklad+ljus | 30 18 58 57 2 6 0.2 | Socker, kakaosmör, mjölkpulver, kakaomassa 14 %, vasslepulver, emulgeringsmedel (sojalecitin), vanillin. | AN AW
bakchoklad|chokladknapp | 31 19 50 47 8 6 0.02 | Socker, kakaomassa 44 %, kakaosmör, emulgeringsmedel (sojalecitin), vanillin. | AM AN
kakao | 21 13 10 0.5 30 22 0.05 | Kakaopulver, surhetsreglerande medel (kaliumkarbonat).
kokos | 65 57 6.4 6.4 14 6.6 0.09 | Kokosflingor.
mandelmassa | 24 1.9 45 44 6 11 0.02 | Mandel 50 %, socker, glukossirap, vatten, konserveringsmedel (kaliumsorbat). | AE
marsipanlock | 13 1.2 72 69 3 6 0.02 | Socker, mandel 28 %, glukossirap, vatten, fuktighetsbevarande medel (sorbitol), färgämne (kopparklorofyll), konserveringsmedel (kaliumsorbat).
marsipan | 16 1.3 66 64 4 7 0.02 | Socker, mandel 33 %, glukossirap, vatten, konserveringsmedel (kaliumsorbat).
gelatin | 0.1 0 0 0 0 86 0.7 | Gelatin (gris).
pektin|melatin | 0.2 0 84 72 12 0.4 0.1 | Druvsocker, pektin, surhetsreglerande medel (citronsyra).
tårtbotten+rulltårt|rulltårtsbotten | 5 1.4 60 36 1 7 0.5 | Socker, ägg 30 %, vetemjöl, glukossirap, fuktighetsbevarande medel (glycerol), bakpulver (difosfater, natriumbikarbonat), salt.
tårtbotten | 4 1.1 63 34 1 6.6 0.6 | Vetemjöl, socker, ägg 22 %, potatisstärkelse, rapsolja, bakpulver (difosfater, natriumbikarbonat), emulgeringsmedel (mono- och diglycerider av fettsyror), salt. | AM
strössel+choklad | 14 8 74 66 6 4 0.02 | Socker, kakaomassa 16 %, glukossirap, fettreducerat kakaopulver, kakaosmör, ytbehandlingsmedel (shellack). | AM
strössel | 2 1 93 86 0.2 0.3 0.02 | Socker, majsstärkelse, glukossirap, kokosolja, färgämnen (kurkumin, karmin, spirulina), ytbehandlingsmedel (karnaubavax). | AM
hushållsfärg | 0 0 3 0 0 0 0.6 | Vatten, färgämne (E 102*, E 124*, E 133), surhetsreglerande medel (citronsyra), konserveringsmedel (kaliumsorbat).
mix+kladdkaka | 6 2 80 56 3 5 0.7 | Socker, vetemjöl 32 %, fettreducerat kakaopulver 8 %, palmolja, vetestärkelse, salt, vanillin. | AM AE
mix+(pannkak|våff) | 3 1.4 70 8 3 13 1.6 | Vetemjöl 70 %, mjölkpulver, äggpulver 8 %, socker, bakpulver (difosfater, natriumbikarbonat), salt.
mix+pepparkak | 2 0.5 82 40 3 7 1.1 | Vetemjöl 56 %, socker, sirapspulver, kanel, ingefära, nejlika, bakpulver (natriumbikarbonat), salt.
mix+bröd | 4 0.6 60 2.6 9 13 1.4 | Fullkornsmjöl av vete 40 %, vetemjöl, rågmjöl, solroskärnor, linfrön, vetegluten, torrjäst, salt. | AS
bakmix | 3 1 80 42 1.4 5.6 1 | Vetemjöl 48 %, socker, potatisstärkelse, {bakmix}, bakpulver (difosfater, natriumbikarbonat), mjölkpulver, salt, vanillin. | AE
marsansås|marsán|vaniljsås | 0.2 0 90 58 0 0.6 0.3 | Socker, modifierad stärkelse, salt, vaniljarom, färgämne (karoten). | AM
vaniljkräm | 1.6 1 88 60 0.2 4 0.4 | Socker, modifierad stärkelse, mjölkpulver, vaniljarom, stabiliseringsmedel (alginat), färgämne (karoten).
kräm | 0.2 0 91 64 1.6 0.4 0.02 | Socker, modifierad stärkelse, {kräm} 6 %, surhetsreglerande medel (citronsyra).
* | 8.4 5.4 55 55 0 7.6 0.25 | Mjölk, socker 42 %, {kondenserad}.
# Te
earl grey | - | Svart te 97 %, naturlig bergamottarom.
english|söder | - | Svart te, {söder}.
chai | - | Svart te, kanel 18 %, ingefära, kardemumma, kryddnejlika, svartpeppar.
grön|sencha | - | Grönt te.
rooibos | - | Rooibos, {rooibos}.
kamomill | - | Kamomill.
pepparmynt | - | Pepparmynta.
citron & | - | Ingefära 46 %, citrongräs, lakritsrot, citronskal, naturlig citronarom.
ingefära | - | Ingefära 46 %, citrongräs, lakritsrot, citronskal, naturlig citronarom.
citron | - | Svart te 92 %, citronskal 3 %, naturlig citronarom.
skogsbär | - | Hibiskus, nypon, äpple, björnbärsblad, skogsbär 4 % (blåbär, hallon, björnbär), naturliga aromer.
bedtime | - | Fänkål, kamomill 18 %, citronmeliss, kardemumma, vänderot, lavendel.
detox | - | Maskrosrot 20 %, kardborrerot, lakritsrot, ingefära, nässla, fänkål.
* | - | Lakritsrot 32 %, fänkål, pepparmynta, anis.
# Chokladdryck & drinkpulver
o.?boy+mindre | 3 1.7 76 52 9 6 0.5 | Socker, fettreducerat kakaopulver 24 %, maltodextrin, druvsocker, salt, emulgeringsmedel (sojalecitin), vitaminer (C, D), vanillin. | AM
varm choklad+mörk | 9 5.4 66 54 11 8 0.5 | Socker, fettreducerat kakaopulver 34 %, kakaomassa, glukossirap, skummjölkspulver, kokosolja, salt, förtjockningsmedel (guarkärnmjöl).
varm choklad | 8 6 76 60 5 6 0.7 | Socker, vasslepulver, fettreducerat kakaopulver 16 %, glukossirap, skummjölkspulver, kokosolja, {0}, salt, förtjockningsmedel (guarkärnmjöl).
* | 2.5 1.4 82 78 6 4.6 0.4 | Socker, fettreducerat kakaopulver 20 %, druvsocker, salt, emulgeringsmedel (sojalecitin), vitaminer (C, D), vanillin. | AM
# Bryggkaffe
cappuccino|lattepulver | 12 10.6 70 54 2 10 0.7 | Socker, skummjölkspulver 24 %, glukossirap, kokosolja, snabbkaffe 9 %, laktos, {0}, salt, klumpförebyggande medel (kiseldioxid).
dolce gusto+(cappuccino|latte|au lait) | 17 11 52 48 1 18 0.8 | Helmjölkspulver 62 %, socker, snabbkaffe 12 %, emulgeringsmedel (sojalecitin).
* | - | {kaffe}.
`
