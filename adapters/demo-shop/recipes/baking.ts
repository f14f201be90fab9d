/** Recipes of cakes, buns and bread; parse-recipes.ts describes the format. */
export const baking = `
# 1056 | Kladdkaka | 35 min | 340 kcal | bakning | Svenskt | 8 portioner
Kladdig i mitten och knaprig i kanten.
100 g smör
2 ägg
2,5 dl strösocker
1,5 dl vetemjöl
0,75 dl kakao
2 tsk vaniljsocker
1 krm salt
2 dl vispgrädde
* Sätt ugnen på 175 °C. Smörj och bröa en form med löstagbar kant.
* Smält smöret i en kastrull och ta den från värmen. Rör ner socker och ägg.
* Blanda mjöl, kakao, vaniljsocker och salt och rör ner i smeten tills den precis går ihop.
* Häll smeten i formen och grädda i nedre delen av ugnen i cirka 18 minuter. Mitten ska vara lös.
* Låt kallna och servera med vispad grädde.
! Kakan sätter sig i kylen. Gör den gärna dagen innan.
# 1057 | Kanelbullar | 120 min | 260 kcal | bakning | Svenskt | 12 portioner
Mjuka bullar med mycket fyllning och pärlsocker på toppen.
-- Deg
25 g jäst
2,5 dl standardmjölk
75 g smör
0,5 dl strösocker
1 krm salt
1 tsk malen kardemumma
7 dl vetemjöl till deg
-- Fyllning
75 g smör, rumsvarmt
0,5 dl strösocker
1 msk malen kanel
-- Till pensling
1 ägg
2 msk pärlsocker
* Smält smöret, häll i mjölken och värm till 37 °C. Smula jästen i en bunke och rör ut den i vätskan.
* Tillsätt socker, salt, kardemumma och det mesta av mjölet. Arbeta degen smidig i 10 minuter. Låt jäsa i 40 minuter.
* Kavla ut degen till en rektangel. Bred ut smöret och strö över socker och kanel. Rulla ihop och skär i bitar.
* Lägg bullarna i formar och jäs i 30 minuter. Sätt ugnen på 225 °C.
* Pensla med ägg, strö på pärlsocker och grädda mitt i ugnen i 8–10 minuter.
! Bullarna är klara när de låter ihåliga om du knackar under dem.
# 1058 | Sockerkaka | 55 min | 250 kcal | bakning | Svenskt | 10 portioner
Hög, mjuk och med en touch av citron.
2 ägg
2 dl strösocker
3 dl vetemjöl
2 tsk bakpulver
1 tsk vaniljsocker
1 dl standardmjölk
100 g smör
0,5 citron
2 msk ströbröd
* Sätt ugnen på 175 °C. Smörj och bröa en sockerkaksform.
* Smält smöret och rör ner mjölken. Vispa ägg och socker riktigt pösigt.
* Blanda mjöl, bakpulver och vaniljsocker och vänd ner växelvis med smörblandningen. Riv ner citronskalet.
* Häll smeten i formen och grädda i nedre delen av ugnen i 40 minuter. Prova med en sticka.
* Låt svalna i formen och stjälp upp.
! Ägg och mjölk i rumstemperatur ger en högre kaka.
# 1059 | Chokladbollar | 20 min | 190 kcal | bakning snabbt | Svenskt | 12 portioner
Ingen ugn, bara kladdiga fingrar.
100 g smör, rumsvarmt
1 dl strösocker
3 msk kakao
2 tsk vaniljsocker
3 dl havregryn
2 msk kaffe, kallt
1 dl riven kokos
* Rör smör och socker poröst.
* Blanda ner kakao, vaniljsocker, havregryn och kaffe.
* Rulla smeten till bollar.
* Rulla dem i riven kokos och ställ kallt i minst 30 minuter.
! Byt kokosen mot pärlsocker om du hellre vill.
# 1060 | Smulpaj med äpple och kanel | 45 min | 380 kcal | bakning helg | Svenskt | 6 portioner
Krispigt täcke över varma äpplen. Vaniljsåsen väntar.
5 äpple
2 tsk malen kanel
2 dl havregryn
1,5 dl vetemjöl
1,5 dl strösocker
125 g smör
2 msk sirap
* Sätt ugnen på 200 °C. Skala, kärna ur och skiva äpplena. Lägg dem i en smord form och strö över kanel.
* Nyp ihop havregryn, mjöl, socker, smör och sirap till en smulig deg.
* Fördela degen över äpplena.
* Grädda mitt i ugnen i 25–30 minuter tills ytan är gyllene och det bubblar i kanterna.
! Syrliga äpplen ger mest smak.
# 1061 | Semlor | 120 min | 420 kcal | bakning helg | Svenskt | 10 portioner
Kardemummabulle, mandelmassa och ett moln av grädde.
-- Bullar
25 g jäst
2 dl standardmjölk
75 g smör
0,5 dl strösocker
1 tsk malen kardemumma
6 dl vetemjöl till deg
1 ägg
-- Fyllning
200 g mandelmassa
0,5 dl standardmjölk
4 dl vispgrädde
2 msk florsocker
* Smält smöret, häll i mjölken och värm till 37 °C. Rör ut jästen i vätskan.
* Arbeta in socker, kardemumma och mjöl till en smidig deg. Jäs i 40 minuter.
* Rulla till bullar, lägg på plåt och jäs i 30 minuter. Pensla med ägg och grädda i 225 °C i 8–10 minuter. Låt kallna.
* Skär av ett lock, gröp ur lite av inkråmet och blanda det med riven mandelmassa och mjölk. Fyll bullarna.
* Vispa grädden och spritsa den på. Lägg på locket och sikta över florsocker.
! Frys bullarna tomma, då har du semlor på en kvart.
# 1062 | Scones | 25 min | 240 kcal | bakning snabbt | Brittiskt | 8 portioner
Nybakat till frukost på under en halvtimme.
5 dl vetemjöl
3 tsk bakpulver
0,5 tsk salt
75 g smör
2,5 dl mellanmjölk
1 dl hallonsylt
* Sätt ugnen på 250 °C.
* Blanda mjöl, bakpulver och salt. Nyp ner det kalla smöret till en grynig massa.
* Häll i mjölken och rör snabbt ihop till en kladdig deg.
* Dela degen, platta ut till runda kakor på en plåt och skåra dem i fyra.
* Grädda mitt i ugnen i 12 minuter. Servera varma med sylt.
! Arbeta degen så lite som möjligt, då blir den luftig.
# 1063 | Fröknäcke | 75 min | 160 kcal | bakning vegetariskt | Svenskt | 12 portioner
Spröda rutor fulla av frön, till ost eller som de är.
1 dl solroskärnor
1 dl pumpakärnor
0,5 dl linfrön
0,5 dl sesamfrön
2 dl potatismjöl
0,5 tsk salt
0,5 dl rapsolja
* Sätt ugnen på 150 °C. Blanda frön, mjöl och salt i en bunke.
* Häll på oljan och 2 dl kokande vatten och rör till en smet. Låt svälla i 5 minuter.
* Bred ut smeten tunt på en plåt med bakplåtspapper.
* Grädda i nedre delen av ugnen i 60 minuter tills knäcket är torrt och sprött. Bryt i bitar när det svalnat.
! Lägg ett bakplåtspapper ovanpå och kavla, så blir det jämntunt.
`
