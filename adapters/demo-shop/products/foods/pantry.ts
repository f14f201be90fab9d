/** Ingredients and nutrients of pasta, grains, preserves and sauces in the department 'Skafferivaror'; parse-foods.ts describes the format. */
export const pantryFoods = `
# Pasta
glutenfri | 1.6 0.4 77 1.2 2.2 6.8 0.01 | Majsmjöl 65 %, rismjöl 30 %, emulgeringsmedel (mono- och diglycerider av fettsyror).
kikärt | 5.6 0.8 48 3 14 20 0.03 | Kikärtsmjöl.
linspasta | 1.9 0.4 50 1.8 11 25 0.01 | Mjöl av röda linser.
tortellini+(ost|formaggi) | 8 4 44 2.4 2.6 13 1.2 | Vetemjöl, durumvete, ägg 14 %, ost 12 % (ricotta (vassle, mjölk), hårdost), vatten, ströbröd (vetemjöl, salt), vassle, salt.
tortellini | 7.4 2.6 45 2.4 2.6 12.4 1.3 | Vetemjöl, durumvete, ägg 14 %, griskött 11 %, vatten, ströbröd (vetemjöl, salt), hårdost, salt, muskotnöt.
ravioli | 6.4 3.2 40 2.6 2.8 10.6 1.1 | Vetemjöl, durumvete, ägg 13 %, ricotta 18 % (vassle, mjölk), spenat 8 %, ströbröd (vetemjöl, salt), hårdost, salt.
gnocchi | 0.5 0.1 34 1 2.2 4 1.2 | Potatis 70 %, vetemjöl, potatisstärkelse, salt, konserveringsmedel (kaliumsorbat), surhetsreglerande medel (mjölksyra).
färsk | 3 0.9 53 1.8 2.6 11.6 0.1 | Durumvete, vetemjöl, ägg 20 %, vatten.
fullkorn | 2.2 0.4 63 3.2 8.6 13 0.01 | Fullkornsmjöl av durumvete.
kungsörnen | 1.8 0.4 70 2.6 3.6 12 0.01 | Durumvete, kärnvete.
* | 1.6 0.4 71 3.2 3 12.6 0.01 | Durumvete, vatten.
# Nudlar
snabbnudlar+räk | 17 8 58 3.6 2.8 9 4.6 | Vetemjöl 72 %, palmolja, salt, socker, smakförstärkare (natriumglutamat), räkpulver 0,5 %, sojasåspulver (sojabönor, vete, salt), lökpulver, chili, guarkärnmjöl. | BC
snabbnudlar|cup+(kyckling|curry) | 17 8 58 3.6 2.8 9 4.6 | Vetemjöl 72 %, palmolja, salt, socker, smakförstärkare (natriumglutamat), sojasåspulver (sojabönor, vete, salt), lökpulver, {nudelsmak}, guarkärnmjöl. | AC BC
cup+räk | 15 7 55 4 2.8 9.6 3.8 | Vetemjöl 68 %, palmolja, torkade räkor 2 %, salt, äggpulver, sojasåspulver (sojabönor, vete, salt), socker, ärter, smakförstärkare (natriumglutamat), salladslök. | BC
cup | 16 7.4 57 6 2.8 9 4 | Vetemjöl 68 %, palmolja, sojasåspulver (sojabönor, vete, salt), socker, salt, vitkål, chili 1 %, smakförstärkare (natriumglutamat), vitlök. | AC BC
ägg | 2.4 0.6 70 1.8 3 13.5 0.6 | Vetemjöl 90 %, äggpulver 4 %, vatten, salt.
risnudlar | 0.6 0.2 81 0.2 1.4 6.4 0.05 | Rismjöl, vatten.
udon | 0.9 0.2 30 0.6 1.4 4.8 0.7 | Vetemjöl, vatten, vetestärkelse, salt, surhetsreglerande medel (mjölksyra).
fullkorn | 2 0.4 62 2 8 13 0.6 | Fullkornsmjöl av vete 98 %, salt.
* | 1.4 0.3 71 1.6 3 12 0.9 | Vetemjöl 97 %, vatten, salt.
# Ris
fried rice | 3.2 0.4 31 0.8 1.2 3.6 0.9 | Kokt långkornigt ris 78 % (ris, vatten), ärter, majs, paprika, solrosolja, sojasås (vatten, sojabönor, vete, salt), lök, vitlök.
quinoamix | 3.4 0.4 27 0.8 2.6 4.6 0.5 | Kokt ris 58 % (ris, vatten), kokt quinoa 36 % (quinoa, vatten), solrosolja, salt.
färdigkokt | 2 0.2 31 0.2 0.7 3.2 0.02 | Kokt ris 98 % (ris, vatten), solrosolja.
fullkorn | 2.4 0.6 73 0.8 3.4 7.6 0.01 | Fullkornsris.
* | 0.8 0.2 78 0.2 1.3 7.6 0.01 | Ris.
# Matgryn, couscous & bulgur
bulgur | 1.6 0.3 65 1.2 10 12 0.02 | Bulgur av durumvete.
couscous+fullkorn | 2 0.4 64 2 8 13 0.01 | Couscous av fullkornsdurumvete.
couscous | 1.4 0.3 69 2 4.6 12.6 0.01 | Couscous av durumvete.
matvete | 2 0.4 60 1.6 11 12 0.01 | Förkokt helvete.
mathavre | 7 1.3 57 1 10 13 0.01 | Förkokt helhavre.
quinoa | 6 0.7 60 4 7 14 0.01 | Quinoa.
matkorn | 2.2 0.5 63 1 13 10 0.01 | Skalat korn.
* | 1.6 0.3 74 1 3 8 0.01 | Majsgryn.
# Potatismos
grädde | 5.6 3.4 70 4.6 6.6 8 2.2 | Potatis 88 %, gräddpulver 5 %, skummjölkspulver, salt, emulgeringsmedel (mono- och diglycerider av fettsyror), antioxidationsmedel (askorbylpalmitat), konserveringsmedel (natriumdisulfit), muskotnöt.
* | 1 0.4 74 3 7 8.2 2 | Potatis 97 %, salt, emulgeringsmedel (mono- och diglycerider av fettsyror), antioxidationsmedel (askorbylpalmitat), konserveringsmedel (natriumdisulfit). | AM
# Torkade bönor & linser
röda linser | 1.6 0.3 49 2 11 24 0.01 | Röda linser. | AW
(gröna linser|belugalinser|svarta bönor|vita bönor|kidneybönor|mungbönor|gula ärt|gula ärtor|bruna bönor) | 1.4 0.3 45 2.6 17 22 0.02 | {baljväxt}. | AW
* | 5.4 0.6 44 3 15 20 0.03 | Kikärter. | AW
# Tomatkonserver
tomatpuré | 0.5 0.1 17 14.5 3.8 4.4 0.3 | Tomatpuré (28 % torrsubstans), salt.
soltorkade | 14 1.8 14 11 6 4.4 2.8 | Soltorkade tomater 55 %, solrosolja, vinvinäger, salt, vitlök, oregano, antioxidationsmedel (askorbinsyra).
krossade+(basilika|vitlök|chili) | 0.2 0 4.2 3.8 1 1.2 0.4 | Krossade tomater 97 %, {1}, salt, surhetsreglerande medel (citronsyra).
krossade | 0.2 0 4 3.7 1 1.2 0.1 | Krossade tomater 99 %, salt, surhetsreglerande medel (citronsyra).
hela skalade|skalade hela | 0.2 0 3.6 3.4 1 1.1 0.05 | Skalade tomater 60 %, tomatjuice, surhetsreglerande medel (citronsyra).
körsbär | 0.2 0 4 3.8 1 1.1 0.05 | Körsbärstomater 60 %, tomatjuice, surhetsreglerande medel (citronsyra).
* | 0.2 0 4.8 4.2 1.2 1.3 0.4 | Tomater 99 %, salt.
# Bönor, linser & kikärter
tomatsås | 0.4 0.1 13.5 5.2 4 4.8 0.9 | Vita bönor 50 %, tomatpuré 26 %, vatten, socker, majsstärkelse, salt, vinäger, kryddor.
chilibönor | 0.6 0.1 14 4 5 5.4 0.9 | Kidneybönor 56 %, krossade tomater, vatten, lök, tomatpuré, socker, salt, chili, spiskummin, vitlök.
söta bruna|bruna bönor | 0.5 0.1 22 9.6 5 5.8 0.9 | Bruna bönor 45 %, vatten, sirap, socker, ättika, salt, modifierad stärkelse.
ärtsoppa+veg|veg+ärtsoppa | 0.8 0.1 10 1 3.6 5.2 0.8 | Vatten, gula ärter 24 %, lök, rapsolja, salt, timjan, mejram, jästextrakt.
ärtsoppa | 1.9 0.6 9 0.8 3.2 6 0.8 | Vatten, gula ärter 22 %, rimmat griskött 6 % (griskött, salt), lök, salt, timjan, mejram.
kikärt | 2.6 0.3 15 0.6 5.6 7 0.5 | Kikärter 60 %, vatten, salt, antioxidationsmedel (askorbinsyra).
* | 0.6 0.1 14 0.7 6.4 7.4 0.5 | {baljväxt} 60 %, vatten, salt, antioxidationsmedel (askorbinsyra).
# Grönsakskonserver
kokosgrädde | 22 19.5 3.6 2.6 0.2 2 0.05 | Kokosextrakt 85 %, vatten, emulgeringsmedel (polysorbat 60).
kokosmjölk+lätt|lätt kokosmjölk | 7 6.2 1.8 1.2 0.2 0.7 0.04 | Kokosextrakt 32 %, vatten, stabiliseringsmedel (guarkärnmjöl), emulgeringsmedel (polysorbat 60).
kokosmjölk | 17 15 2.6 1.8 0.3 1.5 0.04 | Kokosextrakt 65 %, vatten, emulgeringsmedel (polysorbat 60).
majs | 1.4 0.3 14 5.6 2.6 2.8 0.4 | Majs 83 %, vatten, salt.
champinjon | 0.3 0 1.4 0.6 1.8 2.2 0.7 | Champinjoner 58 %, vatten, salt, surhetsreglerande medel (citronsyra), antioxidationsmedel (askorbinsyra).
ärter | 0.5 0.1 8.4 3.6 4 3.2 0.5 | Ärter 42 %, morötter 24 %, vatten, socker, salt.
marinerade | 12 1.3 3.4 1 3.8 1.8 1.9 | Kronärtskockshjärtan 55 %, solrosolja, vinvinäger, salt, vitlök, persilja, surhetsreglerande medel (citronsyra).
kronärt | 0.2 0 3 0.9 3.8 1.7 0.8 | Kronärtskockshjärtan 60 %, vatten, salt, surhetsreglerande medel (citronsyra).
grillad | 0.4 0.1 5.2 4.4 1.8 1.1 1.1 | Grillad paprika 65 %, vatten, vinvinäger, socker, salt, vitlök.
bambu | 0.2 0 1.8 0.8 1.8 1.6 0.02 | Bambuskott 62 %, vatten, surhetsreglerande medel (citronsyra).
kastanj | 0.1 0 8.4 2.6 2.4 0.9 0.02 | Vattenkastanjer 62 %, vatten, surhetsreglerande medel (citronsyra).
sparris | 0.2 0 1.6 1.2 1.3 1.7 0.7 | Sparris 62 %, vatten, salt, surhetsreglerande medel (citronsyra).
rödkål | 0.2 0 11 9.6 2 1.1 1 | Rödkål 78 %, vatten, socker, ättika, äpple, salt, nejlika.
* | 0.2 0 2.4 1.6 2.4 1.2 1.4 | Vitkål 94 %, vitt vin, salt.
# Fiskkonserver
tonfisk+(citron|chili|tomat) | 5.4 0.8 4.4 3 0.4 16 1.1 | Tonfisk 60 %, vatten, solrosolja, {3}, tomatpuré, vinäger, socker, salt, modifierad stärkelse.
tonfisk+olja | 9.4 1.5 0 0 0 25 1 | Tonfisk 70 %, solrosolja, salt.
tonfisk | 0.8 0.3 0 0 0 25 1 | Tonfisk 70 %, vatten, salt.
makrill+tomat | 14 3 4 3.2 0.3 13 0.9 | Makrill 60 %, tomatpuré 25 %, vatten, rapsolja, socker, salt, {1}, modifierad stärkelse.
sardin+tomat | 10 2.6 2.6 2 0.4 16 0.9 | Sardiner 70 %, tomatpuré, vatten, rapsolja, salt, socker.
sardin | 18 3.8 0.1 0 0 20 0.9 | Sardiner 72 %, olivolja, {2}, salt.
musslor+rök|rökta musslor | 14 2 5 0 0 17 1.2 | Musslor 65 %, rapsolja, salt, rök.
musslor | 2 0.4 3.4 0 0 15 1.1 | Musslor 50 %, vatten, salt.
räk | 0.8 0.2 0.2 0 0 17 1.5 | Räkor 60 %, vatten, salt, surhetsreglerande medel (citronsyra).
sardell+kapris | 12 2 0.4 0.2 0.3 20 13 | Sardeller 55 %, solrosolja, kapris 8 %, salt.
sardell | 12 2.2 0.1 0 0 25 15 | Sardeller 58 %, olivolja, salt.
* | 4.4 1 1.8 0.3 0.1 18 1.4 | Torskrom 80 %, vatten, salt, potatismjöl.
# Inlagda grönsaker & oliver
oliver+mandel | 20 2.4 0.6 0.2 3.6 2.2 3 | Gröna oliver 48 %, vatten, mandel 6 %, salt, surhetsreglerande medel (citronsyra, mjölksyra), antioxidationsmedel (askorbinsyra).
oliver+vitlök | 15 2 1.4 0.2 3 1.3 3.1 | Gröna oliver 48 %, vatten, vitlök 5 %, salt, surhetsreglerande medel (citronsyra, mjölksyra), antioxidationsmedel (askorbinsyra).
kalamata | 20 2.9 2 0.2 3.4 1.4 3.6 | Kalamataoliver 55 %, vatten, vinvinäger, salt, olivolja.
svarta+oliv|oliver+svarta | 14 2 0.6 0 3 1 2 | Svarta oliver 46 %, vatten, salt, stabiliseringsmedel (järnglukonat).
oliver | 16 2.2 0.5 0.2 3.2 1.2 3.2 | Gröna oliver 48 %, vatten, salt, surhetsreglerande medel (citronsyra, mjölksyra), antioxidationsmedel (askorbinsyra).
osötad+gurka|gurka+osötad | 0.2 0 2 1.4 1 0.6 1.2 | Gurka 60 %, vatten, ättiksprit, salt, sötningsmedel (sackarin), senapsfrön, lök, dill.
bostongurka+mindre | 0.3 0 17 15 1 0.6 1 | Gurka 66 %, socker, vatten, ättiksprit, paprika, lök, salt, modifierad stärkelse, senapsfrön, stevia (steviolglykosider).
bostongurka+hot | 0.3 0 28 26.5 1 0.6 1.1 | Gurka 62 %, socker, ättiksprit, paprika, lök, salt, modifierad stärkelse, senapsfrön, chili 1 %.
bostongurka | 0.3 0 28 26.5 1 0.6 1.1 | Gurka 64 %, socker, ättiksprit, paprika, lök, salt, modifierad stärkelse, senapsfrön.
smörgåsgurka|ättiksgurka | 0.2 0 17 16 0.8 0.5 1.1 | Gurka 58 %, socker, vatten, ättiksprit, salt, senapsfrön, lök, konserveringsmedel (kaliumsorbat).
saltgurka | 0.2 0 1.4 0.9 1 0.7 2.1 | Gurka 55 %, vatten, salt, dill, {1}, pepparrot, senapsfrön.
cornichon | 0.3 0 2.2 1 1.2 0.8 1.9 | Cornichons 56 %, vatten, vinäger, salt, silverlök, senapsfrön, dragon, antioxidationsmedel (natriumdisulfit).
rödbet | 0.1 0 11.5 11 1.6 0.9 0.8 | Rödbetor 64 %, socker, vatten, ättiksprit, salt, kryddnejlika.
syltlök | 0.1 0 12 11 1 0.7 0.9 | Syltlök 56 %, vatten, socker, ättiksprit, salt, antioxidationsmedel (natriumdisulfit).
jalapeño | 0.3 0 2.6 1.4 2 0.9 2.4 | Jalapeño 52 %, vatten, ättiksprit, salt, stabiliseringsmedel (kalciumklorid).
feferoni | 0.3 0 2.4 1.4 2 0.9 2.8 | Feferoni 52 %, vatten, vinäger, salt, surhetsreglerande medel (citronsyra), konserveringsmedel (natriumdisulfit).
kapris | 0.6 0.1 2 0.4 3 2.2 6.4 | Kapris 60 %, vatten, vinäger, salt.
vitlöksklyft | 10 1 18 4 3 4 2.2 | Vitlök 58 %, solrosolja, vatten, vinäger, salt, {1}, surhetsreglerande medel (citronsyra).
* | 0.5 0.1 4 2 2.2 1.8 2.2 | Salladskål 78 %, rättika, chili 3 %, vitlök, salladslök, socker, ingefära, fisksås (ansjovis, salt), räkpasta (räkor, salt), salt.
# Ketchup & senap
ketchup+utan | 0.2 0 9 7.4 1.6 1.8 1.8 | Tomatpuré 82 %, vatten, ättika, salt, modifierad stärkelse, sötningsmedel (steviolglykosider), kryddor, lök.
ketchup | 0.2 0 25 22 1.2 1.4 1.8 | Tomatpuré 64 %, socker, vatten, ättika, salt, modifierad stärkelse, {1}, kryddor, lök.
dijonsenap+honung | 7.6 0.5 26 24 3 5.4 3.4 | Vatten, senapsfrön 24 %, honung 16 %, socker, vinäger, salt, surhetsreglerande medel (citronsyra), antioxidationsmedel (kaliumdisulfit).
dijonsenap | 11 0.7 4.6 2.6 4.6 7.2 5.4 | Vatten, senapsfrön 30 %, vinäger, salt, surhetsreglerande medel (citronsyra), antioxidationsmedel (kaliumdisulfit).
^stark | 7.4 0.5 14 12 4 6 3 | Vatten, senapsfrön 24 %, ättika, socker, salt, gurkmeja, kryddor.
skånsk | 8.4 0.5 26 23 4.4 6.6 2.4 | Vatten, senapsfrön 26 % (delvis krossade), socker, ättika, salt, gurkmeja, kryddor.
senap | 6 0.4 26 24 3 4.6 2.6 | Vatten, socker, senapsfrön 18 %, ättika, salt, modifierad stärkelse, gurkmeja, kryddor.
hot sauce|het sås | 0.6 0.1 2 1.2 1 0.9 4.6 | Ättika, {tabasco} 26 %, vatten, salt, vitlök, stabiliseringsmedel (xantangummi).
* | 0.4 0.1 36 31 1 1.1 2.2 | Socker, tomatpuré 28 %, vatten, ättika, melass, {grillsmak}, modifierad stärkelse, salt, lök, rökarom, senapsfrön, kryddor.
# Majonnäs & dressing
majonnäs+vegan|vegan | 56 4 3.4 2.4 0.2 0.6 1.3 | Rapsolja 60 %, vatten, socker, ättika, ärtprotein, salt, modifierad stärkelse, citronjuice, kryddarom, konserveringsmedel (kaliumsorbat).
majonnäs+lätt|lättmajonnäs | 28 2.2 7.4 4 0.3 0.7 1.6 | Vatten, rapsolja 28 %, modifierad stärkelse, socker, ättika, äggula, salt, senapsfrön, citronjuice, stabiliseringsmedel (xantangummi), konserveringsmedel (kaliumsorbat).
majonnäs | 76 5.8 1.4 1.2 0 1.1 1.1 | Rapsolja 77 %, äggula 6 %, vatten, ättika, socker, salt, senapsfrön, citronjuice, paprikaextrakt.
aioli | 58 4.4 4 2.6 0.2 1.1 1.3 | Rapsolja 60 %, vatten, vitlök 4 %, äggula, {1}, ättika, socker, salt, senapsfrön, citronjuice, konserveringsmedel (kaliumsorbat).
caesar | 34 3.4 5.6 3.8 0.2 2.4 2 | Rapsolja, vatten, hårdost 5 % (mjölk, salt, ystenzym), äggula, ättika, socker, sardeller, vitlök, senapsfrön, salt, svartpeppar, stabiliseringsmedel (xantangummi).
sesam | 26 2.4 11 9.4 0.4 1.4 2.2 | Rapsolja, vatten, sojasås 11 % (vatten, sojabönor, vete, salt), socker, ättika, sesamfrön 3 %, sesamolja, ingefära, vitlök, stabiliseringsmedel (xantangummi).
balsam | 30 2.6 12 11 0.1 0.3 1.6 | Rapsolja, vatten, balsamvinäger 20 % (vinvinäger, druvmust, antioxidationsmedel (kaliumdisulfit)), socker, salt, vitlök, stabiliseringsmedel (xantangummi).
honung | 30 2.4 16 14 0.4 0.9 1.6 | Rapsolja, vatten, honung 9 %, dijonsenap 8 % (vatten, senapsfrön, vinäger, salt), vinvinäger, socker, salt, stabiliseringsmedel (xantangummi).
italiensk | 32 2.6 5 4 0.3 0.4 1.9 | Rapsolja, vatten, vinvinäger, socker, soltorkade tomater 2 %, vitlök, basilika, oregano, salt, stabiliseringsmedel (xantangummi).
remoulad | 33 2.6 13 10.6 0.6 0.9 1.4 | Rapsolja, vatten, socker, inlagda grönsaker 14 % (gurka, vitkål, blomkål), äggula, ättika, senapsfrön, modifierad stärkelse, curry, salt, konserveringsmedel (kaliumsorbat).
bacon | 34 2.8 11 9 0.3 0.9 1.6 | Rapsolja, vatten, socker, inlagd gurka, tomatpuré, äggula, ättika, rökt griskött 1 % (griskött, salt), senapsfrön, lök, salt, rökarom, konserveringsmedel (kaliumsorbat).
hamburger | 34 2.8 12 10 0.4 0.8 1.5 | Rapsolja, vatten, inlagd gurka 12 %, socker, tomatpuré, äggula, ättika, {1}, senapsfrön, lök, salt, konserveringsmedel (kaliumsorbat).
rhode|thousand | 30 2.4 12 10 0.4 0.8 1.4 | Rapsolja, vatten, socker, tomatpuré 9 %, äggula, ättika, inlagd gurka, senapsfrön, paprika, salt, stabiliseringsmedel (xantangummi), konserveringsmedel (kaliumsorbat).
* | 30 2.5 8 6 0.2 0.9 1.5 | Rapsolja, vatten, yoghurt 8 %, socker, äggula, ättika, {3}, senapsfrön, persilja, salt, stabiliseringsmedel (xantangummi), konserveringsmedel (kaliumsorbat).
# Asiatiska såser
tamari|glutenfri | 0 0 4.6 2 0.6 10.6 14.6 | Vatten, sojabönor 32 %, salt, sprit.
kinesisk | 0 0 22 18 0 1.2 16 | Vatten, salt, socker, melass, hydrolyserat sojaprotein, färgämne (sockerkulör), konserveringsmedel (natriumbensoat).
mörk+soja|sojasås mörk | 0 0 14 11 0.4 6 15 | Vatten, sojabönor 14 %, vete, salt, socker, färgämne (sockerkulör).
mindre salt|sojasås med mindre | 0 0 7 2.6 0.5 9 8.8 | Vatten, sojabönor 16 %, vete, salt, sprit, vinäger, socker.
sojasås | 0 0 3.4 0.7 0.5 10 16.4 | Vatten, sojabönor 16 %, vete, salt.
sweet chili+mango | 0.3 0 46 44 0.6 0.5 2.2 | Socker, vatten, mango 8 %, röd chili 6 %, ättika, vitlök, modifierad stärkelse, salt.
sweet chili | 0.4 0.1 48 45 0.8 0.6 2.4 | Socker, vatten, röd chili 12 %, ättika, vitlök 6 %, modifierad stärkelse, salt.
teriyaki | 0.3 0 34 29 0.4 2.8 5 | Socker, vatten, sojasås 24 % (vatten, sojabönor, vete, salt), risvinäger, modifierad stärkelse, ingefära, vitlök, sesamolja.
sweet & sour | 0.4 0.1 26 22 0.7 0.5 1.1 | Vatten, socker, ananas 12 %, tomatpuré, paprika, ättika, morot, modifierad stärkelse, sojasås (vatten, sojabönor, vete, salt), salt.
black bean | 2.4 0.4 16 10 1.4 3 4.6 | Vatten, svarta fermenterade bönor 14 % (sojabönor, salt), socker, sojasås (vatten, sojabönor, vete, salt), vitlök, ingefära, modifierad stärkelse, rapsolja.
hoisin | 1.8 0.3 42 34 1.8 3 4.4 | Socker, vatten, sojabönspasta 20 % (sojabönor, vete, salt), vinäger, sesampasta, vitlök, modifierad stärkelse, chili.
pad thai | 2.6 0.4 34 29 0.8 1.6 3.6 | Socker, vatten, tamarindpuré 14 %, fisksås 8 % (ansjovis, salt, socker), sojabönsolja, schalottenlök, chili, vitlök, modifierad stärkelse.
woksås | 2 0.3 22 17 0.8 1.6 3.8 | Vatten, socker, sojasås 16 % (vatten, sojabönor, vete, salt), chili 5 %, vitlök 4 %, modifierad stärkelse, rapsolja, ingefära.
fisksås | 0 0 4 4 0 9 24 | Ansjovis 68 %, salt, socker.
ostronsås | 0.1 0 26 20 0.1 2.6 10 | Vatten, socker, salt, ostronextrakt 8 %, modifierad stärkelse, sojasås (vatten, sojabönor, vete, salt), färgämne (sockerkulör).
currypasta | 5 0.8 14 8 5 2.6 9 | {currypasta}, vitlök, schalottenlök, salt, citrongräs 8 %, galangal, sojabönsolja, räkpasta (räkor, salt), korianderfrön, spiskummin, limeblad.
sambal | 1.2 0.2 8 5 4 1.6 9 | Röd chili 82 %, salt, ättika, surhetsreglerande medel (citronsyra).
indisk+(korma) | 12 5.4 11 6.6 1.2 2 1.1 | Vatten, lök, kokosgrädde, grädde 7 %, tomatpuré, rapsolja, socker, cashewnötter 3 %, ingefära, vitlök, modifierad stärkelse, salt, koriander, gurkmeja.
indisk+butter | 9.4 4.4 9.6 7 1.2 1.8 1.1 | Tomater 36 %, vatten, grädde 9 %, lök, smör 3 %, rapsolja, socker, ingefära, vitlök, modifierad stärkelse, salt, paprika, garam masala.
indisk+tikka | 7.6 2.6 9.4 6.8 1.2 1.6 1.1 | Tomater 38 %, vatten, lök, yoghurt 6 %, rapsolja, grädde, socker, ingefära, vitlök, modifierad stärkelse, koriander, salt, paprika, spiskummin.
indisk | 5 0.5 10 6.4 1.6 1.5 1.2 | Tomater 42 %, lök, vatten, rapsolja, tomatpuré, ingefära, vitlök, socker, salt, chili, koriander, spiskummin, gurkmeja, vinäger.
gochujang | 1.2 0.2 42 26 2.4 4 7 | Majssirap, chilipulver 14 %, ris 13 %, vatten, salt, fermenterad sojabönspasta 6 % (sojabönor, vete, salt), sprit, vitlök.
sesamolja | 92 14 0 0 0 0 0 | Sesamolja.
risvinäger | 0 0 1.4 0.6 0 0.1 0.02 | Risvinäger.
wasabi | 9 1.2 40 26 5 2.6 6 | Pepparrot 38 %, sorbitol, rapsolja, risbran, salt, vatten, wasabi 4 %, gurkmeja, surhetsreglerande medel (citronsyra), arom.
nori | 3.6 0.6 8 0.5 34 42 1.6 | Rostat sjögräs (nori). | AC UM AF
* | 0.2 0 7 6 1.6 0.4 3.6 | Ingefära 58 %, vatten, socker, risvinäger, salt, surhetsreglerande medel (citronsyra).
# Pastasås & pesto
pesto+(rosso|rustica) | 33 4.2 9 7 3 4.4 2.6 | Solrosolja, soltorkade tomater 18 %, tomatpuré, cashewnötter 7 %, hårdost 5 % (mjölk, salt, ystenzym, lysozym från ägg), vinäger, socker, basilika, salt, pinjenötter, vitlök.
pesto | 45 6 6.4 3.8 2 5 2.8 | Solrosolja, basilika 30 %, cashewnötter 9 %, hårdost 6 % (mjölk, salt, ystenzym, lysozym från ägg), socker, salt, olivolja, pinjenötter, vitlök.
carbonara+skinka|carbonarasås med | 10 5.2 5.2 2.6 0.1 3.8 1.2 | Vatten, grädde 28 %, rökt skinka 8 % (griskött, vatten, salt, konserveringsmedel (natriumnitrit)), ost 6 %, modifierad stärkelse, äggula, salt, vitlök, svartpeppar.
carbonara | 10 5 5.2 2.6 0.1 3.4 1.1 | Vatten, grädde 30 %, bacon 5 % (griskött, salt, konserveringsmedel (natriumnitrit), rök), ost 5 %, modifierad stärkelse, äggula, salt, vitlök, svartpeppar.
ostsås | 9.6 6 5 3 0.1 3 1.1 | Vatten, grädde 30 %, ost 10 %, modifierad stärkelse, salt, emulgeringsmedel (natriumfosfater), vitpeppar.
(peppar|svamp|grädd)sås | 8.6 5.4 5.4 3 0.2 1.6 1 | Vatten, grädde 32 %, {gräddsås}, modifierad stärkelse, lök, salt, sojasås (vatten, sojabönor, vete, salt), svartvinbärsgelé, vitpeppar.
bolognese | 3.2 0.9 7 5.2 1.4 4 1 | Tomater 62 %, nötkött 10 %, tomatpuré, lök, morot, rotselleri, solrosolja, rödvin, salt, socker, oregano.
ricotta | 4.6 1.5 8 6 1.4 2.4 1.1 | Tomater 64 %, tomatpuré, ricotta 8 % (vassle, mjölk), lök, solrosolja, hårdost, socker, salt, basilika.
grillade | 2.6 0.3 7.4 5.8 1.8 1.5 1 | Tomater 60 %, tomatpuré, grillad paprika 8 %, aubergine 6 %, zucchini 5 %, lök, solrosolja, salt, socker, vitlök.
* | 2.4 0.3 7.2 5.8 1.6 1.5 1 | Tomater 76 %, tomatpuré, lök, solrosolja, {3}, salt, socker, vitlök, {arrabiata}. | BC
# Olja & vinäger
rapsolja | 92 6.4 0 0 0 0 0 | Rapsolja.
olivolja | 91 13.6 0 0 0 0 0 | Olivolja.
solros | 92 10 0 0 0 0 0 | Solrosolja.
kokosolja | 92 84 0 0 0 0 0 | Kokosolja.
matolja|frityr | 92 7 0 0 0 0 0 | Rapsolja, solrosolja.
stekspray+oliv | 90 12 0 0 0 0 0 | Olivolja 68 %, sprit, emulgeringsmedel (solroslecitin), drivgas (butan, propan).
stekspray | 90 7 0 0 0 0 0 | Rapsolja 88 %, sprit, emulgeringsmedel (solroslecitin), drivgas (butan, propan).
crema | 0.1 0 52 46 0.2 0.6 0.1 | Druvmust 52 %, balsamvinäger 38 % (vinvinäger, druvmust, antioxidationsmedel (kaliumdisulfit)), modifierad majsstärkelse.
balsam | 0 0 17 16 0 0.4 0.05 | Vinvinäger, koncentrerad druvmust, antioxidationsmedel (kaliumdisulfit).
rödvin|vitvin | 0 0 0.4 0.3 0 0.1 0.02 | {vinäger}, antioxidationsmedel (kaliumdisulfit).
äppelcider | 0 0 0.9 0.4 0 0.1 0.01 | Äppelcidervinäger.
* | 0 0 0 0 0 0 0 | Ättiksyra, vatten.
# Kryddor
aromat | 5 2.6 14 6 1 9 55 | Salt, smakförstärkare (natriumglutamat), mjölksocker (laktos), majsstärkelse, jästextrakt, palmolja, lök, kryddor (selleri, gurkmeja, vitlök).
flingsalt+(chili|vitlök|rök)|rökt flingsalt | 0.1 0 0.8 0.4 0.3 0.2 96 | Havssalt 97 %, {saltsmak}.
fint med jod|fint salt | 0 0 0 0 0 0 99.6 | Salt, klumpförebyggande medel (natriumferrocyanid), kaliumjodid.
salt | 0 0 0 0 0 0 99 | Havssalt.
grillkrydda+bbq | 4 0.8 42 28 9 7 22 | Rörsocker, salt, paprika 18 %, lök, vitlök, rökt paprika, chili, svartpeppar, rökarom.
grillkrydda | 6 1 28 8 12 10 32 | Salt, paprika, lök, vitlök, svartpeppar, {1}, rosmarin, timjan, socker, chili. | BM BC
citron|fyrfärg|steak|chili & vitlök | 6 1.4 36 8 20 11 8 | {kvarn}. | BM BC
svartpeppar | 3.3 1.4 39 0.6 25 10 0.05 | Svartpeppar. | BC BM
paprika | 13 2.1 19 10 35 14 0.17 | {krydda}. | BC BM
vaniljsocker | 0 0 99 98 0 0 0 | Socker, vaniljpulver 1 %, vanillin.
saffran | 5.8 1.6 61 42 4 11 0.4 | Saffran.
* | 7 1.4 32 4 30 12 0.2 | {krydda}. | BC BM
# Buljong & fond
fond+(hummer|skaldjur) | 0.8 0.2 9 6 0.2 4 12 | Vatten, {skaldjur} 10 %, tomatpuré, salt, socker, jästextrakt, vitt vin, fiskextrakt (fisk), rotselleri, modifierad stärkelse, kryddor.
fond | 0.6 0.2 10 6.6 0.2 4.6 12 | Vatten, {fond}, salt, jästextrakt, socker, lök, morot, rotselleri, modifierad stärkelse, tomatpuré, lagerblad.
fisk | 12 6 15 4 0.6 11 52 | Salt, smakförstärkare (natriumglutamat), palmolja, jästextrakt, fiskpulver 4 %, majsstärkelse, lök, dill, vitpeppar. | AM AW BC
* | 10 5.2 18 6 1 9 50 | Salt, palmolja, smakförstärkare (natriumglutamat), majsstärkelse, jästextrakt, socker, {buljong}, lök, rotselleri, gurkmeja, persilja. | AM AW AE
# Soppa
nyponsoppa+mindre | 0.1 0 9 5.4 0.7 0.2 0.01 | Vatten, nypon 8 % (skalmjöl), socker, potatisstärkelse, antioxidationsmedel (askorbinsyra).
blåbärssoppa | 0.1 0 14 10.6 0.4 0.2 0.01 | Vatten, socker, blåbär 9 %, potatisstärkelse, surhetsreglerande medel (citronsyra), antioxidationsmedel (askorbinsyra).
fruktsoppa | 0 0 15 11 0.4 0.2 0.01 | Vatten, socker, aprikos, russin, äpple, katrinplommon, potatisstärkelse, surhetsreglerande medel (citronsyra).
nyponsoppa | 0.1 0 14 10.4 0.7 0.3 0.01 | Vatten, socker, nypon 8 % (skalmjöl), potatisstärkelse, antioxidationsmedel (askorbinsyra).
varma koppen+(broccoli|ost) | 14 7.6 56 16 3 9.6 8.6 | Modifierad stärkelse, glukossirap, palmolja, broccoli 8 %, gräddpulver, ostpulver 5 %, salt, mjölkpulver, vetemjöl, lökpulver, jästextrakt, rotselleri.
varma koppen|på påse | 14 7.4 58 15 3 8 8.8 | Modifierad stärkelse, vetemjöl, glukossirap, palmolja, {soppa} 7 %, gräddpulver, mjölkpulver, salt, lökpulver, jästextrakt, rotselleri. | AE BM
kålsoppa|minestrone | 4 1.4 56 22 8 9.6 11 | Grönsaker 48 % (vitkål, morot, lök, purjolök, ärter), pasta (durumvete), potatisstärkelse, salt, palmolja, jästextrakt, socker, rotselleri, kryddor. | AM AE
löksoppa | 5 2 58 22 5 7 14 | Lök 34 %, potatisstärkelse, vetemjöl, salt, glukossirap, palmolja, jästextrakt, socker, kornmaltextrakt, rotselleri, svartpeppar. | AM AE
soppa+(hummer|kräft) | 4.2 2.4 5 2.2 0.3 1.6 0.9 | Vatten, grädde 10 %, hummer 3 %, tomatpuré, fisk, lök, modifierad stärkelse, smör, vitt vin, rotselleri, salt, cayennepeppar.
soppa+kyckling | 1.6 0.5 5 1.4 0.5 2.4 0.9 | Vatten, kyckling 6 %, morot, pasta (durumvete), lök, grädde, rotselleri, modifierad stärkelse, jästextrakt, salt, persilja.
soppa+tomat | 2 0.8 7 5 0.8 1 0.8 | Vatten, tomatpuré 20 %, grädde 4 %, socker, lök, modifierad stärkelse, rapsolja, salt, rotselleri, basilika.
* | 3.4 1.9 5.2 1.6 0.6 1.2 0.8 | Vatten, {soppa} 12 %, grädde 9 %, lök, modifierad stärkelse, smör, salt, rotselleri, jästextrakt, vitpeppar.
# Såspulver & grytbas
bearnaise|hollandaise | 14 7.4 58 14 1 9 7 | Modifierad stärkelse, palmolja, glukossirap, mjölkpulver, vetemjöl, äggulepulver 3 %, salt, lök, jästextrakt, {bearnaise}, surhetsreglerande medel (citronsyra), gurkmeja. | BC
brunsås|skysås | 6 3 62 7 2 9 13 | Potatisstärkelse, vetemjöl, salt, palmolja, jästextrakt, sockerkulör, lökpulver, tomatpulver, köttextrakt, socker, rotselleri, svartpeppar. | AM AE
sås | 12 6 60 13 2 9.4 8.6 | Vetemjöl, modifierad stärkelse, palmolja, mjölkpulver, gräddpulver 6 %, salt, {såspulver}, lökpulver, jästextrakt, sockerkulör, vitpeppar. | BC AE
ugnspannkaka | 3 1 72 12 3 11 1.4 | Vetemjöl 72 %, mjölkpulver, äggpulver 8 %, socker, salt, bakpulver (difosfater, natriumbikarbonat).
lasagnekit | 3 1.2 62 8 4 11 2.2 | Lasagneplattor (durumvete), tomatsås (tomatpuré, vatten, lök, socker, salt, oregano), ostsåspulver (modifierad stärkelse, mjölkpulver, ostpulver, palmolja, salt).
* | 5 2.4 56 14 4 9 15 | Potatisstärkelse, vetemjöl, salt, tomatpulver, lökpulver, palmolja, mjölkpulver, socker, {grytbas}, jästextrakt, rotselleri, vitlökspulver. | AE BM
# Tacos & tex-mex
tacoskal|tacotubs|nachochips salt|nachochips+salt | 24 3 60 1.4 5.4 6.6 0.9 | Majs 74 %, {tacoolja}, salt. | AM AY
nachochips+ost | 25 3 58 3 5 7 1.5 | Majs 70 %, solrosolja, ostpulver 3 %, vasslepulver, salt, lökpulver, paprikapulver, jästextrakt. | AY
nachochips | 24 3 59 2.6 5.2 6.6 1.4 | Majs 71 %, solrosolja, {3}, salt, socker, lökpulver, paprikapulver. | AM AY
tortilla+glutenfri|glutenfri+tortilla | 6.4 0.8 46 3 6 2.8 1.2 | Vatten, majsstärkelse, rismjöl, rapsolja, psylliumfröskal, bovetemjöl, salt, bakpulver (difosfater, natriumbikarbonat), förtjockningsmedel (guarkärnmjöl). | AY
tortilla+fullkorn|fullkornstortilla | 6 1 42 2 7 9 1.2 | Fullkornsmjöl av vete 55 %, vatten, rapsolja, salt, bakpulver (difosfater, natriumbikarbonat), surhetsreglerande medel (äppelsyra).
tortilla | 6 1 50 2 3 8.2 1.3 | Vetemjöl 68 %, vatten, rapsolja, stabiliseringsmedel (glycerol), salt, bakpulver (difosfater, natriumbikarbonat), surhetsreglerande medel (äppelsyra).
tacosås | 0.4 0 8 6.4 1.3 1.2 1.6 | Tomater 62 %, tomatpuré, vatten, lök, ättika, {tacostyrka}, paprika, socker, modifierad stärkelse, salt, vitlök.
salsa+guacamole | 7 0.8 5 2.6 1.6 1 1.5 | Vatten, rapsolja, avokado 6 %, tomater, lök, jalapeño, modifierad stärkelse, ättika, salt, limejuice, vitlök, koriander.
salsa+ananas | 0.3 0 12 10 1.2 0.8 1.2 | Ananas 30 %, tomater, paprika, lök, ättika, socker, jalapeño, modifierad stärkelse, salt, vitlök.
salsa | 0.3 0 7 5.6 1.4 1.2 1.5 | Tomater 58 %, lök, paprika, tomatpuré, {tacostyrka}, ättika, socker, salt, vitlök, koriander.
ostsås | 14 2.6 11 4 0.4 3 1.9 | Vatten, rapsolja, modifierad stärkelse, cheddarost 9 %, vasslepulver, smältsalt (natriumfosfater), {2}, salt, jästextrakt, färgämne (paprikaoleoresin).
(taco|fajita|burrito|enchilada)kit | 6 1 44 5 3 7 1.9 | Tortilla 60 % (vetemjöl, vatten, rapsolja, salt, bakpulver (difosfater, natriumbikarbonat)), salsa 30 % (tomater, lök, paprika, ättika, salt), kryddmix 10 % (paprika, spiskummin, lök, salt, chili, oregano). | AM
* | 5 0.8 46 14 12 8 18 | Lök, salt, paprika 14 %, spiskummin 12 %, {tacokrydda}, maltodextrin, socker, vitlök, oregano, potatisstärkelse. | BM BC AM
`
