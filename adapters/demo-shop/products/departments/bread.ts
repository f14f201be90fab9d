/** The products of the department 'Bröd & kakor'; table.ts describes the format. */
export const bread = `
= Matbröd
# Ljust bröd | bread | Mjukt ljust bröd med god smak, färdigskivat för rosten och smörgåsen.
{} | Pågen; Garant *.78; Eldorado *.62; Skogaholm *.98 | Rostbröd; Rostbröd fullkorn; Rostbröd surdeg | 500G 24.90; 700G 31.90 | popular SE
Jättefranska | Pågen; Skogaholm *.98 | - | 1100G 34.90 | popular SE
{} | Pågen | Lingongrova; Lingongrova lättbakad | 500G 26.90; 1000G 34.90 | staple SE p=darkbread
Formfranska | Fazer; Garant *.8; Eldorado *.62 | - | 600G 24.90; 900G 31.90 | SE
{} | Skogaholm | Skogaholmslimpa; Skivad skogaholmslimpa; Osötad skogaholmslimpa | 775G 33.90 | staple SE
{} | Skogaholm; Pågen *1.02; Garant *.82 | Familjelimpa; Grov familjelimpa | 750G 32.90 | SE
Grekiskt lantbröd | Pågen; Garant *.84 | - | 500G 29.90 | SE
{} | Pågen; Fazer *.98; Södervidinge *1.15 | Stenugnsbakat lantbröd; Stenugnsbakat levain; Stenugnsbakat vetesurdegsbröd | 550G 36.90 | SE
{} | Pågen; Fazer; Södervidinge *1.12; Garant *.82 | Surdegsbröd vete; Surdegsbröd durum; Rustikt surdegsbröd; Surdegsbröd råglevain | 500G 36.90 | popular SE
{} | Jacobs *.95; Fazer; Pågen | American toast; Toastbröd brioche *1.2 | 500G 29.90 | SE
# Grovt bröd | darkbread | Mörkt, saftigt bröd rikt på fibrer och fullkorn.
{} | Pågen; Fazer; Garant *.82; Södervidinge *1.12 | Rågbröd; Maltigt rågbröd; Rågbröd fullkorn +nyckel; Rågbröd solros & pumpa | 500G 31.90; 750G 37.90 | popular SE
{} | Schulstad; Garant *.84; Pågen | Danskt rågbröd; Danskt rågbröd med solrosfrön; Danskt rågbröd med frön | 850G 36.90; 500G 28.90 | nyckel DK/SE
{} | Pågen; Åkes *1.08 | Hönökaka; Grov hönökaka; Hönökaka råg | 510G 29.90; 350G 24.90 | popular SE
{} | Fazer; Pågen; Garant *.84 | Havrebröd; Havrebröd med frön | 500G 32.90 | SE
{} | Pågen | Kärnsund surdeg; Kärnsund solros | 550G 34.90 | SE
{} | Fazer; Södervidinge *1.08; Pågen | Fiberbröd; Fiberbröd osötat fullkorn +nyckel; Fiberbröd chia | 500G 34.90 | SE
{} | Pågen; Fazer *1.02; Garant *.85 | Proteinbröd; Proteinbröd med frön | 350G 36.90; 500G 44.90 | SE
Grahamsbröd | Pågen; Skogaholm | - | 700G 32.90 | SE
{} | Pågen; Skogaholm; Garant *.85 | Kavring; Gotländsk kavring | 400G 26.90; 600G 33.90 | SE
{} | Garant; Saltå Kvarn *1.25 +krav | Ekologiskt rågbröd; Ekologiskt dinkelbröd; Ekologiskt linfröbröd | 500G 36.90 | eko SE
# Mjukt tunnbröd & polarkaka | bread | Mjukt bröd i norrländsk stil.
{} | Polarbröd | Polarkaka; Grova rut; Polarbröd vete; Polarbröd rågkaka; Polarbröd havre; Polarpärlan vete | 340G 24.90; 600G 34.90; 900G 41.90 | staple sv SE
Polarbröd Sarek | Polarbröd | Original; Lins & quinoa | 320G 26.90 | popular sv SE
{} | Polarbröd; Mjälloms *1.05; Garant *.84; Liba *.7 | Mjukt tunnbröd; Mjukt grovt tunnbröd; Renklämma | 260G 24.90; 450G 34.90 | sv SE
Rågkaka | Polarbröd; Garant *.82 | - | 500G 28.90 | SE
{} | Pågen; Polarbröd; Garant *.8; Eldorado *.64 | Vetetekakor; Havretekakor; Grahamstekakor | 6P~360G 24.90; 12P~720G 37.90 | popular SE
{} | Liba | Libabröd; Grovt libabröd; Stort libabröd | 338G 13.90; 500G 18.90 | popular vegan SE
# Frallor, baguetter & pitabröd | bread | Småbröd till frukosten, soppan och lunchlådan.
{} | Pågen; Fazer; Garant *.82; Skogaholm | Havrefrallor; Fröfrallor; Ostfrallor; Surdegsfrallor; Grova frallor | 6P~400G 26.90; 10P~650G 36.90 | SE
Fröfrallor | Fazer; Garant *.82 | - | 4P~320G 29.90 | SE
{} | Garant; Bonjour *1.2; Eldorado *.7; Hatting *1.1 | Vita minibaguetter; Grova minibaguetter; Minibaguetter surdeg | 300G 17.90; 8P~600G 29.90 | popular SE/FR
{} | Hatting; Garant *.82; Eldorado *.62 | Vitlöksbaguette; Vitlöksbaguette med örter; Vitlöksbaguette med ost | 2P~320G 24.90 | DK/SE
{} | Garant; Hatting *1.1; Zeta *1.2 | Ciabatta; Ciabatta oliv; Rustik ciabatta | 4P~300G 24.90 | IT/SE
{} | Liba; Hatting *1.15; Garant *.9; Eldorado *.68 | Pitabröd; Pitabröd fullkorn; Minipitabröd | 6P~400G 21.90; 10P~600G 31.90 | popular SE/DK
{} | Santa Maria; Garant *.82; Pataks *1.05 | Naanbröd; Naanbröd vitlök; Mininaanbröd | 2P~260G 28.90 | GB/SE
{} | Garant; New York Bakery *1.3; Liba *.95 | Bagels; Bagels sesam; Bagels vallmo | 4P~340G 27.90 | GB/SE
{} | Zeta; Garant *.85; Dr. Oetker *1.02 | Pinsabotten; Pizzabotten | 230G 34.90; 2P~400G 42.90 | IT
# Hamburger & korvbröd | bread | Mjukt bröd till grillkvällen.
{} | Korvbrödsbagarn; Pågen *1.04; Garant *.82; Eldorado *.62; Fria *1.5 +gf | Hamburgerbröd; Hamburgerbröd brioche *1.15; Hamburgerbröd sesam; Grova hamburgerbröd | 4P~240G 22.90; 8P~480G 34.90 | popular SE
{} | Korvbrödsbagarn; Pågen *1.03; Garant *.82; Eldorado *.6 | Korvbröd; Stora korvbröd; Korvbröd brioche *1.15; Korvbröd fullkorn | 8P~210G 19.90; 10P~280G 23.90; 20P~540G 37.90 | popular SE
Kebabrullebröd | Schysst Käk; Liba | - | 6P~500G 27.90 | SE
# Glutenfritt bröd | glutenfree | Glutenfritt bröd med mjuk och saftig konsistens.
{} | Fria; Schär *1.04; Semper *1.02; Hans & Greta *1.06; Garant *.86; Moilas *1.05 | Glutenfritt bröd ljust; Glutenfritt bröd grovt; Glutenfritt bröd surdeg; Glutenfritt bröd med frön | 300G 39.90; 500G 52.90 | gf SE/FI/IT
{} | Fria; Schär; Semper; Moilas | Glutenfria frallor havre; Glutenfria frallor; Glutenfria frallor med frön | 4P~260G 42.90 | gf SE/FI
{} | Fria; Schär *.96 | Glutenfria kanelbullar; Glutenfria chokladmuffins; Glutenfri kladdkaka; Glutenfria wienerbröd | 4P~240G 44.90 | gf SE
{} | Semper; Schär *1.04; Wasa *1.05; Garant *.84 | Glutenfritt knäckebröd havre; Glutenfritt fröknäcke; Glutenfritt knäckebröd | 190G 32.90; 240G 36.90 | gf SE
= Hårt bröd
# Knäckebröd | crispbread | Krispigt fullkornsbröd som håller länge, en svensk klassiker.
Knäckebröd Husman | Wasa | - | 520G 24.90; 260G 16.90 | staple nyckel SE
{} | Wasa | Knäckebröd Sport; Knäckebröd Falu Råg-Rut; Knäckebröd Delikatess; Knäckebröd Havre; Knäckebröd Fiber; Knäckebröd Frukost; Knäckebröd Surdeg flerkorn; Knäckebröd Solruta; Knäckebröd runda; Knäckebröd Sesam | 275G 24.90; 500G 34.90 | popular nyckel SE
{} | Leksands | Knäckebröd brungräddat; Knäckebröd normalgräddat; Knäckebröd trekant; Knäckebröd surdeg | 200G 21.90; 830G 49.90 | popular nyckel SE
{} | Vika; Skedvi *1.3; Pyramidbageriet *1.15 | Runt knäckebröd; Runt knäckebröd brungräddat; Runt knäckebröd ugnsbakat; Runt knäckebröd surdeg | 360G 39.90 | nyckel SE
Finn Crisp | Finn Crisp | Original; Multigrain; Kummin | 200G 22.90 | FI
Knäckebröd | Garant; Eldorado *.72 | Råg; Sesam; Brungräddat; Havre | 400G 19.90 | nyckel SE
{} | Sigdal *1.2; Garant; Finax *1.05; Semper *1.15 | Fröknäcke; Fröknäcke havre; Fröknäcke chia | 190G 29.90; 235G 36.90 | SE/NO
{} | Mjälloms; Polarbröd; Leksands *.9 | Hårt grovt tunnbröd; Hårt tunnbröd; Hårt korntunnbröd | 280G 29.90; 500G 44.90 | SE
# Skorpor, kex & riskakor | cookie | Torrt bröd till fikat, osten och mellanmålet.
{} | Pågen Krisprolls; Garant *.78; Eldorado *.6 | Skorpor; Kardemummaskorpor; Fullkornsskorpor; Kanelskorpor | 225G 21.90; 400G 32.90 | popular SE
{} | McVities; Göteborgs *.9; Garant *.72; Eldorado *.56 | Digestive; Digestive choklad *1.2 | 400G 24.90; 250G 19.90 | popular GB/SE
{} | Göteborgs; Garant *.78; Wasa *1.05 | Smörgåskex; Smörgåskex havre; Rågkex | 225G 21.90; 300G 26.90 | SE
{} | Göteborgs Utvalda; Finax *.96; Garant *.8; Carr's *1.2; TUC *.9 | Ostkex; Ostkex Havssalt; Ostkex Rosmarin; Ostkex sesam | 150G 24.90; 200G 28.90 | SE/GB
Mariekex | Göteborgs; Eldorado *.6 | - | 200G 15.90 | popular SE
Riskakor | Friggs; Garant *.8; Eldorado *.62 | Naturell; Havssalt; Ost; Choklad; Sourcream | 125G 19.90 | popular gf IT/SE p=rice
Majskakor | Friggs; Garant *.82; Olda *.6 | Naturell; Popcorn; Dill & gräslök; Sweet chili | 125G 19.90 | gf IT/SE p=rice
= Kaffebröd & kakor
# Bullar & vetebröd | pastry | Nybakad känsla till kaffet, mjukt och kardemummadoftande.
{} | Pågen Gifflar *.98; Pågen; Garant *.8; Eldorado *.62; Bonjour *1.1 | Kanelbullar; Minikanelbullar | 260G 24.90; 430G 34.90; 8P~480G 39.90 | staple SE
Gifflar | Pågen | Kanel; Äpple & kanel; Vanilj; Hallon; Choklad | 260G 26.90 | popular SE
Kardemummabullar | Pågen; Garant *.84; Bonjour | - | 4P~320G 36.90 | SE
{} | Pågen; Garant *.82; Skogaholm | Kanellängd; Vaniljlängd; Kardemummalängd; Mandellängd | 350G 32.90 | SE
Wienerbröd | Bonjour; Garant *.8 | Vanilj; Hallon; Äpple | 4P~300G 34.90 | DK
{} | Bonjour; Garant *.84 | Munkar med socker; Munkar med choklad; Glaserade munkar | 4P~240G 29.90 | SE
{} | Bonjour; Garant *.8; Eldorado *.64 | Smörcroissanter; Chokladcroissanter; Minicroissanter | 4P~200G 27.90; 6P~300G 36.90 | FR
{} | Pågen; Garant *.84; Skogaholm | Lussekatter | 4P~280G 34.90 | SE
{} | Garant; Bonjour *1.1 | Semlor | 2P~220G 44.90 | SE
# Kakor & muffins | cake | Mjuka kakor och bakelser att bjuda på.
{} | Pågen; Garant *.8; Eldorado *.6 | Sockerkaka Citron; Sockerkaka Vanilj; Marmorkaka; Tigerkaka | 400G 29.90; 500G 36.90 | p=pastry SE
Muffins | Pågen; Garant *.82; Almondy *1.3 | Blåbär; Choklad; Citron | 4P~280G 32.90; 6P~420G 42.90 | p=pastry SE
Kladdkaka | Almondy; Frödinge *.95; Garant *.8 | Original; Kola; Hallon | 350G 49.90; 500G 62.90 | SE
{} | Delicato; Garant *.8; Eldorado *.62 | Punschrullar | 6P~240G 34.90; 240G 29.90 | popular SE
Chokladbollar | Delicato; Garant *.8; Eldorado *.64 | Kokos; Pärlsocker; Havre | 6P~300G 34.90; 240G 29.90 | popular SE
Mazarin | Delicato; Garant *.82 | Original; Citron; Hallon | 4P~200G 32.90 | SE
{} | Delicato; Garant *.84 | Chokladbiskvier; Hallonbiskvier | 4P~180G 36.90 | SE
{} | Pågen; Garant *.8; Eldorado *.6 | Rulltårta Jordgubb; Rulltårta Hallon; Rulltårta Choklad; Drömrulle | 300G 27.90 | p=pastry SE
{} | Almondy *1.1; Frödinge; Garant *.86 | Prinsesstårta; Prinsesstårta med hallon | 8P~850G 119.00 | SE
Cheesecake | Frödinge; Almondy *1.05 | Hallon; Vit choklad; New York | 450G 69.90 | SE
# Småkakor & fikabröd | cookie | Knapriga kakor för kakfatet.
Ballerina | Göteborgs | Original; Nougat; Vanilj; Lakrits; Kladdkaka; Jordgubb | 190G 22.90; 2X190G 39.90 | staple SE
Brago | Göteborgs | Original; Kakao | 225G 22.90 | popular SE
Singoalla | Göteborgs | Hallon; Citron; Original; Blåbär | 190G 22.90 | popular SE
{} | Gille; Göteborgs; Garant *.78 | Havreflarn; Havreflarn choklad; Havreflarn Kola; Havreflarn Ingefära | 150G 25.90; 300G 39.90 | SE
{} | Gille; Garant *.78; Eldorado *.58; Coop *.8 | Chocolate chip cookies; Cookies Hasselnöt; Cookies Vit choklad; Cookies Kola | 180G 26.90 | SE
Pepparkakor | Annas *.98; Nyåkers *1.12; Göteborgs; Garant *.75; Eldorado *.55 | Original; Mandel; Apelsin | 150G 18.90; 300G 26.90; 400G 32.90 | popular SE
{} | Göteborgs; Bahlsen *1.1; Garant *.78; Oreo *1.05 | Chokladkex; Chokladkex double; Mörka chokladkex | 150G 24.90; 300G 37.90 | SE/DE
Oreo | Oreo | Original; Golden; Double | 154G 21.90; 176G 26.90 | ES
Drömmar | Delicato; Garant *.84; Gille | Original; Kakao | 200G 28.90 | SE
{} | Göteborgs; Gille | Finska pinnar; Mandelmusslor; Kolasnittar | 150G 28.90; 200G 33.90 | SE
{} | Göteborgs Rån; Garant *.78; Manner *1.1 | Rån vanilj; Rån choklad; Rån hasselnöt; Rån citron | 180G 19.90 | AT/SE
{} | Garant; Gille *1.1 | Maränger; Chokladmaränger | 100G 22.90 | gf SE
`
