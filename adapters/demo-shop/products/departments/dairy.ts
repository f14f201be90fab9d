/** The products of the department 'Mejeri, ost & ägg'; table.ts describes the format. */
export const dairy = `
= Mjölk
# Mellanmjölk | milk | Frisk mellanmjölk från svenska gårdar. God att dricka som den är och lätt att laga mat med.
Mellanmjölk 1,5 % | Arla Ko; Skånemejerier *1.02; Norrmejerier *1.04; Garant *.9 | - | 1L 14.95; 1,5L 20.90 | staple sv nyckel SE
Ekologisk mellanmjölk 1,5 % | Arla Ko; Skånemejerier *1.02; Änglamark *.95 | - | 1L 17.95; 1,5L 25.50 | krav eko popular sv SE
Mellanmjölk 1,5 % längre hållbarhet | Arla Ko; Garant *.92 | - | 1L 15.95 | sv SE
Laktosfri mellanmjölkdryck 1,5 % | Arla; Valio *1.02; Garant *.9 | - | 1L 19.90; 1,5L 28.50 | lf popular p=lactosefree SE
Baristamjölk | Skånemejerier | - | 1L 18.90 | sv SE
# Lättmjölk | milk | Lättmjölk med låg fetthalt och ren, frisk smak. Passar till flingorna och i glaset.
Lättmjölk 0,5 % | Arla Ko; Skånemejerier *1.02; Norrmejerier *1.04; Garant *.9 | - | 1L 14.50; 1,5L 19.95 | staple sv nyckel SE
Ekologisk lättmjölk 0,5 % | Arla Ko; Änglamark *.96 | - | 1L 17.50; 1,5L 24.90 | krav eko sv SE
Minimjölk 0,1 % | Arla Ko; Skånemejerier *1.01 | - | 1L 14.50 | sv nyckel SE
Laktosfri lättmjölkdryck 0,5 % | Arla; Valio | - | 1L 19.50 | lf p=lactosefree SE
# Standardmjölk | milk | Rund och fyllig mjölk med tre procent fett. Lika bra till pannkakor som till kaffet.
Standardmjölk 3 % | Arla Ko; Skånemejerier *1.02; Norrmejerier *1.04; Garant *.9 | - | 1L 15.95; 1,5L 21.90 | staple sv SE
Ekologisk standardmjölk 3 % | Arla Ko; Skånemejerier *1.02; Änglamark *.96 | - | 1L 18.90; 1,5L 26.50 | krav eko sv SE
Gammaldags mjölk 3,8-4,5 % | Arla Ko Ekologisk; Wapnö *1.05; Sju Gårdar *1.08 | - | 1L 20.90; 1,5L 28.90 | krav sv SE
Laktosfri standardmjölkdryck 3 % | Arla; Valio; Garant *.9 | - | 1L 20.50 | lf p=lactosefree SE
# Smaksatt mjölk | milk | Mjölkdryck med smak, serveras väl kyld.
{} | Cocio *1; - *.9 | Chokladmjölk | 250ML 14.90; 1L 32.90 | SE
{} | O'boy | O'boy drickfärdig; O'boy drickfärdig laktosfri +lf | 250ML 13.90; 1L 29.90 | SE
Proteinmjölk | Arla Protein; Lindahls *1.02 | Choklad; Vanilj; Jordgubb; Karamell | 250ML 24.90; 500ML 34.90 | lf SE
Milkshake | Skånemejerier | Jordgubb; Vanilj; Choklad | 3DL 18.90 | SE
= Växtbaserat
# Havredryck | plantdrink | Havredryck med rund smak. Fungerar kall, i gröten och i varm mat.
{} | Oatly *1.1; Garant *.82; Arla Jörd *1.05; Planti; Alpro *1.1; Eldorado *.68 | Havredryck; Lätt havredryck | 1L 19.95 | staple vegan SE
Havredryck Barista | Oatly *1.06; Garant *.84; Planti; Arla Jörd; Alpro *1.04; Dream | - | 1L 23.50 | staple vegan SE
Ekologisk havredryck | Oatly; Garant *.84; Kung Markatta *1.05; Änglamark *.88 | - | 1L 22.90 | eko vegan SE
{} | Oatly; Planti *.95 | Havredryck choklad; Havredryck vanilj; Havredryck mango | 1L 24.50; 250ML 13.90 | vegan SE
{} | Oatly | iKaffe; Ekologisk iKaffe *1.08 +eko; iKaffe Light; iKaffe Vanilj | 1L 24.90; 5DL 17.90 | vegan SE
{} | Yosa; Oatly *1.1 | Drickbar havregurt jordgubb; Drickbar havregurt blåbär; Drickbar havregurt persika | 1L 27.90 | vegan FI/SE
# Sojadryck | soydrink | Sojadryck rik på växtprotein, med mild smak.
{} | Alpro *1.1; Garant *.8; Planti *.95; GoGreen *1.02 | Sojadryck naturell; Osötad sojadryck; Sojadryck Vanilj; Sojadryck Choklad | 1L 22.50 | vegan
Sojadryck Barista | Alpro | - | 1L 27.90 | vegan
# Mandel & kokosdryck | nutdrink | Lätt och len växtdryck att dricka kall, blanda i smoothie eller hälla över müsli.
{} | Alpro; Garant *.8; Blue Diamond *1.08 | Mandeldryck; Osötad mandeldryck | 1L 27.90 | vegan
{} | Alpro; Garant *.8; GoGreen | Kokosdryck; Kokos- & risdryck | 1L 27.50 | vegan
{} | GoGreen; Alpro *1.05; Isola | Risdryck | 1L 24.90 | vegan
{} | Sproud | Ärtdryck; Ärtdryck Barista; Ärtdryck choklad | 1L 24.90 | vegan SE
# Växtbaserad matlagning | plantdrink | Växtbaserat alternativ till grädde och crème fraiche, gott i såser och grytor.
{} | Oatly | iMat havrebaserad matlagning 13 %; iMat vispbar 13 % | 2,5DL 16.90 | vegan SE
{} | Planti; Garant *.84; Flora *1.05; GoGreen | Havrebaserad matlagning 15 %; Sojabaserad matlagning 15 %; Havrebaserad matlagning vitlök & örter 15 % | 2,5DL 15.90 | vegan
iMat Fraiche | Oatly | Original; Karljohansvamp; Tomat & basilika | 2DL 19.90 | vegan SE
Vispbar kokosgrädde | Alpro | - | 2,5DL 23.90 | vegan
# Växtgurt | plantyoghurt | Syrlig växtbaserad yoghurt till frukost och mellanmål.
Växtgurt | Oatly; Planti *.95; Alpro *1.05; Yosa *1.02; Garant *.85 | Naturell; Vanilj; Blåbär; Jordgubb | 400G 24.50; 1L 33.90 | vegan
Växtgurt grekisk stil | Oatly; Alpro *1.05 | Naturell; Vanilj; Hallon | 400G 29.90 | vegan
Kokosgurt | Planti; Alpro | Naturell; Mango; Hallon | 350G 31.90 | vegan
# Tofu & växtost | vegmeat | Växtbaserat pålägg och protein för smörgåsen, pizzan och woken.
{} | Yipin; Garant *.85; Kung Markatta *1.2 +eko; Eldorado *.62 | Tofu Naturell; Rökt tofu | 270G 28.90 | vegan
{} | Yipin | Marinerad tofu thai; Marinerad tofu teriyaki; Marinerad tofu chili | 250G 36.90 | vegan
{} | Violife; Green Vie *.95; Oddlygood | Veganska skivor; Veganska skivor cheddarstil; Veganska skivor rökt smak | 200G 36.90 | vegan p=margarine
{} | Violife; Oddlygood *.96; Garant *.8 | Vegansk riven; Vegansk riven mozzarellastil; Vegansk riven pizzamix | 150G 29.90; 200G 36.50 | vegan p=margarine
= Fil & yoghurt
# Filmjölk | plainyoghurt | Klassisk svensk fil med frisk syra. God med müsli, lingon eller bara som den är.
Filmjölk 3 % | Arla Ko; Skånemejerier *1.02; Norrmejerier *1.04; Garant *.88 | - | 1L 18.50; 1,5L 25.90 | staple sv SE
Lättfil 0,5 % | Arla Ko; Skånemejerier *1.02; Garant *.88 | - | 1L 17.90 | sv nyckel SE
Ekologisk fil 3 % | Arla Ko; Änglamark *.95 | - | 1L 21.50 | krav eko sv SE
Långfil | Norrmejerier; Arla | - | 1L 21.90 | sv SE
{} | Milko | Fjällfil 3 %; Lätt fjällfil 0,5 % | 1L 20.90 | sv SE
Gammaldags fil | Wapnö; Sju Gårdar +krav | - | 1L 22.90 | sv SE
{} | Arla Fjällfil; Norrmejerier *1.03 | Fil jordgubb 2,7 %; Fil blåbär 2,7 %; Fil vanilj 2,7 % | 1L 26.50 | sv SE
A-fil 3 % | Arla Ko; Garant *.9 | - | 1L 19.90 | sv SE
# Yoghurt naturell | plainyoghurt | Mild naturell yoghurt med krämig konsistens.
Mild yoghurt naturell 3 % | Arla Ko; Skånemejerier *1.01; Garant *.85 | - | 1L 21.90 | staple sv SE
Turkisk yoghurt 10 % | Salakis *1.12; Larsa; Garant *.82; Lindahls *1.08; Eldorado *.7 | - | 500G 24.90; 1KG 41.90 | popular
Grekisk yoghurt 10 % | Fage *1.25; Larsa; Garant *.84 | - | 500G 27.50; 1KG 46.90 |
Matlagningsyoghurt 10 % | Arla Köket; Garant *.86 | - | 5DL 22.90 | sv SE
Laktosfri matlagningsyoghurt | Valio; Arla *1.02 | - | 1L 29.90 | lf
Kefir | Arla; Skånemejerier | Naturell; Citron | 1L 25.90 | sv SE
# Yoghurt med smak | yoghurt | Krämig fruktyoghurt för frukosten och mellanmålet.
Mild yoghurt | Arla Yoggi; Skånemejerier *.98 | Vanilj; Jordgubb; Blåbär; Hallon; Skogsbär; Päron & vanilj; Persika & passion | 1L 27.90 | popular SE
Yoghurt | Garant; Eldorado *.78 | Vanilj; Jordgubb; Skogsbär; Mango | 1L 21.90 | SE
{} | Valio; Arla | Laktosfri yoghurt vanilj; Laktosfri yoghurt jordgubb; Laktosfri yoghurt blåbär | 1L 31.90 | lf
{} | Arla Yoggi | Yoggi Mini vanilj 0,1 %; Yoggi Mini hallon & granatäpple 0,1 %; Yoggi Mini äpple & kanel 0,1 % | 1L 28.50 | nyckel SE
{} | Valio; Semper *1.1 | Barnyoghurt banan; Barnyoghurt jordgubb; Barnyoghurt päron | 4X100G 25.90 |
Drickyoghurt | Yoplait; Arla Yoggi *1.05; Garant *.8 | Jordgubb; Hallon; Skogsbär | 350ML 19.90 |
Lantyoghurt | Skånemejerier; Wapnö *1.08 | Naturell; Vanilj; Rabarber; Hjortron | 1L 29.50 | sv SE
Proviva | ProViva | Blåbär; Nypon; Jordgubb; Mango; Skogsbär | 1L 28.90; 4X80ML 24.90 | vegan SE p=juice
# Kvarg & protein | yoghurt | Proteinrik kvarg med len konsistens och lågt fettinnehåll.
{} | Lindahls; Arla *1.02; Garant *.84; Valio Profeel *1.06 | Kvarg naturell 0,2 %; Kvarg vanilj 0,2 %; Kvarg hallon 0,2 %; Kvarg blåbär 0,2 % | 500G 26.90 | popular
{} | Lindahls | Kvarg jordgubb 1 %; Kvarg stracciatella 1 %; Kvarg päron & vanilj 1 %; Kvarg passionsfrukt 1 %; Kvarg citron 1 %; Kvarg kokos 1 % | 500G 28.90; 150G 13.50 |
Proteinpudding | Arla Protein; Valio Profeel; Lindahls; Ehrmann *.95 | Choklad; Vanilj; Karamell; Hasselnöt | 200G 21.90; 180G 19.90 | p=dessert
{} | Arla Keso; Garant *.8; Valio | Keso cottage cheese 4 %; Keso Mini cottage cheese 1,5 % +nyckel; Keso cottage cheese ananas & passion | 250G 19.90; 500G 31.90 | popular SE p=plainyoghurt
Skyr | Arla; Garant *.85; Ísey *1.08 | Naturell; Vanilj; Jordgubb | 450G 29.90 |
= Grädde & matlagning
# Grädde | cream | Grädde för vispning, såser och dessert.
Vispgrädde 36 % | Arla Köket; Skånemejerier *1.01; Garant *.87; Norrmejerier *1.04 | - | 2DL 16.50; 3DL 23.90; 5DL 34.90 | staple sv SE
Vispgrädde laktosfri 36 % | Arla Köket; Valio *1.03 | - | 3DL 27.90; 5DL 41.50 | lf popular SE
Ekologisk vispgrädde 36 % | Arla Köket; Änglamark *.95 | - | 3DL 29.90 | krav eko sv SE
Matlagningsgrädde 15 % | Arla Köket; Skånemejerier; Garant *.85 | - | 2,5DL 14.90; 5DL 23.90 | popular sv SE
{} | Arla Köket | Matlagningsgrädde karljohan smaksatt 15 %; Matlagningsgrädde paprika & chili smaksatt 15 %; Matlagningsgrädde vitlök smaksatt 15 % | 2,5DL 19.90 | SE
Kaffegrädde 12 % | Arla; Skånemejerier; Garant *.88 | - | 1DL 8.90; 3DL 16.90 | sv SE
Kaffemjölk portionskapslar | Arla | - | 10X20ML 22.90 | SE
# Crème fraiche & gräddfil | cream | Syrad grädde med len smak till såser, dipp och matlagning.
Crème fraiche 34 % | Arla Köket; Skånemejerier; Garant *.85; Norrmejerier *1.03 | - | 2DL 16.90; 5DL 33.90 | staple sv SE
Lätt crème fraiche 15 % | Arla Köket; Garant *.86 | - | 2DL 15.90; 5DL 30.90 | sv SE
{} | Arla Köket | Crème fraiche tomat & basilika; Crème fraiche paprika & chili; Crème fraiche franska örter; Crème fraiche karljohan | 2DL 21.50 | SE
Gräddfil 12 % | Arla Köket; Skånemejerier; Garant *.86 | - | 3DL 14.50; 5DL 20.90 | staple sv SE
Smetana 42 % | Arla; Larsa | - | 2DL 22.90 | SE
{} | Arla Köket; Garant *.88 | Kesella kvarg 10 %; Kesella lätt kvarg 1 %; Kesella vaniljkvarg | 250G 20.90; 500G 34.90 | SE
Laktosfri crème fraiche | Arla Köket; Valio | - | 2DL 21.90 | lf SE
# Färska såser | dressing | Färdig kylskåpskall sås, klar att servera.
Bearnaisesås | Lohmanders; Rydbergs *.97; Garant *.85 | - | 2,5DL 32.90 | popular SE
{} | Lohmanders; Rydbergs *.96 | Rhode Islandsås; Vitlökssås; Tzatzikisås; Remouladsås; Kall currysås; Hamburgerdressing | 250ML 27.90 | SE
{} | Lohmanders | Pepparsås; Rödvinssås; Svampsås; Gräddsås | 250ML 33.90 | SE
Tzatziki | Fontana; Garant *.85; Larsa | - | 200G 26.90; 400G 42.90 | p=plainyoghurt
= Smör & margarin
# Smör & bredbart | butter | Smörig smak på brödet och i köket.
Smör Normalsaltat | Svenskt Smör från Arla; Skånemejerier *1.01; Garant *.9 | - | 500G 66.90; 250G 39.90 | staple sv SE
Smör Osaltat | Svenskt Smör från Arla | - | 500G 67.90 | sv SE
Smör Extrasaltat | Svenskt Smör från Arla | - | 500G 66.90 | sv SE
Bregott Normalsaltat | Bregott | - | 300G 33.90; 600G 57.90 | staple SE
{} | Bregott | Bregott Extrasaltat; Bregott Havssalt; Bregott Mellan; Laktosfri Bregott *1.08 +lf; Ekologisk Bregott *1.15 +krav | 600G 58.90; 300G 34.50 | SE
{} | Garant; Eldorado *.8; Arla Svenskt Smör *1.15 | Bredbart smör & rapsolja normalsaltat; Bredbart smör & rapsolja mindre fett | 600G 46.90 | SE
{} | Änglamark; Arla Ko *1.06 | Ekologiskt smör normalsaltat | 400G 69.90 | krav eko SE
Lantsmör | Wapnö; Gefleortens *1.1 | - | 250G 47.90 | sv SE
Kryddsmör | Arla Köket; Lurpak | Vitlök; Persilja; Rostad paprika | 125G 27.90; 50G 15.90 | SE/DK
{} | Lurpak; Kerrygold *1.05 | Saltat smör | 250G 44.90 | DK/IE
# Margarin | margarine | Margarin för smörgåsen, bakningen och stekpannan.
Lätta | Lätta | Original; Extra saltat | 600G 31.90 | vegan
{} | Becel | Becel; Becel pro.activ *1.6; Flytande Becel *.95 | 500G 36.90 | vegan nyckel
{} | Milda | Milda; Flytande Milda; Milda Culinesse | 500G 29.90; 1KG 48.90 | vegan
{} | Flora | Flora Normalsaltat; Flora växtbaserat | 600G 41.90; 250G 24.90 | vegan
Margarin till bakning | Eldorado; Garant *1.15 | - | 500G 18.90; 1KG 33.90 | vegan
Rapsgott | Carlshamn; Arla *1.05 | Naturell; Havssalt | 500G 38.90 |
= Ost
# Hårdost | cheese | Hårdost till smörgåsen, gratängen och ostbrickan.
Hushållsost 26 % | Arla Ko; Garant *.85; Eldorado *.72; Skånemejerier | - | CA1.1KG 119.00; 500G 59.90 | staple SE
Herrgårdsost 28 % | Arla Ko; Garant *.85; Falköpings *1.06; Allerum *1.15 | - | CA700G 139.00; 450G 67.90 | popular sv SE
Prästost 35 % | Arla Ko; Falköpings *1.05; Garant *.86 | - | CA700G 149.00; 450G 71.90 | sv SE
Grevéost 28 % | Arla Ko; Garant *.86 | - | CA700G 145.00; 450G 70.90 | sv SE
{} | Västerbottensost | Västerbottensost 31 %; Skivad Västerbottensost 31 %; Riven Västerbottensost 31 % | CA450G 269.00 | popular sv SE
{} | Västerbottensost | Riven Västerbottensost; Skivad Västerbottensost | 150G 46.90; 250G 72.90 | sv SE
Svecia 28 % | Arla; Falköpings; Garant *.88 | - | CA800G 135.00 | sv SE
{} | Arla; Milner *1.1; Garant *.8; Eldorado *.7 | Mild gouda 28 %; Mellanlagrad gouda 28 %; Lagrad gouda 28 % *1.15 | CA600G 119.00; 400G 54.90 | SE/NL
Edamer 23 % | Garant; Falköpings *1.08; Arla | - | CA600G 112.00 | SE/NL
Port Salut 26 % | Arla Ko; Garant *.87 | - | CA500G 149.00; 300G 52.90 | SE
{} | Allerum; Falbygdens *1.05; Arla Ko | Prästost lagrad 12 månader; Prästost lagrad 18 månader *1.1; Prästost lagrad 24 månader *1.2 | CA500G 199.00 | sv SE
Billinge 17 % | Arla | - | CA700G 129.00 | nyckel SE
{} | Allerum; Norrmejerier; Arla | Kryddost kummin; Kryddost kummin & nejlika | CA500G 159.00 | SE
{} | Cathedral City *1.2; Garant *.85; Arla | Mild cheddar; Lagrad cheddar *1.1 | 200G 36.90; 350G 56.90 | GB/SE
{} | Valio; Arla *1.03 | Laktosfri mild ost 26 %; Laktosfri lagrad ost 26 % *1.1 | CA450G 165.00; 350G 62.90 | lf FI/SE
# Skivad & riven ost | cheese | Färdigskivad eller riven ost som sparar tid i köket.
{} | Arla Ko; Garant *.82; Eldorado *.68; Skånemejerier *.98 | Skivad ost Hushåll; Skivad ost Herrgård *1.08; Skivad ost Gouda; Skivad ost Präst *1.1 | 300G 41.90; 150G 25.90 | popular SE
{} | Arla Köket; Garant *.82; Eldorado *.68; Zeta *1.1 | Riven ost Texmex; Riven gratängost; Riven pizzaost; Riven mozzarella | 150G 23.90; 400G 49.90 | popular SE
{} | Arla; Kraft; Garant *.85 | Hamburgerost cheddar; Hamburgerost | 200G 29.90 | SE
{} | Castello; Leerdammer *1.05; Jarlsberg *1.1 | Skivad havarti; Skivad ost | 150G 31.90 | DK/NL/NO p=importedcheese
# Färskost & mjukost | softcheese | Mjuk och bredbar ost till mackan, bageln och dippen.
{} | Philadelphia; Arla Buko *.95; Garant *.78; Creme Bonjour *.94 | Färskost Naturell; Färskost Vitlök & örter; Färskost Gräslök; Färskost Pepparrot; Lätt färskost | 200G 29.90 | popular DK/FI/DE
{} | Kavli | Räkost; Skinkost; Baconost; Mjukost ädel; Mjukost renkött; Mjukost kantarell | 175G 26.90; 275G 36.90 | SE
Mjukost | Fjällbrynt; Primula *.95 | Original; Renkött; Räkor | 250G 33.90 | NO/SE
{} | Fjällbrynt | Messmör; Lätt messmör; Messmör Vanilj | 250G 27.90 | SE
{} | La Vache qui rit | La Vache qui rit 8-pack; La Vache qui rit lätt 8-pack | 140G 28.90 | FR
Philadelphia | Philadelphia | Sweet chili; Lax & dill; Lättare | 175G 30.90 | DE
# Dessertost | importedcheese | Utvald ost för ostbrickan, lika god till kex som till en skiva päron.
Brie | Président; Garant *.78; Castello *.98; Eldorado *.68 | Original | 200G 33.90; CA250G 189.00 | popular FR/DK
Camembert | Président; Garant *.8; Castello | Original | 125G 29.90; 250G 46.90 | FR
{} | Kvibille; Castello *.98; Garant *.8 | Ädelost; Gräddädel *1.05 | 150G 37.90; CA250G 219.00 | SE/DK
Gorgonzola | Galbani; Zeta *1.05; Garant *.84 | Dolce; Piccante | 150G 38.90; CA200G 239.00 | IT
{} | Président *1.08; Soignon *1.04; Garant *.85 | Chèvre getost; Skivad chèvre getost | 125G 36.90; 200G 49.90 | FR
{} | El Toboso; Garant *.86; Zeta *1.06 | Manchego 3 månader; Manchego 6 månader *1.1; Manchego 12 månader *1.2 | 150G 49.90 | ES
Gruyère | Emmi; Zeta | - | CA200G 359.00; 200G 74.90 | CH
Comté | Président; Garant *.9 | - | 150G 62.90 | FR
Pecorino | Zeta; Garant *.86 | Romano | 150G 49.90 | IT
Cambozola | Cambozola | Classic | 150G 44.90 | DE
Vacherousse | Vacherousse d'Argental | - | CA200G 299.00 | FR
# Matlagningsost | importedcheese | Ost för sallad, pizza, pasta och grillen.
Fetaost | Salakis *1.08; Zeta *1.15; Apetina *.9; Garant *.82; Fontana *1.02 | - | 150G 27.90; 200G 34.90 | popular GR/FR/DK
{} | Apetina; Garant *.85; Eldorado *.7; Salakis *1.1 | Tärnad salladsost; Salladsost; Salladsost i olja *1.15 | 200G 29.90 | DK
Halloumi | Fontana *1.05; Garant *.85; Zeta; Eldorado *.75; Salakis | Original; Chili; Mynta | 200G 34.90 | popular CY
Grillost | Arla Apetina; Fontana | Original; Chili; Vitlök & örter | 200G 33.90 | DK
{} | Galbani *1.12; Zeta *1.08; Garant *.78; Eldorado *.62 | Mozzarella; Minimozzarella *1.06 | 125G 17.90 | popular IT
Buffelmozzarella | Zeta; Galbani *1.02; Garant *.86 | - | 125G 37.90 | IT
Burrata | Zeta; Garant *.88 | - | 125G 39.90; 200G 54.90 | IT
Mascarpone | Galbani; Zeta *1.03; Garant *.82 | - | 250G 33.90; 500G 56.90 | IT
Ricotta | Galbani; Zeta; Garant *.84 | - | 250G 28.90 | IT
{} | Zeta; Garant *.87; Parmareggio *1.05 | Parmigiano Reggiano; Riven Parmigiano Reggiano *1.1; Flagad Parmigiano Reggiano *1.15 | 150G 61.90; CA250G 349.00 | popular IT
{} | Zeta; Garant *.85; Galbani | Grana Padano; Riven Grana Padano *1.08 | 150G 46.90 | IT
Paneer | Gopal; Garant *.95 | - | 225G 39.90 | GB
= Ägg & jäst
# Ägg | egg | Svenska ägg från frigående höns, klass A.
Ägg frigående inomhus | Garant; Kronägg *1.08; Svenska Ägg *1.04; Eldorado *.9 | Medium; Large *1.06 | 6P 22.90; 12P 38.90; 15P 46.90; 24P 69.90 | staple sv SE
{} | Garant; Kronägg *1.06; Änglamark | Ekologiska ägg Medium/Large | 6P 34.90; 10P 51.90; 15P 72.90 | krav eko sv popular SE
{} | Kronägg; Stjärnägg *1.03; Håkantorps ägg | Ägg från utehöns Large | 6P 28.90; 10P 43.90; 20P 79.90 | sv SE
{} | Källbergs; Kronägg *1.04 | Flytande helägg; Flytande äggvita *1.1 | 500G 49.90 | sv SE
Kokta & skalade ägg | Kronägg | - | 6P 39.90 | SE
# Jäst | baking | Färsk eller torr jäst för matbröd, bullar och pizza.
{} | Kronjäst | Jäst för matbröd; Jäst för söta degar | 50G 3.95 | staple vegan SE
{} | Kronjäst | Ekologisk jäst | 50G 8.90 | eko vegan SE
{} | Kronjäst; Garant *.85 | Torrjäst för matbröd; Torrjäst för söta degar | 5X12G 17.90 | vegan SE
= Dessert & mellanmål
# Kyld dessert | dessert | Liten kyld dessert, färdig att äta med sked.
Risifrutti | Risifrutti | Jordgubb; Hallon; Blåbär; Persika; Drottning | 175G 11.90; 4X175G 39.90 | popular gf SE
Mannafrutti | Mannafrutti | Jordgubb; Hallon; Kanel | 175G 11.90 | SE
{} | Ehrmann; Fjällmjölk *1.05; Risenta | Chokladpudding; Choklad- & vaniljpudding | 4X125G 32.90 |
{} | La Laitière; Bonne Maman *1.1 | Crème caramel | 4X100G 36.90 | FR p=dessert
Pannacotta | Zeta; Garant *.85 | Vanilj; Hallon; Kola | 2X100G 34.90 | IT
Tiramisu | Bonta Divina; Zeta | - | 2X90G 38.90; 250G 54.90 | IT
Ris à la Malta | Ekströms; Risenta | - | 500G 29.90 | SE
{} | Zeta; Bonne Maman | Mörk chokladmousse; Ljus chokladmousse mjölkchoklad | 2X70G 35.90 | FR
{} | Felix; Garant *.86; Findus | Tunna pannkakor; Pannkakor | 380G 34.90; 560G 46.90 | SE
{} | Frödinge; Garant *.85 | Småländsk ostkaka; Hälsingeostkaka | 450G 49.90; 800G 76.90 | SE p=cake
{} | Arla | Mellis jordgubb; Mellis mango | 110G 14.90 | SE p=yoghurt
`
