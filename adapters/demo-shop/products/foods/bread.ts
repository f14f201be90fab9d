/** Ingredients and nutrients of the department 'Bröd & kakor'; parse-foods.ts describes the format. */
export const breadFoods = `
# Ljust bröd
brioche | 9 1.6 47 9 2.6 8.8 1 | Vetemjöl, vatten, ägg 8 %, socker, rapsolja, smör 4 %, jäst, vetegluten, salt, mjölkpulver. | AY
lingongrova | 3.4 0.4 43 9.4 6 8.6 1.1 | Vetemjöl, vatten, fullkornsmjöl av råg 14 %, lingon 5 %, sirap, vetekross, vetegluten, jäst, rapsolja, salt, kornmalt. | AY AM
skogaholmslimpa+osötad | 2.6 0.4 47 2.6 4.6 8.6 1.1 | Vetemjöl, vatten, rågsikt 18 %, jäst, vetegluten, rapsolja, salt, kummin, kornmalt.
skogaholmslimpa|familjelimpa | 2.4 0.3 50 8.6 4 8 1.1 | Vetemjöl, vatten, rågsikt 18 %, sirap, jäst, rapsolja, vetegluten, salt, kornmalt. | AY
fullkorn|grov | 3.2 0.4 42 3.6 6.6 9.8 1.1 | Fullkornsmjöl av vete 50 %, vatten, vetemjöl, vetegluten, jäst, rapsolja, socker, salt, kornmalt. | AS AM
surdeg|levain|lantbröd | 1.9 0.3 48 2.2 3.2 9 1.2 | Vetemjöl, vatten, surdeg 12 % (vetemjöl, rågmjöl, vatten), vetegluten, rapsolja, salt, jäst. | AS AM
durum | 2 0.3 49 2.4 3 9.2 1.2 | Durumvetemjöl 52 %, vetemjöl, vatten, surdeg (vetemjöl, vatten), rapsolja, salt, jäst. | AS AM
* | 3.2 0.4 49 4.2 3 8.8 1.1 | Vetemjöl, vatten, jäst, rapsolja, socker, vetegluten, salt, mjölbehandlingsmedel (askorbinsyra). | AS AM
# Grovt bröd
danskt+sol|solros | 7.6 0.9 35 3.6 8.8 8.4 1.1 | Rågsurdeg (fullkornsmjöl av råg, vatten), fullkornsmjöl av råg, vatten, solroskärnor 10 %, rågkross, salt, kornmalt, jäst. | AS
danskt+frö|fröi | 8.4 1 33 3.6 9 9 1.1 | Rågsurdeg (fullkornsmjöl av råg, vatten), vatten, rågkross, solroskärnor, linfrön, sesamfrön, pumpakärnor, salt, kornmalt, jäst.
dansk | 2.6 0.4 39 3.6 8.4 6.4 1.2 | Rågsurdeg (fullkornsmjöl av råg, vatten), rågkross, fullkornsmjöl av råg, vatten, salt, kornmalt, jäst. | AS
hönökaka | 3.4 0.5 47 6.4 3.8 8.2 1.1 | Vetemjöl, vatten, rågsikt 16 %, sirap, rapsolja, jäst, salt, bakpulver (difosfater, natriumbikarbonat). | AM
havrebröd+frö | 8 1 38 3.8 6.4 10.4 1.1 | Vetemjöl, vatten, fullkornshavre 16 %, solroskärnor 7 %, linfrön, sesamfrön 2 %, vetegluten, rapsolja, jäst, salt.
havre | 4.4 0.6 42 3.8 5.6 9.4 1.1 | Vetemjöl, vatten, fullkornshavre 18 %, havrekross, vetegluten, {6}, rapsolja, jäst, socker, salt. | AS
protein | 11 1.3 14 2.2 10 22 1.2 | Vatten, vetegluten, solroskärnor, linfrön, sojamjöl, fullkornsmjöl av råg, sesamfrön, vetekli, jäst, salt.
graham | 3 0.4 43 4.4 6.4 9.2 1.1 | Grahamsmjöl av vete 52 %, vatten, vetemjöl, sirap, vetegluten, rapsolja, jäst, salt. | AS
kavring | 2.4 0.3 48 13 6.2 6.6 1.1 | Vatten, rågsikt 30 %, vetemjöl, sirap, fullkornsmjöl av råg, kornmalt, jäst, salt, kummin, pomeransskal.
ekologiskt+dinkel|dinkel | 3 0.4 43 2.6 5.4 10.2 1.1 | Dinkelmjöl 58 %, vatten, surdeg (dinkelmjöl, vatten), solroskärnor, rapsolja, salt, jäst. | AS
lin | 4.6 0.5 38 2.8 8 9 1.1 | Fullkornsmjöl av råg, vatten, vetemjöl, linfrön 8 %, surdeg (rågmjöl, vatten), salt, jäst. | AS
chia | 5.2 0.6 36 3 9 9.8 1.1 | Fullkornsmjöl av vete, vatten, vetegluten, chiafrön 5 %, linfrön, solroskärnor, rapsolja, jäst, salt. | AS
pumpa | 7 1 36 3.6 8 9.2 1.1 | Fullkornsmjöl av råg, vatten, vetemjöl, solroskärnor 7 %, pumpakärnor 5 %, surdeg (rågmjöl, vatten), jäst, salt. | AS
* | 3.4 0.5 40 4 8 8.4 1.1 | Fullkornsmjöl av råg 45 %, vatten, vetemjöl, surdeg (rågmjöl, vatten), sirap, linfrön, jäst, rapsolja, salt. | AS
# Mjukt tunnbröd & polarkaka
renklämma | 6 2.6 42 6 4 10.6 1.9 | Mjukt tunnbröd 72 % (vetemjöl, vatten, rågsikt, sirap, rapsolja, jäst, salt), rökt renkött 14 % (renkött, salt, konserveringsmedel (natriumnitrit)), färskost 14 % (mjölk, grädde, salt, syrningskultur).
liba | 2 0.3 53 2 2.6 9.4 1 | Vetemjöl, vatten, {libagrov}, jäst, rapsolja, salt.
grov|råg | 2.8 0.4 48 6.2 6.4 8.6 1.1 | Vetemjöl, vatten, fullkornsmjöl av råg 20 %, sirap, rapsolja, jäst, salt, fänkål, bakpulver (ammoniumkarbonat). | AM
havre | 3.4 0.5 48 6.2 5.4 9 1.1 | Vetemjöl, vatten, havregryn 14 %, sirap, rapsolja, jäst, salt, bakpulver (ammoniumkarbonat). | AM
lins | 3.2 0.4 42 4.4 7 11.4 1.1 | Vetemjöl, vatten, linsmjöl 10 %, fullkornsmjöl av råg, quinoa 4 %, sirap, rapsolja, jäst, salt.
* | 2.8 0.4 52 6.8 3.4 8.4 1.1 | Vetemjöl, vatten, rågsikt 14 %, sirap, rapsolja, jäst, salt, bakpulver (ammoniumkarbonat). | AM
# Frallor, baguetter & pitabröd
vitlöksbaguette+ost|ostbaguette | 17 6 39 2.6 2.2 9 1.3 | Vetemjöl, vatten, ost 8 %, rapsolja, smör 6 %, vitlök 2 %, jäst, salt, persilja.
vitlöksbaguette | 16 5.2 41 2.6 2.4 7 1.2 | Vetemjöl, vatten, rapsolja, smör 8 %, vitlök 3 %, {1}, jäst, salt, persilja.
ciabatta+oliv | 5 0.7 46 1.4 3 8.4 1.4 | Vetemjöl, vatten, gröna oliver 7 %, olivolja, vetesurdeg, jäst, salt.
ciabatta | 3.4 0.5 49 1.6 2.8 8.8 1.3 | Vetemjöl, vatten, olivolja, vetesurdeg, jäst, salt.
naan | 7 1.4 48 4.2 2.4 8.6 1.2 | Vetemjöl, vatten, rapsolja, yoghurt 4 %, socker, {2}, jäst, smör, salt, bakpulver (natriumbikarbonat).
sesam | 4 0.6 49 5 2.8 10 1.1 | Vetemjöl, vatten, socker, sesamfrön 3 %, rapsolja, vetegluten, jäst, salt.
bagel | 2.2 0.4 51 5 2.6 10 1.1 | Vetemjöl, vatten, socker, {3}, rapsolja, vetegluten, jäst, salt. | AS
pinsa | 3 0.4 47 1.6 2.6 8 1.4 | Vetemjöl, vatten, rismjöl, sojamjöl, olivolja, vetesurdeg, salt, jäst.
pizzabotten | 4 0.5 50 2.2 2.6 8.4 1.3 | Vetemjöl, vatten, solrosolja, jäst, salt, socker.
pita+fullkorn|fullkornspita | 2 0.3 46 2.2 6 9.6 1 | Fullkornsmjöl av vete 55 %, vatten, vetemjöl, vetegluten, jäst, salt.
pita | 1.4 0.2 52 2.2 2.8 9 1 | Vetemjöl, vatten, jäst, salt, socker.
ost | 6.4 2.6 46 3 2.8 11 1.3 | Vetemjöl, vatten, ost 9 %, rapsolja, vetegluten, jäst, salt. | AS
frö | 8 1 41 3 6 11 1.1 | Vetemjöl, vatten, solroskärnor 6 %, linfrön, sesamfrön 2 %, fullkornsmjöl av råg, rapsolja, vetegluten, jäst, salt.
havre | 4.4 0.6 45 3.6 4.6 9.6 1.1 | Vetemjöl, vatten, havregryn 12 %, rapsolja, vetegluten, jäst, salt, socker. | AS
grov | 3.2 0.4 45 3 5.4 9.4 1.1 | Vetemjöl, vatten, fullkornsmjöl av råg 15 %, vetekross, rapsolja, vetegluten, jäst, salt, kornmalt. | AS
* | 2.4 0.3 51 2.6 2.8 9 1.1 | Vetemjöl, vatten, {surdegsdel}, jäst, rapsolja, vetegluten, salt. | AS AM
# Hamburger & korvbröd
fria | 6 0.8 43 5.4 5.6 4 1.1 | Vatten, majsstärkelse, risstärkelse, rapsolja, {2}, psylliumfröskal, jäst, socker, salt, förtjockningsmedel (metylcellulosa).
brioche | 8.6 2.6 48 9 2.4 9 1 | Vetemjöl, vatten, socker, ägg 6 %, rapsolja, smör 4 %, jäst, vetegluten, salt.
sesam | 4.8 0.6 48 6 2.8 9.4 1.1 | Vetemjöl, vatten, socker, sesamfrön 3 %, rapsolja, jäst, vetegluten, salt.
fullkorn|grov | 4 0.5 44 5.4 5.6 9.6 1.1 | Fullkornsmjöl av vete 45 %, vatten, vetemjöl, socker, rapsolja, vetegluten, jäst, salt.
kebabrulle | 4 0.5 51 2.4 2.4 8.2 1.2 | Vetemjöl, vatten, rapsolja, salt, jäst, bakpulver (natriumbikarbonat).
* | 4.2 0.5 50 6.4 2.6 8.6 1.1 | Vetemjöl, vatten, socker, rapsolja, jäst, vetegluten, salt, emulgeringsmedel (mono- och diglycerider av fettsyror). | AS
# Glutenfritt bröd
kanelbullar | 9 3.2 45 16 4.2 3.4 0.7 | Majsstärkelse, vatten, socker, risstärkelse, margarin (rapsolja, palmfett, vatten, salt), ägg, psylliumfröskal, jäst, kanel 1 %, kardemumma, salt, förtjockningsmedel (metylcellulosa). | AN AM
muffins | 19 3 47 28 1.4 4.2 0.5 | Socker, ägg, rapsolja, majsstärkelse, rismjöl, kakaopulver 3 %, vatten, mörk choklad (kakaomassa, socker, kakaosmör), bakpulver (natriumbikarbonat), salt. | AN AM
kladdkaka | 20 9.4 49 36 2 4.8 0.4 | Socker, ägg, smör 16 %, majsstärkelse, kakaopulver 5 %, rismjöl, salt. | AN
wienerbröd | 18 7 42 17 2 3.4 0.6 | Majsstärkelse, margarin (palmfett, rapsolja, vatten, salt), vatten, socker, ägg, vaniljkräm (socker, modifierad stärkelse, mjölkpulver), psylliumfröskal, jäst, salt. | AN
knäcke havre|knäckebröd havre|havreknäcke|knäcke+havre | 8 1.2 62 2 9 11 1.4 | Glutenfritt havremjöl 85 %, rapsolja, potatisstärkelse, psylliumfröskal, salt.
knäcke+frö | 34 4 26 1.6 17 15 1.4 | Majsmjöl, solroskärnor 22 %, linfrön 16 %, sesamfrön 12 %, pumpakärnor, rapsolja, psylliumfröskal, salt.
knäcke | 3.4 0.6 76 2 7 5.4 1.4 | Majsmjöl, rismjöl, potatisstärkelse, rapsolja, psylliumfröskal, jäst, salt.
havre | 5.4 0.7 42 3.8 7 5.4 1.1 | Vatten, glutenfritt havremjöl 22 %, majsstärkelse, potatisstärkelse, rapsolja, psylliumfröskal, jäst, sirap, salt.
frö | 8.6 1 36 3.6 9 6 1.1 | Vatten, majsstärkelse, risstärkelse, solroskärnor 7 %, linfrön 5 %, pumpakärnor, psylliumfröskal, rapsolja, jäst, sirap, salt. | AY AS
surdeg | 4.4 0.6 43 3 7.4 4.4 1.1 | Vatten, majsstärkelse, bovetemjöl, surdeg 11 % (rismjöl, vatten), psylliumfröskal, rapsolja, jäst, salt. | AY
grov | 5.6 0.7 40 4.2 8.6 4.8 1.1 | Vatten, majsstärkelse, bovetemjöl, potatisfiber, linfrön, psylliumfröskal, rapsolja, jäst, sirap, salt. | AY
* | 5.2 0.7 45 4.6 5.6 3.6 1.1 | Vatten, majsstärkelse, risstärkelse, rapsolja, psylliumfröskal, sirap, jäst, salt, förtjockningsmedel (metylcellulosa). | AY
# Knäckebröd
husman | 1.5 0.2 66 1.4 15 9 1 | Fullkornsmjöl av råg 98 %, vatten, salt, jäst.
sesam | 10 1.4 56 1.8 13 12 1.1 | Fullkornsmjöl av råg 60 %, vetemjöl, sesamfrön 12 %, rapsolja, vatten, jäst, salt.
havre | 4.4 0.7 60 1.8 13 11 1.1 | Fullkornsmjöl av råg 55 %, havregryn 24 %, vatten, rapsolja, jäst, salt. | AS
chia | 40 4.4 13 2 22 19 1.5 | Linfrön, solroskärnor, chiafrön 14 %, sesamfrön, majsmjöl, rapsolja, psylliumfröskal, salt.
fröknäcke|^frö | 38 4.2 18 1.8 18 17 1.4 | Solroskärnor 26 %, linfrön 20 %, majsmjöl, sesamfrön 12 %, pumpakärnor, rapsolja, psylliumfröskal, salt.
finn crisp+multigrain | 3 0.5 60 2.4 17 11 1.3 | Fullkornsmjöl av råg 62 %, havrekli, linfrön, sesamfrön, vetekli, kornmalt, salt, jäst.
finn crisp+kummin | 2.4 0.4 62 2.2 18 10 1.3 | Fullkornsmjöl av råg 93 %, kummin 3 %, jäst, kornmalt, salt.
tunnbröd+korn | 2.4 0.4 66 3 9 10 1.3 | Kornmjöl 48 %, vetemjöl, fullkornsmjöl av råg, vatten, jäst, salt, bakpulver (ammoniumkarbonat).
tunnbröd | 2 0.3 69 3 8.6 10 1.3 | Vetemjöl, fullkornsmjöl av råg 26 %, vatten, jäst, salt, sirap, bakpulver (ammoniumkarbonat).
frukost|delikatess | 2 0.3 66 2.4 11 10 1.1 | Fullkornsmjöl av råg, vetemjöl 26 %, vatten, jäst, salt, vetekli. | AS AM
fiber | 3 0.5 52 1.8 24 12 1.1 | Fullkornsmjöl av råg 50 %, vetekli 24 %, havrekli, vatten, jäst, salt, sesamfrön.
solruta | 8 1 54 1.8 16 12 1.1 | Fullkornsmjöl av råg 76 %, solroskärnor 12 %, vatten, jäst, salt. | AS
flerkorn|multigrain | 3.6 0.6 60 1.8 16 11 1.1 | Fullkornsmjöl av råg 60 %, surdeg (rågmjöl, vatten), havregryn, korn, linfrön, solroskärnor, jäst, salt. | AS
* | 1.7 0.3 64 1.6 16 9.6 1.1 | Fullkornsmjöl av råg 97 %, vatten, jäst, salt. | AS AM
# Skorpor, kex & riskakor
riskakor+choklad|majskakor+choklad | 16 9.6 64 24 3.4 6.6 0.15 | Fullkornsris 55 %, mjölkchoklad 45 % (socker, kakaosmör, mjölkpulver, kakaomassa, emulgeringsmedel (sojalecitin)).
riskakor+(ost|sourcream) | 6.6 1.6 76 4.2 2.6 8 1.9 | Fullkornsris 88 %, solrosolja, {riskaka} 2 %, vasslepulver, salt, lökpulver, jästextrakt.
riskakor | 2.8 0.7 80 0.6 3.4 8 0.4 | Fullkornsris 99 %, havssalt.
majskakor+naturell | 1.8 0.4 81 1 4 7.6 0.3 | Majs 99 %, havssalt.
majskakor+popcorn | 3.4 0.6 77 1 4.6 8 1 | Majs 97 %, solrosolja, havssalt.
majskakor | 5.6 0.7 77 4.6 3.6 7 1.9 | Majs 88 %, solrosolja, socker, {1}, salt, lökpulver, vitlökspulver, paprikapulver.
skorpor | 7.4 1.2 70 9 6 11 0.9 | {skorpmjöl}, rapsolja, socker, vatten, jäst, vetegluten, kornmalt, salt, {kryddskorpa}. | AM
digestive+choklad | 24 11 62 28 3.4 6.8 0.9 | Mjölkchoklad 31 % (socker, kakaosmör, kakaomassa, mjölkpulver, vasslepulver, emulgeringsmedel (sojalecitin)), vetemjöl, fullkornsmjöl av vete 15 %, palmolja, socker, sirap, bakpulver (natriumbikarbonat), salt. | AN
digestive | 21 9.4 62 17 4 7.2 1.3 | Vetemjöl 48 %, fullkornsmjöl av vete 18 %, palmolja, socker, sirap, bakpulver (natriumbikarbonat), salt. | AM
smörgåskex+havre|havrekex | 15 2.4 62 7 6 9.4 1.4 | Havregryn 38 %, vetemjöl, rapsolja, socker, sirap, salt, bakpulver (natriumbikarbonat).
rågkex | 12 2 63 5.6 9 9 1.6 | Fullkornsmjöl av råg 52 %, vetemjöl, rapsolja, salt, sirap, bakpulver (natriumbikarbonat).
smörgåskex | 12 3.6 70 4.6 3 9.6 1.7 | Vetemjöl, palmolja, kornmaltextrakt, salt, jäst, bakpulver (ammoniumkarbonat). | AM
mariekex | 11 4.8 75 20 2.4 7.4 0.7 | Vetemjöl 72 %, socker, palmolja, sirap, vasslepulver, bakpulver (ammoniumkarbonat, natriumbikarbonat), salt.
sesam | 21 6 58 4.8 4 10.6 1.9 | Vetemjöl, sesamfrön 12 %, palmolja, rapsolja, kornmaltextrakt, salt, bakpulver (natriumbikarbonat). | AM
* | 19 7 63 5.4 3 9 1.9 | Vetemjöl, palmolja, rapsolja, kornmaltextrakt, {kexkrydda}, salt, jäst, bakpulver (natriumbikarbonat). | AM AS
# Bullar & vetebröd
semla|semlor | 17 8.4 38 19 1.8 6.6 0.4 | Vetemjöl, grädde 22 %, mandelmassa 14 % (mandel, socker), mjölk, socker, smör, ägg, jäst, kardemumma, salt.
mandel | 14 4.4 47 19 2.6 7.6 0.6 | Vetemjöl, vatten, socker, rapsolja, mandelmassa 8 % (mandel, socker), palmolja, jäst, ägg, skummjölkspulver, salt.
wienerbröd | 19 8.8 45 18 2 6 0.7 | Vetemjöl, margarin (palmfett, rapsolja, vatten, salt), vatten, socker, ägg, {8}, jäst, skummjölkspulver, modifierad stärkelse, mandelmassa (mandel, socker), salt.
munkar+choklad | 21 9 46 18 2.2 6.4 0.7 | Vetemjöl, vatten, palmolja, chokladglasyr 14 % (socker, palmfett, fettreducerat kakaopulver, emulgeringsmedel (sojalecitin)), socker, rapsolja, ägg, jäst, mjölkpulver, salt.
munkar | 19 7.6 47 17 1.8 6.6 0.7 | Vetemjöl, vatten, palmolja, socker 14 %, rapsolja, ägg, jäst, mjölkpulver, salt.
croissant+choklad | 24 14 45 12 2.8 7.6 0.9 | Vetemjöl, smör 20 %, chokladfyllning 12 % (socker, kakaomassa, kakaosmör, emulgeringsmedel (sojalecitin)), vatten, socker, ägg, jäst, skummjölkspulver, salt. | AN
croissant | 23 14.5 44 6.6 2.2 8 1.1 | Vetemjöl, smör 24 %, vatten, socker, ägg, jäst, skummjölkspulver, salt. | AN
gifflar+(hallon|äpple) | 13 5 49 22 2.6 6.6 0.5 | Vetemjöl, vatten, fyllning 24 % (socker, {äppelhallon}, palmolja, modifierad stärkelse, pektin), rapsolja, socker, palmolja, jäst, vetegluten, salt.
gifflar+choklad | 17 6.4 50 24 3 7 0.5 | Vetemjöl, chokladfyllning 26 % (socker, rapsolja, palmolja, fettreducerat kakaopulver), vatten, rapsolja, socker, palmolja, jäst, vetegluten, salt. | AM AY
gifflar | 14 5.2 51 21 2.4 6.8 0.5 | Vetemjöl, socker, vatten, rapsolja, palmolja, {0}, jäst, vetegluten, salt. | AM AY
lussekatt | 11 3.2 51 16 2.2 8 0.6 | Vetemjöl, vatten, socker, rapsolja, smör 5 %, russin, jäst, ägg, mjölkpulver, saffran 0,05 %, salt.
* | 13 4.6 50 19 2.6 7.4 0.6 | Vetemjöl, vatten, socker, rapsolja, palmolja, jäst, ägg, {0}, skummjölkspulver, kardemumma, vetegluten, salt. | AN
# Kakor & muffins
marmorkaka|tigerkaka | 18 2.2 49 29 1.2 5.6 0.7 | Socker, vetemjöl, ägg 20 %, rapsolja, vatten, fettreducerat kakaopulver 2 %, modifierad stärkelse, bakpulver (difosfater, natriumbikarbonat), salt. | AN AM
sockerkaka | 18 1.8 51 30 0.9 5.2 0.7 | Socker, vetemjöl, ägg 20 %, rapsolja, vatten, {1}, modifierad stärkelse, bakpulver (difosfater, natriumbikarbonat), salt. | AN AM
muffins+choklad | 22 4.4 48 30 2 5.6 0.7 | Socker, vetemjöl, ägg, rapsolja, vatten, chokladbitar 8 % (socker, kakaomassa, kakaosmör, emulgeringsmedel (sojalecitin)), fettreducerat kakaopulver 3 %, bakpulver (difosfater, natriumbikarbonat), salt. | AN AM
muffins | 20 2 49 28 1.1 5.2 0.7 | Socker, vetemjöl, ägg, rapsolja, vatten, {7}, modifierad stärkelse, bakpulver (difosfater, natriumbikarbonat), salt. | AN AM
kladdkaka+(kola|hallon) | 20 10.4 49 37 1.8 4.6 0.4 | Socker, smör 17 %, ägg, vetemjöl, {8}, fettreducerat kakaopulver 5 %, glukossirap, modifierad stärkelse, salt. | AN
kladdkaka | 21 11.2 49 37 2.2 5 0.4 | Socker, smör 19 %, ägg, vetemjöl, fettreducerat kakaopulver 6 %, glukossirap, salt. | AN
dammsugare|punsch | 18 8.4 56 42 1.8 4.6 0.3 | Marsipan 24 % (socker, aprikoskärnor, glukossirap), socker, havregryn, vegetabiliska oljor (palm, raps), vetemjöl, mjölkchoklad (socker, kakaosmör, mjölkpulver, kakaomassa, emulgeringsmedel (sojalecitin)), fettreducerat kakaopulver, punscharom. | AN AE
chokladboll | 21 10 53 33 4 5.4 0.3 | Havregryn 26 %, socker, vegetabiliska oljor (palm, raps), glukossirap, {chokladboll} 6 %, fettreducerat kakaopulver 5 %, kaffe, salt. | AM AN
mazarin | 20 6 52 34 2 6 0.4 | Socker, vetemjöl, mandelmassa 18 % (mandel, socker), margarin (palmfett, rapsolja, vatten, salt), ägg, {6}, glukossirap, salt. | AM
biskvi | 26 10.6 47 42 3.4 7 0.1 | Mandelmassa 34 % (mandel, socker), smörkräm (socker, smör, palmfett, äggula), {4}, mörk choklad (socker, kakaomassa, kakaosmör, emulgeringsmedel (sojalecitin)), socker, äggvita.
drömrulle|rulltårta+choklad | 17 6.6 50 34 1.6 5 0.5 | Socker, smörkräm 28 % (socker, palmfett, rapsolja, smör), ägg, vetemjöl, glukossirap, fettreducerat kakaopulver 3 %, potatisstärkelse, bakpulver (difosfater, natriumbikarbonat), salt. | AN
rulltårta | 4.6 1 61 42 1.2 5 0.4 | {30}, socker, ägg, vetemjöl, glukossirap, potatisstärkelse, bakpulver (difosfater, natriumbikarbonat), pektin, citronsyra, salt. | AN AM
prinsess | 14.5 8 35 26 0.8 4 0.16 | Vispgrädde 26 %, socker, marsipan 14 % (socker, mandel, glukossirap, färgämne (kopparklorofyll)), ägg, hallonsylt 8 % (hallon, socker, pektin), mjölk, vetemjöl, potatisstärkelse, modifierad stärkelse, gelatin.
* | 22 12.6 30 22 0.6 5.4 0.4 | Färskost 32 % (mjölk, grädde, salt, syrningskultur), grädde, socker, kexbotten (vetemjöl, socker, palmolja, sirap, bakpulver (natriumbikarbonat)), ägg, {9}, modifierad stärkelse, salt. | AN
# Småkakor & fikabröd
pepparkak+mandel | 19 6.6 66 32 3 7.2 0.8 | Vetemjöl, socker, palmolja, mandel 7 %, rapsolja, sirap, kanel, ingefära, nejlika, bakpulver (natriumbikarbonat), salt. | AM
pepparkak | 17 7 70 33 2.2 5.6 0.9 | Vetemjöl, socker, palmolja, sirap, rapsolja, {0}, kanel, ingefära, nejlika, bakpulver (natriumbikarbonat), salt. | AM AN
ballerina+lakrits | 24 11.4 64 34 1.8 5 0.5 | Vetemjöl, socker, palmolja, rapsolja, glukossirap, lakritspulver 1,5 %, vasslepulver, salt, bakpulver (natriumbikarbonat), emulgeringsmedel (sojalecitin). | AN
ballerina+(vanilj|jordgubb) | 24 11.6 64 34 1.6 5 0.4 | Vetemjöl, socker, palmolja, rapsolja, glukossirap, {2}, vasslepulver, salt, bakpulver (natriumbikarbonat), emulgeringsmedel (sojalecitin). | AN
ballerina | 25 11.2 61 34 2.4 5.8 0.5 | Vetemjöl, socker, palmolja, nougat 9 % (socker, rapsolja, hasselnötter, fettreducerat kakaopulver, vasslepulver), rapsolja, glukossirap, salt, bakpulver (natriumbikarbonat), emulgeringsmedel (sojalecitin).
brago | 22 10 65 22 2.6 6 0.7 | Vetemjöl, socker, palmolja, rapsolja, {brago}, sirap, vasslepulver, salt, bakpulver (ammoniumkarbonat, natriumbikarbonat). | AN
singoalla | 21 10 67 39 1.6 4.6 0.4 | Vetemjöl, socker, palmolja, glukossirap, rapsolja, {4}, modifierad stärkelse, salt, citronsyra, bakpulver (natriumbikarbonat), emulgeringsmedel (sojalecitin). | AM AN
havreflarn+choklad | 26 11 59 36 4.2 6.4 0.5 | Havregryn 30 %, socker, mörk choklad 20 % (kakaomassa, socker, kakaosmör, emulgeringsmedel (sojalecitin)), palmolja, rapsolja, sirap, vetemjöl, salt. | AM AN
havreflarn | 24 9.6 63 34 4.2 6 0.6 | Havregryn 38 %, socker, palmolja, rapsolja, sirap, vetemjöl, {1}, salt, bakpulver (natriumbikarbonat). | AM AN
cookies+hasselnöt | 27 11.6 58 32 3 6.6 0.7 | Vetemjöl, socker, palmolja, chokladbitar 16 % (socker, kakaomassa, kakaosmör, emulgeringsmedel (sojalecitin)), hasselnötter 7 %, rapsolja, ägg, salt, bakpulver (natriumbikarbonat). | AM
cookies+vit choklad | 25 12 62 36 1.6 5.8 0.7 | Vetemjöl, socker, vit choklad 20 % (socker, kakaosmör, mjölkpulver, emulgeringsmedel (sojalecitin)), palmolja, rapsolja, ägg, salt, bakpulver (natriumbikarbonat). | AN
cookies+kola | 23 10.6 65 37 1.8 5.2 0.8 | Vetemjöl, socker, palmolja, kolabitar 12 % (socker, glukossirap, kondenserad mjölk, palmolja), rapsolja, ägg, salt, bakpulver (natriumbikarbonat). | AN
cookies | 24 11 62 33 3 6 0.7 | Vetemjöl, socker, palmolja, chokladbitar 24 % (socker, kakaomassa, kakaosmör, emulgeringsmedel (sojalecitin)), rapsolja, ägg, salt, bakpulver (natriumbikarbonat). | AM AN
oreo+golden | 20 6.4 71 36 1.6 4.8 0.8 | Vetemjöl, socker, palmolja, rapsolja, glukos-fruktossirap, vetestärkelse, salt, bakpulver (ammoniumkarbonat, natriumbikarbonat), emulgeringsmedel (sojalecitin), arom. | AM
chokladkex|oreo+dubbel | 24 11 64 35 3.4 6 0.7 | Vetemjöl, {kexchoklad} 34 % (socker, kakaomassa, kakaosmör, mjölkpulver, emulgeringsmedel (sojalecitin)), socker, palmolja, sirap, salt, bakpulver (ammoniumkarbonat, natriumbikarbonat). | AN
oreo | 20 5.2 69 38 2.6 5.2 0.75 | Vetemjöl, socker, palmolja, rapsolja, fettreducerat kakaopulver 4,6 %, vetestärkelse, glukos-fruktossirap, bakpulver (kaliumkarbonat, ammoniumkarbonat), salt, emulgeringsmedel (sojalecitin), arom. | AM
drömmar | 27 12.4 62 27 1.6 4.8 0.4 | Vetemjöl, socker, palmolja, rapsolja, {drömmar}, potatisstärkelse, vaniljsocker, bakpulver (ammoniumkarbonat), salt. | AM AN
finska|mandelmusslor | 27 10.6 56 24 3 7.4 0.5 | Vetemjöl, socker, palmolja, mandel 11 %, rapsolja, ägg, sirap, salt. | AM
kolasnitt | 23 10.4 66 32 1.6 4.8 0.7 | Vetemjöl, socker, palmolja, rapsolja, sirap 9 %, bakpulver (natriumbikarbonat), salt. | AM AN
hasselnöt | 29 14 57 36 3 6.4 0.3 | Socker, vetemjöl, kokosolja, palmolja, hasselnötter 8 %, vasslepulver, fettreducerat kakaopulver, emulgeringsmedel (sojalecitin), salt.
wafer|rån | 28 16 62 38 1.8 4.6 0.3 | Socker, vetemjöl, palmolja, kokosolja, vasslepulver, {2}, rapsolja, emulgeringsmedel (sojalecitin), salt. | AN
maräng+choklad | 1.6 0.9 90 88 0.6 4.4 0.15 | Socker, äggvita 16 %, fettreducerat kakaopulver 3 %, surhetsreglerande medel (citronsyra).
* | 0 0 93 92 0 4.4 0.15 | Socker, äggvita 17 %, surhetsreglerande medel (citronsyra).
`
