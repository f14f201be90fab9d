/** The products of the department 'Bröd & kakor'; table.ts describes the format. */
export const bread = `
= Matbröd
# Ljust bröd | bread | Mjukt ljust bröd med god smak, färdigskivat för rosten och smörgåsen.
Rostbröd | Pågen; Garant *.78; Eldorado *.62; Skogaholm *.98 | Klassiskt; Fullkorn; Surdeg | 500G 24.90; 700G 31.90 | hot SE
Jättefranska | Pågen; Skogaholm *.98 | - | 1100G 34.90 | hot SE
Lingongrova | Pågen | Original; Lättbakad | 500G 26.90; 1000G 34.90 | staple SE p=darkbread
Formfranska | Fazer; Garant *.8; Eldorado *.62 | - | 600G 24.90; 900G 31.90 | SE
Skogaholmslimpa | Skogaholm | Original; Skivad; Osötad | 775G 33.90 | staple SE
Familjelimpa | Skogaholm; Pågen *1.02; Garant *.82 | Original; Grov | 750G 32.90 | SE
Grekiskt lantbröd | Pågen; Garant *.84 | - | 500G 29.90 | SE
Stenugnsbakat bröd | Pågen; Fazer *.98; Södervidinge *1.15 | Lantbröd; Levain; Vetesurdeg | 550G 36.90 | SE
Surdegsbröd | Pågen; Fazer; Södervidinge *1.12; Garant *.82 | Vete; Durum; Rustikt; Råglevain | 500G 36.90 | hot SE
Toast bröd | Jacobs *.95; Fazer; Pågen | Amerikansk; Brioche *1.2 | 500G 29.90 | SE
# Grovt bröd | darkbread | Mörkt, saftigt bröd rikt på fibrer och fullkorn.
Rågbröd | Pågen; Fazer; Garant *.82; Södervidinge *1.12 | Original; Maltigt; Fullkorn +nyckel; Solros & pumpa | 500G 31.90; 750G 37.90 | hot SE
Danskt rågbröd | Schulstad; Garant *.84; Pågen | Original; Solros; Fröigt | 850G 36.90; 500G 28.90 | nyckel DK/SE
Hönökaka | Pågen; Åkes *1.08 | Original; Grov; Råg | 510G 29.90; 350G 24.90 | hot SE
Havrebröd | Fazer; Pågen; Garant *.84 | Original; Fröigt | 500G 32.90 | SE
Kärnsund | Pågen | Surdeg; Solros | 550G 34.90 | SE
Fiberbröd | Fazer; Södervidinge *1.08; Pågen | Fiber frisk; Osötat fullkorn +nyckel; Chia | 500G 34.90 | SE
Proteinbröd | Pågen; Fazer *1.02; Garant *.85 | Original; Frön | 350G 36.90; 500G 44.90 | SE
Grahamsbröd | Pågen; Skogaholm | - | 700G 32.90 | SE
Kavring | Pågen; Skogaholm; Garant *.85 | Original; Gotländsk | 400G 26.90; 600G 33.90 | SE
Ekologiskt bröd | Garant; Saltå Kvarn *1.25 +krav | Råg; Dinkel; Lin | 500G 36.90 | eko SE
# Mjukt tunnbröd & polarkaka | bread | Norrländskt mjukt bröd, bakat på svenskt mjöl.
Polarbröd | Polarbröd | Polarkaka; Grova rut; Vete; Rågkaka; Havre; Pärlanvete | 340G 24.90; 600G 34.90; 900G 41.90 | staple sv SE
Polarbröd Sarek | Polarbröd | Original; Lins & quinoa | 320G 26.90 | hot sv SE
Tunnbröd mjukt | Polarbröd; Mjälloms *1.05; Garant *.84; Liba *.7 | Original; Grovt; Renklämma | 260G 24.90; 450G 34.90 | sv SE
Rågkaka | Polarbröd; Garant *.82 | - | 500G 28.90 | SE
Tekakor | Pågen; Polarbröd; Garant *.8; Eldorado *.64 | Vete; Havre; Grahams | 6P~360G 24.90; 12P~720G 37.90 | hot SE
Libabröd | Liba | Original; Grovt; Stort | 338G 13.90; 500G 18.90 | hot vegan SE
# Frallor, baguetter & pitabröd | bread | Småbröd till frukosten, soppan och lunchlådan.
Frallor | Pågen; Fazer; Garant *.82; Skogaholm | Havre; Fröfralla; Ost; Surdeg; Grova | 6P~400G 26.90; 10P~650G 36.90 | SE
Fröfralla | Fria *1.4 +gf; Fazer | - | 4P~320G 29.90 | SE
Minibaguetter | Garant; Bonjour *1.2; Eldorado *.7; Hatting *1.1 | Vita; Grova; Surdeg | 300G 17.90; 8P~600G 29.90 | hot SE/FR
Vitlöksbaguette | Hatting; Garant *.82; Eldorado *.62 | Original; Ört; Ost | 2P~320G 24.90 | DK/SE
Ciabatta | Garant; Hatting *1.1; Zeta *1.2 | Vit; Oliv; Rustik | 4P~300G 24.90 | IT/SE
Pitabröd | Liba; Hatting *1.15; Garant *.9; Eldorado *.68 | Vita; Fullkorn; Mini | 6P~400G 21.90; 10P~600G 31.90 | hot SE/DK
Naanbröd | Santa Maria; Garant *.82; Pataks *1.05 | Original; Vitlök; Mini | 2P~260G 28.90 | GB/SE
Bagels | Garant; New York Bakery *1.3; Liba *.95 | Naturell; Sesam; Valmo | 4P~340G 27.90 | GB/SE
Pinsa & pizzabotten | Zeta; Garant *.85; Dr. Oetker *1.02 | Pinsa; Pizzabotten | 230G 34.90; 2P~400G 42.90 | IT
# Hamburger & korvbröd | bread | Mjukt bröd till grillkvällen.
Hamburgerbröd | Korvbrödsbagarn; Pågen *1.04; Garant *.82; Eldorado *.62; Fria *1.5 +gf | Klassiska; Brioche *1.15; Sesam; Grova | 4P~240G 22.90; 8P~480G 34.90 | hot SE
Korvbröd | Korvbrödsbagarn; Pågen *1.03; Garant *.82; Eldorado *.6 | Klassiska; Större; Brioche *1.15; Fullkorn | 8P~210G 19.90; 10P~280G 23.90; 20P~540G 37.90 | hot SE
Kebabrullebröd | Schysst Käk; Liba | - | 6P~500G 27.90 | SE
# Glutenfritt bröd | glutenfree | Glutenfritt bröd med mjuk och saftig konsistens.
Glutenfritt bröd | Fria; Schär *1.04; Semper *1.02; Hans & Greta *1.06; Garant *.86; Moilas *1.05 | Ljust; Grovt; Surdeg; Frön | 300G 39.90; 500G 52.90 | gf SE/FI/IT
Glutenfria frallor | Fria; Schär; Semper; Moilas | Havre; Vita; Frön | 4P~260G 42.90 | gf SE/FI
Glutenfritt kaffebröd | Fria; Schär *.96 | Kanelbullar; Chokladmuffins; Kladdkaka; Wienerbröd | 4P~240G 44.90 | gf SE
Glutenfritt knäcke | Semper; Schär *1.04; Wasa *1.05; Garant *.84 | Havre; Frö; Original | 190G 32.90; 240G 36.90 | gf SE
= Hårt bröd
# Knäckebröd | crispbread | Krispigt fullkornsbröd som håller länge, en svensk klassiker.
Knäckebröd Husman | Wasa | - | 520G 24.90; 260G 16.90 | staple nyckel SE
Knäckebröd | Wasa | Sport; Falu Råg-Rut; Delikatess; Havre; Fiber; Frukost; Surdeg flerkorn; Solruta; Runda Vika; Sesam | 275G 24.90; 500G 34.90 | hot nyckel SE
Leksands knäckebröd | Leksands | Brungräddat; Normalgräddat; Trekant; Surdeg | 200G 21.90; 830G 49.90 | hot nyckel SE
Vika knäckebröd | Vika; Skedvi *1.3; Pyramidbageriet *1.15 | Original; Brungräddat; Ugnsbakat; Surdeg | 360G 39.90 | nyckel SE
Finn Crisp | Finn Crisp | Original; Multigrain; Kummin | 200G 22.90 | FI
Knäckebröd | Garant; Eldorado *.72 | Råg; Sesam; Brungräddat; Havre | 400G 19.90 | nyckel SE
Fröknäcke | Sigdal *1.2; Garant; Finax *1.05; Semper *1.15 | Frö; Havre; Chia | 190G 29.90; 235G 36.90 | SE/NO
Tunnbröd hårt | Mjälloms; Polarbröd; Leksands *.9 | Grovt; Original; Korn | 280G 29.90; 500G 44.90 | SE
# Skorpor, kex & riskakor | cookie | Torrt bröd till fikat, osten och mellanmålet.
Skorpor | Pågen Krisprolls; Garant *.78; Eldorado *.6 | Original; Kardemumma; Fullkorn; Kanel | 225G 21.90; 400G 32.90 | hot SE
Digestive | McVities; Göteborgs *.9; Garant *.72; Eldorado *.56 | Original; Choklad *1.2 | 400G 24.90; 250G 19.90 | hot GB/SE
Smörgåskex | Göteborgs; Garant *.78; Wasa *1.05 | Original; Havre; Rågkex | 225G 21.90; 300G 26.90 | SE
Ostkex | Göteborgs Utvalda; Finax *.96; Garant *.8; Carr's *1.2; TUC *.9 | Original; Havssalt; Rosmarin; Sesam | 150G 24.90; 200G 28.90 | SE/GB
Mariekex | Göteborgs; Eldorado *.6 | - | 200G 15.90 | hot SE
Riskakor | Friggs; Garant *.8; Eldorado *.62 | Naturell; Havssalt; Ost; Choklad; Sourcream | 125G 19.90 | hot gf IT/SE p=rice
Majskakor | Friggs; Garant *.82; Olda *.6 | Naturell; Popcorn; Dill & gräslök; Sweet chili | 125G 19.90 | gf IT/SE p=rice
= Kaffebröd & kakor
# Bullar & vetebröd | pastry | Nybakad känsla till kaffet, mjukt och kardemummadoftande.
Kanelbullar | Pågen Gifflar *.98; Pågen; Garant *.8; Eldorado *.62; Bonjour *1.1 | Klassiska; Mini | 260G 24.90; 430G 34.90; 8P~480G 39.90 | staple SE
Gifflar | Pågen | Kanel; Äpple & kanel; Vanilj; Hallon; Choklad | 260G 26.90 | hot SE
Kardemummabullar | Pågen; Garant *.84; Bonjour | - | 4P~320G 36.90 | SE
Vetelängd | Pågen; Garant *.82; Skogaholm | Kanel; Vanilj; Kardemumma; Mandel | 350G 32.90 | SE
Wienerbröd | Bonjour; Garant *.8 | Vanilj; Hallon; Äpple | 4P~300G 34.90 | DK
Munkar | Bonjour; Garant *.84 | Socker; Choklad; Glaserade | 4P~240G 29.90 | SE
Croissant | Bonjour; Garant *.8; Eldorado *.64 | Smör; Choklad; Mini | 4P~200G 27.90; 6P~300G 36.90 | FR
Lussekatter | Pågen; Garant *.84; Skogaholm | Saffran | 4P~280G 34.90 | SE
Semla | Garant; Bonjour *1.1 | Mandel | 2P~220G 44.90 | SE
# Kakor & muffins | cake | Mjuka kakor och bakelser att bjuda på.
Sockerkaka | Pågen; Garant *.8; Eldorado *.6 | Citron; Vanilj; Marmor; Tiger | 400G 29.90; 500G 36.90 | p=pastry SE
Muffins | Pågen; Garant *.82; Almondy *1.3 | Blåbär; Choklad; Citron | 4P~280G 32.90; 6P~420G 42.90 | p=pastry SE
Kladdkaka | Almondy; Frödinge *.95; Garant *.8 | Original; Kola; Hallon | 350G 49.90; 500G 62.90 | SE
Dammsugare | Delicato; Garant *.8; Eldorado *.62 | Punschrulle | 6P~240G 34.90; 240G 29.90 | hot SE
Chokladbollar | Delicato; Garant *.8; Eldorado *.64 | Kokos; Pärlsocker; Havre | 6P~300G 34.90; 240G 29.90 | hot SE
Mazarin | Delicato; Garant *.82 | Original; Citron; Hallon | 4P~200G 32.90 | SE
Biskvier | Delicato; Garant *.84 | Choklad; Hallon | 4P~180G 36.90 | SE
Rulltårta | Pågen; Garant *.8; Eldorado *.6 | Jordgubb; Hallon; Choklad; Drömrulle | 300G 27.90 | p=pastry SE
Prinsesstårta | Almondy *1.1; Frödinge; Garant *.86 | Klassisk; Hallon | 8P~850G 119.00 | SE
Cheesecake | Frödinge; Almondy *1.05 | Hallon; Vit choklad; New York | 450G 69.90 | SE
# Småkakor & fikabröd | cookie | Knapriga kakor för kakfatet.
Ballerina | Göteborgs | Original; Nougat; Vanilj; Lakrits; Kladdkaka; Jordgubb | 190G 22.90; 2X190G 39.90 | staple SE
Brago | Göteborgs | Original; Kakao | 225G 22.90 | hot SE
Singoalla | Göteborgs | Hallon; Citron; Original; Blåbär | 190G 22.90 | hot SE
Havreflarn | Gille; Göteborgs; Garant *.78 | Original; Choklad; Kola; Ingefära | 150G 25.90; 300G 39.90 | SE
Cookies | Gille; Garant *.78; Eldorado *.58; Coop *.8 | Choklad; Hasselnöt; Vit choklad; Kola | 180G 26.90 | SE
Pepparkakor | Annas *.98; Nyåkers *1.12; Göteborgs; Garant *.75; Eldorado *.55 | Original; Mandel; Apelsin | 150G 18.90; 300G 26.90; 400G 32.90 | hot SE
Chokladkex | Göteborgs; Bahlsen *1.1; Garant *.78; Oreo *1.05 | Original; Dubbel choklad; Mörk | 150G 24.90; 300G 37.90 | SE/DE
Oreo | Oreo | Original; Golden; Double | 154G 21.90; 176G 26.90 | ES
Drömmar | Delicato; Garant *.84; Gille | Original; Kakao | 200G 28.90 | SE
Kakmix | Göteborgs; Gille | Finska pinnar; Mandelmusslor; Kolasnittar | 150G 28.90; 200G 33.90 | SE
Wafers | Göteborgs Rån; Garant *.78; Manner *1.1 | Vanilj; Choklad; Hasselnöt; Citron | 180G 19.90 | AT/SE
Maränger | Garant; Gille *1.1 | Vita; Choklad | 100G 22.90 | gf SE
`
