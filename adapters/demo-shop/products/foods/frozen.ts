/** Ingredients and nutrients of the department 'Fryst & glass'; parse-foods.ts describes the format. */
export const frozenFoods = `
# Paketglass
sorbet | 0.1 0 28 26 0.6 0.3 0.01 | Vatten, {30}, socker, glukossirap, druvsocker, surhetsreglerande medel (citronsyra), stabiliseringsmedel (fruktkärnmjöl, pektin).
havreglass+hasselnöt | 12 6.4 25 17 1.4 2 0.14 | Havrebas (vatten, havre 10 %), socker, kokosolja, hasselnötter 6 %, glukossirap, rapsolja, emulgeringsmedel (mono- och diglycerider av fettsyror), stabiliseringsmedel (guarkärnmjöl), salt.
havreglass+karamell | 10 6.8 28 20 0.8 1.2 0.3 | Havrebas (vatten, havre 10 %), socker, kokosolja, glukossirap, karamelliserat socker 4 %, rapsolja, emulgeringsmedel (mono- och diglycerider av fettsyror), stabiliseringsmedel (guarkärnmjöl), havssalt.
havreglass | 10 6.8 26 18 1 1.2 0.14 | Havrebas (vatten, havre 10 %), socker, kokosolja, glukossirap, {3}, rapsolja, emulgeringsmedel (mono- och diglycerider av fettsyror), stabiliseringsmedel (guarkärnmjöl), salt.
(protein|lohilo)+jordnöt | 7 3.4 21 7 4 9 0.3 polyols=8 | Mjölk, mjölkprotein 9 %, sötningsmedel (maltitol, steviolglykosider), jordnötter 5 %, polydextros, grädde, ägg, stabiliseringsmedel (guarkärnmjöl), salt.
protein|lohilo | 5 3 22 7 4 9 0.3 polyols=8 | Mjölk, mjölkprotein 9 %, sötningsmedel (maltitol, steviolglykosider), polydextros, {3}, grädde, ägg, stabiliseringsmedel (guarkärnmjöl), salt.
laktosfri | 10.5 7 23 21 0.2 3.2 0.12 | Mjölk, grädde 26 %, socker, glukossirap, {3}, laktasenzym, emulgeringsmedel (mono- och diglycerider av fettsyror), stabiliseringsmedel (fruktkärnmjöl).
peanut|netflix | 18 8.6 27 23 1.4 5.4 0.3 | Grädde 24 %, vatten, socker, kondenserad skummjölk, jordnötter 8 %, äggula, glukossirap, kakaosmör, fettreducerat kakaopulver, emulgeringsmedel (sojalecitin), salt. | AN AW
ben & jerry+(cookie|brownie|half) | 14 8.4 29 24 1 4 0.2 | Grädde 26 %, kondenserad skummjölk, vatten, socker, vetemjöl, äggula, råsocker, sojabönsolja, fettreducerat kakaopulver, smör, ägg, melass, salt, stabiliseringsmedel (guarkärnmjöl). | AN AP
ben & jerry | 14.5 9.4 28 24 0.7 4 0.25 | Grädde 26 %, kondenserad skummjölk, vatten, socker, glukossirap, äggula, kakaosmör, fettreducerat kakaopulver, smör, emulgeringsmedel (sojalecitin), salt, stabiliseringsmedel (guarkärnmjöl). | AN AP AW
cookies & cream | 16.5 10 22 20 0.5 4.4 0.2 | Grädde 39 %, kondenserad skummjölk, socker, kex 7 % (vetemjöl, socker, kokosolja, fettreducerat kakaopulver, salt), äggula.
macadamia | 19 10 20 19 0.2 4 0.18 | Grädde 39 %, kondenserad skummjölk, socker, macadamianötter 5 %, äggula, glukossirap, smör, salt.
häagen | 16.4 10 22 20 0.6 4.4 0.18 | Grädde 39 %, kondenserad skummjölk, socker, äggula, {4}.
cookie|kladdkaka|tiramisu | 11 7 29 23 0.6 3.4 0.2 | Mjölk, grädde 20 %, socker, glukossirap, {bitar} 8 % (vetemjöl, socker, smör, ägg, fettreducerat kakaopulver), äggula, emulgeringsmedel (mono- och diglycerider av fettsyror), stabiliseringsmedel (fruktkärnmjöl, guarkärnmjöl), salt. | AN
nougat | 12.4 7.2 26 23 0.7 3.6 0.12 | Mjölk, grädde 22 %, socker, nougat 6 % (socker, hasselnötter, rapsolja, fettreducerat kakaopulver), glukossirap, emulgeringsmedel (mono- och diglycerider av fettsyror), stabiliseringsmedel (fruktkärnmjöl).
* | 11 7.2 23 21 0.3 3.2 0.12 | Mjölk, grädde 24 %, socker, glukossirap, {4}, skummjölkspulver, emulgeringsmedel (mono- och diglycerider av fettsyror), stabiliseringsmedel (fruktkärnmjöl, guarkärnmjöl). | AN AE AW
# Glasspinnar & strutar
glassrån|glasstrut | 3.6 0.9 80 24 2.4 8 0.4 | Vetemjöl 68 %, socker, rapsolja, emulgeringsmedel (sojalecitin), salt.
piggelin|isglass|calippo | 0.1 0 21 18 0.2 0.1 0.01 | Vatten, socker, glukossirap, {6}, druvsocker, surhetsreglerande medel (citronsyra), stabiliseringsmedel (guarkärnmjöl), arom, färgämne (spirulina, betakaroten).
twister | 2 1.6 23 19 0.2 0.7 0.03 | Vatten, socker, skummjölkspulver, glukossirap, äpplejuice 7 %, kokosolja, jordgubbar 4 %, limejuice, surhetsreglerande medel (citronsyra), stabiliseringsmedel (guarkärnmjöl).
magnum+vegan|vegansk+magnum | 19 15 31 24 3 2 0.1 | Vatten, mörk choklad 30 % (kakaomassa, socker, kakaosmör, emulgeringsmedel (solroslecitin)), socker, kokosolja, glukossirap, ärtprotein, stabiliseringsmedel (guarkärnmjöl), salt. | AM AN
mandel | 21 12 29 27 1.4 5 0.12 | Mjölkchoklad 28 % (socker, kakaosmör, kakaomassa, mjölkpulver, emulgeringsmedel (sojalecitin)), skummjölk, grädde 14 %, socker, mandel 5 %, glukossirap, kokosolja, stabiliseringsmedel (fruktkärnmjöl).
daim | 17 11.4 35 27 1.2 4.2 0.2 | Skummjölk, strut 14 % (vetemjöl, socker, palmolja, emulgeringsmedel (sojalecitin), salt), socker, kokosolja, glukossirap, daim 7 % (socker, palmolja, mandel, mjölkpulver, smör, salt), kakaomassa.
nougat|nogger | 16 11 31 26 1 3.4 0.12 | Skummjölk, mjölkchoklad 18 % (socker, kakaosmör, kakaomassa, mjölkpulver, emulgeringsmedel (sojalecitin)), socker, kokosolja, nougat 6 % (socker, hasselnötter, rapsolja), glukossirap, stabiliseringsmedel (guarkärnmjöl).
strut|cornetto | 14 10.4 36 24 1 4 0.15 | Skummjölk, strut 16 % (vetemjöl, socker, palmolja, emulgeringsmedel (sojalecitin), salt), socker, kokosolja, glukossirap, {5}, fettreducerat kakaopulver, vasslepulver, stabiliseringsmedel (guarkärnmjöl, fruktkärnmjöl). | AN
sandwich | 9.6 6.2 35 20 1.4 4.4 0.3 | Skummjölk, kex 24 % (vetemjöl, socker, palmolja, fettreducerat kakaopulver, bakpulver (natriumbikarbonat), salt), grädde 12 %, socker, glukossirap, emulgeringsmedel (mono- och diglycerider av fettsyror), stabiliseringsmedel (fruktkärnmjöl). | AN AY
* | 18 12.4 30 27 1 3.6 0.1 | Skummjölk, chokladöverdrag 24 % (socker, kokosolja, kakaomassa, kakaosmör, mjölkpulver, emulgeringsmedel (sojalecitin)), grädde 14 %, socker, glukossirap, {3}, vasslepulver, stabiliseringsmedel (guarkärnmjöl, fruktkärnmjöl). | AN AW
# Fryst fisk naturell
lax | 13 2.2 0 0 0 20 0.14 | Lax.
pollock | 0.6 0.1 0 0 0 15.6 0.3 | Alaska pollock.
sej | 0.7 0.1 0 0 0 18 0.22 | Sej.
hoki | 1 0.2 0 0 0 16.6 0.25 | Hoki.
rödspätta | 1.8 0.4 0 0 0 16.6 0.25 | Rödspätta.
* | 0.6 0.1 0 0 0 17.2 0.22 | Torsk.
# Panerad fisk & fiskrätter
fiskpinnar+glutenfri|glutenfri+fiskpinn | 9 0.8 19 0.8 1 11.6 0.8 | Alaska pollock 62 %, majsmjöl, rapsolja, vatten, rismjöl, potatisstärkelse, salt, paprika, gurkmeja.
fiskpinnar | 8.8 0.7 19 1 1 12.4 0.8 | Alaska pollock 64 %, vetemjöl, rapsolja, vatten, potatisstärkelse, salt, jäst, paprika, gurkmeja. | AM
fish & chips | 8.6 0.8 23 0.8 1.8 7.8 0.7 | Pommes frites 55 % (potatis, solrosolja), torsk 26 %, vetemjöl, rapsolja, vatten, majsstärkelse, salt, bakpulver (difosfater, natriumbikarbonat).
gratäng+räk | 6.2 3 8.6 1.4 0.7 7.6 0.8 | Torsk 32 %, vatten, potatis, räkor 5 %, grädde, vetemjöl, smör, rapsolja, ost, tomatpuré, salt, vitlök, dill.
gratäng+(ost|ädel) | 6.8 3.4 8.6 1.4 0.8 8 0.8 | Torsk 32 %, vatten, potatis, {ostgratäng}, grädde, vetemjöl, smör, rapsolja, salt, vitpeppar.
gratäng+bordelaise | 7.4 1.6 9 1 0.8 9.4 0.8 | Alaska pollock 58 %, vatten, ströbröd 10 % (vetemjöl, jäst, salt), rapsolja, smör, lök, persilja, vitlök, citronjuice, salt.
gratäng | 6 3 8.8 1.4 0.8 7.4 0.8 | Torsk 32 %, potatismos (potatis, mjölk, smör, salt), vatten, grädde, vetemjöl, rapsolja, dill 1 %, ost, salt, citronjuice.
* | 9.2 0.9 17 0.9 1 12 0.9 | {panfisk} 58 %, vetemjöl, vatten, rapsolja, potatisstärkelse, salt, jäst, {1}, vitpeppar.
# Frysta skaldjur
mix | 1.2 0.3 2.4 0 0 13 1 | Blåmusslor 30 %, bläckfisk 30 %, räkor 25 %, surimi (fisk, vatten, vetestärkelse, äggvita, socker), salt.
havskräft | 1 0.2 0 0 0 18 0.9 | Havskräftor, antioxidationsmedel (natriumdisulfit).
kräft | 0.9 0.2 0.6 0.2 0 10.5 2.4 | Kräftor 50 %, vatten, salt, dillkronor, dillextrakt.
tiger+vitlök | 4.4 0.5 1.6 0.4 0.2 15.5 1.3 | Tigerräkor 86 %, rapsolja, vitlök 3 %, persilja, salt.
tiger | 0.6 0.1 0 0 0 16.6 1 | Tigerräkor 90 %, vatten, salt.
* | 1 0.2 0 0 0 17 1.7 | Räkor, salt.
# Frysta grönsaker
ärter+majs|ärter, majs | 0.8 0.1 10.6 5.4 4 4 0.01 | Ärter 50 %, majs 30 %, paprika 20 %.
sojabön|edamame | 5.6 0.8 5.4 2.4 5 11.4 0.01 | Sojabönor.
avokado | 15 2.9 2.1 0.7 6.2 1.9 0.01 | Avokado, antioxidationsmedel (askorbinsyra).
ärter | 0.6 0.1 9.6 5 5 5.4 0.01 | Ärter.
wok | 0.3 0 5.4 4 2.6 1.9 0.03 | {wok}.
soppgrönsak | 0.2 0 6.2 4.6 2.8 1.2 0.13 | Morötter 46 %, palsternacka 18 %, rotselleri 16 %, purjolök 12 %, persilja.
broccoli | 0.4 0 2.6 1.6 3 3 0.03 | Broccoli.
haricots | 0.2 0 3.9 2.2 3.2 1.8 0.01 | Haricots verts.
spenat | 0.5 0.1 0.8 0.6 2.2 2.8 0.2 | Spenat.
blomkål | 0.3 0.1 2.8 2.2 2.2 1.8 0.04 | Blomkål.
majs | 1.3 0.2 15.6 4.4 2.6 3.2 0.01 | Majs.
grönsaksblandning | 0.4 0.1 7 4 3.2 2.8 0.05 | Morötter 40 %, ärter 35 %, blomkål 25 %.
morot | 0.2 0 6.4 5.2 2.7 0.7 0.1 | Morötter.
lök hack|hackad lök | 0.1 0 7.2 5 1.7 1.2 0.01 | Gul lök.
brysselkål | 0.4 0.1 4.6 2.2 4 3.6 0.03 | Brysselkål.
purjolök | 0.3 0 4.4 3.4 2.2 1.6 0.02 | Purjolök.
svamp|kantarell|champinjon | 0.4 0.1 2 1 2.6 2.4 0.01 | {svampmix}.
* | 0.7 0.1 3.6 1.6 3.6 3 0.08 | {ört}.
# Pommes & potatis
sötpotatis | 8 0.8 24 8 3.6 1.8 0.4 | Sötpotatis 86 %, rapsolja, rismjöl, modifierad stärkelse, salt.
klyft+(krydd|vitlök) | 4.4 0.4 22 0.8 2.6 2.4 0.6 | Potatis 92 %, solrosolja, {klyftkrydda}, salt, lökpulver, rismjöl.
pommes|klyft|steakhouse|strips | 4.2 0.4 23 0.5 2.6 2.4 0.1 | Potatis 95 %, solrosolja.
potatisbullar | 6 0.6 19 1 2 2.8 0.9 | Potatis 84 %, rapsolja, potatisflingor, äggpulver, mjölkpulver, salt, vitpeppar.
pytt+veg|veg+pytt | 4.6 0.4 15 1.6 2.6 5.2 0.9 | Potatis 64 %, vegetariska bitar 20 % (vatten, sojaprotein, rapsolja, salt), lök 11 %, rapsolja, salt, vitpeppar.
pytt+biff|biff rydberg | 5.6 1.4 13 1.4 1.8 7.6 0.8 | Potatis 60 %, nötkött 25 %, lök 10 %, rapsolja, salt, svartpeppar.
pytt+krögar|krögarpytt | 6.6 1.8 14 1.4 1.8 6.4 1 | Potatis 60 %, rökt griskött 14 % (griskött, salt, konserveringsmedel (natriumnitrit)), nötkött 11 %, lök 10 %, rapsolja, salt, svartpeppar.
pytt | 6.6 1.8 14.4 1.5 1.8 5.6 1.1 | Potatis 62 %, köttkorv 16 % (griskött, vatten, potatisstärkelse, salt, konserveringsmedel (natriumnitrit)), rökt griskött 8 %, lök 10 %, rapsolja, salt, vitpeppar.
raggmunk | 6.8 0.7 22 2 1.9 4.6 0.8 | Potatis 58 %, mjölk, vetemjöl 14 %, ägg, rapsolja, salt.
lökring | 14 1.4 30 3.4 2 4.2 1 | Lök 44 %, vetemjöl, rapsolja, vatten, majsmjöl, salt, jäst, bakpulver (difosfater, natriumbikarbonat).
mozzarella | 15 7.2 22 2 1.4 13 1.4 | Mozzarella 46 % (mjölk, salt, ystenzym), vetemjöl, rapsolja, vatten, majsstärkelse, salt, jäst, oregano.
cheese|popper | 14 5.8 26 3.4 1.8 7 1.4 | {popper}, vetemjöl, rapsolja, vatten, majsmjöl, cheddarost, modifierad stärkelse, salt, jäst.
duchesse|château | 5 0.6 21 1 2 2.8 0.8 | Potatis 88 %, rapsolja, potatisflingor, äggula, salt, muskotnöt.
kroketter | 7 0.7 22 1 2 3 0.9 | Potatis 78 %, rapsolja, ströbröd (vetemjöl, jäst, salt), potatisflingor, salt.
* | 8 0.8 21 0.7 2.2 2.2 0.9 | Potatis 88 %, solrosolja, potatisflingor, salt, vitpeppar.
# Frysta bär & frukt
mango | 0.4 0.1 13.4 12.8 1.7 0.7 0 | Mango.
ananas | 0.2 0 11.7 10.6 1.2 0.5 0 | Ananas.
hjortron | 0.9 0.1 7.6 6 6.3 1.8 0 | Hjortron.
rabarber | 0.2 0 2.6 1.2 1.6 0.7 0 | Rabarber.
acai | 5.4 1.6 1 0.4 3.4 0.9 0.02 | Acaipuré.
smoothie+grön|grön smoothie | 0.4 0 9 7.4 2 1.2 0.03 | Ananas 35 %, mango 30 %, spenat 20 %, avokado 15 %.
smoothie+tropisk|tropisk | 0.3 0 12 11 1.7 0.7 0 | Mango 40 %, ananas 40 %, papaya 20 %.
smoothie+banan | 0.3 0 11 9.4 2 0.9 0 | Jordgubbar 60 %, banan 40 %.
smoothie|bärmix | 0.5 0 7 5.8 4 1 0 | Jordgubbar 35 %, blåbär 25 %, hallon 20 %, björnbär 20 %.
drottning | 0.6 0 7.4 6.2 4.4 1 0 | Hallon 50 %, blåbär 50 %.
blåbär | 0.7 0 8.6 7.4 3.2 0.7 0 | Blåbär.
hallon | 0.6 0 5.2 4.4 5.6 1.3 0 | Hallon.
jordgubb | 0.4 0 6.2 5.6 1.9 0.7 0 | Jordgubbar.
lingon | 0.7 0 10.9 6.9 2.6 0.6 0 | Lingon.
* | 0.5 0 5.4 4.9 5.3 1.4 0 | Björnbär.
# Pizza
pizza+glutenfri|glutenfri+pizza | 9.6 3.6 29 3 3.4 7.4 1.3 | Majsstärkelse, mozzarella 20 % (mjölk, salt, ystenzym), tomatpuré, vatten, rismjöl, {gfpizza}, solrosolja, psylliumfröskal, jäst, salt, oregano.
vegan | 8.4 3.4 30 3.4 2.6 4.4 1.2 | Vetemjöl, vatten, tomatpuré, vegansk topping 16 % (vatten, kokosolja, stärkelse, salt), {veganpizza}, solrosolja, jäst, salt, oregano.
kebab | 9.4 3.6 28 2.8 2 10 1.4 | Vetemjöl, vatten, ost 14 %, kebabkött 12 % (nötkött, vatten, salt, kryddor), tomatpuré, kebabsås (rapsolja, vatten, äggula, vitlök), lök, feferoni, rapsolja, jäst, salt.
hawaii | 8 3.4 29 4.4 1.9 9.4 1.3 | Vetemjöl, vatten, ost 14 %, tomatpuré, rökt skinka 9 % (griskött, vatten, salt, konserveringsmedel (natriumnitrit)), ananas 8 %, rapsolja, jäst, salt, oregano.
peperoni|salam|biff|speciale | 11 4.4 28 2.8 2 10.6 1.6 | Vetemjöl, vatten, ost 15 %, tomatpuré, {salamipizza}, rapsolja, jäst, salt, oregano.
veg | 8.4 3.6 28.5 3.4 2.4 9 1.2 | Vetemjöl, vatten, ost 15 %, tomatpuré, paprika 6 %, champinjoner 5 %, lök, majs, rapsolja, jäst, salt, oregano.
margherita|mozzarella|quattro | 10 4.8 29 3 2 10.6 1.3 | Vetemjöl, vatten, {fyraostar}, tomatpuré, rapsolja, jäst, salt, basilika, oregano.
* | 8.6 3.6 28.5 2.8 2 10 1.4 | Vetemjöl, vatten, ost 15 %, tomatpuré, rökt skinka 10 % (griskött, vatten, salt, konserveringsmedel (natriumnitrit)), {champinjon}, rapsolja, jäst, salt, oregano.
# Lagade rätter
köttbullar med|köttbullar+mos | 5.6 2.2 12 1.9 1.4 5 0.9 | Potatismos 55 % (potatis, vatten, mjölk, smör, salt), köttbullar 25 % (griskött, nötkött, vatten, ströbröd av vete, lök, ägg, salt), gräddsås (vatten, grädde, vetemjöl, salt), lingonsylt 6 %.
köttbullar | 15 5.6 9 1.6 1.2 13 1.5 | Gris- och nötkött 62 %, vatten, ströbröd (vetemjöl, jäst, salt), potatisflingor, lök, ägg, rapsolja, salt, socker, vitpeppar, kryddpeppar. | AM
pannbiff | 5.6 2 11 2 1.5 5.4 0.9 | Kokt potatis 48 %, pannbiff 26 % (nötkött, griskött, vatten, ströbröd av vete, lök, ägg, salt), skysås (vatten, vetemjöl, grädde, salt), stekt lök 8 %.
kycklinggryta|kycklingwok | 3.2 1.2 13 2.4 1.4 6.8 0.9 | Kokt ris 44 %, kyckling 20 %, vatten, paprika, lök, grädde, majsstärkelse, rapsolja, curry, salt, vitlök.
kåldolmar | 5.6 2.2 11 3 1.7 5 0.9 | Kokt potatis 42 %, kåldolmar 38 % (vitkål, griskött, nötkött, ris, mjölk, lök, salt), gräddsås (vatten, grädde, vetemjöl, salt), lingonsylt 5 %.
fläskpannkaka | 8 2.7 20 4 1 7.6 1 | Mjölk, vetemjöl 24 %, rimmat fläsk 15 % (griskött, salt, konserveringsmedel (natriumnitrit)), ägg 13 %, socker, salt.
bolognese | 4.4 1.6 16 2.4 1.6 6.8 0.8 | Kokt pasta 50 % (durumvete, vatten), tomater, nötkött 17 %, lök, tomatpuré, rapsolja, salt, vitlök, oregano.
stroganoff | 4.4 2 14 1.8 0.9 6 0.8 | Kokt ris 46 %, nötkött 18 %, vatten, grädde, tomatpuré, lök, dijonsenap (vatten, senapsfrön, ättiksprit, salt), majsstärkelse, salt.
lasagne+veg | 4.6 2.2 14 3 1.8 5 0.8 | Lasagneplattor 24 % (durumvete, vatten), tomater, mjölk, spenat, morot, ost 7 %, lök, vetemjöl, rapsolja, tomatpuré, salt, vitlök.
lasagne | 6 2.8 13 2.6 1.3 6.6 0.9 | Lasagneplattor 24 % (durumvete, vatten), tomater, nötkött 15 %, mjölk, lök, ost 5 %, vetemjöl, rapsolja, tomatpuré, salt, vitlök, oregano.
fiskgratäng | 4.6 2.2 9 1.6 1 6.4 0.8 | Potatismos 45 % (potatis, mjölk, smör, salt), torsk 25 %, vatten, grädde, vetemjöl, dill, ost, salt.
masala|butter chicken | 4.4 1.9 14.5 2.4 1 6.6 0.8 | Kokt ris 46 %, kyckling 20 %, krossade tomater, vatten, grädde, lök, yoghurt, smör, ingefära, vitlök, garam masala, salt, majsstärkelse.
pad thai | 4.4 0.7 19 4.8 1.4 6.2 1 | Kokta risnudlar 48 %, kyckling 15 %, böngroddar, ägg, morot, jordnötter 3 %, tamarind, fisksås (ansjovis, salt), socker, rapsolja, vitlök.
raggmunk | 9 2.8 19 3.8 1.7 5.2 1 | Raggmunk 70 % (potatis, mjölk, vetemjöl, ägg, rapsolja, salt), rimmat fläsk 16 % (griskött, salt, konserveringsmedel (natriumnitrit)), lingonsylt 14 %.
chili con carne | 3.8 1.4 13 2.2 3 6.8 0.9 | Kokt ris 38 %, nötkött 17 %, krossade tomater, kidneybönor 12 %, lök, paprika, tomatpuré, rapsolja, salt, chili, spiskummin.
pytt | 6.4 1.7 14.6 1.6 1.8 5.6 1 | Potatis 62 %, köttkorv 16 % (griskött, vatten, potatisstärkelse, salt, konserveringsmedel (natriumnitrit)), rökt griskött 8 %, lök 10 %, rapsolja, inlagd rödbeta, salt.
lindström | 6 2.4 11 3 1.7 6 0.9 | Kokt potatis 46 %, biff lindström 28 % (nötkött, vatten, rödbetor, potatisflingor, ägg, kapris, lök, salt), skysås (vatten, vetemjöl, grädde, salt), ärter.
thai red|red curry | 4.6 3.2 15 2.2 1 5.8 0.9 | Kokt jasminris 48 %, kyckling 16 %, kokosmjölk 12 %, vatten, paprika, bambuskott, röd curry (chili, citrongräs, vitlök), fisksås (ansjovis, salt), majsstärkelse.
jambalaya | 3.6 1 16 1.8 1.3 6 1 | Kokt ris 52 %, kyckling 14 %, chorizo 8 % (griskött, salt, paprika, konserveringsmedel (natriumnitrit)), paprika, krossade tomater, lök, rapsolja, salt, vitlök.
paella | 2.8 0.4 17 1.6 1.4 6 1 | Kokt ris 52 %, kyckling 14 %, räkor 7 %, ärter, paprika, lök, rapsolja, salt, vitlök, gurkmeja, saffran.
teriyaki | 2.6 0.4 18 4.8 1.2 6.6 1 | Kokt ris 48 %, kyckling 20 %, broccoli, morot, teriyakisås 14 % (vatten, sojasås (vatten, sojabönor, vete, salt), socker, majsstärkelse, ingefära), rapsolja.
paj+skink | 15 7.2 19 2.2 0.9 8.6 1 | Vetemjöl, mjölk, ost 12 %, rökt skinka 11 % (griskött, vatten, salt, konserveringsmedel (natriumnitrit)), ägg, palmolja, rapsolja, smör, salt, muskotnöt.
paj+broccoli | 13 6.4 19 2.4 1.3 6.6 0.9 | Vetemjöl, mjölk, broccoli 18 %, ost 9 %, ägg, palmolja, rapsolja, smör, salt, muskotnöt.
paj+västerbotten | 18 9.4 18 2 0.8 9.4 1 | Vetemjöl, västerbottensost 18 %, mjölk, ägg, grädde, smör, rapsolja, salt.
paj | 13.5 6 19 2.4 1.1 8.4 0.9 | Vetemjöl, mjölk, {pajfyllning} 17 %, ägg, ost, palmolja, rapsolja, lök, salt, vitlök, kryddor.
pirog+(spenat) | 13 5.6 30 3 2 8 1.1 | Vetemjöl, vatten, spenat 14 %, fetaost 8 % (mjölk, salt, syrningskultur, ystenzym), palmolja, rapsolja, lök, ägg, jäst, salt.
pirog+skinka | 13 5.4 31 3 1.4 9 1.2 | Vetemjöl, vatten, ost 9 %, rökt skinka 9 % (griskött, vatten, salt, konserveringsmedel (natriumnitrit)), palmolja, rapsolja, ägg, jäst, salt.
pirog | 13 5 30 3 1.6 8.6 1.2 | Vetemjöl, vatten, {pirog} 18 %, palmolja, rapsolja, lök, ägg, tomatpuré, jäst, salt, kryddor. | AM
vårrull+räk | 8 0.9 24 2.4 2 6 1.1 | Vetemjöl, vatten, vitkål, räkor 9 %, morot, rapsolja, böngroddar, risnudlar, lök, sojasås (vatten, sojabönor, vete, salt), salt, vitlök.
vårrull+(veg) | 8 0.8 25 3 2.6 4 1 | Vetemjöl, vatten, vitkål 24 %, morot, rapsolja, böngroddar, risnudlar, lök, sojasås (vatten, sojabönor, vete, salt), salt, vitlök.
vårrull | 8.4 1.1 24 2.4 2 7 1.1 | Vetemjöl, vatten, kyckling 12 %, vitkål, morot, rapsolja, böngroddar, risnudlar, lök, sojasås (vatten, sojabönor, vete, salt), salt, vitlök.
gyoza | 6 1.4 25 3 1.8 7 1.3 | Vetemjöl, {gyoza}, vitkål, vatten, rapsolja, lök, sojasås (vatten, sojabönor, vete, salt), sesamolja, ingefära, vitlök, salt.
ugnspannkaka | 5.6 1.6 22 4.4 1 7.4 0.8 | Mjölk, vetemjöl 25 %, ägg 16 %, socker, rapsolja, salt.
pannkak|plättar | 6 1.3 25 5 1 6 0.75 | Mjölk, vetemjöl 25 %, ägg 12 %, rapsolja, socker, salt.
kroppkak | 4.4 1.6 24 1 1.8 4.8 1 | Potatis 64 %, vetemjöl, rimmat griskött 9 % (griskött, salt, konserveringsmedel (natriumnitrit)), lök, ägg, salt, kryddpeppar.
palt | 3.8 1.4 27 1 2.2 4.6 1 | Rå potatis 62 %, kornmjöl, vetemjöl, rimmat griskött 9 % (griskött, salt, konserveringsmedel (natriumnitrit)), salt.
hamburgare | 20 8.6 0.2 0 0 17 1 | Nötkött 97 %, salt, svartpeppar.
kebab+kyckling|kycklingkebab | 8.4 2 3 0.8 0.4 18 1.9 | Kycklingkött 82 %, vatten, rapsolja, salt, lök, vitlök, paprika, spiskummin, chili.
kebab | 16 7 3.2 0.8 0.4 16 2 | Nötkött 80 %, vatten, rapsolja, potatisstärkelse, salt, lök, vitlök, paprika, spiskummin, chili.
kyckling+(nugget|popcorn) | 12 1.4 16 0.8 1 14 1.1 | Kycklingkött 56 %, vetemjöl, vatten, rapsolja, majsmjöl, salt, jäst, vitpeppar, paprika.
kyckling+wings | 13 3.4 3 2.2 0.3 18 1.3 | Kycklingvingar 90 %, vatten, rapsolja, socker, salt, paprika, vitlök, chili.
kyckling+lår|lårfilé | 8 2.2 0 0 0 18 0.4 | Kycklingkött 95 %, vatten, salt.
kyckling | 1.8 0.5 0 0 0 20.6 0.5 | Kycklingkött 93 %, vatten, salt.
vegonugget|vegoschnitzel | 12 1.1 18 1 4.4 11.5 1.1 | Vatten, sojaprotein 17 %, vetemjöl, rapsolja, vetegluten, majsmjöl, salt, jäst, lökpulver, vitpeppar.
vegoburgare | 10 1 6.4 1.2 4.6 16 1.2 | Vatten, sojaprotein 20 %, rapsolja, lök, ärtfiber, metylcellulosa, salt, rödbetspulver, jästextrakt.
vegobullar | 9 0.8 7.2 1.8 4.8 16 1.3 | Vatten, sojaprotein 21 %, lök, rapsolja, potatisstärkelse, metylcellulosa, salt, socker, kryddpeppar.
* | 6 0.6 4.4 0.9 5.2 17.6 1 | Vatten, sojaprotein 24 %, rapsolja, lök, salt, kornmaltextrakt, vitpeppar.
# Bröd & bakverk fryst
fröfrall | 8 1 42 3 6 11 1.1 | Vetemjöl, vatten, solroskärnor 6 %, linfrön, sesamfrön 2 %, fullkornsmjöl av råg, rapsolja, vetegluten, jäst, salt.
frallor+grov|grova | 3 0.4 45 3 5.4 9.4 1.1 | Vetemjöl, vatten, fullkornsmjöl av råg 15 %, vetekross, rapsolja, vetegluten, jäst, salt, kornmalt. | AS
frall|baguett | 2 0.3 50 2.6 3 8.8 1.1 | Vetemjöl, vatten, {surdegsdel}, jäst, rapsolja, vetegluten, salt. | AS AM
pitabröd | 1.4 0.2 51 2.2 3 9 1 | Vetemjöl, vatten, jäst, salt, socker.
hamburgerbröd | 4.2 0.5 49 6 2.6 8.6 1.1 | Vetemjöl, vatten, socker, rapsolja, jäst, vetegluten, salt. | AS
croissant+mandel | 25 12 42 12 3 8.4 0.8 | Vetemjöl, smör 18 %, mandelfyllning 14 % (mandel, socker, ägg), vatten, socker, jäst, ägg, skummjölkspulver, salt.
croissant+choklad | 24 14 44 12 2.8 7.4 0.8 | Vetemjöl, smör 19 %, chokladfyllning 12 % (socker, kakaomassa, kakaosmör, emulgeringsmedel (sojalecitin)), vatten, socker, jäst, ägg, skummjölkspulver, salt. | AN
croissant | 22 14 43 6.4 2.2 7.8 1 | Vetemjöl, smör 23 %, vatten, socker, jäst, ägg, skummjölkspulver, salt. | AN
bullar | 13 4.8 48 17 2.4 7 0.6 | Vetemjöl, vatten, socker, rapsolja, palmolja, jäst, ägg, {bulle}, skummjölkspulver, kardemumma, salt. | AN
smördeg | 25 12 37 1.4 1.8 5.4 0.9 | Vetemjöl, margarin 33 % (palmfett, rapsolja, vatten, salt), vatten, salt, ättiksyra.
filodeg | 3 0.4 58 1.8 2.4 9 1.2 | Vetemjöl 72 %, vatten, majsstärkelse, solrosolja, salt.
pajdeg | 23 10.4 43 1.6 2 6 0.8 | Vetemjöl 55 %, palmfett, rapsolja, vatten, salt.
prinsess | 14 7.8 34 26 0.8 4 0.16 | Vispgrädde 26 %, socker, marsipan 14 % (socker, mandel, glukossirap, färgämne (kopparklorofyll)), ägg, hallonsylt 8 %, mjölk, vetemjöl, potatisstärkelse, gelatin.
schwarz | 20 11 33 27 1.2 4.4 0.12 | Vispgrädde 38 %, socker, mörk choklad 9 % (kakaomassa, socker, kakaosmör, emulgeringsmedel (sojalecitin)), äggvita, hasselnötter 6 %, körsbär 5 %, modifierad stärkelse.
jordgubb | 13 7.6 28 20 0.8 3.6 0.15 | Vispgrädde 30 %, jordgubbar 18 %, socker, ägg, mjölk, vetemjöl, potatisstärkelse, modifierad stärkelse, gelatin.
cheesecake | 21 12 29 21 0.6 5.4 0.4 | Färskost 34 % (mjölk, grädde, salt, syrningskultur), grädde, socker, kexbotten (vetemjöl, socker, palmolja), ägg, modifierad stärkelse, salt.
chokladtårta | 20 10 40 30 2.4 5 0.3 | Socker, grädde 18 %, ägg, vetemjöl, mörk choklad 9 % (kakaomassa, socker, kakaosmör, emulgeringsmedel (sojalecitin)), rapsolja, fettreducerat kakaopulver 4 %, smör, bakpulver (difosfater, natriumbikarbonat). | AN
snickers | 27 10 35 32 2.4 7.4 0.35 | Socker, mandel 17 %, jordnötter 8 %, palmolja, äggvita, äggula, grädde, glukossirap, mjölkpulver, kakaomassa, kakaosmör, emulgeringsmedel (sojalecitin), salt.
mandeltårta|almondy|tårta | 28 10.4 36 34 2 6.6 0.35 | Socker, mandel 22 %, palmolja, äggvita, äggula, {mandeltårta}, grädde, smör, mjölkpulver, kakaomassa, kakaosmör, emulgeringsmedel (sojalecitin), salt.
* | 15 2.8 39 8 1.4 6.4 0.8 | Vetemjöl, vatten, ägg 14 %, rapsolja, socker, smör, bakpulver (difosfater, natriumbikarbonat), salt.
`
