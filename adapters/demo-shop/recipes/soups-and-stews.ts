/** Recipes of soups and stews; parse-recipes.ts describes the format. */
export const soupsAndStews = `
# 1007 | Röd linssoppa med kokosmjölk | 30 min | 430 kcal | soppor-och-grytor vegetariskt
Värmande soppa på det som redan finns hemma.
3 dl röda linser
1 gul lök
2 vitlöksklyfta
3 morot
390 g krossade tomater
4 dl kokosmjölk
2 grönsaksbuljongtärning
1 lime
2 tsk spiskummin
1 msk rapsolja
* Hacka lök och vitlök och skiva morötterna. Fräs i oljan med spiskummin i 5 minuter.
* Tillsätt sköljda linser, tomater, smulad buljong och 8 dl vatten. Koka under lock i 15 minuter.
* Häll på kokosmjölken och mixa soppan slät.
* Smaka av med limesaft och salt.
! Spara lite kokosmjölk att ringla över vid serveringen.
# 1014 | Potatis- och purjolökssoppa | 35 min | 380 kcal | soppor-och-grytor vegetariskt
Len vardagssoppa med få ingredienser.
900 g mjölig potatis
2 purjolök
2 dl vispgrädde
2 grönsaksbuljongtärning
25 g smör
1 krm vitpeppar
* Skala potatisen och skär den i bitar. Strimla purjolöken och lägg lite av det gröna åt sidan.
* Fräs purjon mjuk i smöret. Lägg i potatis, smulad buljong och 1 liter vatten.
* Koka tills potatisen är mjuk, cirka 15 minuter.
* Häll på grädden och mixa slät. Smaka av med salt och vitpeppar.
* Toppa med den gröna purjon.
! Mixa inte för länge, då blir potatisen seg.
# 1027 | Ärtsoppa med fläsk | 90 min | 510 kcal | soppor-och-grytor husmanskost
Torsdagssoppan framför alla andra. Senapen hör till.
500 g torkade gula ärter, blötlagda över natten
280 g rökt sidfläsk
2 gul lök
1 tsk torkad timjan
1 tsk torkad mejram
2 msk senap
* Häll av blötläggningsvattnet och skölj ärterna. Koka upp dem i 1,5 liter vatten och skumma av.
* Lägg i fläsket i bit och löken i klyftor. Låt sjuda under lock i en timme tills ärterna är mjuka.
* Ta upp fläsket, skär det i bitar och lägg tillbaka det.
* Krydda med timjan, mejram och salt.
* Servera med senap.
! Salta först när ärterna är mjuka, annars blir de aldrig riktigt lena.
# 1043 | Fisksoppa med saffran | 35 min | 460 kcal | soppor-och-grytor fisk-och-skaldjur
Gyllengul soppa med lax, torsk och räkor.
200 g laxfilé
200 g torskfilé
250 g skalade räkor
1 fänkål
1 gul lök
390 g krossade tomater
2 dl crème fraiche
2 grönsaksbuljongtärning
1 påse saffran
2 msk olivolja
0,5 dl färsk dill, hackad
* Skiva fänkål och lök tunt och fräs mjukt i oljan.
* Rör ner saffran, tomater, smulad buljong och 7 dl vatten. Koka i 10 minuter.
* Rör ner crème fraiche. Skär fisken i bitar, lägg i den och låt sjuda i 4 minuter.
* Lägg i räkorna och låt dem bli varma. Smaka av med salt.
* Strö över dill och servera med bröd.
! Stöt saffranet med lite salt, så ger det mer färg.
# 1044 | Gulaschsoppa | 75 min | 450 kcal | soppor-och-grytor | Ungerskt
Rejäl soppa med mycket paprika och mört kött.
600 g grytbitar av nöt
2 gul lök
2 vitlöksklyfta
2 röd paprika
600 g fast potatis
390 g krossade tomater
2 msk tomatpuré
2 msk paprikapulver
2 köttbuljongtärning
2 msk rapsolja
1 dl gräddfil
* Skär köttet i små tärningar och bryn det i oljan. Lägg i hackad lök och vitlök.
* Rör ner paprikapulver och tomatpuré och fräs i en minut.
* Tillsätt tomater, smulad buljong och 1 liter vatten. Koka under lock i 40 minuter.
* Lägg i tärnad potatis och paprika och koka i 15 minuter till.
* Servera med en klick gräddfil.
! Paprikapulver bränns lätt. Ta grytan från värmen när du rör ner det.
# 1045 | Tomatsoppa med mozzarellatoast | 30 min | 480 kcal | soppor-och-grytor vegetariskt | Italienskt
Len soppa och trådig toast, en oslagbar kombination.
800 g hela tomater på burk
1 gul lök
3 vitlöksklyfta
1 grönsaksbuljongtärning
1 kruka basilika
8 skivor rostbröd
250 g mozzarella
1 tsk strösocker
2 msk olivolja
25 g smör
* Hacka lök och vitlök och fräs mjukt i oljan.
* Lägg i tomater, buljong, socker och 4 dl vatten. Koka i 15 minuter.
* Skiva osten och lägg den mellan brödskivorna. Stek dem gyllene i smör, 3 minuter per sida.
* Mixa soppan med hälften av basilikan och smaka av med salt.
* Servera soppan med toast och resten av basilikan.
! Sockret rundar av tomaternas syra.
# 1046 | Pumpasoppa med rostade kärnor | 45 min | 340 kcal | soppor-och-grytor vegetariskt
Höstens mjukaste soppa med ingefära och knaprig topping.
1000 g pumpa
1 gul lök
1 msk ingefära, riven
4 dl kokosmjölk
2 grönsaksbuljongtärning
0,5 dl pumpakärnor
1 lime
2 msk rapsolja
* Skala, kärna ur och tärna pumpan. Hacka löken.
* Fräs lök och ingefära i oljan. Lägg i pumpan, smulad buljong och 6 dl vatten.
* Koka mjukt i 20 minuter. Häll på kokosmjölken och mixa slät.
* Rosta pumpakärnorna i en torr panna med lite salt.
* Smaka av soppan med limesaft och toppa med kärnorna.
! Rosta pumpan i ugnen först om du vill ha en sötare smak.
`
