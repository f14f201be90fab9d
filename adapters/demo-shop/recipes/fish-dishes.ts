/** Recipes with fish and shellfish; parse-recipes.ts describes the format. */
export const fishDishes = `
# 1005 | Ugnsbakad lax med dillsås och kokt potatis | 35 min | 620 kcal | fisk-och-skaldjur vardagsmiddag
Saftig lax som sköter sig själv i ugnen, med kall dillsås.
500 g laxfilé
900 g fast potatis
2 dl crème fraiche
0,5 dl färsk dill, hackad
1 citron
1 tsk salt
1 krm svartpeppar
* Sätt ugnen på 175 °C. Koka potatisen.
* Lägg laxen i en smord form, salta, peppra och lägg på några tunna citronskivor.
* Baka mitt i ugnen i 15–18 minuter. Laxen är klar när innertemperaturen är 52 °C.
* Rör ihop crème fraiche, dill och lite pressad citron. Smaka av med salt.
* Servera laxen med potatis och sås.
! Ta ut laxen ur kylen en halvtimme innan, så blir den jämnt tillagad.
# 1012 | Torsk i ugn med citron och grädde | 40 min | 510 kcal | fisk-och-skaldjur
Mild torskrygg i en krämig sås med purjolök.
400 g torskfilé
900 g fast potatis
1 purjolök
2 dl vispgrädde
1 citron
0,5 dl färsk dill, hackad
25 g smör
1 tsk salt
1 krm vitpeppar
* Sätt ugnen på 200 °C. Koka potatisen.
* Strimla purjolöken och fräs den mjuk i smöret. Lägg den i en ugnsfast form.
* Lägg fisken på purjon, salta och peppra. Häll på grädden och riv över lite citronskal.
* Baka i ugnen i 20 minuter tills fisken går att dela i flak.
* Strö över dill och servera med potatis och citronklyftor.
! Tina fisken långsamt i kylen, då behåller den saften.
# 1035 | Fiskgratäng med räksås | 55 min | 560 kcal | fisk-och-skaldjur husmanskost
Spritsat potatismos, vit fisk och en len sås med räkor.
400 g sejfilé
250 g skalade räkor
900 g mjölig potatis
2 ägg
3 dl standardmjölk
50 g smör
3 msk vetemjöl
0,5 dl färsk dill, hackad
1 citron
* Sätt ugnen på 225 °C. Koka potatisen och mosa den med hälften av smöret, lite mjölk och äggulor.
* Lägg fisken i en smord form, salta och pressa över lite citron.
* Smält resten av smöret, rör ner mjölet och späd med mjölken. Koka i 3 minuter och rör ner räkor och dill.
* Häll såsen över fisken och spritsa moset runt kanten.
* Gratinera i 20 minuter tills moset har fått färg.
! Rör ner räkorna sist, de blir sega om de kokar.
# 1036 | Panerad rödspätta med remoulad | 30 min | 640 kcal | fisk-och-skaldjur husmanskost
Krispig fisk som på sjökrogen.
400 g rödspätta
2 dl panko
1 ägg
0,5 dl vetemjöl
900 g delikatesspotatis
1 dl majonnäs
1 dl gräddfil
50 g smörgåsgurka
1 msk kapris
1 tsk curry
1 citron
50 g smör
* Koka potatisen. Hacka gurka och kapris och rör ihop med majonnäs, gräddfil och curry.
* Vänd den tinade fisken först i mjöl, sedan i uppvispat ägg och sist i panko.
* Stek i smör på medelvärme, 3 minuter per sida, tills paneringen är gyllene.
* Lägg fisken på hushållspapper en stund så att den håller sig krispig.
* Servera med potatis, remoulad och citronklyftor.
! Panera inte förrän pannan är varm.
# 1037 | Pasta med räkor, vitlök och chili | 20 min | 540 kcal | fisk-och-skaldjur | Italienskt
Tjugo minuter till något som smakar semester.
400 g spaghetti
500 g tigerräkor
4 vitlöksklyfta
1 röd chili
250 g körsbärstomater
0,5 dl olivolja
1 citron
0,5 dl persilja, hackad
* Koka pastan i rikligt saltat vatten.
* Skiva vitlök och chili tunt och halvera tomaterna.
* Fräs vitlök och chili i oljan på låg värme. Höj värmen, lägg i räkorna och stek i 2 minuter tills de är rosa.
* Tillsätt tomaterna och lite pastavatten och låt dem precis mjukna.
* Vänd ner pastan, pressa över citron och strö över persilja.
! Vitlöken får inte bli brun, då smakar den beskt.
# 1039 | Fisktacos med kålsallad | 30 min | 530 kcal | fisk-och-skaldjur | Tex-mex
Krispig fisk, syrlig kål och limemajonnäs.
400 g torskfilé
8 tortillabröd
1 påse tacokrydda
1 dl vetemjöl
300 g spetskål
1 lime
1 dl majonnäs
1 avokado
1 kruka koriander
3 msk rapsolja
* Strimla kålen tunt, blanda med lite salt och hälften av limesaften och krama den mjuk.
* Rör ihop majonnäs med resten av limesaften och rivet skal.
* Skär fisken i bitar. Vänd dem i mjöl blandat med tacokrydda och stek i oljan, 2 minuter per sida.
* Värm bröden i en torr panna.
* Fyll bröden med kål, fisk, avokado, majonnäs och koriander.
! Torka fisken torr innan den mjölas.
# 1040 | Toast Skagen | 20 min | 420 kcal | fisk-och-skaldjur helg
Förrätten som alltid gör succé, här på smörstekt bröd.
500 g skalade räkor
4 skivor rostbröd
1 dl majonnäs
1 dl crème fraiche
0,5 dl färsk dill, hackad
0,5 rödlök
1 citron
25 g smör
* Tina räkorna och låt dem rinna av ordentligt. Spara några hela till garnering.
* Hacka rödlöken mycket fint. Blanda majonnäs, crème fraiche, dill och lök och vänd ner räkorna.
* Smaka av med pressad citron, salt och vitpeppar.
* Skär kanterna av brödet och stek det gyllene i smöret.
* Fördela röran på bröden och garnera med räkor, dill och citron.
! Låt röran stå kallt en halvtimme, så gifter sig smakerna.
# 1041 | Poké bowl med lax | 30 min | 610 kcal | fisk-och-skaldjur | Asiatiskt
Frisk skål med ris, lax, avokado och edamame.
200 g gravad lax
3 dl jasminris
2 avokado
0,5 gurka
200 g edamamebönor
2 morot
1 mango
3 msk sojasås
1 msk sesamolja
1 lime
2 msk sesamfrön
* Koka riset och låt det svalna något.
* Koka edamamebönorna i 3 minuter och spola dem kalla.
* Skär lax, avokado, mango och gurka i tärningar. Hyvla morötterna i band.
* Rör ihop soja, sesamolja och limesaft.
* Lägg riset i skålar, ordna resten ovanpå i fält, ringla över såsen och strö över sesamfrön.
! Vill du ha rå lax ska den ha varit fryst i minst tre dygn.
# 1042 | Moules marinières | 25 min | 430 kcal | fisk-och-skaldjur helg | Franskt | 2 portioner
Musslor kokta i lök, vitlök och grädde. Bröd till att doppa.
1000 g musslor
2 schalottenlök
3 vitlöksklyfta
2 dl vispgrädde
2 msk vitvinsvinäger
0,5 dl persilja, hackad
25 g smör
300 g pommes frites
* Skrubba musslorna i kallt vatten. Kasta dem som är trasiga eller inte stänger sig när du knackar på dem.
* Tillaga pommes fritesen i ugn.
* Fräs finhackad lök och vitlök mjukt i smöret i en stor gryta.
* Häll i vinäger och 2 dl vatten, koka upp och lägg i musslorna. Koka under lock i 4–5 minuter tills de öppnat sig.
* Häll på grädden, koka upp och strö över persilja. Kasta musslor som fortfarande är stängda.
! Skaka grytan ett par gånger, så öppnar sig alla jämnt.
`
