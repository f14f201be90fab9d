/** Ingredients and nutrients of the department 'Dryck'; parse-foods.ts describes the format. */
export const drinkFoods = `
# Läsk
(coca-cola|cola|pepsi)+(zero|max)|pepsi max | 0 0 0 0 0 0 0.02 | Kolsyrat vatten, färgämne (sockerkulör E 150d), surhetsreglerande medel (fosforsyra, natriumcitrat), sötningsmedel (acesulfam K, sukralos), naturliga aromer inklusive koffein, {0}.
cola|pepsi|pepper original|^dr pepper$ | 0 0 10.6 10.6 0 0 0 | Kolsyrat vatten, socker, färgämne (sockerkulör E 150d), surhetsreglerande medel (fosforsyra), naturliga aromer inklusive koffein, {0}.
tonic | 0 0 8.2 8.2 0 0 0.01 | Kolsyrat vatten, socker, surhetsreglerande medel (citronsyra), naturliga aromer, kinin.
bitter lemon|russchian|ginger | 0 0 8.8 8.8 0 0 0.01 | Kolsyrat vatten, socker, {schweppes}, surhetsreglerande medel (citronsyra), naturliga aromer.
(zero|sockerfri) | 0 0 0.2 0.1 0 0 0.02 | Kolsyrat vatten, {läsk}, surhetsreglerande medel (citronsyra), sötningsmedel (acesulfam K, sukralos), naturliga aromer, konserveringsmedel (kaliumsorbat).
must | 0 0 8.4 8.2 0 0.1 0.01 | Kolsyrat vatten, socker, kornmaltextrakt, färgämne (sockerkulör E 150c), surhetsreglerande medel (citronsyra), humleextrakt, kryddaromer, konserveringsmedel (natriumbensoat).
sockerdricka | 0 0 8.6 8.6 0 0 0 | Kolsyrat vatten, socker, surhetsreglerande medel (citronsyra), naturliga aromer.
fanta|zingo|apelsin | 0 0 8.8 8.7 0 0 0.01 | Kolsyrat vatten, socker, {läsk}, surhetsreglerande medel (citronsyra), naturliga aromer, antioxidationsmedel (askorbinsyra), stabiliseringsmedel (guarkärnmjöl), färgämne (karotener).
* | 0 0 9 9 0 0 0.01 | Kolsyrat vatten, socker, {läsk}, surhetsreglerande medel (citronsyra), naturliga aromer, konserveringsmedel (kaliumsorbat).
# Energidryck
(nocco|celsius|clean drink) | 0 0 0.4 0 0 0.4 0.03 | Kolsyrat vatten, surhetsreglerande medel (citronsyra), {bcaa}, aromer, koffein (32 mg/100 ml), sötningsmedel (sukralos), vitaminer (B3, B6, B12, folsyra, biotin, D), konserveringsmedel (kaliumsorbat).
(ultra|sockerfri) | 0 0 0.8 0 0 0.3 0.2 | Kolsyrat vatten, surhetsreglerande medel (citronsyra, natriumcitrat), taurin 0,4 %, aromer, sötningsmedel (sukralos, acesulfam K), koffein (32 mg/100 ml), vitaminer (B3, B5, B6, B12), konserveringsmedel (kaliumsorbat).
mango | 0 0 12 11.4 0 0 0.1 | Kolsyrat vatten, socker, fruktjuice från koncentrat 16 % (apelsin, mango, passionsfrukt), surhetsreglerande medel (citronsyra), taurin 0,4 %, aromer, koffein (32 mg/100 ml), vitaminer (B3, B5, B6, B12), konserveringsmedel (kaliumsorbat).
* | 0 0 11 11 0 0 0.15 | Kolsyrat vatten, socker, surhetsreglerande medel (citronsyra, natriumcitrat), taurin 0,4 %, aromer, koffein (32 mg/100 ml), vitaminer (B3, B5, B6, B12), färgämne (sockerkulör).
# Sportdryck & vitamindryck
protein+choklad | 0.9 0.5 4.6 4 0.5 8 0.17 | Mjölk, mjölkprotein 5 %, kakaopulver 1 %, stabiliseringsmedel (karragenan, cellulosagummi), laktasenzym, sötningsmedel (sukralos, acesulfam K), salt, arom.
protein | 0.7 0.4 4.4 4.2 0 8 0.16 | Mjölk, mjölkprotein 5 %, stabiliseringsmedel (karragenan, cellulosagummi), laktasenzym, {0}, sötningsmedel (sukralos, acesulfam K), arom.
powerade|gatorade | 0 0 4.6 4.6 0 0 0.13 | Vatten, druvsocker, socker, surhetsreglerande medel (citronsyra), mineraler (natriumcitrat, kaliumklorid), aromer, stabiliseringsmedel (gummi arabicum), färgämne (briljantblått).
* | 0 0 4.2 4.2 0 0 0.01 | Vatten, fruktos, surhetsreglerande medel (citronsyra), {2}, naturliga aromer, vitaminer (C, B3, E, B6, B12, D), mineraler (magnesium, zink).
# Kolsyrat vatten
sodastream+(pepsi|max) | 0 0 0.4 0 0 0 0.01 | Vatten, färgämne (sockerkulör), surhetsreglerande medel (fosforsyra), sötningsmedel (sukralos, acesulfam K), naturliga aromer, koffein, konserveringsmedel (natriumbensoat). Näringsvärde för färdig dryck.
sodastream | 0 0 4 4 0 0 0.01 | Socker, vatten, surhetsreglerande medel (citronsyra), aromer, sötningsmedel (sukralos), konserveringsmedel (kaliumsorbat). Näringsvärde för färdig dryck.
ramlösa(?!.*(citrus|granat|fläder|jordgubb|persika)) | 0 0 0 0 0 0 0.06 | Naturligt mineralvatten, kolsyra.
crush | 0 0 4.4 4.3 0 0 0.02 | Kolsyrat vatten, socker, {5}, surhetsreglerande medel (citronsyra), naturliga aromer.
citrus|granat|fläder|jordgubb|persika|citron|päron|hallon|äpple|lime|mint|rabarber | 0 0 0 0 0 0 0.04 | Kolsyrat vatten 99 %, naturliga aromer.
* | 0 0 0 0 0 0 0.04 | Kolsyrat vatten.
# Stilla vatten
kokosvatten+ananas | 0 0 5 4.8 0 0.1 0.08 | Kokosvatten 90 %, ananasjuice 10 %.
kokosvatten | 0 0 4.4 4.2 0 0.1 0.1 | Kokosvatten.
smaksatt | 0 0 0 0 0 0 0.01 | Källvatten 99 %, naturliga aromer, surhetsreglerande medel (citronsyra).
* | 0 0 0 0 0 0 0.01 | Källvatten.
# Juice kyld
tranbär | 0 0 11 11 0.1 0.1 0.01 | Vatten, tranbärsjuice från koncentrat 27 %, socker, {10}, antioxidationsmedel (askorbinsyra).
äpple & mango | 0.1 0 11.4 10.8 0.4 0.3 0 | Äpplejuice 70 %, mangopuré 30 %.
äppeljuice|juice+äpple|juice äpple | 0.1 0 10.8 10.4 0.2 0.1 0 | Äpplejuice, antioxidationsmedel (askorbinsyra).
multivitamin | 0.1 0 11 10.2 0.3 0.4 0 | Äpplejuice från koncentrat 50 %, apelsinjuice från koncentrat 30 %, ananasjuice från koncentrat 10 %, mangopuré, passionsfruktsjuice från koncentrat, vitaminer (C, E, B6, folsyra).
tropisk | 0.1 0 11.2 10.6 0.3 0.4 0 | Apelsinjuice från koncentrat 45 %, ananasjuice från koncentrat 35 %, mangopuré 15 %, passionsfruktsjuice från koncentrat 5 %.
ananas | 0.1 0 12 11.4 0.2 0.4 0 | Ananasjuice från koncentrat.
blodapelsin | 0.1 0 9.4 8.8 0.3 0.7 0 | Apelsinjuice från koncentrat 70 %, blodapelsinjuice från koncentrat 30 %.
grapefrukt | 0.1 0 8 7.6 0.3 0.5 0 | Grapefruktjuice från koncentrat.
röda bär | 0.1 0 11 10.4 0.4 0.2 0 | Äpplejuice från koncentrat 70 %, röda druvors juice 18 %, hallonpuré 6 %, jordgubbspuré 6 %.
* | 0.1 0 9.4 8.9 0.4 0.7 0 | {apelsinjuice}.
# Fruktdryck & must
must+rabarber | 0 0 9.6 9.2 0.1 0.1 0 | Äppelmust 85 %, rabarberjuice 15 %, antioxidationsmedel (askorbinsyra).
must | 0 0 10.8 10.4 0.2 0.1 0 | Äppelmust, antioxidationsmedel (askorbinsyra).
iste|arizona | 0 0 6.4 6.4 0 0 0.02 | Vatten, socker, surhetsreglerande medel (citronsyra), teextrakt 0,1 %, {1}, naturliga aromer, antioxidationsmedel (askorbinsyra).
lemonad | 0 0 8 7.8 0 0 0.01 | Kolsyrat vatten, socker, {läsk}, surhetsreglerande medel (citronsyra), naturliga aromer.
* | 0 0 9.4 9.2 0 0 0.01 | Vatten, socker, {fruktdryck} från koncentrat 8 %, surhetsreglerande medel (citronsyra), naturliga aromer, antioxidationsmedel (askorbinsyra).
# Saft & sirap
fun light|smakdroppar|lätt & gott | 0 0 0.1 0.1 0 0 0.02 | Vatten, {saft} 5 %, surhetsreglerande medel (citronsyra), aromer, sötningsmedel (sukralos, acesulfam K), konserveringsmedel (kaliumsorbat, natriumbensoat). Näringsvärde för färdig dryck.
fläderblomssaft | 0 0 9.4 9.4 0 0 0 | Socker, vatten, fläderblomsextrakt 12 %, citronjuice 3 %, surhetsreglerande medel (citronsyra), konserveringsmedel (kaliumsorbat). Näringsvärde för färdig dryck.
* | 0 0 8.6 8.5 0 0 0 | Socker, vatten, {saft} från koncentrat 24 %, surhetsreglerande medel (citronsyra), naturliga aromer, konserveringsmedel (kaliumsorbat, natriumbensoat). Näringsvärde för färdig dryck.
# Folköl
cider | 0 0 7.4 7.2 0 0 0.01 alcohol=2.8 | {cidersmak}, vatten, socker, kolsyra, surhetsreglerande medel (äppelsyra), arom, antioxidationsmedel (kaliumdisulfit).
* | 0 0 2.9 0.2 0 0.4 0 alcohol=2.8 | Vatten, kornmalt, humle.
# Alkoholfri öl
veteöl | 0 0 5.4 3.4 0 0.5 0 alcohol=0.4 | Vatten, vetemalt, kornmalt, humle, jäst.
lättöl | 0 0 2.4 0.2 0 0.3 0 alcohol=1.7 | Vatten, kornmalt, humle.
* | 0 0 4.6 1.6 0 0.3 0 alcohol=0.4 | Vatten, kornmalt, humle.
# Alkoholfri cider & drinkar
glögg | 0 0 17 16.5 0 0.1 0.01 | {glögg}, socker, vatten, kryddextrakt (kanel, kardemumma, kryddnejlika, ingefära), surhetsreglerande medel (citronsyra), konserveringsmedel (kaliumsorbat).
drink | 0 0 6.2 6.2 0 0 0.02 | Kolsyrat vatten, socker, naturliga aromer (enbär, koriander, {0}), surhetsreglerande medel (citronsyra), konserveringsmedel (kaliumsorbat).
* | 0 0 8.4 8.2 0 0 0.01 | {cidersmak}, vatten, socker, kolsyra, surhetsreglerande medel (äppelsyra), arom, antioxidationsmedel (kaliumdisulfit).
# Alkoholfritt vin & bubbel
* | 0 0 4.4 4.2 0 0.1 0.01 alcohol=0.3 | Avalkoholiserat vin, druvmust, kolsyra, naturliga aromer, konserveringsmedel (svaveldioxid).
`
