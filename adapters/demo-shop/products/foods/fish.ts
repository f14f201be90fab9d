/** Ingredients and nutrients of the department 'Fisk & skaldjur'; parse-foods.ts describes the format. */
export const fishFoods = `
# Lax
regnbåg | 9 1.8 0 0 0 19.6 0.13 | Regnbåge.
röding | 7 1.5 0 0 0 20.2 0.13 | Röding.
* | 15 2.6 0 0 0 20.4 0.12 | Lax.
# Torsk & vit fisk
panerad | 8.2 0.8 17 0.9 1 12.5 0.8 | Rödspätta 60 %, vetemjöl, vatten, rapsolja, vetestärkelse, salt, jäst, vitpeppar.
torsk | 0.6 0.1 0 0 0 17.8 0.2 | Torsk.
kolja | 0.6 0.1 0 0 0 17.6 0.22 | Kolja.
sej | 0.7 0.1 0 0 0 18.6 0.2 | Sej.
rödspätta | 1.8 0.4 0 0 0 17.2 0.25 | Rödspätta.
gös | 0.9 0.2 0 0 0 19.2 0.12 | Gös.
tonfisk | 1 0.3 0 0 0 24.2 0.1 | Tonfisk.
hälleflundra | 2.2 0.4 0 0 0 19.4 0.18 | Hälleflundra.
* | 6.4 1.5 0 0 0 17.4 0.19 | Strömming.
# Rökt & gravad
grav+lax|laxtärningar gravade | 12.6 2.2 3 3 0.1 20.6 3.1 | Lax 94 %, salt, socker, dill, vitpeppar.
varmrökt makrill|makrill | 22 4.8 0.2 0.1 0 19 2 | Makrill 96 %, salt, {1}, rök.
varmrökt|varmrökta | 14.5 2.5 0.3 0.2 0 22 2.1 | Lax 96 %, salt, {1}, rök.
böckling | 12.5 3 0 0 0 19.4 2 | Strömming 97 %, salt, rök.
sik | 6.5 1.4 0 0 0 21 2.2 | Sik 97 %, salt, rök.
* | 11.6 2 0.3 0.2 0 21.8 3 | Lax 96 %, salt, rök.
# Skaldjur & räkor
lake|handskalade|stora | 0.8 0.2 0.4 0.1 0 14 1.8 | {skal}, vatten, salt, surhetsreglerande medel (citronsyra, mjölksyra), konserveringsmedel (natriumbensoat, kaliumsorbat).
färska räkor | 1.1 0.2 0 0 0 18.6 1.8 | Räkor, salt.
crabsticks | 1.4 0.2 15 5.4 0.1 7.6 1.6 | Surimi 38 % (fisk, socker), vatten, vetestärkelse, äggvita, socker, rapsolja, salt, krabbextrakt, arom, färgämne (paprikaoleoresin).
blåmusslor kokta|kokta blåmusslor | 2.6 0.5 3.6 0.9 0.1 10.6 1 | Blåmusslor 74 %, vatten, vitt vin 6 %, lök, rapsolja, vitlök, persilja, salt, modifierad stärkelse.
musslor | 1.8 0.4 3.2 0 0 11.4 0.8 | Blåmusslor.
scampi|räkor | 4.6 0.5 2 1.2 0.2 15.5 1.6 | Vannameiräkor 86 %, rapsolja, {3}, persilja, salt, socker, surhetsreglerande medel (citronsyra).
hummer | 1 0.2 0 0 0 19 0.9 | Hummer, salt.
krabb | 2.2 0.3 0.1 0 0 18.4 1 | Krabba, salt.
* | 2 0.5 3.9 0 0 9 1 | Ostron.
# Inlagd sill
ansjovis | 9 2.2 12 11.8 0 11 7.4 | Skarpsill 62 %, vatten, socker, salt, kryddpeppar, kanel, nejlika, ingefära, konserveringsmedel (natriumbensoat).
surströmming | 5 1.2 0 0 0 13 8.8 | Strömming 75 %, vatten, salt.
senap | 22 2 15 14 0.4 8.4 2.2 | Sill 50 %, rapsolja, senap 12 % (vatten, senapsfrön, socker, ättiksprit, salt), socker, vatten, ättiksprit, dill, salt, konserveringsmedel (natriumbensoat).
skärgård|nobis|skagen | 22 2.6 11 9.6 0.2 8.2 2 | Sill 50 %, rapsolja, vatten, crème fraiche (grädde, syrningskultur) 10 %, socker, äggula, gräslök, dill, ättiksprit, senapsfrön, salt, konserveringsmedel (natriumbensoat).
brantevik|dill | 9.8 2 18 17.6 0.2 9 2.3 | Sill 55 %, socker, vatten, rödlök, ättiksprit, dill 2 %, kryddpeppar, salt, konserveringsmedel (natriumbensoat).
vitlök | 21 2.4 12 10.8 0.2 8.4 2.1 | Sill 50 %, rapsolja, vatten, gräddfil (grädde, mjölk, syrningskultur) 9 %, socker, vitlök 2 %, äggula, ättiksprit, persilja, salt, konserveringsmedel (natriumbensoat).
svartvinbär | 9.4 1.9 22 21 0.4 8.6 2 | Sill 52 %, socker, vatten, svarta vinbär 7 %, lök, ättiksprit, salt, konserveringsmedel (natriumbensoat).
sherry | 9.4 1.9 21 20.4 0.1 8.6 2 | Sill 52 %, socker, vatten, sherry 5 %, lök, ättiksprit, salt, kryddpeppar, konserveringsmedel (natriumbensoat).
matjes | 11 2.3 13.5 13.2 0 11 5 | Sill 64 %, vatten, socker, salt, kryddpeppar, kanel, sandelträ, konserveringsmedel (natriumbensoat).
* | 9.8 2 17 16.6 0.2 9 2.3 | Sill 55 %, vatten, socker, lök 6 %, ättiksprit, morot, salt, kryddpeppar, lagerblad, konserveringsmedel (natriumbensoat).
# Kaviar & rom
löjrom | 5 1.1 1.2 0 0 16 4 | Löjrom 96 %, salt.
stenbit | 6 1.2 1.2 0.4 0.1 12 4.8 | Stenbitsrom 84 %, salt, vatten, stabiliseringsmedel (dragant), surhetsreglerande medel (citronsyra), färgämne (vegetabiliskt kol, karmin), konserveringsmedel (natriumbensoat).
tångkaviar | 0.2 0 1.4 0.2 3.2 0.3 4.2 | Vatten, tångextrakt 5 % (alginat), salt, kryddor, stabiliseringsmedel (xantangummi), färgämne (vegetabiliskt kol, paprikaoleoresin), konserveringsmedel (kaliumsorbat).
ikura | 13 2.4 1.5 0.4 0 27 3.4 | Laxrom 95 %, salt.
krämig lax | 34 3 12 10.8 0.2 7 3.2 | Rapsolja, rökt lax 24 % (lax, salt), vatten, torskrom, socker, potatisflingor, tomatpuré, salt, dill, konserveringsmedel (natriumbensoat, kaliumsorbat).
lätt | 18 1.7 17 14.4 0.3 8.4 4.9 | Torskrom 50 %, vatten, rapsolja, socker, potatisflingor, salt, tomatpuré, konserveringsmedel (natriumbensoat, kaliumsorbat).
ägg | 34 3.2 13 11.4 0.2 7.4 4.2 | Torskrom 35 %, rapsolja, ägg 14 %, socker, vatten, salt, potatisflingor, tomatpuré, konserveringsmedel (natriumbensoat, kaliumsorbat).
randig | 34 3.3 14 12.4 0.2 7 4.4 | Torskrom 38 %, rapsolja, färskost 12 % (mjölk, grädde, salt, syrningskultur), socker, vatten, salt, potatisflingor, tomatpuré, konserveringsmedel (natriumbensoat, kaliumsorbat).
* | 32 2.8 16 13.6 0.3 6.6 5.4 | Torskrom 43 %, rapsolja, socker, vatten, salt, potatisflingor, tomatpuré, {1}, konserveringsmedel (natriumbensoat, kaliumsorbat).
# Fiskrätter
fiskbullar+(hummer|räk) | 3.4 0.5 8.6 1.6 0.2 7 1.3 | Fiskbullar 54 % (fisk 52 % (kolja, sej, torsk), vatten, mjölk, potatismjöl, salt, rapsolja), sås (vatten, modifierad stärkelse, rapsolja, {fiskbullesås} 2 %, tomatpuré, mjölkpulver, salt).
fiskbullar+dill | 3.2 0.4 8.4 1.4 0.2 7 1.2 | Fiskbullar 54 % (fisk 52 % (kolja, sej, torsk), vatten, mjölk, potatismjöl, salt, rapsolja), sås (vatten, modifierad stärkelse, rapsolja, mjölkpulver, dill 1 %, salt).
fiskbullar | 1.6 0.3 6.8 1 0.2 8.4 1.4 | Fiskbullar 60 % (fisk 52 % (kolja, sej, torsk), vatten, mjölk, potatismjöl, salt, rapsolja), buljong (vatten, salt).
burgare+lax|laxburgare | 12 1.7 8.6 0.8 0.8 14.8 1.1 | Lax 70 %, vatten, ströbröd (vetemjöl, jäst, salt), äggvita, rapsolja, potatisstärkelse, salt, dill.
burgare | 5.4 0.5 9.6 0.8 0.8 14.4 1.1 | Torsk 70 %, vatten, ströbröd (vetemjöl, jäst, salt), äggvita, rapsolja, potatisstärkelse, salt, citronpeppar.
laxpudding | 7 2.4 10 1.9 0.9 7.2 1 | Potatis 55 %, mjölk, lax 16 %, ägg, lök, smör, dill, salt, vitpeppar.
räksallad | 22 2 7 5.6 0.4 5 1.4 | Rapsolja, vatten, räkor 22 %, sparris, surimi (fisk, vatten, vetestärkelse, äggvita, socker), äggula, socker, ättika, senapsfrön, salt, konserveringsmedel (kaliumsorbat, natriumbensoat).
* | 4.8 0.8 24 4.4 0.8 8.6 1 | Kokt sushiris (ris, vatten, risvinäger, socker, salt), lax 26 %, gurka, avokado, nori, sojasås (vatten, sojabönor, vete, salt), wasabi, inlagd ingefära, sesamfrön.
`
