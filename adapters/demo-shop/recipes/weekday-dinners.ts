/** Recipes for weekday dinners; parse-recipes.ts describes the format. */
export const weekdayDinners = `
# 1001 | Spaghetti med köttfärssås | 35 min | 690 kcal | vardagsmiddag | Italienskt
Klassisk köttfärssås som puttrar sig smakrik medan pastan kokar.
500 g blandfärs
2 gul lök
2 vitlöksklyfta
2 morot
780 g krossade tomater
2 msk tomatpuré
1 köttbuljongtärning
360 g spaghetti
2 msk olivolja
1 tsk torkad oregano
1 krm svartpeppar
* Skala och finhacka lök och vitlök. Skala och riv morötterna.
* Bryn färsen i olja i en vid gryta på hög värme tills den har fått färg. Lägg i lök, vitlök och morot och låt steka med i några minuter.
* Rör ner tomatpurén och stek den i en minut. Tillsätt krossade tomater, smulad buljongtärning, oregano och peppar.
* Låt såsen puttra under lock i 20 minuter. Rör om då och då och späd med lite vatten om den blir för tjock.
* Koka spaghettin enligt förpackningen och servera med såsen.
! Gör dubbel sats och frys in. Såsen håller i tre månader i frysen.
# 1003 | Köttbullar med potatismos och gräddsås | 50 min | 780 kcal | vardagsmiddag husmanskost
Rullade för hand, stekta i smör och serverade som sig bör med lingon.
-- Köttbullar
500 g blandfärs
0,5 dl ströbröd
1 dl standardmjölk
1 ägg
1 gul lök
1 tsk salt
2 krm kryddpeppar
25 g smör
-- Potatismos
900 g mjölig potatis
2 dl standardmjölk
25 g smör
-- Gräddsås
2 dl vispgrädde
2 msk kalvfond
1 tsk mörk sojasås
-- Till servering
1 dl lingonsylt
* Blanda ströbröd och mjölk och låt svälla i 10 minuter. Riv löken fint och blanda med färs, ägg, salt och kryddpeppar till en smidig smet.
* Skala potatisen, dela den i bitar och koka mjuk i saltat vatten.
* Rulla små bollar med fuktade händer. Stek dem runt om i smör på medelvärme i 8–10 minuter och lägg upp dem.
* Vispa ur pannan med grädde, fond och soja. Låt såsen koka ihop i några minuter.
* Häll av potatisen, stöt den och vispa luftig med varm mjölk och smör. Smaka av med salt.
* Servera köttbullarna med mos, sås och lingonsylt.
! Stek en provbulle först, så hinner du justera kryddningen.
# 1004 | Korv stroganoff med ris | 25 min | 620 kcal | vardagsmiddag husmanskost
Barnens favorit på bordet på under halvtimmen.
400 g falukorv
1 gul lök
2 msk tomatpuré
2,5 dl matlagningsgrädde
1 dl mellanmjölk
1 msk senap
300 g basmatiris
1 msk smör
1 krm svartpeppar
* Koka riset enligt förpackningen.
* Skala och finhacka löken. Skär korven i strimlor.
* Fräs löken mjuk i smöret. Lägg i korven och låt den få lite färg.
* Rör ner tomatpuré och låt den steka med i en minut. Häll på grädde och mjölk och låt småkoka i 5 minuter.
* Smaka av med senap och peppar och servera med riset.
! Lite hackad smörgåsgurka i grytan ger extra syra.
# 1006 | Kycklinggryta med röd curry och kokosmjölk | 30 min | 640 kcal | vardagsmiddag soppor-och-grytor | Thailändskt
Krämig gryta med lagom hetta som smakar ännu bättre dagen efter.
600 g kycklinglårfilé
4 dl kokosmjölk
2 msk röd currypasta
1 röd paprika
150 g sugarsnaps
300 g jasminris
1 lime
1 kruka koriander
1 msk rapsolja
1 msk fisksås
* Koka riset. Skär kycklingen i bitar och paprikan i strimlor.
* Hetta upp oljan i en gryta och fräs currypastan i en minut så att den doftar.
* Lägg i kycklingen och bryn den runt om. Häll på kokosmjölken och låt sjuda i 10 minuter.
* Lägg i paprika och sockerärter och koka i ytterligare 3 minuter.
* Smaka av med fisksås och pressad lime. Toppa med koriander och servera med riset.
! Börja med hälften av currypastan om barn ska äta och ställ resten på bordet.
# 1008 | Tacos med nötfärs | 30 min | 710 kcal | vardagsmiddag | Tex-mex
Fredagens säkraste kort. Ställ fram tillbehören och låt alla bygga sin egen.
500 g nötfärs
1 påse tacokrydda
8 tortillabröd
230 g tacosås
0,5 gurka
3 tomat
1 burk majs
150 g riven ost
1 avokado
1 msk rapsolja
* Stek färsen i oljan tills den är smulig. Rör ner kryddan och 1 dl vatten och låt puttra tills det mesta har kokat in.
* Tärna gurka och tomat, häll av majsen och skiva avokadon. Lägg allt i skålar.
* Värm bröden i en torr panna, en halv minut per sida.
* Fyll bröden med färs, grönsaker, ost och tacosås.
! Stek hälften färs och hälften svarta bönor, så räcker fyllningen till fler.
# 1010 | Pasta carbonara | 20 min | 760 kcal | vardagsmiddag | Italienskt
Ägg, ost och knaprigt bacon. Ingen grädde behövs.
400 g spaghetti
280 g bacon
4 ägg
100 g riven parmesan
1 vitlöksklyfta
2 krm svartpeppar
* Koka pastan i rikligt med saltat vatten. Spara 1 dl av kokvattnet.
* Stek baconet knaprigt i en stor panna med den krossade vitlöken. Ta bort vitlöken.
* Vispa ägg, parmesan och svartpeppar i en skål.
* Häll av pastan och vänd ner den i pannan. Ta pannan från värmen.
* Rör ner äggblandningen och späd med lite pastavatten tills såsen blir blank och krämig. Servera genast.
! Pannan får inte stå på värmen när äggen hälls i, då blir det äggröra.
# 1013 | Wokade nudlar med kyckling och broccoli | 25 min | 590 kcal | vardagsmiddag | Asiatiskt
Snabb wok med mycket grönt och en sötstark sås.
600 g kycklinglårfilé
250 g äggnudlar
1 purjolök
2 morot
400 g broccoli
0,5 dl sojasås
1 dl sweet chilisås
1 msk ingefära, riven
2 msk rapsolja
2 msk sesamfrön
* Koka nudlarna enligt förpackningen, häll av och skölj dem i kallt vatten.
* Strimla kyckling, purjolök och morötter. Dela broccolin i små buketter.
* Woka kycklingen i hälften av oljan på hög värme tills den är genomstekt. Lägg den åt sidan.
* Woka grönsakerna med ingefäran i resten av oljan i 4 minuter. De ska ha lite tuggmotstånd.
* Vänd ner kyckling, nudlar, soja och sweet chilisås. Låt allt bli hett och strö över sesamfrön.
! Ha allt färdigskuret innan du sätter på pannan, wokningen går fort.
# 1015 | Lasagne al forno | 75 min | 720 kcal | vardagsmiddag helg | Italienskt | 6 portioner
Lager av köttfärssås, ostsås och pasta. Lika god att värma dagen efter.
-- Köttfärssås
500 g nötfärs
1 gul lök
2 vitlöksklyfta
780 g krossade tomater
2 msk tomatpuré
1 msk olivolja
-- Ostsås
50 g smör
0,75 dl vetemjöl
7 dl standardmjölk
150 g riven ost
1 krm malen muskotnöt
-- Dessutom
250 g lasagneplattor
* Sätt ugnen på 200 °C. Hacka löken och fräs den i oljan. Lägg i färsen och stek tills den är smulig.
* Tillsätt pressad vitlök, tomatpuré och krossade tomater. Låt puttra i 15 minuter.
* Smält smöret i en kastrull och vispa ner mjölet. Späd med mjölken lite i taget och koka i 3 minuter. Rör ner hälften av osten och muskot.
* Varva köttfärssås, plattor och ostsås i en ugnsfast form. Avsluta med ostsås och resten av osten.
* Grädda mitt i ugnen i 30–35 minuter tills ytan är gyllene. Låt vila i 10 minuter innan du skär upp.
! Plattorna blir mjukare om såsen är lite lösare än du tror.
# 1016 | Kycklingfajitas | 25 min | 560 kcal | vardagsmiddag | Tex-mex
Fräsande heta grönsaker och kyckling i mjuka bröd med limeyoghurt.
600 g kycklingfilé
2 röd paprika
1 rödlök
1 påse tacokrydda
8 tortillabröd
2 dl matyoghurt
1 lime
1 avokado
2 msk rapsolja
* Strimla kyckling, paprika och lök.
* Rör ihop yoghurten med rivet limeskal, limesaft och lite salt.
* Bryn kycklingen i hälften av oljan på hög värme. Strö över kryddan och stek tills köttet är klart. Lägg åt sidan.
* Stek grönsakerna hastigt i resten av oljan så att de får färg men är spänstiga. Vänd ner kycklingen.
* Servera i varma bröd med avokado och limeyoghurt.
! Pannan ska vara riktigt het, annars kokar grönsakerna.
# 1017 | Hamburgare med klyftpotatis | 35 min | 820 kcal | vardagsmiddag helg | Amerikanskt
Saftiga hamburgare på ren färs med smält cheddar.
600 g nötfärs
4 hamburgerbröd
4 cheddar, i skivor
2 tomat
0,5 isbergssallad
1 rödlök
50 g smörgåsgurka
1 dl majonnäs
2 msk ketchup
700 g klyftpotatis
1 msk rapsolja
* Tillaga klyftpotatisen i ugn enligt förpackningen.
* Forma färsen till platta biffar, lite större än bröden. Salta och peppra dem precis före stekningen.
* Rör ihop majonnäs och ketchup. Skiva tomat, lök och gurka.
* Stek biffarna i oljan på hög värme i 2–3 minuter per sida. Lägg på osten den sista minuten.
* Rosta bröden och bygg hamburgarna med sallad, biff, grönsaker och dressing.
! Platta inte till biffarna under stekningen, då försvinner saften.
# 1018 | Kyckling i ugn med citron och potatis | 60 min | 610 kcal | vardagsmiddag
Allt lagas på samma plåt medan du gör annat.
1000 g kycklingklubbor
900 g delikatesspotatis
1 citron
4 vitlöksklyfta
2 rödlök
3 msk olivolja
1 tsk torkad timjan
1 tsk paprikapulver
1 tsk salt
* Sätt ugnen på 225 °C. Dela potatisen på mitten och lökarna i klyftor.
* Blanda kyckling, potatis, lök och hela vitlöksklyftor med olja, timjan, paprika och salt på en plåt.
* Skär citronen i klyftor och lägg dem mellan bitarna.
* Rosta mitt i ugnen i 45 minuter tills kycklingen är genomstekt och potatisen gyllene. Ös med skyn efter halva tiden.
* Servera direkt från plåten med en sallad.
! Kryp under skinnet med lite smör, så blir det extra krispigt.
`
