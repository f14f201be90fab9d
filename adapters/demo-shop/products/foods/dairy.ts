/** Ingredients and nutrients of the department 'Mejeri, ost & ägg'; parse-foods.ts describes the format. */
export const dairyFoods = `
# Mellanmjölk
laktosfri | %0.65 2.8 2.8 0 3.5 0.11 | Mjölk, laktasenzym, D-vitamin.
barista | 2.6 1.7 4.9 4.9 0 4.1 0.11 | Mjölk, mjölkprotein, D-vitamin.
ekologisk | %0.65 4.8 4.8 0 3.5 0.11 | Mjölk.
* | %0.65 4.8 4.8 0 3.5 0.11 | Mjölk, D-vitamin.
# Lättmjölk
laktosfri | %0.65 2.8 2.8 0 3.5 0.11 | Mjölk, laktasenzym, D-vitamin.
ekologisk | %0.65 4.9 4.9 0 3.5 0.11 | Mjölk.
* | %0.65 4.9 4.9 0 3.6 0.11 | Mjölk, D-vitamin.
# Standardmjölk
laktosfri | %0.65 2.7 2.7 0 3.4 0.11 | Mjölk, laktasenzym, D-vitamin.
gammaldags | 4.2 2.8 4.6 4.6 0 3.4 0.1 | Mjölk.
ekologisk | %0.65 4.7 4.7 0 3.4 0.1 | Mjölk.
* | %0.65 4.7 4.7 0 3.4 0.1 | Mjölk, D-vitamin.
# Smaksatt mjölk
proteinmjölk+choklad|choklad+proteinmjölk | 1.3 0.8 4.9 4.6 0.4 6.6 0.16 | Mjölk, mjölkprotein, kakaopulver 0,8 %, stabiliseringsmedel (karragenan), laktasenzym, sötningsmedel (sukralos), naturlig arom.
proteinmjölk | 1.2 0.8 4.6 4.5 0 6.6 0.16 | Mjölk, mjölkprotein, {1}, stabiliseringsmedel (karragenan), laktasenzym, sötningsmedel (sukralos), naturlig arom.
milkshake+choklad | 2.9 1.9 12.5 12.2 0.3 3.3 0.12 | Mjölk, grädde, socker, kakaopulver 1,2 %, stabiliseringsmedel (karragenan).
milkshake | 2.8 1.8 12.4 12.4 0 3.1 0.12 | Mjölk, grädde, socker, {3}, stabiliseringsmedel (karragenan), arom.
laktosfri | 1.5 1 9.4 9.1 0.5 3.4 0.15 | Mjölk, socker, kakaopulver 1,5 %, laktasenzym, stabiliseringsmedel (karragenan), salt, arom.
* | 1.5 1 10.6 10.3 0.5 3.4 0.15 | Mjölk, socker, kakaopulver 1,5 %, stabiliseringsmedel (karragenan), salt, arom.
# Havredryck
gurt | 1.3 0.2 11 7.4 1 1.2 0.08 | Havrebas (vatten, havre 12 %), socker, {6}, rapsolja, potatisstärkelse, pektin, kalciumfosfat, D-vitamin, levande kultur.
ikaffe light | 1 0.1 5.9 3.1 0.8 1.1 0.11 | Havrebas (vatten, havre 10 %), rapsolja, surhetsreglerande medel (dikaliumfosfat), kalciumkarbonat, kalciumfosfat, salt, vitaminer (D2, riboflavin, B12), kaliumjodid.
ikaffe|barista | 3 0.4 6.7 3.4 0.8 1.1 0.1 | Havrebas (vatten, havre 10 %), rapsolja, {0}, surhetsreglerande medel (dikaliumfosfat), kalciumkarbonat, kalciumfosfat, salt, vitaminer (D2, riboflavin, B12), kaliumjodid.
ekologisk | 0.9 0.1 6.7 4 0.8 1 0.1 | Havrebas (vatten, havre 10 %), havssalt.
choklad | 1.6 0.3 10.1 7.5 1.1 1.2 0.11 | Havrebas (vatten, havre 10 %), socker, rapsolja, kakaopulver 1,2 %, kalciumkarbonat, kalciumfosfat, salt, vitaminer (D2, riboflavin, B12).
smaksatt|vanilj|mango | 1.5 0.2 9.4 7 0.8 1 0.1 | Havrebas (vatten, havre 10 %), socker, rapsolja, {2}, kalciumkarbonat, kalciumfosfat, salt, naturlig arom, vitaminer (D2, riboflavin, B12).
lätt | 0.5 0.1 6.6 4.1 0.8 1 0.1 | Havrebas (vatten, havre 10 %), kalciumkarbonat, kalciumfosfat, salt, vitaminer (D2, riboflavin, B12), kaliumjodid.
* | 1.5 0.2 6.6 4.1 0.8 1 0.1 | Havrebas (vatten, havre 10 %), rapsolja, kalciumkarbonat, kalciumfosfat, salt, vitaminer (D2, riboflavin, B12), kaliumjodid.
# Sojadryck
osötad | 1.8 0.3 0.1 0.1 0.6 3.3 0.07 | Vatten, sojabönor 8,7 %, kalciumfosfat, vitaminer (riboflavin, B12, D2).
choklad | 1.8 0.4 9.2 8.4 1 3.1 0.13 | Vatten, sojabönor 7,2 %, socker, fettreducerat kakaopulver 1,5 %, kalciumfosfat, havssalt, stabiliseringsmedel (gellangummi), arom, vitaminer (riboflavin, B12, D2).
* | 1.8 0.3 2.7 2.5 0.5 3.1 0.1 | Vatten, sojabönor 8 %, socker, kalciumfosfat, {0}, havssalt, stabiliseringsmedel (gellangummi), vitaminer (riboflavin, B12, D2).
# Mandel & kokosdryck
mandel+osötad|osötad+mandel | 1.1 0.1 0.1 0.1 0.3 0.5 0.13 | Vatten, mandel 2,3 %, kalciumfosfat, havssalt, stabiliseringsmedel (fruktkärnmjöl, gellangummi), emulgeringsmedel (solroslecitin), vitaminer (riboflavin, B12, E, D2).
mandel | 1.1 0.1 2.4 2.4 0.3 0.5 0.13 | Vatten, socker, mandel 2,3 %, kalciumfosfat, havssalt, stabiliseringsmedel (fruktkärnmjöl, gellangummi), emulgeringsmedel (solroslecitin), vitaminer (riboflavin, B12, E, D2).
kokos | 0.9 0.9 2.7 1.9 0 0.1 0.12 | Vatten, kokosmjölk 5,3 % (kokosgrädde, vatten), ris 3,3 %, kalciumfosfat, stabiliseringsmedel (karragenan, guarkärnmjöl), havssalt, vitaminer (B12, D2), naturlig arom.
ärt+choklad|choklad+ärt | 2.4 0.3 6.8 6.2 0.5 2.1 0.15 | Vatten, socker, ärtprotein 2,5 %, rapsolja, kakaopulver 1 %, kalciumfosfat, havssalt, stabiliseringsmedel (gellangummi), vitaminer (riboflavin, B12, D2).
ärt | 2.6 0.3 0.9 0.5 0.1 2 0.15 | Vatten, ärtprotein 2,5 %, rapsolja, kalciumfosfat, socker, havssalt, stabiliseringsmedel (gellangummi), vitaminer (riboflavin, B12, D2).
* | 1 0.1 9.5 3.3 0.1 0.1 0.1 | Vatten, ris 12 %, solrosolja, kalciumfosfat, havssalt, vitaminer (B12, D2).
# Växtbaserad matlagning
soja | %0.11 2.2 1.6 0.5 1.8 0.1 | Vatten, rapsolja, sojabönor 7 %, glukossirap, emulgeringsmedel (solroslecitin), stabiliseringsmedel (xantangummi), salt.
fraiche | 15 3.6 7.5 2.3 0.8 1 0.3 | Havrebas (vatten, havre 12 %), rapsolja, fullhärdad raps- och kokosolja, {3}, potatisstärkelse, emulgeringsmedel (mono- och diglycerider av fettsyror), mjölksyra, salt, levande kultur.
kokosgrädde | 18 16.5 6.5 5.4 0 0.3 0.08 | Vatten, kokosolja 17 %, socker, kokosmjölk 6 %, emulgeringsmedel (sackarosestrar av fettsyror), stabiliseringsmedel (guarkärnmjöl), salt.
* | %0.12 6 3.5 0.8 1 0.12 | Havrebas (vatten, havre 10 %), rapsolja, {2}, fullhärdade vegetabiliska oljor (kokos, raps), emulgeringsmedel (mono- och diglycerider av fettsyror), stabiliseringsmedel (gellangummi), kalciumkarbonat, salt.
# Växtgurt
kokosgurt+naturell | 4.6 4.1 5.2 1.6 0.4 0.5 0.04 | Vatten, kokosgrädde 20 %, majsstärkelse, pektin, kalciumcitrat, levande kultur.
kokosgurt | 4.2 3.7 11.5 8.4 0.6 0.5 0.04 | Vatten, kokosgrädde 18 %, socker, {7}, majsstärkelse, pektin, kalciumcitrat, naturlig arom, levande kultur.
naturell | 2.4 0.4 7.2 2.9 0.9 1.4 0.12 | Havrebas (vatten, havre 12 %), rapsolja, potatisstärkelse, potatisprotein, kalciumfosfat, kalciumkarbonat, salt, vitaminer (D2, riboflavin, B12), levande kultur.
* | 1.9 0.3 12.4 8.5 0.9 1.2 0.1 | Havrebas (vatten, havre 11 %), socker, {7}, rapsolja, potatisstärkelse, potatisprotein, kalciumfosfat, pektin, naturlig arom, vitaminer (D2, riboflavin, B12), levande kultur.
# Tofu & växtost
tofu+teriyaki | 8 1.3 4 3.4 0.9 13.5 1.2 | Tofu (vatten, sojabönor, stelningsmedel (kalciumsulfat)) 88 %, teriyakimarinad (sojasås (vatten, sojabönor, vete, salt), rörsocker, vatten, ingefära, vitlök).
tofu+thai | 8.6 1.4 2.6 1.7 0.9 13.5 1.1 | Tofu (vatten, sojabönor, stelningsmedel (kalciumsulfat)) 90 %, rapsolja, citrongräs, vitlök, chili, koriander, salt.
tofu+chili | 8.8 1.4 2.3 1.6 0.9 13.5 1.1 | Tofu (vatten, sojabönor, stelningsmedel (kalciumsulfat)) 90 %, rapsolja, chili, paprika, vitlök, salt.
rökt+tofu|tofu+rökt | 8.9 1.4 1.3 0.6 0.9 16 0.9 | Vatten, sojabönor 42 %, stelningsmedel (kalciumsulfat), salt, rök.
tofu | 7.9 1.2 1.2 0.5 0.9 13.5 0.02 | Vatten, sojabönor 38 %, stelningsmedel (kalciumsulfat, magnesiumklorid).
riven | 22 19.6 21 0.2 1 0.5 2.1 | Vatten, kokosolja 22 %, modifierad stärkelse, stärkelse, havssalt, arom, olivextrakt, färgämne (betakaroten), vitamin B12.
* | 23 20.7 20 0.1 0.8 0.4 2.2 | Vatten, kokosolja 23 %, modifierad stärkelse, stärkelse, havssalt, {0}, arom, olivextrakt, färgämne (betakaroten), vitamin B12.
# Filmjölk
jordgubb|blåbär|vanilj | %0.65 9.7 9.1 0.1 3.1 0.1 | Mjölk, socker, {6}, majsstärkelse, naturlig arom, syrningskultur.
lätt | %0.65 4.3 4.3 0 3.6 0.11 | Mjölk, syrningskultur, vitaminer (A, D).
a-fil | %0.65 4.2 4.2 0 3.5 0.1 | Mjölk, syrningskultur (med Lactobacillus acidophilus).
[0-9] % | %0.65 4.2 4.2 0 3.4 0.1 | Mjölk, syrningskultur.
* | 3 2 4.2 4.2 0 3.4 0.1 | Mjölk, syrningskultur.
# Yoghurt naturell
kefir+citron | 2.4 1.6 8.9 8.8 0 3.2 0.1 | Mjölk, socker, citronjuice 1 %, kefirkultur, naturlig arom.
kefir | 3 2 3.9 3.9 0 3.4 0.1 | Mjölk, kefirkultur.
laktosfri | 3 2 3.2 3.2 0 3.6 0.1 | Mjölk, laktasenzym, yoghurtkultur.
turkisk|grekisk | %0.65 4.2 4.2 0 4.8 0.12 | Mjölk, grädde, yoghurtkultur.
matlagning | %0.65 4.6 4.4 0 4.4 0.12 | Mjölk, grädde, stärkelse, yoghurtkultur.
* | %0.65 4.7 4.7 0 3.8 0.11 | Mjölk, yoghurtkultur.
# Yoghurt med smak
proviva | 0 0 8.9 7.8 0.5 0.2 0.02 | Vatten, {14}, socker, havre, kornmalt, syrad havrebas med Lactiplantibacillus plantarum 299v, citronsyra.
mini | %0.65 6.1 5.3 0.2 3.9 0.11 | Mjölk, {6}, modifierad majsstärkelse, fruktos, sötningsmedel (acesulfam K, sukralos), naturlig arom, yoghurtkultur.
laktosfri | 2.3 1.5 9.9 9.1 0 3.4 0.1 | Mjölk, socker, {6}, majsstärkelse, laktasenzym, naturlig arom, yoghurtkultur.
naturell | 3.8 2.5 4.6 4.6 0 3.7 0.11 | Mjölk, yoghurtkultur.
barn | 3 1.9 9 8.4 0.2 3.3 0.1 | Mjölk, {10}, socker, majsstärkelse, yoghurtkultur, D-vitamin.
drick | 1.4 0.9 11.6 11.3 0.1 2.7 0.1 | Mjölk, socker, {5}, stabiliseringsmedel (pektin), naturlig arom, yoghurtkultur.
* | 2.2 1.4 10.6 9.8 0.1 3.4 0.1 | Mjölk, socker, {7}, modifierad majsstärkelse, naturlig arom, yoghurtkultur.
# Kvarg & protein
pudding+choklad | 1.5 0.9 6 5 0.9 10 0.25 | Mjölk, mjölkprotein, kakaopulver 2 %, modifierad stärkelse, laktasenzym, stabiliseringsmedel (karragenan), sötningsmedel (acesulfam K, sukralos), arom.
pudding+hasselnöt | 1.9 0.9 5.7 4.7 0.6 10 0.25 | Mjölk, mjölkprotein, hasselnötter 1 %, kakaopulver, modifierad stärkelse, laktasenzym, stabiliseringsmedel (karragenan), sötningsmedel (acesulfam K, sukralos), arom.
pudding | 1.4 0.9 5.6 4.7 0 10 0.25 | Mjölk, mjölkprotein, {0}, modifierad stärkelse, laktasenzym, stabiliseringsmedel (karragenan), sötningsmedel (acesulfam K, sukralos), arom.
keso+ananas | 3.2 2.1 7.4 6.9 0.2 9.6 0.6 | Mjölk, grädde, ananas 10 %, passionsfrukt 3 %, socker, salt, majsstärkelse, syrningskultur.
keso+mini | 1.5 1 2.7 2.7 0 12.5 0.8 | Mjölk, salt, syrningskultur.
keso | %0.65 1.8 1.8 0 12 0.8 | Mjölk, grädde, salt, syrningskultur.
skyr+naturell | 0.2 0.1 3.9 3.9 0 11 0.12 | Mjölk, skyrkultur.
skyr | 0.2 0.1 8.4 7.9 0.1 9.6 0.12 | Mjölk, {6}, socker, majsstärkelse, naturlig arom, skyrkultur.
naturell | %0.6 3.6 3.6 0 11.5 0.12 | Mjölk, syrningskultur.
stracciatella | %0.6 6.5 5.6 0.3 9.7 0.11 | Mjölk, mörk choklad 2 % (kakaomassa, socker, kakaosmör), modifierad stärkelse, sötningsmedel (acesulfam K, sukralos), arom, syrningskultur.
kokos | %0.6 5.4 4.6 0.2 9.7 0.11 | Mjölk, riven kokos 1 %, modifierad stärkelse, sötningsmedel (acesulfam K, sukralos), arom, syrningskultur.
* | %0.6 5.2 4.5 0.1 9.8 0.11 | Mjölk, {5}, modifierad stärkelse, sötningsmedel (acesulfam K, sukralos), naturlig arom, syrningskultur.
# Grädde
kapsl | 3 2 4.7 4.7 0 3.4 0.1 | Mjölk.
smaksatt+karljohan | %0.65 6 3.8 0.2 3.1 0.7 | Grädde, karljohansvamp 3 %, modifierad stärkelse, salt, stabiliseringsmedel (karragenan), lökpulver, naturlig arom.
smaksatt | %0.65 6 3.9 0.2 3.1 0.7 | Grädde, {3}, modifierad stärkelse, salt, stabiliseringsmedel (karragenan), naturlig arom.
matlagning | %0.65 4 4 0 3.1 0.1 | Grädde, modifierad stärkelse, stabiliseringsmedel (karragenan).
kaffe | %0.65 4.2 4.2 0 3.2 0.1 | Grädde.
vispgrädde+laktosfri|laktosfri | %0.65 2.9 2.9 0 2.2 0.07 | Grädde, laktasenzym, stabiliseringsmedel (karragenan).
ekologisk | %0.65 3.1 3.1 0 2.2 0.07 | Grädde.
* | %0.65 3.1 3.1 0 2.2 0.07 | Grädde, stabiliseringsmedel (karragenan).
# Crème fraiche & gräddfil
laktosfri | 34 22 2.4 2.4 0 2.1 0.08 | Grädde, laktasenzym, syrningskultur.
karljohan | 28 18 4.8 3.3 0.3 2.2 0.9 | Grädde, karljohansvamp 4 %, lök, salt, modifierad stärkelse, vitlök, syrningskultur.
tomat | 28 18 4.9 3.6 0.3 2.1 0.9 | Grädde, tomatpuré 6 %, lök, basilika 1 %, salt, socker, vitlök, modifierad stärkelse, syrningskultur.
paprika|örter | 28 18 4.6 3.4 0.3 2.1 0.9 | Grädde, {3}, lök, salt, modifierad stärkelse, vitlök, syrningskultur.
lätt+15 | %0.65 4.6 4 0 3.1 0.1 | Mjölk, grädde, modifierad stärkelse, syrningskultur.
kesella+vanilj | 7.6 4.9 13.6 13 0 6.4 0.08 | Kvarg (mjölk, grädde, syrningskultur), socker, vaniljextrakt, majsstärkelse.
kesella+lätt | 1 0.6 3.8 3.8 0 11.5 0.1 | Mjölk, syrningskultur.
kesella | %0.65 3.4 3.4 0 8.2 0.08 | Mjölk, grädde, syrningskultur.
gräddfil | %0.65 3.9 3.9 0 3.2 0.1 | Grädde, mjölk, syrningskultur.
smetana | %0.65 2.7 2.7 0 2.1 0.07 | Grädde, syrningskultur.
* | %0.65 2.6 2.6 0 2.2 0.08 | Grädde, syrningskultur.
# Färska såser
bearnaise | 48 4.2 4.6 3.2 0.2 1.2 1.3 | Rapsolja 48 %, vatten, vinäger, äggula 5 %, socker, lök, dragon 1 %, salt, modifierad stärkelse, persilja, vitpeppar, konserveringsmedel (kaliumsorbat).
tzatziki | 7.6 4.4 5 4 0.4 3.6 0.9 | Turkisk yoghurt (mjölk, grädde, yoghurtkultur) 72 %, gurka 18 %, olivolja, vitlök 2 %, salt, vitvinsvinäger, dill.
rhode | 30 2.6 9.6 8 0.3 1 1.1 | Rapsolja, vatten, chilisås (tomater, socker, ättika, salt, chili) 12 %, äggula, socker, ättika, senapsfrön, salt, paprika, konserveringsmedel (kaliumsorbat).
vitlök | 32 2.9 6 4.2 0.2 1.1 1.1 | Rapsolja, vatten, gräddfil (grädde, mjölk, syrningskultur), äggula, vitlök 3 %, socker, ättika, salt, persilja, konserveringsmedel (kaliumsorbat).
remoulad | 38 3.2 10 8.6 0.5 1 1.3 | Rapsolja, vatten, inlagd gurka 12 %, socker, äggula, ättika, kapris, senapsfrön, curry, salt, konserveringsmedel (kaliumsorbat).
curry | 31 2.7 8.6 6.8 0.4 1.1 1.2 | Rapsolja, vatten, socker, äggula, mangochutney 6 %, ättika, curry 2 % (koriander, gurkmeja, senapsfrön, chili), salt, konserveringsmedel (kaliumsorbat).
hamburger | 36 3 10 8.7 0.5 0.9 1.2 | Rapsolja, vatten, inlagd gurka 14 %, socker, äggula, tomatpuré, ättika, senapsfrön, lök, salt, konserveringsmedel (kaliumsorbat).
rödvin | 2.6 0.8 7.2 2.8 0.2 1.6 1.2 | Vatten, rödvin 10 %, kalvfond (kalvben, lök, morot, rotselleri), modifierad stärkelse, smör, tomatpuré, socker, salt, svartpeppar.
svamp | 6.4 3.7 6.1 2.4 0.3 1.6 1 | Vatten, grädde 18 %, champinjoner 10 %, modifierad stärkelse, lök, smör, salt, timjan, vitpeppar.
gräddsås | 7.2 4.4 6 2.5 0.1 1.4 1 | Vatten, grädde 22 %, modifierad stärkelse, köttbuljong, smör, salt, svartvinbärsgelé, vitpeppar.
* | 6.2 3.8 6.4 2.5 0.3 1.5 1.1 | Vatten, grädde 18 %, modifierad stärkelse, kalvfond, lök, grönpeppar 1 %, svartpeppar, smör, salt.
# Smör & bredbart
bregott+mellan|mindre fett | 57 21 1 1 0 0.6 1 | Grädde, vatten, rapsolja 24 %, salt, modifierad stärkelse, emulgeringsmedel (mono- och diglycerider av fettsyror), syrningskultur, vitaminer (A, D).
bregott+laktosfri | 75 30 0.4 0.4 0 0.4 1.1 | Grädde, rapsolja 27 %, salt, laktasenzym, syrningskultur, vitaminer (A, D).
bregott+havssalt | 75 30 0.5 0.5 0 0.5 1.4 | Grädde, rapsolja 27 %, havssalt 1,4 %, syrningskultur, vitaminer (A, D).
bregott+extra | 75 30 0.5 0.5 0 0.5 1.6 | Grädde, rapsolja 27 %, salt 1,6 %, syrningskultur, vitaminer (A, D).
bregott|bredbart | 75 30 0.5 0.5 0 0.5 1.1 | Grädde, rapsolja 27 %, salt, syrningskultur, vitaminer (A, D).
osaltat | 82 54 0.7 0.7 0 0.6 0.02 | Grädde, syrningskultur.
extrasaltat | 80 52 0.6 0.6 0 0.5 2 | Grädde, salt 2 %, syrningskultur.
kryddsmör | 62 38 3 1.5 0.3 1.2 1.3 | Smör (grädde, salt) 76 %, {8}, vatten, örter, citronjuice, salt, svartpeppar.
* | 81 53 0.6 0.6 0 0.5 1.2 | Grädde, salt 1,2 %, syrningskultur.
# Margarin
lätta | 37 10 0.4 0.3 0 0 0.8 | Vatten, rapsolja 28 %, palmfett, salt, emulgeringsmedel (mono- och diglycerider av fettsyror), konserveringsmedel (kaliumsorbat), citronsyra, vitaminer (A, D), arom.
pro.?activ | 35 6.5 0.5 0.1 0.5 0.1 0.5 | Vatten, rapsolja 24 %, växtsterolestrar 12,5 %, palmfett, salt, emulgeringsmedel (solroslecitin), citronsyra, vitaminer (A, D, E), arom.
flytande|culinesse | 80 6.5 0.3 0.3 0 0 1 | Rapsolja 76 %, vatten, fullhärdad rapsolja, salt, emulgeringsmedel (solroslecitin), citronsyra, vitaminer (A, D), arom.
becel | 55 11 0.3 0.3 0 0 0.6 | Rapsolja 42 %, vatten, palmfett, linolja, salt, emulgeringsmedel (mono- och diglycerider av fettsyror, solroslecitin), citronsyra, vitaminer (A, D, E), arom.
rapsgott | 68 17 0.4 0.4 0 0 1 | Rapsolja 56 %, vatten, sheafett, kokosfett, salt, emulgeringsmedel (solroslecitin), citronsyra, vitaminer (A, D), arom.
flora | 70 21 0.4 0.4 0 0 1.1 | Rapsolja 42 %, vatten, palmfett, kokosfett, salt, emulgeringsmedel (solroslecitin), citronsyra, vitaminer (A, D), arom.
* | 80 32 0.3 0.3 0 0 1.1 | Palmfett, rapsolja 36 %, vatten, salt, emulgeringsmedel (mono- och diglycerider av fettsyror), citronsyra, vitaminer (A, D), arom.
# Hårdost
billinge | %0.65 0 0 0 31 1.3 | Mjölk, salt, syrningskultur, ystenzym, konserveringsmedel (natriumnitrat).
kryddost | 29 19 0 0 0.2 26 1.3 | Mjölk, salt, kummin {krydd}, syrningskultur, ystenzym.
cheddar | 34 22 0.1 0.1 0 25 1.8 | Mjölk, salt, syrningskultur, ystenzym (mikrobiellt), färgämne (annattonorbixin).
laktosfri | %0.65 0 0 0 27 1.3 | Mjölk, salt, laktasenzym, syrningskultur, ystenzym.
västerbotten+31 % | %0.66 0 0 0 27 1.6 | Mjölk, salt, syrningskultur, ystenzym.
västerbotten | 31 21 0 0 0 27 1.6 | Mjölk, salt, syrningskultur, ystenzym.
lagrad+präst | 35 23 0 0 0 25 1.4 | Mjölk, salt, syrningskultur, ystenzym.
prästost | %0.65 0 0 0 25 1.3 | Mjölk, salt, syrningskultur, ystenzym, konserveringsmedel (natriumnitrat).
* | %0.65 0 0 0 27 1.3 | Mjölk, salt, syrningskultur, ystenzym, konserveringsmedel (natriumnitrat).
# Skivad & riven ost
riven ost mozzarella|riven mozzarella | 22 14 2.3 0.6 0 25 1.2 | Mozzarella (mjölk, salt, syrningskultur, ystenzym), potatisstärkelse.
riven | 26 17 2.4 0 0 25 1.2 | Ost (mjölk, salt, syrningskultur, ystenzym), potatisstärkelse.
hamburgerost | 21 14 7.4 6.2 0 15 2.6 | Cheddarost 55 % (mjölk, salt, syrningskultur, ystenzym), vatten, smör, vasslepulver, smältsalt (natriumfosfater), salt, surhetsreglerande medel (citronsyra), färgämne (paprikaoleoresin).
* | 28 18 0 0 0 26 1.3 | Mjölk, salt, syrningskultur, ystenzym, konserveringsmedel (natriumnitrat).
# Färskost & mjukost
messmör+lätt|lättmessmör | 4.2 2.8 56 38 0 6.4 0.8 | Vassle, socker, skummjölkspulver, vassleprotein.
messmör+vanilj | 6.9 4.5 58 44 0 5.8 0.7 | Vassle, grädde, socker, smör, vaniljextrakt.
messmör | 7.2 4.7 57 42 0 6 0.7 | Vassle, grädde, socker, smör, skummjölkspulver.
vache+lätt | 7 4.7 6.5 6.2 0 13 1.9 | Skummjölk, ost (mjölk, salt, syrningskultur, ystenzym), mjölkprotein, vatten, smältsalt (citrater, polyfosfater), salt.
vache | 18.5 12 6 6 0 10 1.8 | Skummjölk, ost (mjölk, salt, syrningskultur, ystenzym), smör, smältsalt (citrater, polyfosfater), mjölkprotein, salt.
räk | 20 13 4 3.2 0 8.5 1.7 | Ost (mjölk, salt, syrningskultur, ystenzym), vatten, räkor 9 %, smör, skummjölkspulver, smältsalt (natriumfosfater), salt, arom.
skink | 20 13 4 3.2 0 9 1.8 | Ost (mjölk, salt, syrningskultur, ystenzym), vatten, kokt skinka 9 % (griskött, vatten, salt, konserveringsmedel (natriumnitrit)), smör, skummjölkspulver, smältsalt (natriumfosfater), salt.
bacon | 21 13 4 3.2 0 9 1.8 | Ost (mjölk, salt, syrningskultur, ystenzym), vatten, bacon 7 % (griskött, salt, konserveringsmedel (natriumnitrit), rök), smör, skummjölkspulver, smältsalt (natriumfosfater), salt.
mjukost+ren | 20 13 4 3.2 0 9.4 1.8 | Ost (mjölk, salt, syrningskultur, ystenzym), vatten, rökt renkött 8 % (renkött, salt, konserveringsmedel (natriumnitrit)), smör, skummjölkspulver, smältsalt (natriumfosfater), salt.
mjukost+ädel | 22 14 3.7 3.1 0 9 1.9 | Ost (mjölk, salt, syrningskultur, ystenzym), vatten, ädelost 10 %, smör, skummjölkspulver, smältsalt (natriumfosfater), salt.
mjukost+kantarell | 20 13 4.2 3.2 0.2 8 1.7 | Ost (mjölk, salt, syrningskultur, ystenzym), vatten, kantareller 6 %, smör, skummjölkspulver, smältsalt (natriumfosfater), salt.
mjukost | 21 14 4 3.3 0 9 1.8 | Ost (mjölk, salt, syrningskultur, ystenzym), vatten, smör, skummjölkspulver, smältsalt (natriumfosfater), salt.
lax | 20 13 4 3.8 0.2 7 0.9 | Färskost (mjölk, grädde, salt, syrningskultur), kallrökt lax 6 % (lax, salt), dill, citronjuice, stabiliseringsmedel (fruktkärnmjöl).
sweet chili | 19 12.5 8.6 7.9 0.2 5 0.8 | Färskost (mjölk, grädde, salt, syrningskultur), sweet chilisås 9 % (socker, chili, paprika, vinäger, vitlök), stabiliseringsmedel (fruktkärnmjöl).
lätt | 11 7.3 5 4.6 0.3 8 0.8 | Mjölk, grädde, mjölkprotein, salt, stabiliseringsmedel (fruktkärnmjöl, karragenan), surhetsreglerande medel (citronsyra), syrningskultur.
* | 23 15 3.8 3.6 0.3 5.5 0.75 | Mjölk, grädde, {4}, salt, stabiliseringsmedel (fruktkärnmjöl, karragenan), surhetsreglerande medel (citronsyra), syrningskultur.
# Dessertost
brie|camembert | 25 17 0.5 0.3 0 19 1.4 | Mjölk, salt, syrningskultur, ystenzym, mögelkultur.
ädel|gorgonzola | 29 19 0.8 0.3 0 20 2.2 | Mjölk, salt, syrningskultur, ystenzym, mögelkultur.
getost | 22 15 1 0.7 0 18 1.3 | Getmjölk, salt, syrningskultur, ystenzym, mögelkultur.
manchego|pecorino | 35 23 0.5 0.2 0 25 2 | Fårmjölk, salt, syrningskultur, ystenzym, konserveringsmedel (lysozym från ägg).
cambozola | 40 27 0.6 0.3 0 13 1.6 | Mjölk, grädde, salt, syrningskultur, ystenzym, mögelkultur.
vacherousse | 31 21 0.5 0.3 0 17 1.5 | Mjölk, grädde, salt, syrningskultur, ystenzym.
* | 33 21 0.2 0.1 0 28 1 | Opastöriserad mjölk, salt, syrningskultur, ystenzym.
# Matlagningsost
salladsost+olja | 24 12 1.5 1 0 13 2.6 | Ost av mjölk (mjölk, salt, syrningskultur, ystenzym) 58 %, rapsolja, kryddor, vitlök.
salladsost | 18 12 1.5 1 0 14 2.9 | Mjölk, salt, syrningskultur, ystenzym, stabiliseringsmedel (glukonodeltalakton).
feta | 23 16 0.8 0.7 0 16.5 2.6 | Pastöriserad får- och getmjölk, salt, syrningskultur, ystenzym.
halloumi+chili | 26 17 2.1 1.6 0 21 2.7 | Mjölk (ko, får, get), salt, chili 1 %, ystenzym.
halloumi | 26 17 2 1.6 0 21 2.7 | Mjölk (ko, får, get), salt, ystenzym, mynta.
grillost | 25 17 2 1.4 0 21 2.4 | Mjölk, salt, {1}, ystenzym.
buffel | 24 17 0.7 0.6 0 14 0.4 | Buffelmjölk, vassle, salt, ystenzym.
burrata | 24 17 1.4 1.4 0 12 0.5 | Mjölk, grädde 40 %, salt, ystenzym, surhetsreglerande medel (mjölksyra).
mozzarella | 18 13 1.3 1 0 18 0.6 | Mjölk, salt, ystenzym, surhetsreglerande medel (citronsyra).
mascarpone | 41 28 4.4 4.4 0 4.1 0.1 | Grädde, mjölk, surhetsreglerande medel (citronsyra).
ricotta | 11 7.5 3.6 3.6 0 8 0.4 | Vassle, mjölk, grädde, salt, surhetsreglerande medel (mjölksyra).
grana | 29 20 0 0 0 33 1.6 | Mjölk, salt, ystenzym, konserveringsmedel (lysozym från ägg).
paneer | 25 16.5 2.2 2.2 0 19 0.1 | Mjölk, surhetsreglerande medel (citronsyra).
* | 30 20 0 0 0 32 1.6 | Mjölk, salt, ystenzym.
# Ägg
äggvita | 0.2 0 0.7 0.7 0 10.5 0.4 | Pastöriserad äggvita.
flytande | 9.5 2.6 0.7 0.5 0 12.2 0.36 | Pastöriserade helägg, surhetsreglerande medel (citronsyra).
kokta | 9.7 2.7 0.5 0.4 0 12.3 0.5 | Ägg, vatten, salt, surhetsreglerande medel (citronsyra), konserveringsmedel (kaliumsorbat).
* | 9.7 2.7 0.4 0.3 0 12.3 0.35 | Ägg.
# Jäst
torrjäst | 6 1 18 0 27 40 0.3 | Jäst, emulgeringsmedel (sorbitanmonostearat).
* | 1.5 0.3 8 0 6.9 13 0.1 | Jäst.
# Kyld dessert
risifrutti | 2.7 1.7 18.5 10.6 0.4 3.2 0.12 | Risgröt 71 % (mjölk, ris, grädde, socker, salt), fruktberedning 29 % (vatten, socker, {9}, glukossirap, modifierad stärkelse, pektin, citronsyra).
mannafrutti+kanel | 2.9 1.9 18 9.6 0.4 3.5 0.13 | Mannagrynsgröt 80 % (mjölk, mannagryn av vete, grädde, socker, salt), äpple- och kanelberedning 20 % (äpple, vatten, socker, modifierad stärkelse, kanel).
mannafrutti | 2.6 1.7 18 10.4 0.4 3.3 0.12 | Mannagrynsgröt 71 % (mjölk, mannagryn av vete, grädde, socker, salt), fruktberedning 29 % (vatten, socker, {9}, modifierad stärkelse, pektin, citronsyra).
choklad+pudding | 3.4 2.2 17.6 14.2 0.9 3.2 0.14 | Mjölk, socker, grädde, modifierad stärkelse, kakaopulver 2,2 %, {0}, stabiliseringsmedel (karragenan).
caramel|karamell | 3.6 2 21 19.4 0 4 0.14 | Mjölk, socker, ägg 14 %, karamelliserat socker 8 %, stabiliseringsmedel (karragenan).
pannacotta | 15 10 18 16.6 0.2 2.4 0.1 | Grädde 52 %, mjölk, socker, {9}, gelatin.
tiramisu | 12.4 7.6 30 21 0.6 4.6 0.14 | Mascarponekräm (mascarpone (grädde, mjölk), socker, grädde), savoiardikex 20 % (vetemjöl, socker, ägg), vatten, kaffe, marsalavin, kakaopulver.
malta | 9.6 6.3 20 10.8 0.3 2.4 0.1 | Grädde 32 %, mjölk, ris 15 %, socker, apelsin 5 %, vaniljarom, salt.
mousse+mjölkchoklad | 11.4 7.2 24 20.6 1 5 0.16 | Mjölk, mjölkchoklad 16 % (socker, kakaosmör, mjölkpulver, kakaomassa, emulgeringsmedel (sojalecitin)), grädde, socker, äggvita, gelatin.
mousse | 13 8.1 23 18.4 2 5 0.13 | Mjölk, mörk choklad 16 % (kakaomassa, socker, kakaosmör, emulgeringsmedel (sojalecitin)), grädde, socker, äggvita, gelatin.
pannkak | 6 1.4 24 5.2 1 6 0.75 | Mjölk, vetemjöl 25 %, ägg 12 %, rapsolja, socker, salt.
ostkaka | 11.5 5.8 17 14.4 0.6 9 0.2 | Mjölk, ägg, socker, grädde, mandel 4 %, vetemjöl, ystenzym.
mellis | 1.7 1.1 13 12 0.4 2.6 0.08 | Mjölk, {20}, äpplejuice, socker, majsstärkelse, yoghurtkultur.
`
