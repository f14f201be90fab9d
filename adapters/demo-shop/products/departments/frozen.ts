/** The products of the department 'Fryst & glass'; table.ts describes the format. */
export const frozen = `
= Glass
# Paketglass | icecream | Krämig glass att bjuda på till dessert.
{} | SIA *1.02; Triumf *.88; Garant *.8; Eldorado *.58; Hemglass *1.15; GB Big Pack | Gräddglass vanilj; Gräddglass Choklad; Gräddglass Jordgubb; Gräddglass Päron; Gräddglass Nougat; Gräddglass Mint & choklad; Gräddglass Cookie dough | 0,5L 42.90; 1L 59.90; 2L 89.90 | popular SE
{} | Ben & Jerry's | Ben & Jerry's Cookie dough; Ben & Jerry's Chocolate fudge brownie; Ben & Jerry's Half baked; Ben & Jerry's Peanut butter cup; Ben & Jerry's Caramel chew chew; Ben & Jerry's Phish food; Ben & Jerry's Netflix & Chill'd | 465ML 89.90; 100ML 29.90 | popular NL
Häagen-Dazs | Häagen-Dazs | Vanilla; Salted caramel; Cookies & cream; Macadamia; Belgian chocolate | 460ML 84.90 | FR
SIA Glass | SIA | Gammaldags vanilj; Kladdkaka; Lakrits; Kola; Rabarber; Polka | 0,5L 49.90; 1L 69.90 | popular sv SE
Carte D'or | Carte D'or | Vanilj; Choklad; Tiramisu; Hallon & passion; Karamell | 900ML 64.90 | SE/DE
{} | Lohilo; Nick's *1.15; Halo Top *1.2 | Proteinglass kladdkaka; Proteinglass jordnötssmör; Proteinglass kola; Proteinglass mintchoklad; Proteinglass Swedish fika | 350ML 59.90; 473ML 79.90 | SE
Havreglass | Oatly; Garant *.78; Planti *.98; SIA *1.04 | Vanilj; Choklad; Hasselnöt; Jordgubb; Saltkaramell | 0,5L 49.90 | vegan p=plantice SE
Sorbet | SIA; Garant *.8; Stockholms Glasshus *1.3; Triumf *.9 | Mango; Hallon; Citron; Jordgubb; Passionsfrukt | 0,5L 49.90 | vegan gf p=sorbet SE
Laktosfri glass | SIA; Valio *1.02; Triumf *.9 | Vanilj; Choklad; Jordgubb | 0,5L 49.90; 1L 64.90 | lf SE
# Glasspinnar & strutar | icecream | Styckglass för alla åldrar.
Magnum | Magnum | Classic; Mandel; White; Double caramel; Ruby; Vegan +vegan | 4X110ML 54.90; 6X90ML 69.90 | popular DE
{} | GB | Cornetto Classico strut; Daimstrut; Jordgubbsstrut; Mintstrut | 4X120ML 46.90; 6X90ML 59.90 | popular DE
88:an | GB | Original | 6X88ML 49.90 | popular SE
Piggelin | GB | Original; Mix | 8X60ML 34.90 | popular p=sorbet SE
{} | GB; Triumf *.8; Eldorado *.6 | Sandwichglass vanilj; Sandwichglass | 6X100ML 49.90 | SE
Isglass | Triumf; GB *1.25; Garant *.86; Eldorado *.6; SIA *1.15 | Cola; Päron; Jordgubb; Regnbåge | 10X50ML 29.90 | p=sorbet SE
{} | GB; Hemglass *1.1 | Puckstång choklad; Puckstång | 6X60ML 44.90 | SE
Glasspinnar | Triumf; Garant *.95; Eldorado *.7; SIA *1.3 | Choklad; Mandel; Gräddvanilj; Nougat | 6X90ML 44.90; 8X65ML 46.90 | SE
{} | GB | Tip top; Twister; Nogger; Calippo | 5X80ML 44.90 | SE
{} | Garant; Göteborgs *1.1 | Glasstrutar; Glassrån | 12P~100G 22.90 | p=cookie SE
= Fryst fisk & skaldjur
# Fryst fisk naturell | frozenfish | Styckfryst fisk, portionsvis och lätt att ta fram.
{} | Findus; Garant *.82; Eldorado *.66; Royal Greenland *1.1; Feldts *.92 | Fryst torskfilé portionsbitar; Fryst torskfilé block; Frysta torskryggbitar *1.15 | 400G 69.90; 600G 99.90 | popular msc NO/RU
{} | Findus; Garant *.84; Eldorado *.74; Feldts *.94 | Fryst laxfilé portionsbitar 4-pack | 500G 109.00; 800G 169.00 | staple asc NO/CL
{} | Findus; Garant *.8; Eldorado *.6; Feldts *.9 | Alaska pollock portionsbitar; Alaska pollock block | 400G 39.90; 600G 54.90 | popular msc US
{} | Findus; Garant *.84; Eldorado *.66 | Fryst sejfilé portionsbitar | 400G 49.90; 600G 69.90 | msc NO
{} | Findus; Garant *.86 | Fryst hoki portionsbitar | 400G 54.90 | msc NZ
{} | Findus; Feldts *.95 | Fryst rödspättafilé | 400G 69.90 | DK
# Panerad fisk & fiskrätter | breadedfish | Krispig fisk för ugn eller panna.
{} | Findus; Garant *.76; Eldorado *.54; Feldts *.92 | Fiskpinnar; Fiskpinnar familjepack *1; Glutenfria fiskpinnar *1.25 +gf | 250G 29.90; 450G 46.90; 750G 69.90 | staple msc DE
{} | Findus; Garant *.8; Feldts *.94; Eldorado *.6 | Panerad torsk; Panerad rödspätta; Panerad sej; Panerad kryddad torsk | 320G 44.90; 450G 56.90 | popular msc DK/DE
{} | Findus; Garant *.78; Eldorado *.56; Feldts *.92 | Fiskgratäng med dill; Fiskgratäng med räksås; Fiskgratäng med ost & broccoli; Fiskgratäng med ädelost; Fiskgratäng bordelaise | 400G 42.90; 600G 56.90 | popular msc SE/DE
{} | Findus; Garant *.84 | Fish & chips | 400G 59.90 | GB/DE
# Frysta skaldjur | shellfish | Räkor och skaldjur för sallad, gryta och fest.
{} | Royal Greenland *1.05; Garant *.88; Eldorado *.78; Polar Seafood | Frysta räkor med skal 70/90; Frysta räkor med skal 90/120 *.92; Ekologiska frysta räkor med skal *1.2 +krav | 1KG 149.00; 700G 109.00 | popular msc GL/NO p=shellfish
{} | Royal Greenland *1.05; Garant *.86; Eldorado *.74; Findus | Frysta skalade räkor; Frysta stora skalade räkor | 250G 52.90; 500G 94.90 | popular msc GL/NO
{} | Garant; Royal Greenland *1.1; Findus *1.06 | Råa skalade tigerräkor; Kokta tigerräkor; Tigerräkor med vitlök | 250G 69.90; 400G 99.90 | asc VN/IN
{} | Garant; Abba *1.15; Falkenberg *1.1; Eldorado *.84 | Kinesiska kräftor; Spanska kräftor *1.1; Turkiska kräftor *1.2; Svenska kräftor *3.6 +sv | 1KG 129.00 | popular CN/ES/TR
{} | Royal Greenland; Garant | Hela havskräftor | 500G 189.00 | GB/DK
Skaldjursmix | Findus; Garant *.84; Royal Greenland | Original | 400G 69.90 | VN/ES
= Frysta grönsaker & potatis
# Frysta grönsaker | frozenveg | Skördade och frysta inom några timmar.
{} | Findus; Garant *.72; Eldorado *.5; Änglamark *1.1 +krav | Gröna ärter; Små & fina ärter | 450G 24.90; 600G 29.90; 1KG 44.90 | staple sv SE
{} | Findus; Garant *.74; Eldorado *.56 | Fryst broccoli i buketter; Fryst broccoli i små buketter | 450G 26.90; 750G 39.90 | staple
{} | Findus; Garant *.74; Eldorado *.54 | Fryst wokmix; Fryst wokmix thai; Fryst asiatisk wokmix; Fryst wokmix medelhav | 500G 27.90; 600G 32.90 | popular
{} | Findus; Garant *.74; Eldorado *.54 | Frysta haricots verts; Fryst hackad spenat; Fryst hel spenat; Fryst blomkål; Fryst majs; Fryst grönsaksblandning; Frysta morotstärningar; Fryst hackad lök; Frysta sojabönor; Fryst brysselkål; Fryst purjolök | 450G 25.90; 600G 31.90 | popular BE/SE
Soppgrönsaker | Findus; Garant *.76; Eldorado *.58 | Original | 500G 25.90 | SE
Ärter, majs & paprika | Findus; Garant *.74; Eldorado *.54 | - | 600G 29.90 | popular
{} | Garant; Findus *1.15 | Fryst karljohansvamp; Frysta kantareller *1.6; Frysta trattkantareller *1.4; Frysta skogschampinjoner | 200G 39.90 | SE/LT
{} | Findus; Garant *.78; Eldorado *.62 | Fryst dill; Fryst persilja; Fryst gräslök; Fryst basilika | 50G 17.90; 75G 21.90 | popular SE
{} | Garant; Findus *1.1; Spicefield | Skalade edamamebönor; Edamamebönor i skida | 400G 34.90 | CN
{} | Garant | Fryst tärnad avokado; Frysta avokadohalvor | 300G 44.90 | PE
# Pommes & potatis | fries | Gyllene och krispig potatis från ugnen eller fritösen.
{} | Felix; Garant *.76; Eldorado *.54; Aviko *.98; McCain *1.06; Findus *.98 | Pommes frites; Pommes frites Strips; Räfflade pommes frites; Pommes frites Steakhouse; Pommes frites Julienne | 900G 32.90; 1,2KG 39.90; 1KG 34.90 | staple SE/NL
{} | Felix; Garant *.76; Eldorado *.52; Aviko | Klyftpotatis; Kryddad klyftpotatis; Klyftpotatis vitlök & örter | 700G 29.90; 1KG 36.90 | popular SE/NL
Sötpotatispommes | Garant; Felix *1.1; McCain *1.15; Aviko *1.08 | - | 500G 36.90; 600G 42.90 | popular NL/BE
Potatisbullar | Felix; Garant *.78; Eldorado *.56 | Original | 800G 36.90; 1,5KG 56.90 | SE
{} | Felix; Garant *.78; Eldorado *.56; Findus *.98 | Pytt i panna; Krögarpytt i panna *1.15; Vegetarisk pytt i panna +vegan; Biff Rydberg *1.3 | 750G 49.90; 1,2KG 72.90; 1,5KG 84.90 | staple p=frozenmeal SE
{} | Felix; Aviko; Garant *.8; McCain *1.06 | Rösti; Kroketter; Pommes château; Hash browns; Pommes duchesse | 600G 34.90; 750G 39.90 | SE/NL
Raggmunk | Felix; Dafgårds *1.05; Garant *.82 | Original | 480G 39.90; 600G 46.90 | p=frozenmeal SE
{} | Aviko; Garant *.85; McCain *1.1; Findus | Lökringar; Mozzarella sticks; Chili cheese; Jalapeño poppers | 250G 36.90; 400G 49.90 | NL/DE
# Frysta bär & frukt | frozenberry | Bär och frukt till smoothie, gröt och bak.
{} | Findus *1.1; Garant *.84; Eldorado *.66; Polarica *1.15 | Frysta blåbär; Frysta hallon; Frysta jordgubbar; Frysta lingon; Frysta björnbär; Fryst drottningblandning; Fryst bärmix | 250G 29.90; 500G 49.90; 750G 64.90 | popular
{} | Garant; Findus *1.12; Eldorado *.82 | Fryst tärnad mango | 250G 26.90; 500G 42.90 | popular PE/VN
{} | Garant; Findus *1.12; Rawfood *1.3 | Tropisk smoothiemix; Smoothiemix Skogsbär; Grön smoothiemix; Smoothiemix Jordgubb & banan | 500G 44.90; 750G 56.90 |
{} | Garant; Eldorado *.84 | Frysta ananasbitar | 500G 36.90 | CR
Frysta hjortron | Polarica | - | 250G 119.00 | FI/SE
{} | Findus; Garant *.85 | Frysta rabarberbitar | 500G 34.90 | PL/SE
{} | Rawfood; Garant *.9 | Osötad acai | 4X100G 69.90 | eko BR
= Frysta färdigrätter
# Pizza | pizza | Stenugnsbakad fryst pizza med generös fyllning.
Pan pizza | Billys *.98; Garant *.8; Eldorado *.62; Gunnar Dafgård *1.05 | Original; Vesuvio; Hawaii; Kebab; Peperoni; Vegetarisk | 170G 17.90 | staple SE
Pizza | Grandiosa *1.02; Dr. Oetker Ristorante; Garant *.78; Eldorado *.52; Dafgårds *.9 | Vesuvio; Capricciosa; Hawaii; Kebab; Margherita; Salame; Mozzarella; Quattro formaggi | 330G 39.90; 365G 42.90 | popular SE/DE
{} | Grandiosa; Garant *.84 | X-tra Large pizza; X-tra Large pizza kebab; X-tra Large pizza biff | 525G 54.90; 590G 59.90 | SE/NO
{} | Dr. Oetker; Schär *1.1; Moilas *.95; Semper | Glutenfri pizza Salame; Glutenfri pizza Margherita; Glutenfri pizza Speciale | 360G 59.90 | gf DE/IT
{} | Dr. Oetker; Garant *.82; Vegetar *1.05 | Vegansk pizza Margherita; Vegansk pizza Pomodoro; Vegansk pizza Verdure | 340G 49.90 | vegan DE/IT
Minipizza | Dafgårds; Findus; Garant *.8 | Original; Skinka; Kebab | 4X65G 34.90; 9X30G 44.90 | SE/IT
# Lagade rätter | frozenmeal | Husmanskost och världens mat, färdig att värma.
{} | Findus; Felix *.96; Dafgårds *1.02; Garant *.78; Eldorado *.56 | Lasagne; Köttbullar med potatismos; Pannbiff med lök; Kycklinggryta; Kåldolmar; Fläskpannkaka; Pasta bolognese; Biff stroganoff | 380G 44.90 | popular SE
{} | Felix; Dafgårds *1.04; Garant *.8; Findus; Eldorado *.6 | Familjelasagne; Vegetarisk familjelasagne | 1,2KG 84.90; 800G 64.90 | popular SE
{} | Findus | Fiskgratäng; Tikka masala; Pad thai; Raggmunk; Kycklingwok; Chili con carne; Pytt i panna; Biff lindström | 360G 42.90 | SE
{} | Findus; Garant *.8 | Thai red curry; Butter chicken; Jambalaya; Paella; Teriyaki | 370G 49.90; 600G 74.90 | SE
{} | Dafgårds; Felix *.95; Garant *.8; Eldorado *.58 | Fryst ost- & skinkpaj; Fryst broccolipaj; Fryst kycklingpaj; Fryst västerbottenpaj *1.15; Fryst köttfärspaj | 220G 29.90; 4X220G 99.90 | SE
Piroger | Gunnar Dafgård; Eldorado *.6; Garant *.78 | Köttfärs; Ost & skinka; Kebab; Spenat & feta | 4P~400G 42.90; 10P~900G 69.90 | SE
{} | Daloon; Garant *.8; Eldorado *.6; Spicefield *.95 | Vårrullar kyckling; Vegetariska vårrullar; Vårrullar Räkor; Minivårrullar kyckling | 480G 46.90; 720G 64.90 | popular DK
Gyoza | Ajinomoto *1.1; Garant *.86; Itsu *1.2; Spicefield | Kyckling; Grönsaker; Räkor; Fläsk | 240G 46.90; 300G 54.90 | JP/TH/PL
{} | Felix; Garant *.8; Eldorado *.6; Dafgårds *1.05 | Frysta pannkakor; Frysta plättar; Fryst ugnspannkaka | 560G 39.90; 800G 52.90 | popular SE
{} | Dafgårds; Öhmans *1.1; Garant *.85 | Kroppkakor; Pitepalt; Palt | 600G 46.90; 1KG 69.90 | SE
{} | Dafgårds; Scan *1.04; Eldorado *.58; Garant *.78; Felix *.98 | Frysta köttbullar; Frysta köttbullar storpack | 500G 46.90; 1KG 79.90; 2KG 139.00 | popular SE
{} | Max *1.1; Scan; Eldorado *.62; Garant *.8; Dafgårds | Frysta hamburgare 90 g; Frysta hamburgare 150 g *1.1 | 4P~360G 54.90; 10P~900G 109.00 | popular SE
{} | Dafgårds; Eldorado *.62; Findus; Sibylla *1.06 | Fryst kebab på nöt; Fryst kycklingkebab | 400G 46.90; 750G 79.90 | SE
{} | Kronfågel *1.1; Eldorado *.78; Garant; Guldfågeln *1.08 | Fryst kycklingfilé; Fryst kycklinglårfilé *.92; Frysta kycklingnuggets *.85; Frysta kycklingvingar hot wings *.8; Fryst kyckling popcorn *.9 | 700G 84.90; 1KG 109.00; 2KG 199.00 | popular p=chicken SE/DK
{} | Anamma *.98; Hälsans Kök; Garant *.8; Oumph! *1.1 | Vegonuggets; Vegoschnitzel; Frysta vegobullar; Fryst vegofärs; Frysta vegoburgare | 300G 39.90; 500G 54.90 | vegan p=vegmeat SE
# Bröd & bakverk fryst | pastry | Fryst bröd och fika att baka av eller tina.
{} | Bonjour; Hatting *1.05; Garant *.78; Eldorado *.56 | Frysta vita frallor; Frysta grova frallor; Frysta surdegsfrallor; Frysta fröfrallor | 8P~480G 34.90; 12P~720G 44.90 | p=bread SE/DK
{} | Hatting; Garant *.8 | Frysta pitabröd; Frysta hamburgerbröd; Frysta baguetter | 6P~400G 29.90 | p=bread DK
{} | Bonjour; Garant *.8; Eldorado *.62 | Frysta smörcroissanter; Frysta chokladcroissanter; Frysta minicroissanter; Frysta mandelcroissanter | 6P~360G 39.90; 10P~600G 54.90 | FR
{} | Bonjour; Frödinge *1.02; Garant *.8; Eldorado *.58; Dafgårds | Frysta kanelbullar; Frysta minikanelbullar; Frysta kardemummabullar | 6P~450G 42.90; 12P~800G 64.90 | popular SE
{} | Findus; Garant *.8; Eldorado *.62 | Smördeg; Filodeg; Pajdeg | 425G 28.90; 450G 29.90 | popular SE/FR
{} | Frödinge; Garant *.82; Dafgårds *.9 | Fryst prinsesstårta; Fryst schwarzwaldtårta; Fryst jordgubbstårta; Fryst cheesecake; Fryst chokladtårta | 400G 64.90; 750G 99.90 | p=cake SE
Mandeltårta | Almondy | Daim; Snickers; Toblerone; Marabou | 400G 69.90; 450G 74.90 | gf p=cake SE
{} | Kungsörnen; Garant *.8; Dafgårds | Frasvåfflor; Belgiska våfflor | 6P~240G 36.90 | SE
`
