/** The products of the department 'Kött, fågel & chark'; table.ts describes the format. */
export const meat = `
= Nöt, gris & lamm
# Färs | mince | Färskmald färs att göra köttbullar, lasagne och tacos av.
Svensk nötfärs 12 % | Garant; Scan *1.06; Eldorado *.92 | - | 500G 69.90; 800G 99.90; 1KG 119.00 | staple sv SE
Nötfärs 15-20 % | Garant; Eldorado *.9 | - | 500G 61.90; 1KG 109.00 | popular SE/IE
Ekologisk nötfärs 12 % | Garant; Smak av Gotland *1.1 +sv | - | 400G 72.90; 800G 134.00 | krav eko sv SE
{} | Garant; Scan *1.06; Eldorado *.92 | Blandfärs 70 % nöt, 30 % gris; Blandfärs 50/50 *.95 | 500G 56.90; 1KG 99.00 | popular sv SE
Fläskfärs | Garant; Scan *1.05 | - | 500G 49.90 | sv SE
Lammfärs | Garant; Gotlandslamm *1.12 | - | 400G 74.90 | sv SE
Högrevsfärs | Scan; Garant *.95 | - | 500G 82.90 | sv SE
Älgfärs | Norrbottens Vilt; Polarica *1.04 | - | 500G 109.00 | sv SE
# Nötkött | meat | Välhängt nötkött, putsat och redo för pannan eller grytan.
{} | Garant; Scan *1.08; - | Skivad ryggbiff; Ryggbiff i bit *.95 | CA350G 299.00 | popular IE/SE
{} | Garant; Scan *1.1; - *.96 | Skivad entrecôte; Entrecôte i bit *.96 | CA400G 349.00 | popular IE/UY/SE
{} | Garant; Scan *1.12 | Oxfilé i bit; Oxfilé mittbit *1.1 | CA500G 459.00 | SE/IE
{} | Garant; Scan *1.05 | Högrev i bit; Skivad högrev | CA900G 159.00 | popular sv SE
Grytbitar av nöt | Garant; Scan *1.05 | - | 600G 109.00; CA700G 179.00 | sv SE
Rostbiff av innanlår | Garant; Scan | - | CA1KG 199.00 | sv SE
Lövbiff | Garant; Scan *1.05 | - | CA400G 239.00; 350G 84.90 | sv SE
Flankstek | Garant; Scan | - | CA700G 239.00 | sv SE
Fransyska | Scan; - | - | CA1KG 209.00 | sv SE
{} | Scan; - | Rimmad nötbringa; Nötbringa | CA1.2KG 149.00 | sv SE
Strimlat nötkött | Garant; Scan | - | 400G 89.90 | sv SE
Osso buco | Scan; - | - | CA800G 149.00 | sv SE
Kalvschnitzel | Scan; Garant *.94 | - | CA300G 289.00 | SE/NL
Nötlever | - | - | CA500G 59.90 | sv SE
# Griskött | meat | Mört griskött till vardag och fest.
{} | Garant; Scan *1.05; Eldorado *.9 | Fläskfilé; Fläskfilé marinerad med örter *1.05; Grillmarinerad fläskfilé *1.05 | CA550G 129.00 | popular sv SE
{} | Garant; Scan *1.06 | Fläskkotlett med ben; Benfri fläskkotlett *1.1; Tunnskivad fläskkotlett | CA700G 99.90 | popular sv SE
{} | Garant; Scan *1.05 | Benfri fläskkarré; Skivad fläskkarré; Fläskkarré med ben *.85 | CA900G 94.90 | popular sv SE
Fläskytterfilé | Garant; Scan | - | CA1KG 109.00 | sv SE
Färskt sidfläsk skivat | Garant; Scan | - | CA500G 99.90; 400G 44.90 | sv SE
{} | Garant; Scan *1.04 | Tjocka revbensspjäll; Tunna revbensspjäll *.95 | CA1.1KG 89.90 | sv SE
Grytbitar av gris | Garant; Scan | - | 600G 69.90 | sv SE
Skinkschnitzel | Garant; Scan | - | CA450G 109.00 | sv SE
{} | Garant; Scan *1.1; Nybergs Deli *1.2 | Rimmad julskinka; Kokt julskinka *1.15; Benfri julskinka | CA3KG 69.90 | sv SE
Rimmat fläsklägg | Scan | - | CA1KG 49.90 | sv SE
{} | Garant; Scan *1.05 | Rökt sidfläsk i bit; Rökt sidfläsk skivat | CA500G 119.00; 140G 24.90 | popular sv SE
# Lamm & vilt | meat | Lamm och vilt med tydlig egen smak.
{} | Garant; Gotlandslamm *1.15 | Lammstek med ben; Benfri lammstek *1.12 | CA1.6KG 179.00 | NZ/SE
Lammracks | Garant; Gotlandslamm *1.1 | - | CA400G 369.00 | NZ/SE
{} | Garant | Lammytterfilé; Lamminnerfilé | CA300G 389.00 | NZ
Lammkorv | Garant; Ölands *1.1 | - | 250G 54.90 | sv SE p=sausage
Renskav | Polarica; Norrbottens Vilt *1.03 | - | 240G 109.00; 500G 209.00 | sv SE
{} | Polarica | Hjortytterfilé | CA300G 399.00 | NZ/SE
{} | Polarica | Grytbitar av älg; Grytbitar av vildsvin *.95; Grytbitar av hjort | 400G 99.90 | SE
# Köttbullar, burgare & marinerat | prepared | Formade, kryddade och marinerade rätter som bara behöver värme.
Pulled pork | Scan; Garant *.87; Jack Daniel's *1.1 | BBQ; Naturell | 500G 79.90 | SE
Pulled beef | Scan; Garant *.88 | BBQ | 400G 84.90 | SE
{} | Scan; Garant *.92 | Grillmarinerad karré; Marinerad karré honung & chili; Marinerad karré vitlök | 500G 69.90; CA700G 119.00 | SE
Spareribs | Scan; Garant *.88; Tulip *.95 | BBQ; Honung | 500G 79.90; 700G 99.90 | SE/DK
{} | Scan; Garant *.88; Eldorado *.75; Max *1.12 | Hamburgare av nöt; Högrevsburgare *1.15 | 320G 59.90; 600G 99.90 | popular sv SE
Köttbullar | Scan Mamma Scans; Garant *.84; Eldorado *.66; Lithells *.95; Gudruns *1.06 | Original | 350G 44.90; 800G 84.90; 1KG 99.90 | staple SE
{} | Scan; Gudruns; Garant *.85 | Pannbiff | 400G 49.90 | SE
{} | Gudruns; Scan | Wallenbergare | 400G 64.90 | SE
{} | Sibylla; Schysst Käk; Garant *.85; Ingelsta *1.02 | Kebab på nöt; Kycklingkebab | 300G 49.90; 500G 74.90 | SE
= Kyckling & fågel
# Färsk kyckling | chicken | Färsk kyckling, lätt att variera.
Kycklingfilé | Kronfågel; Garant *.9; Guldfågeln; Ingelsta *1.02; Eldorado *.82 | - | 700G 99.90; 900G 119.00; CA1KG 139.00 | staple sv SE
Kycklingbröstfilé | Bosarp Ekologisk *1.9 +krav; Bjärekyckling *1.3; Kronfågel | - | 450G 74.90; CA500G 159.00 | sv SE
Kycklinglårfilé | Kronfågel; Garant *.9; Guldfågeln; Bjärekyckling *1.2 | - | 600G 79.90; 700G 89.90; CA900G 119.00 | staple sv SE
Kycklinginnerfilé | Kronfågel; Garant *.9; Guldfågeln | - | 600G 94.90; 400G 69.90 | popular sv SE
Hel kyckling | Kronfågel; Garant *.9; Bosarp Ekologisk *1.9 +krav; Bjärekyckling *1.4; Guldfågeln | - | CA1.35KG 69.90; CA1.5KG 64.90 | popular sv SE
{} | Kronfågel; Garant *.88; Guldfågeln | Kycklingklubba; Grillad kycklingklubba *1.2 | CA1KG 54.90; 700G 49.90 | popular sv SE
{} | Kronfågel; Guldfågeln | Kycklinglår med ben; Kycklinglår med ryggben | CA1KG 49.90 | sv SE
{} | Kronfågel; Garant *.9; Guldfågeln | Färska kycklingvingar; Kycklingvingar hot wings *1.25; Kycklingvingar BBQ *1.25 | 700G 49.90; 500G 44.90 | sv SE
{} | Kronfågel; Guldfågeln; Garant *.9 | Strimlad kyckling; Strimlad kyckling kebabkryddad; Strimlad kyckling Tandoori | 400G 64.90; 600G 89.90 | sv SE
{} | Kronfågel; Guldfågeln; Garant *.9 | Minutfilé av kyckling; Minutfilé av kyckling örter & vitlök; Minutfilé av kyckling lime & chili | 400G 69.90; 700G 109.00 | sv SE
{} | Kronfågel; Garant *.9; Guldfågeln | Kycklingfärs | 450G 54.90; 700G 79.90; 900G 99.90 | popular sv SE
Kycklinglever | Kronfågel | - | 400G 22.90 | sv SE
# Kalkon & anka | chicken | Fågel för festligare middagar.
{} | Ingelsta Kalkon; Garant *.9 | Kalkonbröstfilé; Skivad kalkonfilé | CA700G 169.00; 400G 84.90 | sv SE
{} | Ingelsta Kalkon | Fryst hel kalkon; Färsk hel kalkon *1.3 | CA4KG 89.90 | sv SE
Kalkonfärs | Ingelsta Kalkon | - | 500G 69.90 | sv SE
Ankbröst | Gårdsanka; Garant *.9 | - | CA350G 279.00 | FR/SE
Confiterade anklår | Garant; Rougié *1.15 | - | 2P~400G 109.00 | FR
# Tillagad kyckling | prepared | Tillagad kyckling att äta kall eller värma snabbt.
{} | Kronfågel; Garant *.88; Guldfågeln | Grillad kycklingfilé; Grillad kycklingfilé Citron & peppar; Grillad kycklingfilé Tikka; Grillad kycklingfilé Chili | 200G 44.90; 350G 69.90 | SE
Helgrillad kyckling | Garant; Ingelsta | - | 900G 89.90 | SE
Kycklingspett | Kronfågel; Garant *.9 | Teriyaki; Yakitori; BBQ | 300G 59.90 | SE
{} | Kronfågel; Guldfågeln *1.02; Garant *.86 | Kycklingnuggets; Kycklingschnitzel; Krispig kycklingburgare | 400G 59.90 | SE
= Korv
# Falukorv & middagskorv | sausage | Klassisk korv till vardagsmiddagen, skivad i ugn eller stekt i panna.
Falukorv | Scan; Garant *.84; Eldorado *.62; Lithells *.96; Lindvalls *1.05; Ello *.98 | - | 800G 42.90; 400G 27.90 | staple sv SE
Ekologisk falukorv | Garant; Scan *1.05 | - | 500G 49.90 | krav eko sv SE
Kycklingfalukorv | Scan; Garant *.88 | - | 800G 39.90 | SE
{} | Scan; Lithells; Sibylla | Rökt isterband; Småländskt isterband | 450G 39.90 | sv SE
Fläskkorv | Scan; Lithells | - | CA600G 89.90 | sv SE
{} | Lithells; Scan | Potatiskorv | 500G 44.90 | sv SE
Stångkorv | Scan | - | 450G 37.90 | sv SE
Blodpudding | Geas; Garant *.86; Scan | - | 450G 24.90; 800G 36.90 | sv SE
# Varmkorv & grillkorv | sausage | Saftig korv till grillen, brödet och kalaset.
{} | Scan; Sibylla *1.04; Garant *.8; Eldorado *.62 | Varmkorv; Skinnfri varmkorv | 8P~400G 33.90; 10P~500G 42.90; 20P~900G 64.90 | popular SE
{} | Scan; Sibylla *1.03; Garant *.82; Eldorado *.64; Lithells *.95 | Grillkorv; Tjock grillkorv | 400G 36.90; 800G 59.90 | popular SE
Wienerkorv | Sibylla; Scan; Lithells | - | 300G 34.90; 8P~400G 42.90 | SE
{} | Scan; Garant *.85; Lithells *.96; Per i Viken *1.12 | Grillchorizo; Grillchorizo chili; Grillchorizo cheddar | 300G 36.90; 400G 44.90 | SE
Bratwurst | Scan; Garant *.86; Per i Viken *1.1 | Original; Örter | 300G 37.90 | SE
Salsiccia | Zeta; Per i Viken *1.06; Garant *.84 | Fänkål; Chili; Tryffel *1.15 | 240G 49.90; 300G 57.90 | SE/IT
Lammchorizo | Per i Viken; Nybergs Deli | - | 300G 54.90 | SE
{} | Scan; Lithells; Garant *.86 | Kabanoss; Ostkabanoss | 400G 42.90 | SE
Prinskorv | Scan; Garant *.82; Sibylla; Eldorado *.66 | - | 300G 29.90; 600G 49.90 | popular SE
Cocktailkorv | Garant | - | 200G 24.90 | SE
{} | Kronfågel; Garant *.88; Sibylla | Grillkorv av kyckling; Varmkorv av kyckling; Kycklingchorizo | 400G 36.90; 300G 32.90 | SE
= Pålägg
# Skinka, kalkon & bacon | coldcut | Tunnskivat pålägg och bacon till smörgåsen och stekpannan.
{} | Scan; Garant *.82; Eldorado *.66; Pärsons *.96 | Kokt skinka; Rökt skinka; Basturökt skinka *1.08 | 120G 22.90; 200G 31.90; 300G 42.90 | staple SE/DK
{} | Pärsons; Garant *.84 | Smörgåsskinka extra tunn; Lättrökt smörgåsskinka extra tunn; Ugnsbakad smörgåsskinka extra tunn | 110G 24.90; 200G 36.90 | SE/DK
{} | Pärsons; Ingelsta *1.06; Garant *.84; Scan | Skivat kalkonbröst; Skivat rökt kalkonbröst; Skivat kalkonbröst örter | 120G 29.90; 150G 33.90 | popular SE/DE
Kycklingpålägg | Pärsons; Kronfågel *1.02; Garant *.84 | Original; Chili; Tandoori | 100G 25.90 | SE
Skivad rostbiff | Pärsons; Garant *.86; Scan | - | 100G 39.90 | SE
Saltrulle | Pärsons; Scan | - | 100G 32.90 | SE
{} | Pärsons; Garant *.86; Nybergs Deli *1.2 | Pastrami; Kalkonpastrami | 90G 36.90 | SE
Prosciutto | Zeta; Garant *.8; Parma *1.2 | Crudo; Cotto *.9 | 80G 39.90; 120G 54.90 | IT
{} | Garant; Zeta *1.12; Campofrio | Serranoskinka | 90G 39.90; 150G 59.90 | ES
Hamburgerkött | Scan; Garant *.85; Pärsons | - | 120G 28.90 | SE
{} | Scan; Garant *.82; Eldorado *.64; Tulip *.95 | Skivat bacon; Tärnat bacon; Tjockskivat bacon *1.06 | 140G 25.90; 400G 54.90; 3X140G 64.90 | staple SE/DK | Saltat och rökt sidfläsk att steka till frukosten, pastan eller grytan.
{} | Kronfågel; Garant *.88 | Kycklingbacon | 120G 32.90 | SE | Rökt kyckling i skivor att steka som bacon.
# Salami & medvurst | salami | Lagrat pålägg med kraftig smak.
{} | Scan; Garant *.8; Pärsons *.95; Eldorado *.64 | Salami; Pepparsalami; Vitlökssalami | 80G 24.90; 120G 29.90; 300G 54.90 | popular SE/DK
{} | Scan; Garant *.84; Lithells *.96 | Medvurst; Lättrökt medvurst; Cognacsmedvurst | 120G 26.90; 300G 49.90 | SE
{} | Garant; Zeta *1.15; Campofrio *1.05 | Skivad chorizo; Skivad chorizo picante | 80G 29.90 | ES
Salame Milano | Zeta; Negroni *1.02; Garant *.82 | - | 80G 36.90; 120G 49.90 | IT
{} | Scan; Garant *.84; Tulip | Skivad pepperoni | 100G 27.90 | DK/SE
{} | Zeta; Negroni; Garant *.84 | Mortadella; Mortadella med pistage | 100G 29.90 | IT
Fuet | Casademont; Garant *.9 | - | 150G 42.90 | ES
{} | Per i Viken; Nybergs Deli | Lufttorkad korv med renkött; Lufttorkad korv med fänkål; Lufttorkad korv med tryffel | 100G 49.90 | SE
# Leverpastej & tubpålägg | pate | Bredbart pålägg, gott med saltgurka.
{} | Pastejköket; Arboga *1.02; Lithells; Garant *.82; Eldorado *.64 | Leverpastej; Mager leverpastej; Gräddig leverpastej; Leverpastej med gurktärningar | 200G 21.90; 350G 31.90 | staple SE
{} | Arboga; Pastejköket | Bredbar leverpastej på tub | 230G 24.90 | SE
{} | Pastejköket; Nybergs Deli *1.15 | Paté Grönpeppar; Paté Svamp; Lantpaté | 170G 34.90 | SE
{} | Lithells; Scan | Pressylta; Kalvsylta; Rullsylta | 250G 36.90 | SE p=coldcut
= Vegetariskt & färdigmat
# Vegetarisk färs & biffar | vegmeat | Växtbaserat protein att använda precis som kött.
Vegofärs | Anamma *.98; Hälsans Kök; Garant *.84; Oumph! *1.08; Peas of Heaven *1.05 | Original | 300G 36.90; 500G 54.90 | popular vegan SE
Vegobullar | Anamma; Hälsans Kök *1.02; Garant *.84; Peas of Heaven *1.05 | Original | 300G 36.90; 450G 49.90 | vegan SE
{} | Anamma; Peas of Heaven *1.08; Hälsans Kök; Oumph! *1.1 | Vegetarisk grillkorv; Vegetarisk chorizo; Vegetarisk bratwurst | 280G 39.90 | vegan SE
Vegoburgare | Anamma; Beyond Meat *1.5; Hälsans Kök; Peas of Heaven *1.1; Garant *.84 | Original; Högrevsstil *1.1 | 220G 42.90; 400G 59.90 | vegan SE
{} | Quorn | Quornfärs; Quornbitar; Quornfilé; Quornnuggets; Quornbullar | 300G 44.90 | GB p=prepared
{} | Oumph! | Oumph! The Chunk; Oumph! kebabkryddad; Oumph! Pulled BBQ; Oumph! Thyme & Garlic | 280G 46.90 | vegan SE
{} | Anamma; Garant *.84; Taste of Orient *.9; Kung Markatta *1.15 +eko | Falafel; Falafel med spenat | 300G 34.90; 500G 49.90 | vegan SE p=hummus
Halloumiburgare | Fontana; Garant *.88 | - | 240G 46.90 | CY p=importedcheese
# Hummus & röror | hummus | Kryddiga röror till brödet, grönsakerna och meze.
Hummus | Sevan; Zeinas *.95; Garant *.82; Fontana *1.02 | Original; Soltorkad tomat; Chili; Citron | 200G 26.90; 300G 36.90 | popular vegan SE
{} | Santa Maria; Garant *.85; Zeinas | Guacamole; Het guacamole | 150G 29.90; 225G 39.90 | vegan ES/MX p=canned
Baba ganoush | Sevan; Zeinas | - | 200G 29.90 | vegan SE
{} | Rydbergs; Lohmanders *1.04; Garant *.84 | Skagenröra; Lyxig skagenröra *1.2 | 200G 39.90; 400G 64.90 | p=deli SE
{} | Rydbergs; Garant *.84 | Kycklingröra curry; Tonfiskröra; Kräftströra; Äggröra; Rostbiffröra | 200G 29.90 | p=deli SE
# Färdigrätter kylda | deli | Färdiglagad husmanskost och världsmat, klar på några minuter.
{} | Findus; Felix *.96; Gooh *1.2; Garant *.86 | Köttbullar med mos; Pannbiff med lök; Kyckling tikka masala; Pasta carbonara; Lasagne; Lax med potatis; Chili con carne | 380G 49.90 | popular SE
{} | Gooh | Biff stroganoff; Raggmunk med fläsk; Fiskgratäng; Kycklingpasta; Pad thai; Bibimbap | 400G 74.90 | SE
{} | Soppkultur; Garant *.85; Kelda *.9 | Färsk tomatsoppa; Färsk potatis- & purjolökssoppa; Färsk kycklingsoppa thai; Färsk linssoppa; Färsk blomkålssoppa | 500G 44.90 | SE p=soup
{} | Sushi Daily *1.1; Garant | Sushi 8 bitar; Sushi 12 bitar *1.4; Vegetarisk sushi 10 bitar | ST~250G 79.90 | SE
{} | Fresh Cut; Garant *.9 | Caesarsallad kyckling; Tonfisksallad; Falafelwrap; Räksallad; Grekisk sallad | 350G 59.90 | SE
Smörgås | Garant; Fresh Cut *1.06 | Ost & skinka; Kyckling & bacon; Ägg & räkor; Brie & salami | 180G 39.90 | SE
{} | Dafgårds; Garant *.86; Felix *.95 | Ost- & skinkpaj; Broccolipaj; Västerbottenpaj *1.1; Köttfärspaj | 220G 29.90; 420G 49.90 | SE
{} | Dafgårds; Zeta *1.15; Garant *.9 | Färsk pizza Vesuvio; Färsk pizza Capricciosa; Färsk pizza Margherita; Färsk pizza Salami | 400G 54.90 | SE p=pizza
`
