/** Ingredients and nutrients of the department 'Frukt & grönt'; parse-foods.ts describes the format. */
export const fruitAndVegetableFoods = `
# Bananer
kok | 0.3 0.1 30 15 2.3 1.3 0 | -
* | 0.5 0.2 20 17 1.6 1.1 0 | -
# Äpplen & päron
päron | 0.2 0 11.3 9.8 3.1 0.4 0 | -
* | 0.1 0 11.4 10.4 2.3 0.3 0 | -
# Citrus
citron|lime | 0.5 0.1 6.5 2.5 2.8 0.9 0 | -
grapefrukt|pomelo | 0.1 0 7.9 7 1.3 0.8 0 | -
* | 0.2 0 9.6 8.8 2 0.9 0 | -
# Druvor & bär
druv | 0.3 0.1 16.5 15.9 1 0.6 0 | -
jordgubb | 0.4 0 6.1 5.6 1.8 0.7 0 | -
blåbär | 0.6 0 9.5 8.2 3.1 0.7 0 | -
hallon|björnbär | 0.6 0 5.2 4.4 5.5 1.3 0 | -
granatäpple | 1.2 0.1 14.5 13.7 4 1.7 0 | -
körsbär | 0.3 0.1 13.2 12.8 1.6 1.1 0 | -
* | 0.4 0 8.2 7.4 4.3 1.3 0 | -
# Exotisk frukt
avokado | 15 2.9 2.1 0.7 6.2 1.9 0 | -
kokosnöt | 33.5 29.7 6.2 6.2 9 3.3 0.05 | -
dadlar | 0.2 0 68 66.5 6.7 1.8 0 | -
kiwi | 0.6 0.1 10.6 9 2.7 1 0 | -
mango | 0.4 0.1 13.4 12.8 1.7 0.6 0 | -
ananas | 0.2 0 11.7 10.6 1.2 0.5 0 | -
granatäpple | 1.2 0.1 14.5 13.7 4 1.7 0 | -
passion | 0.7 0.1 13 11.2 10.4 2.2 0.07 | -
* | 0.3 0.1 14.5 13.5 2.3 0.8 0 | -
# Melon & stenfrukt
melon | 0.2 0 7 6.6 0.6 0.7 0.02 | -
* | 0.3 0 9.2 8.6 1.6 1 0 | -
# Tomat
* | 0.2 0 3.3 3 1.3 0.9 0.01 | -
# Gurka & paprika
gurka | 0.1 0 2 1.8 0.8 0.7 0.01 | -
chili|padron | 0.4 0.1 6.5 5 1.8 1.8 0.02 | -
* | 0.3 0.1 5 4.4 1.9 1 0.01 | -
# Sallad
caesar | 12 1.9 8.5 2.4 1.6 3.9 0.7 | Romansallad 62 %, caesardressing (rapsolja, vatten, äggula, vinäger, riven hårdost, socker, salt, dijonsenap, sardeller, vitlök), krutonger (vetemjöl, solrosolja, salt, jäst), riven hårdost 6 %.
coleslaw | 0.2 0 5.2 4.4 2.4 1.2 0.03 | Vitkål 75 %, morötter 20 %, rödkål 5 %.
grönkål | 0.9 0.1 3.4 1.5 4.1 3.6 0.08 | -
* | 0.3 0 1.7 1.1 1.7 1.6 0.06 | -
# Lök & vitlök
vitlök | 0.5 0.1 25.5 1.4 3 6.4 0.03 | -
purjo|sallads | 0.3 0 4.8 3.5 2.1 1.6 0.03 | -
* | 0.1 0 7.8 5.2 1.8 1.2 0.01 | -
# Rotfrukter
sötpotatis | 0.2 0.1 17.2 4.7 3 1.6 0.14 | -
förkokt | 0.1 0 7.9 7.3 2.2 1.5 0.15 | Rödbetor.
rödbet|polkabet|gulbet | 0.1 0 7.4 6.8 2.4 1.4 0.16 | -
ingefära|gurkmeja | 0.8 0.2 15.8 1.7 2.1 1.8 0.03 | -
pepparrot | 0.6 0.1 10.5 8 7 3.4 0.05 | -
palsternacka | 0.6 0.1 13 5.6 4.3 1.6 0.04 | -
jordärtskocka | 0.1 0 15.4 9.6 1.9 2 0.01 | -
rädis | 0.1 0 1.9 1.9 1.5 0.7 0.08 | -
rotselleri | 0.3 0.1 5.9 2.1 4.9 1.5 0.24 | Rotselleri.
* | 0.2 0 7.1 5 2.7 0.8 0.1 | -
# Kål & broccoli
broccoli|bimi | 0.4 0 3.2 1.9 3 3.4 0.06 | -
blomkål | 0.3 0.1 3.1 2.3 2.3 1.9 0.05 | -
brysselkål | 0.4 0.1 5.2 2.2 4 3.8 0.05 | -
* | 0.2 0 4.3 3.4 2.3 1.3 0.04 | -
# Svamp
* | 0.4 0.1 1.9 1.5 1.6 2.5 0.01 | -
# Övriga grönsaker
majskolv|babymajs | 1.4 0.2 15.7 4.4 2.6 3.3 0.02 | -
selleri | 0.2 0 1.6 1.4 1.6 0.7 0.2 | Blekselleri.
sparris | 0.1 0 2 1.8 2 2.3 0 | -
sugarsnap|salladsärt|ärtskott | 0.3 0.1 6.1 4.2 2.7 3.1 0.01 | -
haricots | 0.2 0 3.9 2.3 3.1 1.8 0.01 | -
asiatisk | 0.2 0 4.9 3.9 2.2 1.5 0.03 | Vitkål, morötter, sojabönsgroddar, paprika, purjolök, broccoli.
wok | 0.2 0 4.9 3.9 2.2 1.5 0.03 | Vitkål, morötter, paprika, purjolök, broccoli, salladslök.
sopp | 0.2 0 7.3 4.9 3.1 1.2 0.14 | Morötter, palsternacka, rotselleri, kålrot, purjolök.
böngrodd | 0.2 0 3 2.4 1.8 3 0.02 | -
* | 0.2 0 4.1 3 2 1.1 0.02 | -
# Potatis
* | 0.1 0 16.5 0.9 1.7 1.9 0.01 | -
# Kyld potatis
kokt potatis|skivad kokt|tärnad kokt | 0.1 0 15.6 0.7 1.6 1.8 0.02 | Potatis, konserveringsmedel (natriumdisulfit), antioxidationsmedel (askorbinsyra).
kulpotatis | 2.6 0.2 16 1 1.8 1.9 0.9 | Potatis 93 %, rapsolja, salt, {0}, lökpulver, örter, maltodextrin.
gratäng ost|gratäng med ost | 8.2 4.6 12 2.6 1.2 3.2 0.9 | Potatis 58 %, vispgrädde 18 %, mjölk, ost 6 %, purjolök 5 %, modifierad stärkelse, salt, vitlök, vitpeppar.
gratäng | 7.6 4.7 12.4 2.7 1.1 2.3 0.8 | Potatis 62 %, vispgrädde 20 %, mjölk, gul lök, modifierad stärkelse, salt, vitlök, vitpeppar.
potatissallad fransk|fransk potatissallad | 6.5 0.5 14.5 2.1 1.6 1.7 1 | Potatis 76 %, rapsolja, vatten, rödlök, vitvinsvinäger, kapris, persilja, salt, socker, svartpeppar.
potatissallad | 13.5 1.4 13.4 3.2 1.2 1.6 0.9 | Potatis 60 %, rapsolja, vatten, {0}, purjolök, socker, äggula, ättiksprit, senap (vatten, senapsfrön, ättiksprit, salt), salt, konserveringsmedel (kaliumsorbat).
coleslaw | 14.6 1.4 8.5 7.8 1.8 1 0.8 | Vitkål 58 %, rapsolja, vatten, morötter 8 %, socker, äggula, ättiksprit, salt, senapsfrön, konserveringsmedel (kaliumsorbat).
potatismos | 2.9 1.7 14.5 1.8 1.4 2.2 0.7 | Potatis 78 %, mjölk 15 %, smör 3 %, salt, vitpeppar, muskotnöt.
# Färska örter
* | 0.8 0.2 4.2 1.6 3.4 3.2 0.08 | -
# Färdigskuren frukt
vattenmelon | 0.2 0 7 6.6 0.5 0.6 0.02 | Vattenmelon.
melon | 0.2 0 7 6.6 0.7 0.7 0.02 | Honungsmelon, cantaloupmelon, vattenmelon.
ananas | 0.2 0 11.7 10.6 1.2 0.5 0 | Ananas.
mango | 0.4 0.1 13.4 12.8 1.7 0.6 0 | Mango.
äppel | 0.1 0 11.4 10.4 2.2 0.3 0 | Äpple, antioxidationsmedel (askorbinsyra, kalciumaskorbat).
morot & gurka | 0.2 0 5 4.4 2 0.8 0.06 | Morötter, gurka.
grönsaks | 0.2 0 4.9 4.2 2 0.9 0.05 | Morötter, gurka, paprika, körsbärstomater.
* | 0.3 0 10.9 10 1.6 0.7 0 | Ananas, honungsmelon, mango, vindruvor.
# Färskpressad juice & shots
shot+gurkmeja | 0.1 0 9.3 8.9 0.2 0.4 0 | Äppeljuice 63 %, ingefärsjuice 25 %, citronjuice 9 %, gurkmejajuice 3 %.
shot+rödbeta | 0.1 0 9 8.7 0.3 0.5 0.03 | Äppeljuice 55 %, ingefärsjuice 22 %, rödbetsjuice 15 %, citronjuice 8 %.
shot | 0.1 0 9.5 9.1 0.2 0.3 0 | Äppeljuice 65 %, ingefärsjuice 27 %, citronjuice 8 %.
morot | 0.2 0 8.6 7.9 0.5 0.7 0.03 | Apelsinjuice 55 %, morotsjuice 45 %.
blodapelsin | 0.1 0 9.2 8.6 0.3 0.7 0 | Blodapelsinjuice.
juice+apelsin|apelsinjuice | 0.1 0 9.3 8.8 0.3 0.7 0 | Apelsinjuice.
grapefrukt | 0.1 0 7.9 7.4 0.3 0.6 0 | Grapefruktjuice.
juice | 0.1 0 10.6 10.2 0.2 0.2 0 | Äppeljuice.
mango | 0.2 0 12.6 11.5 1 0.6 0 | Mangopuré 45 %, apelsinjuice 35 %, bananpuré 20 %.
jordgubb | 0.2 0 12.2 10.9 1.2 0.7 0 | Äppeljuice 34 %, jordgubbspuré 33 %, bananpuré 33 %.
blåbär | 0.3 0 12 10.7 1.8 0.7 0 | Äppeljuice 40 %, bananpuré 24 %, blåbärspuré 20 %, hallonpuré 16 %.
kokos | 1.5 1.3 13 11.6 1 0.6 0.01 | Ananasjuice 45 %, bananpuré 35 %, kokosmjölk 20 %.
* | 0.2 0 11.5 10.4 1 0.7 0.01 | Äppeljuice 50 %, bananpuré 20 %, mangopuré 15 %, spenatpuré 8 %, limejuice 5 %, ingefärspuré 2 %.
# Torkad frukt
russin | 0.5 0.1 69 65 5 3 0.05 | Russin, solrosolja. | 
dadlar | 0.4 0.1 68 64 8 2.3 0.01 | Dadlar.
aprikos | 0.5 0 53 50 7.3 3.4 0.02 | Torkade aprikoser, konserveringsmedel (svaveldioxid).
tranbär | 1.1 0.1 76 69 5.5 0.3 0.01 | Tranbär 60 %, socker, solrosolja.
katrinplommon | 0.4 0.1 55 38 7.1 2.2 0.01 | Katrinplommon, konserveringsmedel (kaliumsorbat).
fikon | 0.9 0.1 54 48 9.8 3.3 0.02 | Torkade fikon.
goji | 1.5 0.3 52 46 13 12 0.6 | Torkade gojibär.
mango | 0.8 0.2 74 66 4.5 2.4 0.05 | Mango 80 %, socker, konserveringsmedel (svaveldioxid).
* | 0.4 0.1 65 57 9 1.3 0.05 | Torkade äpplen. | AU
# Naturella nötter & frön
mandel | 52 4.1 6.9 4.6 11 21 0 | Sötmandel. | AP AN AS
cashew | 46 8.6 26 6.3 3.3 18 0.03 | Cashewnötter. | AP AN AS
valnöt | 65 6.1 6.1 2.6 6.7 15 0 | Valnötter. | AP AN AS
hasselnöt | 61 4.6 7 4.3 9.7 15 0 | Hasselnötter. | AP AN AS
pekan | 72 6.2 4.3 4 9.6 9.2 0 | Pekannötter. | AP AN AS
paranöt | 67 16 4.2 2.3 7.5 14 0.01 | Paranötter. | AP AN AS
pinje | 65 5 7 3.6 3.7 17 0.01 | Pinjenötter. | AP AN AS
macadamia | 74 12 5.2 4.6 8.6 7.9 0.01 | Macadamianötter. | AP AN AS
solros | 50 4.7 12 2.6 8.6 21 0.01 | Solroskärnor. | AN AS
pumpa | 46 8.5 8 1.4 6 30 0.02 | Pumpakärnor. | AN AS
chia | 31 3.3 5 0.8 34 20 0.04 | Chiafrön. | AN AS
linfrö | 38 3.5 5 1.6 27 20 0.08 | Linfrön. | AS AN
sesam | 52 7.3 10 0.3 12 18 0.03 | Sesamfrön. | AN
* | 0.6 0.1 2 0 85 2 0.2 | Psylliumfröskal.
`
