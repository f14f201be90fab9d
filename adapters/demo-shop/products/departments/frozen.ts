/** The products of the department 'Fryst & glass'; table.ts describes the format. */
export const frozen = `
= Glass
# Paketglass | icecream | Krämig glass att bjuda på till dessert.
Gräddglass | SIA *1.02; Triumf *.88; Garant *.8; Eldorado *.58; Hemglass *1.15; GB Big Pack | Vanilj; Choklad; Jordgubb; Päron; Nougat; Mint & choklad; Cookie dough | 0,5L 42.90; 1L 59.90; 2L 89.90 | hot SE
Ben & Jerry's | Ben & Jerry's | Cookie dough; Chocolate fudge brownie; Half baked; Peanut butter cup; Caramel chew chew; Phish food; Netflix & chill'd | 465ML 89.90; 100ML 29.90 | hot NL
Häagen-Dazs | Häagen-Dazs | Vanilla; Salted caramel; Cookies & cream; Macadamia; Belgian chocolate | 460ML 84.90 | FR
SIA Glass | SIA | Gammaldags vanilj; Kladdkaka; Lakrits; Kola; Rabarber; Polka | 0,5L 49.90; 1L 69.90 | hot sv SE
Carte D'or | Carte D'or | Vanilj; Choklad; Tiramisu; Hallon & passion; Karamell | 900ML 64.90 | SE/DE
Lohilo proteinglass | Lohilo; Nick's *1.15; Halo Top *1.2 | Kladdkaka; Jordnötssmör; Kola; Mintchoklad; Swedish fika | 350ML 59.90; 473ML 79.90 | SE
Havreglass | Oatly; Garant *.78; Planti *.98; SIA *1.04 | Vanilj; Choklad; Hasselnöt; Jordgubb; Saltkaramell | 0,5L 49.90 | vegan p=plantice SE
Sorbet | SIA; Garant *.8; Stockholms Glasshus *1.3; Triumf *.9 | Mango; Hallon; Citron; Jordgubb; Passionsfrukt | 0,5L 49.90 | vegan gf p=sorbet SE
Laktosfri glass | SIA; Valio *1.02; Triumf *.9 | Vanilj; Choklad; Jordgubb | 0,5L 49.90; 1L 64.90 | lf SE
# Glasspinnar & strutar | icecream | Styckglass för alla åldrar.
Magnum | Magnum | Classic; Mandel; White; Double caramel; Ruby; Vegan +vegan | 4X110ML 54.90; 6X90ML 69.90 | hot DE
Strut | GB | Cornetto classico; Daim; Jordgubb; Mint | 4X120ML 46.90; 6X90ML 59.90 | hot DE
88:an | GB | Original | 6X88ML 49.90 | hot SE
Piggelin | GB | Original; Mix | 8X60ML 34.90 | hot p=sorbet SE
Sandwich | GB; Triumf *.8; Eldorado *.6 | Vanilj; Original | 6X100ML 49.90 | SE
Isglass | Triumf; GB *1.25; Garant *.86; Eldorado *.6; SIA *1.15 | Cola; Päron; Jordgubb; Regnbåge | 10X50ML 29.90 | p=sorbet SE
Puckstång | GB; Hemglass *1.1 | Choklad; Original | 6X60ML 44.90 | SE
Glasspinnar | Triumf; Garant *.95; Eldorado *.7; SIA *1.3 | Choklad; Mandel; Gräddvanilj; Nougat | 6X90ML 44.90; 8X65ML 46.90 | SE
{} | GB | Tip top; Twister; Nogger; Calippo | 5X80ML 44.90 | SE
{} | Garant; Göteborgs *1.1 | Glasstrutar; Glassrån | 12P~100G 22.90 | p=cookie SE
= Fryst fisk & skaldjur
# Fryst fisk naturell | frozenfish | Styckfryst fisk, portionsvis och lätt att ta fram.
Torskfilé fryst | Findus; Garant *.82; Eldorado *.66; Royal Greenland *1.1; Feldts *.92 | Portionsbitar; Block; Ryggbitar *1.15 | 400G 69.90; 600G 99.90 | hot msc NO/RU
Laxfilé fryst | Findus; Garant *.84; Eldorado *.74; Feldts *.94 | Portionsbitar 4-p | 500G 109.00; 800G 169.00 | staple asc NO/CL
Alaska pollock | Findus; Garant *.8; Eldorado *.6; Feldts *.9 | Portionsbitar; Block | 400G 39.90; 600G 54.90 | hot msc US
Sejfilé fryst | Findus; Garant *.84; Eldorado *.66 | Portionsbitar | 400G 49.90; 600G 69.90 | msc NO
Hoki fryst | Findus; Garant *.86 | Portionsbitar | 400G 54.90 | msc NZ
Rödspätta fryst | Findus; Feldts *.95 | Filé | 400G 69.90 | DK
# Panerad fisk & fiskrätter | breadedfish | Krispig fisk för ugn eller panna.
Fiskpinnar | Findus; Garant *.76; Eldorado *.54; Feldts *.92 | Original 10-p; Familjepack *1; Glutenfria *1.25 +gf | 250G 29.90; 450G 46.90; 750G 69.90 | staple msc DE
Panerad fisk | Findus; Garant *.8; Feldts *.94; Eldorado *.6 | Torsk; Rödspätta; Sej; Kryddad | 320G 44.90; 450G 56.90 | hot msc DK/DE
Fiskgratäng | Findus; Garant *.78; Eldorado *.56; Feldts *.92 | Dill; Räksås; Ost & broccoli; Ädelost; Bordelaise | 400G 42.90; 600G 56.90 | hot msc SE/DE
Fish & chips | Findus; Garant *.84 | Krispig torsk | 400G 59.90 | GB/DE
# Frysta skaldjur | shellfish | Räkor och skaldjur styckfrysta till havs.
Räkor med skal frysta | Royal Greenland *1.05; Garant *.88; Eldorado *.78; Polar Seafood | 70/90; 90/120 *.92; Eko *1.2 +krav | 1KG 149.00; 700G 109.00 | hot msc GL/NO p=shellfish
Skalade räkor frysta | Royal Greenland *1.05; Garant *.86; Eldorado *.74; Findus | Kokta; Stora | 250G 52.90; 500G 94.90 | hot msc GL/NO
Tigerräkor | Garant; Royal Greenland *1.1; Findus *1.06 | Råa skalade; Kokta; Vitlök | 250G 69.90; 400G 99.90 | asc VN/IN
Kräftor | Garant; Abba *1.15; Falkenberg *1.1; Eldorado *.84 | Kinesiska; Spanska *1.1; Turkiska *1.2; Svenska *3.6 +sv | 1KG 129.00 | hot CN/ES/TR
Havskräftor | Royal Greenland; Garant | Hela | 500G 189.00 | GB/DK
Skaldjursmix | Findus; Garant *.84; Royal Greenland | Original | 400G 69.90 | VN/ES
= Frysta grönsaker & potatis
# Frysta grönsaker | frozenveg | Skördade och frysta inom några timmar.
Ärter | Findus; Garant *.72; Eldorado *.5; Änglamark *1.1 +krav | Gröna; Små & fina | 450G 24.90; 600G 29.90; 1KG 44.90 | staple sv SE
Broccoli fryst | Findus; Garant *.74; Eldorado *.56 | Buketter; Små buketter | 450G 26.90; 750G 39.90 | staple
Wokmix fryst | Findus; Garant *.74; Eldorado *.54 | Original; Thai; Asiatisk; Medelhav | 500G 27.90; 600G 32.90 | hot
{} fryst | Findus; Garant *.74; Eldorado *.54 | Haricots verts; Spenat hackad; Spenat hel; Blomkål; Majs; Grönsaksblandning; Morotstärningar; Lök hackad; Sojabönor; Brysselkål; Purjolök | 450G 25.90; 600G 31.90 | hot BE/SE
Soppgrönsaker | Findus; Garant *.76; Eldorado *.58 | Original | 500G 25.90 | SE
Ärter, majs & paprika | Findus; Garant *.74; Eldorado *.54 | - | 600G 29.90 | hot
Svampblandning fryst | Garant; Findus *1.15 | Karljohan; Kantarell *1.6; Trattkantarell *1.4; Skogschampinjon | 200G 39.90 | SE/LT
Örter frysta | Findus; Garant *.78; Eldorado *.62 | Dill; Persilja; Gräslök; Basilika | 50G 17.90; 75G 21.90 | hot SE
Edamamebönor | Garant; Findus *1.1; Spicefield | Skalade; I skida | 400G 34.90 | CN
Avokado fryst | Garant | Tärnad; Halvor | 300G 44.90 | PE
# Pommes & potatis | fries | Gyllene och krispig potatis från ugnen eller fritösen.
Pommes frites | Felix; Garant *.76; Eldorado *.54; Aviko *.98; McCain *1.06; Findus *.98 | Original; Strips; Räfflade; Steakhouse; Julienne | 900G 32.90; 1,2KG 39.90; 1KG 34.90 | staple SE/NL
Klyftpotatis | Felix; Garant *.76; Eldorado *.52; Aviko | Original; Kryddad; Vitlök & örter | 700G 29.90; 1KG 36.90 | hot SE/NL
Sötpotatispommes | Garant; Felix *1.1; McCain *1.15; Aviko *1.08 | - | 500G 36.90; 600G 42.90 | hot NL/BE
Potatisbullar | Felix; Garant *.78; Eldorado *.56 | Original | 800G 36.90; 1,5KG 56.90 | SE
Pytt i panna | Felix; Garant *.78; Eldorado *.56; Findus *.98 | Klassisk; Krögarpytt *1.15; Vegetarisk +vegan; Biff Rydberg *1.3 | 750G 49.90; 1,2KG 72.90; 1,5KG 84.90 | staple p=frozenmeal SE
{} | Felix; Aviko; Garant *.8; McCain *1.06 | Klassiska rösti; Kroketter; Pommes château; Hash browns; Pommes duchesse | 600G 34.90; 750G 39.90 | SE/NL
Raggmunk | Felix; Dafgårds *1.05; Garant *.82 | Original | 480G 39.90; 600G 46.90 | p=frozenmeal SE
{} | Aviko; Garant *.85; McCain *1.1; Findus | Lökringar; Mozzarella sticks; Chili cheese; Jalapeño poppers | 250G 36.90; 400G 49.90 | NL/DE
# Frysta bär & frukt | frozenberry | Bär och frukt till smoothie, gröt och bak.
{} frysta | Findus *1.1; Garant *.84; Eldorado *.66; Polarica *1.15 | Blåbär; Hallon; Jordgubbar; Lingon; Björnbär; Drottningblandning; Bärmix | 250G 29.90; 500G 49.90; 750G 64.90 | hot
Mango fryst | Garant; Findus *1.12; Eldorado *.82 | Tärnad | 250G 26.90; 500G 42.90 | hot PE/VN
Smoothiemix | Garant; Findus *1.12; Rawfood *1.3 | Tropisk; Skogsbär; Grön; Jordgubb & banan | 500G 44.90; 750G 56.90 |
Ananas fryst | Garant; Eldorado *.84 | Bitar | 500G 36.90 | CR
Hjortron frysta | Polarica | - | 250G 119.00 | FI/SE
Rabarber fryst | Findus; Garant *.85 | Bitar | 500G 34.90 | PL/SE
Acai | Rawfood; Garant *.9 | Osötad | 4X100G 69.90 | eko BR
= Frysta färdigrätter
# Pizza | pizza | Stenugnsbakad fryst pizza med generös fyllning.
Pan pizza | Billys *.98; Garant *.8; Eldorado *.62; Gunnar Dafgård *1.05 | Original; Vesuvio; Hawaii; Kebab; Peperoni; Vegetarisk | 170G 17.90 | staple SE
Pizza | Grandiosa *1.02; Dr. Oetker Ristorante; Garant *.78; Eldorado *.52; Dafgårds *.9 | Vesuvio; Capricciosa; Hawaii; Kebab; Margherita; Salame; Mozzarella; Quattro formaggi | 330G 39.90; 365G 42.90 | hot SE/DE
X-tra large pizza | Grandiosa; Garant *.84 | Original; Kebab; Biff | 525G 54.90; 590G 59.90 | SE/NO
Pizza glutenfri | Dr. Oetker; Schär *1.1; Moilas *.95; Semper | Salame; Margherita; Speciale | 360G 59.90 | gf DE/IT
Pizza vegan | Dr. Oetker; Garant *.82; Vegetar *1.05 | Margherita; Pomodoro; Verdure | 340G 49.90 | vegan DE/IT
Minipizza | Dafgårds; Findus; Garant *.8 | Original; Skinka; Kebab | 4X65G 34.90; 9X30G 44.90 | SE/IT
# Lagade rätter | frozenmeal | Husmanskost och världens mat, färdig att värma.
{} | Findus; Felix *.96; Dafgårds *1.02; Garant *.78; Eldorado *.56 | Lasagne; Köttbullar med potatismos; Pannbiff med lök; Kycklinggryta; Kåldolmar; Fläskpannkaka; Pasta bolognese; Biff stroganoff | 380G 44.90 | hot SE
Lasagne familj | Felix; Dafgårds *1.04; Garant *.8; Findus; Eldorado *.6 | Original; Vegetarisk | 1,2KG 84.90; 800G 64.90 | hot SE
{} | Findus | Fiskgratäng; Tikka masala; Pad thai; Raggmunk; Kycklingwok; Chili con carne; Pytt i panna; Biff lindström | 360G 42.90 | SE
{} | Findus; Garant *.8 | Thai red curry; Butter chicken; Jambalaya; Paella; Teriyaki | 370G 49.90; 600G 74.90 | SE
Paj fryst | Dafgårds; Felix *.95; Garant *.8; Eldorado *.58 | Ost & skinka; Broccoli; Kycklingpaj; Västerbottensost *1.15; Köttfärspaj | 220G 29.90; 4X220G 99.90 | SE
Piroger | Gunnar Dafgård; Eldorado *.6; Garant *.78 | Köttfärs; Ost & skinka; Kebab; Spenat & feta | 4P~400G 42.90; 10P~900G 69.90 | SE
Vårrullar | Daloon; Garant *.8; Eldorado *.6; Spicefield *.95 | Kyckling; Vegetariska; Räkor; Mini kyckling | 480G 46.90; 720G 64.90 | hot DK
Gyoza | Ajinomoto *1.1; Garant *.86; Itsu *1.2; Spicefield | Kyckling; Grönsaker; Räkor; Fläsk | 240G 46.90; 300G 54.90 | JP/TH/PL
Pannkakor frysta | Felix; Garant *.8; Eldorado *.6; Dafgårds *1.05 | Original; Plättar; Ugnspannkaka | 560G 39.90; 800G 52.90 | hot SE
{} | Dafgårds; Öhmans *1.1; Garant *.85 | Kroppkakor; Pitepalt; Palt | 600G 46.90; 1KG 69.90 | SE
Köttbullar frysta | Dafgårds; Scan *1.04; Eldorado *.58; Garant *.78; Felix *.98 | Original; Storpack | 500G 46.90; 1KG 79.90; 2KG 139.00 | hot SE
Hamburgare frysta | Max *1.1; Scan; Eldorado *.62; Garant *.8; Dafgårds | 90 g; 150 g *1.1 | 4P~360G 54.90; 10P~900G 109.00 | hot SE
Kebab fryst | Dafgårds; Eldorado *.62; Findus; Sibylla *1.06 | Nöt; Kyckling | 400G 46.90; 750G 79.90 | SE
Kyckling fryst | Kronfågel *1.1; Eldorado *.78; Garant; Guldfågeln *1.08 | Filé; Lårfilé *.92; Nuggets *.85; Hot wings *.8; Popcorn *.9 | 700G 84.90; 1KG 109.00; 2KG 199.00 | hot p=chicken SE/DK
{} | Anamma *.98; Hälsans Kök; Garant *.8; Oumph! *1.1 | Vegonuggets; Vegoschnitzel; Vegobullar frysta; Vegofärs fryst; Vegoburgare frysta | 300G 39.90; 500G 54.90 | vegan p=vegmeat SE
# Bröd & bakverk fryst | pastry | Fryst bröd och fika att baka av eller tina.
Frallor frysta | Bonjour; Hatting *1.05; Garant *.78; Eldorado *.56 | Vita; Grova; Surdeg; Fröfralla | 8P~480G 34.90; 12P~720G 44.90 | p=bread SE/DK
{} | Hatting; Garant *.8 | Pitabröd frysta; Hamburgerbröd frysta; Baguetter frysta | 6P~400G 29.90 | p=bread DK
Croissant fryst | Bonjour; Garant *.8; Eldorado *.62 | Smör; Choklad; Mini; Mandel | 6P~360G 39.90; 10P~600G 54.90 | FR
Kanelbullar frysta | Bonjour; Frödinge *1.02; Garant *.8; Eldorado *.58; Dafgårds | Original; Mini; Kardemumma | 6P~450G 42.90; 12P~800G 64.90 | hot SE
{} | Findus; Garant *.8; Eldorado *.62 | Smördeg; Filodeg; Pajdeg | 425G 28.90; 450G 29.90 | hot SE/FR
{} fryst | Frödinge; Garant *.82; Dafgårds *.9 | Prinsesstårta; Schwarzwaldtårta; Jordgubbstårta; Cheesecake; Chokladtårta | 400G 64.90; 750G 99.90 | p=cake SE
Mandeltårta | Almondy | Daim; Snickers; Toblerone; Marabou | 400G 69.90; 450G 74.90 | gf p=cake SE
Våfflor | Kungsörnen; Garant *.8; Dafgårds | Frasvåfflor; Belgiska | 6P~240G 36.90 | SE
`
