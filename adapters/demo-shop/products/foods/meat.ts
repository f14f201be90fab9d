/** Ingredients and nutrients of the department 'Kött, fågel & chark'; parse-foods.ts describes the format. */
export const meatFoods = `
# Färs
nötfärs 15 | 17 7.3 0 0 0 18.5 0.17 | Nötkött.
nötfärs | %0.43 0 0 0 19.5 0.18 | Nötkött.
blandfärs+50 | 17 6.8 0 0 0 18.2 0.17 | Nötkött 50 %, griskött 50 %.
blandfärs | 16 6.6 0 0 0 18.4 0.17 | Nötkött 70 %, griskött 30 %.
fläskfärs | 18 6.9 0 0 0 17.8 0.16 | Griskött.
lammfärs | 15 6.9 0 0 0 18.5 0.2 | Lammkött.
högrev | 15 6.5 0 0 0 18.8 0.18 | Nötkött (högrev).
* | 10 4.4 0 0 0 20.2 0.18 | Älgkött 80 %, nötfett 20 %.
# Nötkött
entrecôte | 13 5.4 0 0 0 20.4 0.13 | Nötkött.
oxfilé|fransyska|innanlår|lövbiff|strimlat | 3.9 1.6 0 0 0 22 0.13 | Nötkött.
rimmad | 13 5.2 0.5 0.4 0 17.5 2.6 | Nötkött 88 %, vatten, salt, druvsocker, antioxidationsmedel (natriumaskorbat), konserveringsmedel (natriumnitrit).
bringa|högrev|osso | 11.5 4.7 0 0 0 19.8 0.16 | Nötkött.
kalv | 3 1.1 0 0 0 21.6 0.17 | Kalvkött.
lever | 4 1.4 2.6 0 0 20 0.18 | Nötlever.
* | 6.4 2.6 0 0 0 21.5 0.14 | Nötkött.
# Griskött
marinerad+ört | 5.4 1.2 1.5 0.9 0.2 18.6 1.1 | Griskött 86 %, vatten, rapsolja, salt, druvsocker, persilja, timjan, vitlök, surhetsreglerande medel (natriumacetat).
marinerad | 5.4 1.2 2.2 1.5 0.3 18.4 1.2 | Griskött 86 %, vatten, rapsolja, socker, salt, paprika, tomatpulver, lök, vitlök, chili, surhetsreglerande medel (natriumacetat).
rökt sidfläsk | 28 10.6 0.3 0.2 0 15.5 2.5 | Griskött 95 %, vatten, salt, druvsocker, antioxidationsmedel (natriumaskorbat), konserveringsmedel (natriumnitrit), rök.
kokt+julskinka|julskinka+kokt | 10.5 3.9 0.6 0.5 0 19 2.6 | Griskött 90 %, vatten, salt, druvsocker, antioxidationsmedel (natriumaskorbat), konserveringsmedel (natriumnitrit).
julskinka|rimmat | 12 4.4 0.4 0.3 0 17.2 2.6 | Griskött 90 %, vatten, salt, druvsocker, antioxidationsmedel (natriumaskorbat), konserveringsmedel (natriumnitrit).
fläskfilé|ytterfilé|schnitzel | 3.2 1.1 0 0 0 22.2 0.13 | Griskött.
sidfläsk|revben | 24 9.1 0 0 0 16.6 0.15 | Griskött.
karré | 14.5 5.4 0 0 0 18.9 0.15 | Griskött.
* | 9 3.3 0 0 0 20.6 0.14 | Griskött.
# Lamm & vilt
lammkorv | 18 8 2.4 0.6 0.2 14.5 1.9 | Lammkött 70 %, vatten, potatisstärkelse, salt, vitlök, kryddor, antioxidationsmedel (askorbinsyra), konserveringsmedel (natriumnitrit).
renskav | 4.5 1.9 0 0 0 22.5 0.15 | Renkött.
hjort | 2.4 1 0 0 0 22.6 0.13 | Hjortkött.
vildsvin | 4.4 1.5 0 0 0 21.6 0.15 | Vildsvinskött.
älg | 2 0.8 0 0 0 22.4 0.14 | Älgkött.
ytterfilé|innerfilé | 5.8 2.7 0 0 0 20.8 0.17 | Lammkött.
* | 12 5.6 0 0 0 19.2 0.18 | Lammkött.
# Köttbullar, burgare & marinerat
pulled beef | 7.6 2.9 8.2 7.6 0.4 20 1.4 | Nötkött 78 %, barbecuesås 22 % (tomatpuré, vatten, socker, ättika, melass, salt, lök, rökarom, kryddor).
pulled pork+bbq | 8.6 3.1 8.4 7.8 0.4 18.5 1.4 | Griskött 78 %, barbecuesås 22 % (tomatpuré, vatten, socker, ättika, melass, salt, lök, rökarom, kryddor).
pulled pork | 10 3.6 1.6 1.2 0.2 20 1.5 | Griskött 92 %, vatten, salt, rörsocker, lök, kryddor.
karré+honung | 13.2 4.5 3 2.6 0.2 17.2 1.4 | Griskött 85 %, vatten, rapsolja, honung 2 %, salt, chili, paprika, vitlök, surhetsreglerande medel (natriumacetat).
karré | 13.4 4.5 2 1.2 0.3 17.2 1.5 | Griskött 85 %, vatten, rapsolja, salt, paprika, lök, vitlök, socker, svartpeppar, surhetsreglerande medel (natriumacetat).
spareribs+honung | 16 5.9 7 6.5 0.1 17 1.5 | Griskött 80 %, vatten, honung 5 %, socker, tomatpuré, ättika, salt, sojasås (vatten, sojabönor, vete, salt), vitlök.
spareribs | 16 5.9 7.2 6.6 0.3 17 1.6 | Griskött 80 %, barbecuesås 18 % (tomatpuré, socker, ättika, melass, salt, lök, rökarom, kryddor), salt.
högrev | 18 7.8 0.2 0 0.1 17.6 1 | Nötkött 97 % (varav högrev 30 %), salt, svartpeppar.
hamburgare | 19 8.2 0.2 0 0.1 17 1.1 | Nötkött 97 %, salt, svartpeppar.
köttbullar | 16 6.2 9 2.4 1 13.5 1.7 | Griskött 40 %, nötkött 24 %, vatten, ströbröd (vetemjöl, jäst, salt), lök 5 %, ägg, potatisflingor, rapsolja, salt, socker, vitpeppar, kryddpeppar. | AM
pannbiff | 14.5 5.8 8 2.2 0.9 13.4 1.5 | Nötkött 42 %, griskött 20 %, vatten, lök 12 %, ströbröd (vetemjöl, jäst, salt), ägg, potatisflingor, salt, vitpeppar. | AM
wallenbergare | 19 10.2 5.4 1.2 0.3 14.6 1.1 | Kalvkött 65 %, grädde 16 %, äggula 6 %, ströbröd (vetemjöl, jäst, salt), salt, vitpeppar.
kebab+kyckling|kycklingkebab | 8.6 2.1 3 0.8 0.4 18.5 1.9 | Kycklingkött 84 %, vatten, rapsolja, salt, lök, vitlök, paprika, spiskummin, chili.
* | 15.5 6.8 3.2 0.7 0.4 16.8 2 | Nötkött 84 %, vatten, rapsolja, salt, lök, vitlök, paprika, spiskummin, chili.
# Färsk kyckling
färs | 8 2.2 0 0 0 18.8 0.18 | Kycklingkött.
lårfilé|klubb|lår|ving+färsk|färska+ving | 9.2 2.5 0 0 0 18.8 0.2 | Kycklingkött.
hot wings|bbq | 12.6 3.2 3.2 2.6 0.3 18 1.3 | Kycklingvingar 90 %, vatten, rapsolja, socker, salt, paprika, vitlök, chili, tomatpulver.
grillad | 11 3 0.6 0.4 0.1 21 1.2 | Kycklingkött 95 %, salt, paprika, socker, vitpeppar.
kebab|tandoori | 3.4 0.6 1.8 0.9 0.3 20 1.2 | Kycklingkött 91 %, vatten, rapsolja, salt, {0}, spiskummin, paprika, koriander, vitlök.
ört|lime | 3.2 0.5 1.2 0.7 0.2 20.4 1 | Kycklingkött 91 %, vatten, rapsolja, salt, {0}, svartpeppar.
lever | 4.2 1.4 1.2 0 0 18.5 0.2 | Kycklinglever.
hel kyckling | 10.5 2.9 0 0 0 18.6 0.2 | Kyckling.
* | 1.8 0.5 0 0 0 22.8 0.15 | Kycklingkött.
# Kalkon & anka
confit | 21 6.4 0.3 0 0 20.5 1.9 | Anklår 90 %, ankfett, salt, vitlök, timjan, svartpeppar.
ankbröst | 17 4.8 0 0 0 18.3 0.2 | Anka.
färs | 6 1.8 0 0 0 19.8 0.17 | Kalkonkött.
hel | 6.5 1.9 0 0 0 21 0.17 | Kalkon.
* | 1.6 0.5 0 0 0 23.5 0.15 | Kalkonkött.
# Tillagad kyckling
helgrillad | 11.5 3.1 0.6 0.4 0.1 21.5 1.3 | Kyckling 95 %, salt, paprika, socker, vitpeppar.
spett+(teriyaki|yakitori) | 4.6 1.1 6.4 5.6 0.2 20 1.6 | Kycklingkött 80 %, marinad 20 % (vatten, sojasås (vatten, sojabönor, vete, salt), socker, rapsolja, ingefära, vitlök, majsstärkelse).
spett | 4.8 1.1 6 5.2 0.3 20 1.4 | Kycklingkött 80 %, barbecuemarinad 20 % (vatten, tomatpuré, socker, rapsolja, ättika, salt, lök, rökarom, kryddor).
crispy|nugget|schnitzel|burgare | 11.5 1.4 15.5 0.9 1 14.5 1.2 | Kycklingkött 58 %, vetemjöl, vatten, rapsolja, majsmjöl, vetestärkelse, salt, jäst, vitpeppar, paprika.
* | 2.6 0.6 1.2 0.8 0.1 23.5 1.3 | Kycklingbröstfilé 93 %, vatten, salt, druvsocker, {0}, rapsolja, svartpeppar.
# Falukorv & middagskorv
kycklingfalu | 13.5 3.4 6.5 0.7 0.3 10.4 1.9 | Kycklingkött 58 %, vatten, potatisstärkelse, rapsolja, salt, lök, vitpeppar, antioxidationsmedel (askorbinsyra), konserveringsmedel (natriumnitrit).
ekologisk | 19 7.6 4.4 0.6 0.2 11 1.9 | Nöt- och griskött 65 %, vatten, potatisstärkelse, salt, lök, vitpeppar, muskot, antioxidationsmedel (askorbinsyra).
falukorv | 20 7.9 4.8 0.8 0.2 10 1.9 | Gris- och nötkött 58 %, vatten, potatisstärkelse, salt, lök, socker, kryddor, antioxidationsmedel (askorbinsyra), konserveringsmedel (natriumnitrit).
isterband | 30 11.6 9.5 0.9 1.2 11.5 2.2 | Griskött 60 %, korngryn, vatten, potatis, salt, socker, lök, svartpeppar, syrningskultur, antioxidationsmedel (askorbinsyra), konserveringsmedel (natriumnitrit), rök.
fläskkorv | 22 8.6 4 0.6 0.3 11.5 2 | Griskött 68 %, vatten, potatismjöl, salt, lök, kryddpeppar, ingefära, antioxidationsmedel (askorbinsyra).
potatiskorv | 15 5.8 10 1.1 0.9 9.5 1.8 | Griskött 45 %, potatis 30 %, vatten, lök, salt, kryddpeppar, vitpeppar, antioxidationsmedel (askorbinsyra).
stångkorv | 14.5 5.9 10.4 0.7 1.4 10.2 1.8 | Griskött och grishjärta 45 %, korngryn 14 %, vatten, lök, salt, kryddpeppar, mejram.
* | 9 3.4 29 9 2.6 9.5 1.4 | Vatten, grisblod 28 %, rågsikt, vetemjöl, grisfett, sirap, lök, salt, mejram, kryddpeppar.
# Varmkorv & grillkorv
kycklingkorv|kyckling | 14 3.6 3.6 0.7 0.2 13 2 | Kycklingkött 70 %, vatten, rapsolja, potatisstärkelse, salt, paprika, vitlök, antioxidationsmedel (askorbinsyra), konserveringsmedel (natriumnitrit).
lammchorizo | 19 8.2 1.6 0.8 0.3 16 2.1 | Lammkött 75 %, griskött, vatten, salt, paprika, vitlök, chili, antioxidationsmedel (askorbinsyra), konserveringsmedel (natriumnitrit).
cheddar|ost | 24 9.8 2.4 0.8 0.3 14 2.2 | Griskött 68 %, cheddarost 9 % (mjölk, salt, syrningskultur, ystenzym), vatten, salt, potatisstärkelse, paprika, vitlök, antioxidationsmedel (askorbinsyra), konserveringsmedel (natriumnitrit).
chorizo | 23 8.9 2 0.8 0.4 14.5 2.3 | Griskött 76 %, vatten, salt, paprika, vitlök, chili, potatisstärkelse, antioxidationsmedel (askorbinsyra), konserveringsmedel (natriumnitrit).
bratwurst | 24 9.2 1.6 0.5 0.2 13.5 1.9 | Griskött 80 %, vatten, salt, {0}, mejram, vitpeppar, muskotblomma, antioxidationsmedel (askorbinsyra).
salsiccia | 22 8.4 1.2 0.4 0.4 15 1.9 | Griskött 90 %, vatten, salt, {1}, vitlök, svartpeppar, antioxidationsmedel (askorbinsyra).
* | 20 7.9 4.4 0.9 0.2 10.6 2 | Gris- och nötkött 62 %, vatten, potatisstärkelse, salt, kryddor, druvsocker, antioxidationsmedel (askorbinsyra), konserveringsmedel (natriumnitrit), rök.
# Skinka, kalkon & bacon
kalkonbröst|pastrami kalkon|kalkonpastrami | 1.9 0.6 1.4 1 0.1 20.5 2 | Kalkonbröst 85 %, vatten, salt, druvsocker, kryddor, antioxidationsmedel (natriumaskorbat), konserveringsmedel (natriumnitrit).
kycklingbacon | 11 3 1 0.7 0 17.5 2.3 | Kycklingkött 90 %, vatten, salt, druvsocker, antioxidationsmedel (natriumaskorbat), konserveringsmedel (natriumnitrit), rök.
kyckling | 2.2 0.6 1.6 1 0.1 19.5 2 | Kycklingbröst 82 %, vatten, salt, druvsocker, {0}, antioxidationsmedel (natriumaskorbat), konserveringsmedel (natriumnitrit).
rostbiff | 2.8 1.1 0.8 0.6 0 22.5 1.8 | Nötkött 95 %, salt, druvsocker, svartpeppar, antioxidationsmedel (natriumaskorbat).
saltrulle | 9.5 4 0.6 0.5 0 18 2.6 | Nötkött 88 %, vatten, salt, druvsocker, kryddpeppar, antioxidationsmedel (natriumaskorbat), konserveringsmedel (natriumnitrit).
pastrami | 4.2 1.7 1.1 0.7 0.1 20.5 2.4 | Nötkött 90 %, vatten, salt, druvsocker, svartpeppar, koriander, antioxidationsmedel (natriumaskorbat), konserveringsmedel (natriumnitrit).
hamburgerkött | 3 1.2 0.8 0.7 0 19.5 3.4 | Hästkött 85 %, vatten, salt, druvsocker, antioxidationsmedel (natriumaskorbat), konserveringsmedel (natriumnitrit), rök.
prosciutto cotto | 8 2.9 1 0.8 0 19 2 | Griskött 88 %, vatten, salt, druvsocker, kryddor, antioxidationsmedel (natriumaskorbat), konserveringsmedel (natriumnitrit).
prosciutto | 18 6.3 0.1 0 0 27.5 4.8 | Griskött, salt.
serrano | 16.5 6 0.4 0.2 0 31 4.9 | Griskött, salt, konserveringsmedel (natriumnitrit, kaliumnitrat).
bacon | 29 11 0.4 0.3 0 14.8 2.5 | Griskött 94 %, vatten, salt, druvsocker, antioxidationsmedel (natriumaskorbat), konserveringsmedel (natriumnitrit), rök.
rökt | 3.2 1.2 1.2 0.9 0 19.5 2.3 | Griskött 88 %, vatten, salt, druvsocker, antioxidationsmedel (natriumaskorbat), konserveringsmedel (natriumnitrit), rök.
* | 3 1.1 1.2 0.9 0 19 2.2 | Griskött 86 %, vatten, salt, druvsocker, antioxidationsmedel (natriumaskorbat), konserveringsmedel (natriumnitrit).
# Salami & medvurst
medvurst+cognac|cognacsmedvurst | 33 12.6 2.6 1.2 0.1 17 3.6 | Griskött 78 %, nötkött, salt, potatisstärkelse, cognac 1 %, druvsocker, vitpeppar, antioxidationsmedel (natriumaskorbat), konserveringsmedel (natriumnitrit), rök.
medvurst | 33 12.6 2.8 1 0.1 17 3.6 | Griskött 78 %, nötkött, salt, potatisstärkelse, druvsocker, vitpeppar, antioxidationsmedel (natriumaskorbat), konserveringsmedel (natriumnitrit), rök.
chorizo | 34 13 2 1 0.3 24 3.9 | Griskött, salt, paprika 2 %, vitlök, druvsocker, antioxidationsmedel (natriumaskorbat), konserveringsmedel (natriumnitrit).
pistage | 27 9.6 0.8 0.4 0.3 15 2.2 | Griskött, salt, pistagenötter 1 %, svartpeppar, antioxidationsmedel (natriumaskorbat), konserveringsmedel (natriumnitrit).
mortadella | 27 9.9 0.6 0.3 0 15 2.2 | Griskött, salt, svartpeppar, muskotblomma, antioxidationsmedel (natriumaskorbat), konserveringsmedel (natriumnitrit).
fuet | 36 14 2 1.5 0 27 4.4 | Griskött, salt, mjölkpulver, druvsocker, svartpeppar, antioxidationsmedel (natriumaskorbat), konserveringsmedel (kaliumnitrat, natriumnitrit).
renkött | 30 12 1.4 0.8 0 29 4.2 | Griskött, renkött 40 %, salt, druvsocker, kryddor, antioxidationsmedel (natriumaskorbat), konserveringsmedel (natriumnitrit), rök.
pepperoni | 42 16 1 0.6 0.2 19 3.9 | Griskött, nötkött, salt, druvsocker, paprika, chili, antioxidationsmedel (natriumaskorbat), konserveringsmedel (natriumnitrit), rök.
* | 35 13.4 1.2 0.8 0.1 21 3.9 | Griskött, salt, druvsocker, {1}, svartpeppar, vitlök, antioxidationsmedel (natriumaskorbat), konserveringsmedel (natriumnitrit).
# Leverpastej & tubpålägg
sylta|pressylta | 11 4 1.4 0.9 0 17 1.9 | Griskött 60 %, buljong, svål, salt, lök, kryddpeppar, gelatin.
kalvsylta | 8.4 3.2 1.2 0.8 0 17.5 1.9 | Kalv- och griskött 62 %, buljong, salt, lök, vitpeppar, gelatin.
mager | 13 4.8 8 2.4 0.4 11 1.8 | Grislever 36 %, vatten, griskött, grisfett, vetemjöl, mjölk, lök, salt, sardeller, äggpulver, kryddpeppar, konserveringsmedel (natriumnitrit).
gurka | 20 7.5 7.6 4 0.4 8.6 1.7 | Grislever 32 %, grisfett, vatten, inlagd gurka 10 %, vetemjöl, mjölk, lök, salt, sardeller, senapsfrön, äggpulver, kryddpeppar, konserveringsmedel (natriumnitrit).
grönpeppar | 24 9 5 2 0.4 11 1.8 | Grislever 30 %, griskött, grisfett, grädde, vetemjöl, lök, grönpeppar 1 %, salt, sardeller, ägg, konserveringsmedel (natriumnitrit).
svamp | 23 8.8 5.2 2 0.6 10.6 1.7 | Grislever 28 %, griskött, grisfett, grädde, champinjoner 6 %, vetemjöl, lök, salt, ägg, konserveringsmedel (natriumnitrit).
paté | 23 8.6 5 2 0.3 12 1.8 | Griskött 40 %, grislever 25 %, grisfett, grädde, vetemjöl, lök, salt, ägg, kryddor, konserveringsmedel (natriumnitrit).
* | 23 8.5 6.4 2 0.3 9.6 1.7 | Grislever 35 %, grisfett, vatten, vetemjöl, mjölk, lök, salt, sardeller, äggpulver, socker, kryddpeppar, vitpeppar, konserveringsmedel (natriumnitrit).
# Vegetarisk färs & biffar
quorn+färs | 2 0.6 4.5 0.6 5.5 14.5 0.1 | Mykoprotein 93 %, äggvita, arom (av kornmaltextrakt), fasthetsmedel (kalciumklorid, kalciumacetat).
quorn+(bitar|filé) | 2.6 0.7 4.4 0.8 6 13.8 0.4 | Mykoprotein 90 %, äggvita, naturlig arom, fasthetsmedel (kalciumklorid, kalciumacetat).
quorn+nugget | 9 1 18 1.4 4.6 11.5 1.1 | Mykoprotein 42 %, vetemjöl, rapsolja, vatten, äggvita, majsstärkelse, salt, jäst, vitpeppar.
quorn+bullar | 5 0.8 8.6 1.4 4.6 14 1.2 | Mykoprotein 58 %, lök, äggvita, rapsolja, ärtfiber, vetemjöl, salt, jästextrakt, kryddpeppar.
oumph+bbq|pulled | 4.2 0.5 10 8.4 4.2 15 1.3 | Vatten, sojaprotein 20 %, tomatpuré, socker, rapsolja, ättika, salt, lök, rökarom, kryddor.
oumph+kebab | 4.6 0.4 2.6 0.6 4.6 17 1.2 | Vatten, sojaprotein 23 %, rapsolja, lök, paprika, spiskummin, vitlök, salt, chili.
oumph+thyme | 4.8 0.4 2 0.4 4.6 17 1 | Vatten, sojaprotein 23 %, rapsolja, vitlök, timjan, salt.
oumph! the|oumph the | 0.6 0.2 1.8 0.6 4.8 18 0.3 | Vatten, sojaprotein 24 %, salt.
falafel+spenat | 12 1.2 21 1.6 6.2 7.2 1.2 | Kikärter 50 %, rapsolja, spenat 12 %, lök, potatisflingor, persilja, vitlök, salt, spiskummin, koriander.
falafel | 13 1.2 22 1.6 6.4 7.8 1.2 | Kikärter 62 %, rapsolja, lök, potatisflingor, persilja, vitlök, salt, spiskummin, koriander, bakpulver (natriumbikarbonat).
halloumiburgare | 25 16 2.4 1.6 0.2 20 2.5 | Halloumi 98 % (mjölk, salt, ystenzym, mynta), kryddor.
beyond | 19 5 3 0.2 1.6 17 0.75 | Vatten, ärtprotein 16 %, rapsolja, kokosolja, risprotein, arom, metylcellulosa, potatisstärkelse, äppelextrakt, salt, färgämne (rödbetsrött).
(korv|vegetarisk)+chorizo | 12 1.2 6 1.1 3.4 14 1.7 | Vatten, rapsolja, sojaprotein 14 %, lök, potatisstärkelse, salt, paprika, vitlök, chili, ättika, stabiliseringsmedel (karragenan).
korv|bratwurst | 12 1.1 5.6 1 3.2 13.5 1.7 | Vatten, rapsolja, sojaprotein 14 %, lök, potatisstärkelse, salt, kryddor, ättika, rök, stabiliseringsmedel (karragenan).
burgare | 10 1 6.4 1.2 4.6 16 1.2 | Vatten, sojaprotein 20 %, rapsolja, lök, ärtfiber, metylcellulosa, salt, rödbetspulver, jästextrakt, svartpeppar.
bullar | 9 0.8 7.2 1.8 4.8 16 1.3 | Vatten, sojaprotein 21 %, lök, rapsolja, potatisstärkelse, metylcellulosa, salt, socker, kryddpeppar, vitpeppar.
* | 6.2 0.6 4.6 1 5.2 18 1 | Vatten, sojaprotein 24 %, rapsolja, lök, salt, kornmaltextrakt, vitpeppar.
# Hummus & röror
hummus | 21 2.2 11 0.8 5 7 1 | Kikärter 56 %, rapsolja, sesampasta 12 %, vatten, {5}, citronjuice, vitlök, salt, spiskummin, konserveringsmedel (kaliumsorbat).
guacamole | 14 2.6 3 1.4 5 1.8 1 | Avokado 80 %, tomat, lök, limejuice, koriander, salt, {1}, vitlök, antioxidationsmedel (askorbinsyra).
baba | 14 1.5 6 3.4 3 2.4 1 | Aubergine 62 %, rapsolja, sesampasta 8 %, citronjuice, vitlök, salt, spiskummin, konserveringsmedel (kaliumsorbat).
skagen | 24 2.2 5.6 4.6 0.2 6.8 1.6 | Räkor 32 %, rapsolja, vatten, crème fraiche (grädde, syrningskultur), surimi (fisk, vatten, vetestärkelse, äggvita, socker), äggula, socker, dill, ättika, senapsfrön, salt, konserveringsmedel (kaliumsorbat, natriumbensoat).
kyckling | 22 2 7.2 5.8 0.6 9 1.2 | Kycklingkött 36 %, rapsolja, vatten, ananas, paprika, socker, äggula, curry (koriander, gurkmeja, senapsfrön), ättika, salt, konserveringsmedel (kaliumsorbat).
tonfisk | 23 2 4 2.8 0.5 10 1.2 | Tonfisk 38 %, rapsolja, vatten, rödlök, paprika, äggula, kapris, ättika, senapsfrön, salt, konserveringsmedel (kaliumsorbat).
kräft | 24 2.2 5.2 4.2 0.2 6 1.5 | Kräftstjärtar 32 %, rapsolja, vatten, crème fraiche (grädde, syrningskultur), äggula, dill, socker, ättika, senapsfrön, salt, konserveringsmedel (kaliumsorbat).
ägg | 22 2.8 4 3 0.2 7.4 1.2 | Ägg 46 %, rapsolja, vatten, gräslök 2 %, äggula, socker, ättika, senapsfrön, salt, konserveringsmedel (kaliumsorbat).
* | 22 2.4 6 4.8 0.4 9 1.3 | Rostbiff 34 % (nötkött, salt), rapsolja, vatten, inlagd gurka, rostad lök (lök, vetemjöl, palmolja), äggula, socker, ättika, senapsfrön, salt, konserveringsmedel (kaliumsorbat).
# Färdigrätter kylda
köttbullar | 6.4 2.5 11.5 2 1.3 5.4 0.9 | Potatismos 58 % (potatis, mjölk, smör, salt), köttbullar 24 % (griskött, nötkött, vatten, ströbröd av vete, lök, ägg, salt, kryddor), gräddsås 13 % (vatten, grädde, vetemjöl, salt), lingon 5 %.
pannbiff | 6 2.3 11 2.2 1.4 5.8 0.9 | Kokt potatis 46 %, pannbiff 28 % (nötkött, griskött, vatten, ströbröd av vete, lök, ägg, salt), skysås (vatten, vetemjöl, grädde, salt), stekt lök 8 %.
tikka masala | 4.2 1.7 14.5 2.6 1 6.8 0.8 | Kokt ris 42 %, kyckling 20 %, krossade tomater, vatten, grädde, lök, yoghurt, ingefära, vitlök, kryddor, salt, majsstärkelse.
carbonara | 8 3.9 17.5 1.6 1 7.6 0.9 | Kokt pasta 52 % (durumvete, vatten), grädde, rökt skinka 10 % (griskött, vatten, salt, konserveringsmedel (natriumnitrit)), ost, äggula, modifierad stärkelse, salt, svartpeppar.
kycklingpasta | 6.4 2.9 15.5 2 1.2 9 0.8 | Kokt pasta 46 % (durumvete, vatten), kyckling 20 %, grädde, soltorkade tomater, spenat, ost, vitlök, salt.
lasagne | 6.4 2.9 12.4 2.6 1.2 6.8 0.9 | Lasagneplattor (durumvete, vatten), tomater, nötkött 17 %, mjölk, lök, ost, rapsolja, vetemjöl, tomatpuré, salt, vitlök, oregano.
lax | 7.4 2.2 10 1.2 1.1 7 0.7 | Kokt potatis 48 %, lax 24 %, dillsås (vatten, grädde, vetemjöl, dill, salt), ärter, citronjuice.
chili con carne | 4.6 1.8 12 2.6 3 7.2 0.9 | Kokt ris 34 %, nötkött 18 %, krossade tomater, kidneybönor 12 %, lök, paprika, tomatpuré, rapsolja, salt, chili, spiskummin.
stroganoff | 5.2 2.4 13 2 0.8 6.8 0.8 | Kokt ris 42 %, nötkött 20 %, vatten, grädde, tomatpuré, lök, inlagd gurka, dijonsenap (vatten, senapsfrön, ättiksprit, salt), majsstärkelse, salt.
raggmunk | 10.5 3.3 18 4.6 1.6 5.4 0.9 | Raggmunk 70 % (potatis, mjölk, vetemjöl, ägg, rapsolja, salt), rimmat fläsk 16 % (griskött, salt, konserveringsmedel (natriumnitrit)), lingonsylt 14 % (lingon, socker).
fiskgratäng | 5.2 2.6 9.6 1.6 1 6.6 0.8 | Potatismos 45 % (potatis, mjölk, smör, salt), torsk 26 %, vatten, grädde, vetemjöl, dill, ost, salt.
pad thai | 5.4 0.9 19 5.6 1.4 6.8 1 | Kokta risnudlar 46 %, kyckling 15 %, böngroddar, ägg, morot, jordnötter 4 %, tamarindsås (vatten, socker, tamarind, fisksås (ansjovis, salt)), rapsolja, vitlök.
bibimbap | 4.6 1 16.5 3 1.5 6.4 1 | Kokt ris 45 %, nötkött 15 %, morot, spenat, böngroddar, ägg, sojasås (vatten, sojabönor, vete, salt), gochujang (ris, chili, sojabönor, salt), sesamolja.
soppa+tomat|tomatsoppa | 2.6 0.9 5.6 4.2 1 1.2 0.8 | Tomater 62 %, vatten, lök, grädde, morot, rapsolja, basilika 1 %, vitlök, salt, socker.
soppa+potatis|potatis+soppa | 3.4 1.7 7.2 1.6 1 1.4 0.8 | Vatten, potatis 30 %, purjolök 14 %, grädde, rapsolja, salt, vitlök, vitpeppar.
soppa+(kyckling|thai) | 4.2 3 4.8 2.2 0.8 4.4 0.9 | Vatten, kokosmjölk 22 %, kyckling 14 %, paprika, salladslök, röd curry (chili, citrongräs, galangal, vitlök), fisksås (ansjovis, salt), limejuice, socker.
soppa+lins|lins+soppa | 2 0.3 8.8 2.6 2.6 3.8 0.8 | Vatten, röda linser 16 %, krossade tomater, lök, morot, rapsolja, vitlök, spiskummin, salt.
soppa | 3.6 2 4.2 2.2 1.2 1.6 0.8 | Vatten, blomkål 36 %, grädde, lök, potatis, rapsolja, salt, vitlök, vitpeppar.
sushi+veg|veg+sushi | 3.6 0.5 27 5 1.5 3.4 1 | Kokt sushiris 64 % (ris, vatten, risvinäger, socker, salt), avokado, gurka, tofu (sojabönor, vatten), inlagd rättika, nori, sesamfrön, sojasås (vatten, sojabönor, vete, salt), wasabi, inlagd ingefära.
sushi | 4.4 0.8 26 4.8 1 6.6 1.1 | Kokt sushiris 60 % (ris, vatten, risvinäger, socker, salt), lax 20 %, räkor, avokado, gurka, nori, sesamfrön, sojasås (vatten, sojabönor, vete, salt), wasabi, inlagd ingefära.
caesar | 9.6 1.8 5 1.6 1.3 9.4 0.8 | Romansallad, kycklingfilé 22 %, caesardressing (rapsolja, vatten, äggula, hårdost, vinäger, senap (vatten, senapsfrön, ättiksprit, salt), sardeller, vitlök), pasta (durumvete, vatten), krutonger (vetemjöl, rapsolja, jäst, salt), hårdost.
tonfisksallad | 6.6 0.9 8.4 2.2 1.4 7.4 0.7 | Salladsmix, kokt pasta (durumvete, vatten), tonfisk 16 %, ägg, körsbärstomater, gurka, majs, rödlök, vinägrett (rapsolja, vitvinsvinäger, senapsfrön, salt).
falafelwrap | 9.2 1.1 27 3.6 3.8 6.4 1.1 | Tortilla 42 % (vetemjöl, vatten, rapsolja, salt), falafel 25 % (kikärter, rapsolja, lök, persilja, salt), sallad, tomat, vitlökssås (yoghurt, rapsolja, vitlök, salt).
räksallad | 6.8 0.9 6.6 2.4 1.3 6.2 0.9 | Salladsmix, räkor 18 %, kokt pasta (durumvete, vatten), ägg, körsbärstomater, gurka, majs, rhode islandsås (rapsolja, vatten, tomatpuré, äggula, socker, ättika, senapsfrön, salt).
grekisk | 8 3.1 5.4 2.8 1.6 4 0.9 | Salladsmix, tomat, gurka, fetaost 14 % (får- och getmjölk, salt, syrningskultur, ystenzym), kokt pasta (durumvete, vatten), oliver, rödlök, vinägrett (olivolja, vitvinsvinäger, oregano, salt).
smörgås+skinka | 8.4 3.6 26 2.8 2.2 11.4 1.4 | Fullkornsbröd 52 % (vetemjöl, vatten, rågmjöl, jäst, rapsolja, salt), kokt skinka 18 % (griskött, vatten, salt, konserveringsmedel (natriumnitrit)), ost 14 %, sallad, smör, tomat.
smörgås+kyckling | 10.6 2 25 3 2 12 1.4 | Fullkornsbröd 50 % (vetemjöl, vatten, rågmjöl, jäst, rapsolja, salt), kyckling 18 %, bacon 6 % (griskött, salt, konserveringsmedel (natriumnitrit)), majonnäs (rapsolja, äggula, ättika, senapsfrön, salt), sallad, tomat.
smörgås+räk | 10 1.6 22 3 1.9 9.6 1.3 | Fullkornsbröd 46 % (vetemjöl, vatten, rågmjöl, jäst, rapsolja, salt), ägg 18 %, räkor 14 %, majonnäs (rapsolja, äggula, ättika, senapsfrön, salt), sallad, dill.
smörgås | 12.4 6.2 26 2.8 2 11.6 1.6 | Ciabatta 52 % (vetemjöl, vatten, olivolja, jäst, salt), brieost 18 %, salami 10 % (griskött, salt, druvsocker, konserveringsmedel (natriumnitrit)), sallad, smör, soltorkade tomater.
paj+skink | 15.6 8 17.5 2.2 0.8 9 1 | Vetemjöl, mjölk, ost 15 %, rökt skinka 11 % (griskött, vatten, salt, konserveringsmedel (natriumnitrit)), ägg, smör, grädde, rapsolja, salt, muskotnöt.
paj+broccoli | 14 7.4 17.4 2.4 1.2 6.8 0.9 | Vetemjöl, mjölk, broccoli 18 %, ost 10 %, ägg, smör, grädde, rapsolja, salt, muskotnöt.
paj+västerbotten | 19 10 16.6 2 0.7 10 1 | Vetemjöl, västerbottensost 20 %, mjölk, ägg, grädde, smör, rapsolja, salt.
paj | 14.5 7 18 2.4 1 8.4 1 | Vetemjöl, nötkött 18 %, mjölk, ägg, ost, smör, lök, tomatpuré, rapsolja, salt, kryddor.
pizza+margherita | 8.8 4.4 30 2.8 1.9 10.6 1.2 | Vetemjöl, mozzarella 22 %, tomater, vatten, rapsolja, jäst, salt, basilika, oregano.
pizza+salami | 11 5 28 2.8 1.9 11.2 1.5 | Vetemjöl, ost 16 %, tomater, vatten, salami 9 % (griskött, salt, druvsocker, konserveringsmedel (natriumnitrit)), rapsolja, jäst, salt, oregano.
pizza+capricciosa | 8.4 3.9 27 2.7 2 10.4 1.3 | Vetemjöl, ost 16 %, tomater, vatten, rökt skinka 9 % (griskött, vatten, salt, konserveringsmedel (natriumnitrit)), champinjoner 7 %, rapsolja, jäst, salt, oregano.
* | 8.6 4 28.5 2.7 1.9 10.8 1.3 | Vetemjöl, ost 17 %, tomater, vatten, rökt skinka 11 % (griskött, vatten, salt, konserveringsmedel (natriumnitrit)), rapsolja, jäst, salt, oregano.
`
