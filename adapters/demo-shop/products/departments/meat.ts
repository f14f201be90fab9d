/** The products of the department 'Kött, fågel & chark'; table.ts describes the format. */
export const meat = `
= Nöt, gris & lamm
# Färs | mince | Färskmald färs att göra köttbullar, lasagne och tacos av.
Svensk nötfärs 12 % | Garant; Scan *1.06; Eldorado *.92 | - | 500G 69.90; 800G 99.90; 1KG 119.00 | staple sv SE
Nötfärs 15-20 % | Garant; Eldorado *.9 | - | 500G 61.90; 1KG 109.00 | hot SE/IE
Ekologisk nötfärs 12 % | Garant; Smak av Gotland *1.1 +sv | - | 400G 72.90; 800G 134.00 | krav eko sv SE
Blandfärs | Garant; Scan *1.06; Eldorado *.92 | 70 % nöt, 30 % gris; 50 % nöt, 50 % gris *.95 | 500G 56.90; 1KG 99.00 | hot sv SE
Fläskfärs | Garant; Scan *1.05 | - | 500G 49.90 | sv SE
Lammfärs | Garant; Gotlandslamm *1.12 | - | 400G 74.90 | sv SE
Högrevsfärs | Scan; Garant *.95 | - | 500G 82.90 | sv SE
Älgfärs | Norrbottens Vilt; Polarica *1.04 | - | 500G 109.00 | sv SE
# Nötkött | meat | Välhängt nötkött, putsat och redo för pannan eller grytan.
Ryggbiff | Garant; Scan *1.08; - | Skivad 2-p; I bit *.95 | CA350G 299.00 | hot IE/SE
Entrecôte | Garant; Scan *1.1; - *.96 | Skivad 2-p; I bit *.96 | CA400G 349.00 | hot IE/UY/SE
Oxfilé | Garant; Scan *1.12 | Bit; Mittbit *1.1 | CA500G 459.00 | SE/IE
Högrev | Garant; Scan *1.05 | I bit; Skivad | CA900G 159.00 | hot sv SE
Grytbitar nöt | Garant; Scan *1.05 | - | 600G 109.00; CA700G 179.00 | sv SE
Rostbiff innanlår | Garant; Scan | - | CA1KG 199.00 | sv SE
Lövbiff | Garant; Scan *1.05 | - | CA400G 239.00; 350G 84.90 | sv SE
Flankstek | Garant; Scan | - | CA700G 239.00 | sv SE
Fransyska | Scan; - | - | CA1KG 209.00 | sv SE
Bringa av nöt | Scan; - | Rimmad; Färsk | CA1.2KG 149.00 | sv SE
Strimlat nötkött | Garant; Scan | - | 400G 89.90 | sv SE
Osso buco | Scan; - | - | CA800G 149.00 | sv SE
Kalvschnitzel | Scan; Garant *.94 | - | CA300G 289.00 | SE/NL
Nötlever | - | - | CA500G 59.90 | sv SE
# Griskött | meat | Mört griskött från svenska gårdar.
Fläskfilé | Garant; Scan *1.05; Eldorado *.9 | Bit; Marinerad örter *1.05; Marinerad grill *1.05 | CA550G 129.00 | hot sv SE
Fläskkotlett | Garant; Scan *1.06 | Med ben; Benfri *1.1; Tunnskivad | CA700G 99.90 | hot sv SE
Fläskkarré | Garant; Scan *1.05 | Benfri; Skivad; Med ben *.85 | CA900G 94.90 | hot sv SE
Fläskytterfilé | Garant; Scan | - | CA1KG 109.00 | sv SE
Färsk sidfläsk skivat | Garant; Scan | - | CA500G 99.90; 400G 44.90 | sv SE
Revbensspjäll | Garant; Scan *1.04 | Tjocka; Tunna *.95 | CA1.1KG 89.90 | sv SE
Grytbitar gris | Garant; Scan | - | 600G 69.90 | sv SE
Skinkschnitzel | Garant; Scan | - | CA450G 109.00 | sv SE
Julskinka | Garant; Scan *1.1; Nybergs Deli *1.2 | Rimmad; Kokt *1.15; Benfri | CA3KG 69.90 | sv SE
Rimmat fläsklägg | Scan | - | CA1KG 49.90 | sv SE
Rökt sidfläsk | Garant; Scan *1.05 | Bit; Skivat | CA500G 119.00; 140G 24.90 | hot sv SE
# Lamm & vilt | meat | Lamm och vilt med tydlig egen smak.
Lammstek | Garant; Gotlandslamm *1.15 | Med ben; Benfri *1.12 | CA1.6KG 179.00 | NZ/SE
Lammracks | Garant; Gotlandslamm *1.1 | - | CA400G 369.00 | NZ/SE
Lammfilé | Garant | Ytterfilé; Innerfilé | CA300G 389.00 | NZ
Lammkorv | Garant; Ölands *1.1 | - | 250G 54.90 | sv SE p=sausage
Renskav | Polarica; Norrbottens Vilt *1.03 | - | 240G 109.00; 500G 209.00 | sv SE
Hjortfilé | Polarica | Ytterfilé | CA300G 399.00 | NZ/SE
Viltgryta | Polarica | Älg; Vildsvin *.95; Hjort | 400G 99.90 | SE
# Grillat & marinerat | prepared | Färdigkryddat kött som bara behöver värme.
Pulled pork | Scan; Garant *.87; Jack Daniel's *1.1 | BBQ; Naturell | 500G 79.90 | SE
Pulled beef | Scan; Garant *.88 | BBQ | 400G 84.90 | SE
Marinerad karré | Scan; Garant *.92 | Grillkrydda; Honung & chili; Vitlök | 500G 69.90; CA700G 119.00 | SE
Spareribs | Scan; Garant *.88; Tulip *.95 | BBQ; Honung | 500G 79.90; 700G 99.90 | SE/DK
Hamburgare nöt | Scan; Garant *.88; Eldorado *.75; Max *1.12 | Original; Högrev *1.15 | 320G 59.90; 600G 99.90 | hot sv SE
Köttbullar | Scan Mamma Scans; Garant *.84; Eldorado *.66; Lithells *.95; Gudruns *1.06 | Original | 350G 44.90; 800G 84.90; 1KG 99.90 | staple SE
Pannbiff | Scan; Gudruns; Garant *.85 | Med lök | 400G 49.90 | SE
Wallenbergare | Gudruns; Scan | Kalv | 400G 64.90 | SE
Kebab | Sibylla; Schysst Käk; Garant *.85; Ingelsta *1.02 | Nöt; Kyckling | 300G 49.90; 500G 74.90 | SE
= Kyckling & fågel
# Färsk kyckling | chicken | Svensk kyckling med trygg uppfödning, lätt att variera.
Kycklingfilé | Kronfågel; Garant *.9; Guldfågeln; Ingelsta *1.02; Eldorado *.82 | - | 700G 99.90; 900G 119.00; CA1KG 139.00 | staple sv SE
Kycklingbröstfilé | Bosarp Ekologisk *1.9 +krav; Bjärekyckling *1.3; Kronfågel | - | 450G 74.90; CA500G 159.00 | sv SE
Kycklinglårfilé | Kronfågel; Garant *.9; Guldfågeln; Bjärekyckling *1.2 | - | 600G 79.90; 700G 89.90; CA900G 119.00 | staple sv SE
Kycklinginnerfilé | Kronfågel; Garant *.9; Guldfågeln | - | 600G 94.90; 400G 69.90 | hot sv SE
Hel kyckling | Kronfågel; Garant *.9; Bosarp Ekologisk *1.9 +krav; Bjärekyckling *1.4; Guldfågeln | - | CA1.35KG 69.90; CA1.5KG 64.90 | hot sv SE
Kycklingklubba | Kronfågel; Garant *.88; Guldfågeln | Färsk; Grillad *1.2 | CA1KG 54.90; 700G 49.90 | hot sv SE
Kycklinglår | Kronfågel; Guldfågeln | Med ben; Rygg | CA1KG 49.90 | sv SE
Kycklingvingar | Kronfågel; Garant *.9; Guldfågeln | Färska; Hot wings *1.25; BBQ *1.25 | 700G 49.90; 500G 44.90 | sv SE
Strimlad kyckling | Kronfågel; Guldfågeln; Garant *.9 | Naturell; Kebabkryddad; Tandoori | 400G 64.90; 600G 89.90 | sv SE
Minutfilé kyckling | Kronfågel; Guldfågeln; Garant *.9 | Naturell; Örter & vitlök; Lime & chili | 400G 69.90; 700G 109.00 | sv SE
Kycklingfärs | Kronfågel; Garant *.9; Guldfågeln | Naturell | 450G 54.90; 700G 79.90; 900G 99.90 | hot sv SE
Kycklinglever | Kronfågel | - | 400G 22.90 | sv SE
# Kalkon & anka | chicken | Fågel för festligare middagar.
Kalkonfilé | Ingelsta Kalkon; Garant *.9 | Bröstfilé; Skivad | CA700G 169.00; 400G 84.90 | sv SE
Hel kalkon | Ingelsta Kalkon | Fryst; Färsk *1.3 | CA4KG 89.90 | sv SE
Kalkonfärs | Ingelsta Kalkon | - | 500G 69.90 | sv SE
Ankbröst | Gårdsanka; Garant *.9 | - | CA350G 279.00 | FR/SE
Anklår confit | Garant; Rougié *1.15 | - | 2P~400G 109.00 | FR
# Tillagad kyckling | prepared | Tillagad kyckling att äta kall eller värma snabbt.
Grillad kycklingfilé | Kronfågel; Garant *.88; Guldfågeln | Naturell; Citron & peppar; Tikka; Chili | 200G 44.90; 350G 69.90 | SE
Helgrillad kyckling | Garant; Ingelsta | - | 900G 89.90 | SE
Kycklingspett | Kronfågel; Garant *.9 | Teriyaki; Yakitori; BBQ | 300G 59.90 | SE
Crispy chicken | Kronfågel; Guldfågeln *1.02; Garant *.86 | Nuggets; Schnitzel; Burgare | 400G 59.90 | SE
= Korv
# Falukorv & middagskorv | sausage | Klassisk korv till vardagsmiddagen, skivad i ugn eller stekt i panna.
Falukorv | Scan; Garant *.84; Eldorado *.62; Lithells *.96; Lindvalls *1.05; Ello *.98 | - | 800G 42.90; 400G 27.90 | staple sv SE
Falukorv ekologisk | Garant; Scan *1.05 | - | 500G 49.90 | krav eko sv SE
Kycklingfalukorv | Scan; Garant *.88 | - | 800G 39.90 | SE
Isterband | Scan; Lithells; Sibylla | Rökt; Småländskt | 450G 39.90 | sv SE
Fläskkorv | Scan; Lithells | - | CA600G 89.90 | sv SE
Potatiskorv | Lithells; Scan | Julens | 500G 44.90 | sv SE
Stångkorv | Scan | - | 450G 37.90 | sv SE
Blodpudding | Geas; Garant *.86; Scan | - | 450G 24.90; 800G 36.90 | sv SE
# Varmkorv & grillkorv | sausage | Saftig korv till grillen, brödet och kalaset.
Varmkorv | Scan; Sibylla *1.04; Garant *.8; Eldorado *.62 | Original; Skinnfri | 8P~400G 33.90; 10P~500G 42.90; 20P~900G 64.90 | hot SE
Grillkorv | Scan; Sibylla *1.03; Garant *.82; Eldorado *.64; Lithells *.95 | Original; Tjock | 400G 36.90; 800G 59.90 | hot SE
Wienerkorv | Sibylla; Scan; Lithells | - | 300G 34.90; 8P~400G 42.90 | SE
Chorizo grill | Scan; Garant *.85; Lithells *.96; Per i Viken *1.12 | Original; Chili; Cheddar | 300G 36.90; 400G 44.90 | SE
Bratwurst | Scan; Garant *.86; Per i Viken *1.1 | Original; Örter | 300G 37.90 | SE
Salsiccia | Zeta; Per i Viken *1.06; Garant *.84 | Fänkål; Chili; Tryffel *1.15 | 240G 49.90; 300G 57.90 | SE/IT
Lammchorizo | Per i Viken; Nybergs Deli | - | 300G 54.90 | SE
Kabanoss | Scan; Lithells; Garant *.86 | Original; Ost | 400G 42.90 | SE
Prinskorv | Scan; Garant *.82; Sibylla; Eldorado *.66 | - | 300G 29.90; 600G 49.90 | hot SE
Cocktailkorv | Garant | - | 200G 24.90 | SE
Kycklingkorv | Kronfågel; Garant *.88; Sibylla | Grill; Varm; Chorizo | 400G 36.90; 300G 32.90 | SE
= Pålägg
# Skinka & kalkon | coldcut | Tunnskivat smörgåspålägg med mild smak.
Kokt skinka | Scan; Garant *.82; Eldorado *.66; Pärsons *.96 | Original; Rökt; Basturökt *1.08 | 120G 22.90; 200G 31.90; 300G 42.90 | staple SE/DK
Smörgåsskinka extra tunn | Pärsons; Garant *.84 | Original; Lättrökt; Ugnsbakad | 110G 24.90; 200G 36.90 | SE/DK
Kalkonbröst skivat | Pärsons; Ingelsta *1.06; Garant *.84; Scan | Naturell; Rökt; Ört | 120G 29.90; 150G 33.90 | hot SE/DE
Kycklingpålägg | Pärsons; Kronfågel *1.02; Garant *.84 | Original; Chili; Tandoori | 100G 25.90 | SE
Rostbiff skivad | Pärsons; Garant *.86; Scan | - | 100G 39.90 | SE
Saltrulle | Pärsons; Scan | - | 100G 32.90 | SE
Pastrami | Pärsons; Garant *.86; Nybergs Deli *1.2 | Nöt; Kalkon | 90G 36.90 | SE
Prosciutto | Zeta; Garant *.8; Parma *1.2 | Crudo; Cotto *.9 | 80G 39.90; 120G 54.90 | IT
Serrano | Garant; Zeta *1.12; Campofrio | Skivad | 90G 39.90; 150G 59.90 | ES
Hamburgerkött | Scan; Garant *.85; Pärsons | - | 120G 28.90 | SE
Bacon | Scan; Garant *.82; Eldorado *.64; Tulip *.95 | Skivat; Tärnat; Tjockt *1.06 | 140G 25.90; 400G 54.90; 3X140G 64.90 | staple SE/DK
Kycklingbacon | Kronfågel; Garant *.88 | Skivat | 120G 32.90 | SE
# Salami & medvurst | salami | Lagrat pålägg med kraftig smak.
Salami | Scan; Garant *.8; Pärsons *.95; Eldorado *.64 | Original; Peppar; Vitlök | 80G 24.90; 120G 29.90; 300G 54.90 | hot SE/DK
Medvurst | Scan; Garant *.84; Lithells *.96 | Original; Lättrökt; Cognac | 120G 26.90; 300G 49.90 | SE
Chorizo pålägg | Garant; Zeta *1.15; Campofrio *1.05 | Skivad; Picante | 80G 29.90 | ES
Salame Milano | Zeta; Negroni *1.02; Garant *.82 | - | 80G 36.90; 120G 49.90 | IT
Pepperoni | Scan; Garant *.84; Tulip | Skivad | 100G 27.90 | DK/SE
Mortadella | Zeta; Negroni; Garant *.84 | Original; Pistage | 100G 29.90 | IT
Fuet | Casademont; Garant *.9 | - | 150G 42.90 | ES
Lufttorkad korv | Per i Viken; Nybergs Deli | Renkött; Fänkål; Tryffel | 100G 49.90 | SE
# Leverpastej & tubpålägg | pate | Bredbart pålägg, gott med saltgurka.
Leverpastej | Pastejköket; Arboga *1.02; Lithells; Garant *.82; Eldorado *.64 | Original; Mager; Gräddig; Smörgåsgurka | 200G 21.90; 350G 31.90 | staple SE
Leverpastej bredbar tub | Arboga; Pastejköket | Original | 230G 24.90 | SE
Paté | Pastejköket; Nybergs Deli *1.15 | Grönpeppar; Svamp; Lantpaté | 170G 34.90 | SE
Sylta | Lithells; Scan | Press; Kalv; Rull | 250G 36.90 | SE p=coldcut
= Vegetariskt & färdigmat
# Vegetarisk färs & biffar | vegmeat | Växtbaserat protein att använda precis som kött.
Vegofärs | Anamma *.98; Hälsans Kök; Garant *.84; Oumph! *1.08; Peas of Heaven *1.05 | Original | 300G 36.90; 500G 54.90 | hot vegan SE
Vegobullar | Anamma; Hälsans Kök *1.02; Garant *.84; Peas of Heaven *1.05 | Original | 300G 36.90; 450G 49.90 | vegan SE
Vegokorv | Anamma; Peas of Heaven *1.08; Hälsans Kök; Oumph! *1.1 | Grill; Chorizo; Bratwurst | 280G 39.90 | vegan SE
Vegoburgare | Anamma; Beyond Meat *1.5; Hälsans Kök; Peas of Heaven *1.1; Garant *.84 | Original; Högrevsstil *1.1 | 220G 42.90; 400G 59.90 | vegan SE
Quorn | Quorn | Färs; Bitar; Filé; Nuggets; Bullar | 300G 44.90 | GB p=prepared
Oumph | Oumph! | The Chunk; Kebab kryddad; Pulled BBQ; Thyme & garlic | 280G 46.90 | vegan SE
Falafel | Anamma; Garant *.84; Taste of Orient *.9; Kung Markatta *1.15 +eko | Original; Spenat | 300G 34.90; 500G 49.90 | vegan SE p=hummus
Halloumiburgare | Fontana; Garant *.88 | - | 240G 46.90 | CY p=importedcheese
# Hummus & röror | hummus | Kryddiga röror till brödet, grönsakerna och meze.
Hummus | Sevan; Zeinas *.95; Garant *.82; Fontana *1.02 | Original; Soltorkad tomat; Chili; Citron | 200G 26.90; 300G 36.90 | hot vegan SE
Guacamole | Santa Maria; Garant *.85; Zeinas | Original; Het | 150G 29.90; 225G 39.90 | vegan ES/MX p=canned
Baba ganoush | Sevan; Zeinas | - | 200G 29.90 | vegan SE
Skagenröra | Rydbergs; Lohmanders *1.04; Garant *.84 | Original; Lyx *1.2 | 200G 39.90; 400G 64.90 | p=deli SE
{} | Rydbergs; Garant *.84 | Kycklingröra curry; Tonfiskröra; Kräftströra; Äggröra; Rostbiffröra | 200G 29.90 | p=deli SE
# Färdigrätter kylda | deli | Färdiglagad husmanskost och världsmat, klar på några minuter.
{} | Findus; Felix *.96; Gooh *1.2; Garant *.86 | Köttbullar med mos; Pannbiff med lök; Kyckling tikka masala; Pasta carbonara; Lasagne; Lax med potatis; Chili con carne | 380G 49.90 | hot SE
{} | Gooh | Biff stroganoff; Raggmunk med fläsk; Fiskgratäng; Kycklingpasta; Pad thai; Bibimbap | 400G 74.90 | SE
Färsk soppa | Soppkultur; Garant *.85; Kelda *.9 | Tomat; Potatis & purjolök; Thai kyckling; Linser; Blomkål | 500G 44.90 | SE p=soup
Sushi | Sushi Daily *1.1; Garant | 8 bitar; 12 bitar *1.4; Vegetarisk 10 bitar | ST~250G 79.90 | SE
{} | Fresh Cut; Garant *.9 | Caesarsallad kyckling; Tonfisksallad; Falafelwrap; Räksallad; Grekisk sallad | 350G 59.90 | SE
Smörgås | Garant; Fresh Cut *1.06 | Ost & skinka; Kyckling & bacon; Ägg & räkor; Brie & salami | 180G 39.90 | SE
Paj | Dafgårds; Garant *.86; Felix *.95 | Ost & skinka; Broccoli; Västerbottensost *1.1; Köttfärs | 220G 29.90; 420G 49.90 | SE
Pizza kyld | Dafgårds; Zeta *1.15; Garant *.9 | Vesuvio; Capricciosa; Margherita; Salami | 400G 54.90 | SE p=pizza
`
