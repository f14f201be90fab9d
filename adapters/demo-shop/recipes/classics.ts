/** Recipes of traditional Swedish dishes; parse-recipes.ts describes the format. */
export const classics = `
# 1019 | Ugnspannkaka med fläsk | 45 min | 580 kcal | husmanskost
Gyllene och bubblig, med rökt sidfläsk och lingon.
280 g rökt sidfläsk
4 ägg
3 dl vetemjöl
7 dl standardmjölk
0,5 tsk salt
1 dl lingonsylt
* Sätt ugnen på 225 °C. Tärna fläsket och stek det knaprigt i en ugnsfast form i ugnen, cirka 10 minuter.
* Vispa mjöl, salt och hälften av mjölken till en slät smet. Vispa i resten av mjölken och äggen.
* Häll smeten över det varma fläsket.
* Grädda mitt i ugnen i 25 minuter tills pannkakan har rest sig och är gyllene.
* Skär i bitar och servera med lingon.
! Formen ska vara riktigt varm när smeten hälls i, då reser sig pannkakan bäst.
# 1020 | Pannbiff med lök och brunsås | 40 min | 690 kcal | husmanskost vardagsmiddag
Saftiga biffar med gyllene stekt lök. Ättiksgurka är ett måste.
500 g blandfärs
3 gul lök
0,5 dl ströbröd
1 dl standardmjölk
1 ägg
900 g fast potatis
3 msk kalvfond
2 dl vispgrädde
1 msk mörk sojasås
50 g smör
* Blanda ströbröd och mjölk och låt svälla. Rör ner färs, ägg, salt och peppar och forma till biffar.
* Koka potatisen. Skiva löken och stek den mjuk och gyllene i hälften av smöret på låg värme.
* Stek biffarna i resten av smöret, cirka 4 minuter per sida. Håll dem varma.
* Häll fond, grädde och soja i pannan och koka ihop till en simmig sås.
* Lägg upp biffarna med löken och servera med potatis och sås.
! Blöt händerna när du formar biffarna, så fastnar inte färsen.
# 1021 | Raggmunk med fläsk och lingon | 40 min | 650 kcal | husmanskost
Frasiga pannkakor av riven potatis, bäst direkt ur pannan.
600 g fast potatis
1,5 dl vetemjöl
3 dl mellanmjölk
1 ägg
1 tsk salt
400 g färskt sidfläsk
50 g smör
1,5 dl lingonsylt
* Vispa ihop mjöl, salt och mjölk till en slät smet. Vispa i ägget.
* Stek fläsket knaprigt på medelvärme och håll det varmt.
* Skala och riv potatisen grovt. Krama ur lite av vätskan och blanda ner potatisen i smeten.
* Stek tunna raggmunkar i smör, 2–3 minuter per sida, tills de är gyllene och frasiga i kanten.
* Servera genast med fläsk och lingon.
! Riv potatisen sist av allt, annars mörknar den.
# 1022 | Pytt i panna med ägg och rödbetor | 35 min | 610 kcal | husmanskost
Gårdagens rester på sitt allra bästa humör.
900 g fast potatis
300 g falukorv
140 g rökt sidfläsk
2 gul lök
4 ägg
235 g inlagda rödbetor
0,5 dl persilja, hackad
50 g smör
* Skala potatisen och skär den i centimeterstora tärningar. Tärna korv, fläsk och lök.
* Stek potatisen i hälften av smöret på medelvärme i 15 minuter. Rör om ibland så att den får färg runt om.
* Stek fläsk, korv och lök i en annan panna tills löken är mjuk. Blanda ner i potatisen, salta och peppra.
* Stek äggen i resten av smöret.
* Strö över persilja och servera med ägg och rödbetor.
! Kokt potatis från dagen innan går snabbare och blir krispigare.
# 1023 | Kålpudding med lingon | 70 min | 540 kcal | husmanskost
Allt det goda i kåldolmar, utan att behöva rulla dem.
1000 g vitkål
500 g blandfärs
1 dl grötris
2 dl standardmjölk
1 gul lök
1 ägg
2 msk sirap
50 g smör
900 g fast potatis
1 dl lingonsylt
* Sätt ugnen på 200 °C. Koka riset mjukt i 2 dl vatten.
* Strimla kålen och stek den i omgångar i smöret tills den är mjuk och brun. Ringla över sirapen mot slutet.
* Blanda färsen med ris, mjölk, ägg, hackad lök, salt och peppar.
* Varva kål och färs i en smord form. Börja och sluta med kål.
* Grädda i 40 minuter. Koka potatisen under tiden och servera med lingon.
! Ta god tid på dig med kålen, det är den bruna ytan som ger smaken.
# 1024 | Isterband med dillstuvad potatis | 35 min | 760 kcal | husmanskost
Syrlig rökt korv och krämig potatis med massor av dill.
4 isterband
900 g fast potatis
3 msk vetemjöl
25 g smör
5 dl standardmjölk
1 dl färsk dill, hackad
235 g inlagda rödbetor
1 krm vitpeppar
* Koka potatisen, låt den svalna något och skär den i tjocka skivor.
* Smält smöret i en kastrull och rör ner mjölet. Späd med mjölken under vispning och låt såsen koka i 4 minuter.
* Vänd ner potatis och dill. Smaka av med salt och vitpeppar.
* Stek isterbanden på medelvärme i cirka 10 minuter tills de är bruna och genomvarma.
* Servera med rödbetor och gärna lite senap.
! Nagga korven med en nål så spricker inte skinnet.
# 1025 | Kalops med rödbetor | 120 min | 560 kcal | husmanskost soppor-och-grytor
Långkok med kryddpeppar och lagerblad som doftar söndag.
800 g högrev
2 gul lök
3 morot
3 msk vetemjöl
2 köttbuljongtärning
2 lagerblad
1 tsk kryddpeppar, hela korn
900 g fast potatis
235 g inlagda rödbetor
25 g smör
* Skär köttet i stora tärningar. Skiva lök och morötter.
* Bryn köttet i smöret i omgångar och lägg det i en gryta. Fräs löken i samma panna.
* Strö mjölet över köttet och rör om. Tillsätt lök, morot, kryddpeppar, lagerblad, smulad buljong och 8 dl vatten.
* Låt sjuda under lock i 1,5 timme tills köttet är mört.
* Koka potatisen och servera med kalops och rödbetor.
! Smaken blir djupare om grytan får vila över natten.
# 1026 | Wallenbergare med ärter och skirat smör | 40 min | 820 kcal | husmanskost helg
Luftiga biffar i knaprigt ströbröd, en riktig finklassiker.
500 g kycklingfärs
3 ägg, bara gulorna
3 dl vispgrädde
2 dl ströbröd
900 g mjölig potatis
1,5 dl standardmjölk
250 g ärter
100 g smör
1 dl lingonsylt
1 tsk salt
1 krm vitpeppar
* Låt färsen vara kylskåpskall. Arbeta in salt, peppar och äggulor och tillsätt grädden i en tunn stråle.
* Forma till biffar i ströbröd och låt dem vila i kylen i 15 minuter.
* Koka potatisen och gör ett slätt mos med varm mjölk och lite av smöret.
* Stek biffarna i smör på medelvärme, 3–4 minuter per sida.
* Smält resten av smöret tills det blir gyllene. Värm ärterna och servera med mos, lingon och smöret.
! Allt måste vara kallt när du blandar färsen, annars skär den sig.
`
