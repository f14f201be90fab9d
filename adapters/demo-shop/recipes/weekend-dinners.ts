/** Recipes for weekends and parties; parse-recipes.ts describes the format. */
export const weekendDinners = `
# 1048 | Fläskfilé med svampsås och potatisgratäng | 70 min | 760 kcal | helg
Lördagsmiddagen som alla känner igen och alltid blir glada för.
-- Potatisgratäng
900 g fast potatis
3 dl vispgrädde
2 dl standardmjölk
1 vitlöksklyfta
100 g riven ost
-- Fläskfilé och sås
600 g fläskfilé
250 g champinjoner
1 schalottenlök
2 dl vispgrädde
3 msk kalvfond
1 tsk mörk sojasås
50 g smör
* Sätt ugnen på 200 °C. Skala och skiva potatisen tunt. Koka den i grädde, mjölk, pressad vitlök och salt i 5 minuter.
* Häll allt i en form, strö över osten och grädda i 35 minuter.
* Bryn filén runt om i hälften av smöret, salta och peppra. Stek klart i ugnen till 65 °C, cirka 20 minuter. Låt vila.
* Stek skivad svamp och lök i resten av smöret. Häll på grädde, fond och soja och koka ihop.
* Skiva filén och servera med gratäng och sås.
! Låt köttet vila i tio minuter, då stannar saften i skivorna.
# 1049 | Entrecôte med rostad potatis och kryddsmör | 45 min | 790 kcal | helg
Ett bra kött behöver inte mycket mer än smör och tålamod.
800 g entrecôte
900 g delikatesspotatis
250 g sparris
100 g smör
2 vitlöksklyfta
0,5 dl persilja, hackad
1 citron
2 msk rapsolja
1 tsk salt
1 krm svartpeppar
* Ta fram köttet i rumstemperatur. Sätt ugnen på 225 °C.
* Halvera potatisen, vänd den i hälften av oljan och rosta i 30 minuter.
* Blanda rumsvarmt smör med persilja, pressad vitlök och rivet citronskal.
* Stek köttet i resten av oljan på hög värme, 2–3 minuter per sida. Salta, peppra och låt vila under folie.
* Stek sparrisen hastigt i samma panna och servera med köttet, potatisen och en klick smör.
! Innertemperaturen ska vara 54 °C för rosa kött.
# 1050 | Boeuf bourguignon | 150 min | 620 kcal | helg soppor-och-grytor | Franskt
Fransk kalops med svamp, syltlök och rökt fläsk.
800 g högrev
140 g rökt sidfläsk
250 g champinjoner
12 syltlök
2 morot
2 vitlöksklyfta
2 msk tomatpuré
3 msk vetemjöl
6 msk kalvfond
3 msk balsamvinäger
1 tsk torkad timjan
900 g mjölig potatis
50 g smör
* Skär köttet i stora bitar, vänd dem i mjölet och bryn i omgångar i hälften av smöret.
* Stek fläsket i grytan. Lägg i morot, vitlök och tomatpuré och fräs i några minuter.
* Lägg tillbaka köttet. Tillsätt fond, vinäger, timjan och 7 dl vatten och låt sjuda under lock i två timmar.
* Skala löken och stek den gyllene med svampen i resten av smöret. Lägg i grytan den sista halvtimmen.
* Koka potatisen och servera till.
! Byt hälften av vattnet mot rödvin om du vill.
# 1051 | Helstekt kyckling med rotfrukter | 90 min | 640 kcal | helg
Gyllene kyckling och söta rotfrukter ur samma form.
1300 g hel kyckling
400 g sötpotatis
3 morot
2 palsternacka
2 rödlök
1 citron
4 vitlöksklyfta
50 g smör
1 tsk torkad timjan
1 tsk salt
* Sätt ugnen på 200 °C. Skär rotfrukter och lök i bitar och lägg dem i en form.
* Gnid in kycklingen med smör, timjan, salt och peppar. Stoppa in en halv citron och vitlöken.
* Lägg kycklingen på rotfrukterna och stek i nedre delen av ugnen i 70 minuter.
* Ös med skyn ett par gånger. Kycklingen är klar när innertemperaturen är 80 °C.
* Låt vila i 10 minuter, pressa över resten av citronen och servera.
! Koka buljong på benen dagen efter.
# 1052 | Janssons frestelse | 70 min | 520 kcal | helg husmanskost | Svenskt | 6 portioner
Given på julbordet, men lika god en vanlig söndag.
1000 g fast potatis
2 gul lök
2 burk ansjovis
4 dl vispgrädde
1 dl standardmjölk
0,5 dl ströbröd
50 g smör
* Sätt ugnen på 200 °C. Skala potatisen och skär den i tunna stavar. Skiva löken.
* Fräs löken mjuk i hälften av smöret utan att den tar färg.
* Varva potatis, lök och ansjovis i en smord form. Avsluta med potatis.
* Häll på lite av ansjovisspadet, grädden och mjölken. Strö över ströbröd och klicka på resten av smöret.
* Grädda i 50 minuter tills potatisen är mjuk och ytan gyllenbrun.
! Skölj inte potatisen, stärkelsen reder gratängen.
# 1053 | Risotto med kantareller | 40 min | 580 kcal | helg vegetariskt | Italienskt
Rör lugnt och låt svampen få huvudrollen.
4 dl risottoris
300 g kantareller
1 schalottenlök
1 vitlöksklyfta
2 grönsaksbuljongtärning
100 g riven parmesan
50 g smör
2 msk olivolja
1 citron
* Koka upp 1 liter vatten med buljongen och håll den varm.
* Stek svampen i hälften av smöret tills den fått färg. Lägg åt sidan.
* Fräs finhackad lök och vitlök i oljan. Lägg i riset och rör tills det blir blankt.
* Häll på buljong lite i taget under omrörning tills riset är krämigt, cirka 18 minuter.
* Rör ner resten av smöret, osten och lite citron. Toppa med svampen och servera genast.
! Risotton ska rinna ut på tallriken. Späd med buljong om den stelnar.
# 1054 | Pizza med prosciutto och ruccola | 30 min | 720 kcal | helg | Italienskt | 2 portioner
Färdiga bottnar gör fredagspizzan till en snabb historia.
2 pizzabottnar
4 msk passerade tomater
125 g mozzarella
80 g prosciutto
65 g ruccola
125 g körsbärstomater
1 msk olivolja
* Sätt ugnen på 250 °C med en plåt inne i ugnen.
* Bred passerade tomater på bottnarna och riv mozzarellan över.
* Grädda på den heta plåten i 8–10 minuter tills kanterna är knapriga.
* Toppa med prosciutto, ruccola och halverade tomater. Ringla över oljan.
! Den heta plåten ersätter pizzastenen.
# 1055 | Västerbottensostpaj | 60 min | 560 kcal | helg vegetariskt | Svenskt | 8 portioner
Självklar på kräftskivan, och till en grön sallad året om.
-- Pajdeg
3 dl vetemjöl
125 g smör
2 msk vatten
-- Fyllning
300 g västerbottensost
3 ägg
3 dl vispgrädde
1 krm svartpeppar
* Nyp ihop mjöl och kallt smör till en grynig massa. Arbeta in vattnet och tryck ut degen i en pajform. Kyl i 30 minuter.
* Sätt ugnen på 200 °C. Nagga bottnen och förgrädda den i 10 minuter.
* Vispa ägg, grädde och peppar och rör ner osten.
* Häll fyllningen i skalet och grädda i 25–30 minuter tills den stannat och fått fin färg.
* Låt svalna något före servering.
! Pajen är nästan godast ljummen.
`
