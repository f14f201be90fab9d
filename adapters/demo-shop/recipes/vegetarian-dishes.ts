/** Recipes without meat and fish; parse-recipes.ts describes the format. */
export const vegetarianDishes = `
# 1002 | Pannkakor med lingonsylt | 30 min | 520 kcal | vegetariskt husmanskost
Tunna, gyllene pannkakor till torsdagen och alla andra dagar.
2,5 dl vetemjöl
0,5 tsk salt
6 dl mellanmjölk
3 ägg
50 g smör
2 dl lingonsylt
* Vispa mjöl, salt och hälften av mjölken till en slät smet.
* Vispa i resten av mjölken och äggen. Låt smeten svälla i 10 minuter.
* Smält en klick smör i stekpannan och häll i ett tunt lager smet.
* Grädda tills ytan har stelnat, vänd och grädda den andra sidan. Fortsätt tills smeten är slut.
* Servera med lingonsylt.
! Den första pannkakan är alltid kockens. Sänk värmen om smöret bryns.
# 1009 | Halloumistroganoff med ris | 30 min | 690 kcal | vegetariskt vardagsmiddag
Barnvänlig vardagsgryta med salt ost som inte smälter.
400 g halloumi
1 gul lök
1 röd paprika
2 msk tomatpuré
2,5 dl matlagningsgrädde
1 grönsaksbuljongtärning
300 g basmatiris
1 msk rapsolja
1 tsk paprikapulver
* Koka riset. Skär halloumin i stavar och grönsakerna i strimlor.
* Stek halloumin gyllene i oljan och lägg den åt sidan.
* Fräs lök och paprika mjuka i samma panna. Rör ner tomatpuré och paprikapulver.
* Häll på grädde och 1 dl vatten, smula ner buljongen och låt puttra i 5 minuter.
* Vänd ner halloumin och servera med riset.
! Salta inte förrän i slutet, halloumi och buljong är salta nog.
# 1011 | Chili sin carne med jasminris | 40 min | 540 kcal | vegetariskt soppor-och-grytor | Tex-mex
Mättande böngryta med rökig hetta.
300 g vegofärs
1 förp kidneybönor
1 förp svarta bönor
1 gul lök
2 vitlöksklyfta
1 röd paprika
780 g krossade tomater
1 tsk chilipulver
2 tsk spiskummin
300 g jasminris
20 g mörk choklad
2 msk rapsolja
* Hacka lök, vitlök och paprika. Fräs i oljan med chili och spiskummin i 5 minuter.
* Lägg i vegofärsen och stek några minuter till.
* Tillsätt krossade tomater och avsköljda bönor. Låt puttra i 20 minuter.
* Koka riset under tiden.
* Rör ner chokladen, smaka av med salt och servera.
! Chokladen rundar av hetan. En klick havrefraiche gör också susen.
# 1028 | Falafel i pitabröd med yoghurtsås | 25 min | 520 kcal | vegetariskt | Mellanöstern
Krispig falafel med massor av grönt och sval sås.
600 g falafel
6 pitabröd
3 dl matyoghurt
1 vitlöksklyfta
0,5 gurka
2 tomat
1 rödlök
0,5 isbergssallad
0,5 dl persilja, hackad
* Värm falafeln i ugnen enligt förpackningen, de sista minuterna tillsammans med bröden.
* Rör ihop yoghurt, pressad vitlök, salt och persilja.
* Tärna gurka och tomat, strimla sallad och skiva rödlöken tunt.
* Skär upp bröden och fyll dem med grönsaker, falafel och sås.
! Lägg rödlöken i citronsaft en stund, så blir den mild och rosa.
# 1029 | Krämig svamppasta | 25 min | 650 kcal | vegetariskt vardagsmiddag | Italienskt
Stekta champinjoner, grädde och timjan. Enkelt och mycket gott.
400 g penne
500 g champinjoner
1 gul lök
2 vitlöksklyfta
2,5 dl matlagningsgrädde
100 g riven ost
1 tsk torkad timjan
1 msk sojasås
2 msk olivolja
65 g ruccola
* Koka pastan. Spara 1 dl av kokvattnet.
* Skiva svampen och stek den i oljan på hög värme tills vätskan är borta och svampen har fått färg.
* Lägg i hackad lök, vitlök och timjan och stek i 3 minuter.
* Häll på grädde och soja och låt koka ihop. Rör ner osten och späd med pastavatten.
* Vänd ner pastan och toppa med ruccola.
! Trängs svampen i pannan blir den blöt. Stek i två omgångar.
# 1030 | Kikärtscurry med spenat | 30 min | 510 kcal | vegetariskt soppor-och-grytor | Indiskt
Indisk vardagsgryta av det du har i skafferiet.
2 förp kikärter
1 gul lök
3 vitlöksklyfta
1 msk ingefära, riven
4 dl kokosmjölk
390 g krossade tomater
2 tsk curry
1 tsk spiskummin
130 g babyspenat
300 g basmatiris
2 msk rapsolja
1 lime
* Koka riset. Hacka löken och fräs den mjuk i oljan.
* Tillsätt vitlök, ingefära, curry och spiskummin och fräs i en minut.
* Häll på tomater och kokosmjölk, lägg i avsköljda kikärter och låt puttra i 15 minuter.
* Rör ner spenaten så att den sjunker ihop. Smaka av med salt och limesaft.
* Servera med riset.
! Mosa några av kikärterna mot grytans kant så blir den krämigare.
# 1031 | Halloumiburgare med mangosalsa | 30 min | 730 kcal | vegetariskt helg | Amerikanskt
Grillad halloumi, söt mango och lite hetta i ett rostat bröd.
400 g halloumi
4 hamburgerbröd
1 mango
0,5 rödlök
0,5 röd chili
1 lime
1 dl majonnäs
1 tsk sambal oelek
65 g babyspenat
1 msk rapsolja
* Tärna mango och rödlök fint, hacka chilin och blanda med saften av limen.
* Rör ihop majonnäs och sambal oelek.
* Skär halloumin i centimetertjocka skivor och stek dem i oljan, 2 minuter per sida.
* Rosta bröden.
* Bygg burgarna med spenat, halloumi, salsa och majonnäs.
! Halloumi är godast direkt ur pannan, så rosta bröden först.
# 1032 | Tofuwok med cashewnötter | 25 min | 560 kcal | vegetariskt vardagsmiddag | Asiatiskt
Krispig tofu i söt och salt sås.
540 g tofu
500 g wokgrönsaker
2,5 dl teriyakisås
1,5 dl cashewnötter
300 g jasminris
2 salladslök
3 msk potatismjöl
3 msk rapsolja
* Koka riset. Pressa vätskan ur tofun mellan papper och skär den i tärningar.
* Vänd tofun i potatismjöl och stek den krispig i oljan. Lägg åt sidan.
* Woka grönsakerna på hög värme i 4 minuter.
* Häll på såsen, vänd ner tofu och nötter och låt koka upp.
* Strö över strimlad salladslök och servera med riset.
! Potatismjölet ger den frasiga ytan, hoppa inte över det.
# 1033 | Rödbetsbiffar med fetaost | 45 min | 480 kcal | vegetariskt
Vackert rosa biffar med rostad potatis och en krämig sås.
4 rödbeta
1 gul lök
2 ägg
1,5 dl havregryn
150 g fetaost
900 g delikatesspotatis
2 dl crème fraiche
0,5 dl persilja, hackad
3 msk rapsolja
* Sätt ugnen på 225 °C. Halvera potatisen, vänd den i lite olja och rosta i 30 minuter.
* Skala och riv rödbetor och lök. Blanda med ägg, havregryn, hälften av osten, salt och peppar. Låt svälla i 15 minuter.
* Forma till biffar och stek dem i resten av oljan på medelvärme, 4 minuter per sida.
* Rör ihop crème fraiche, persilja och resten av osten.
* Servera biffarna med potatis och sås.
! Dra på handskar när du river, rödbetor färgar av sig.
`
