/** The products of the department 'Skafferivaror'; table.ts describes the format. */
export const pantry = `
= Pasta, ris & potatismos
# Pasta | pasta | Pasta av durumvete som behåller tuggmotståndet.
{} | Kungsörnen | Spaghetti; Fullkornsspaghetti +nyckel; Snabbspaghetti | 500G 18.90; 1KG 29.90 | staple sv SE
{} | Kungsörnen | Gammaldags idealmakaroner; Snabbmakaroner; Fullkornsmakaroner +nyckel; Minimakaroner | 500G 18.90; 1KG 29.90; 1,5KG 39.90 | staple sv SE
{} | Kungsörnen | Fusilli; Penne; Lasagneplattor; Farfalle; Gnocchipasta; Tagliatelle | 500G 20.90; 1KG 32.90 | popular SE
{} | Barilla; Garant *.68; Eldorado *.42; Zeta *1.1; De Cecco *1.2 | Spaghetti; Penne rigate; Fusilli; Farfalle; Rigatoni; Linguine; Tagliatelle | 500G 24.90; 1KG 39.90 | popular IT
{} | Barilla; Garant *.72 | Fullkornsspaghetti; Fullkornspenne; Fullkornsfusilli | 500G 26.90 | nyckel IT
Lasagneplattor | Barilla; Garant *.72; Eldorado *.5; Zeta *1.1 | - | 250G 21.90; 500G 33.90 | popular IT
{} | Semper; Barilla *1.02; Schär; Garant *.8 | Glutenfri spaghetti; Glutenfri penne; Glutenfri fusilli | 400G 32.90; 500G 36.90 | gf p=rice IT
{} | Barilla; Garant *.8; Zeta | Linspasta av röda linser; Kikärtspasta | 250G 29.90 | vegan gf p=legume IT
{} | Zeta; Rana *1.12; Garant *.8 | Färsk tagliatelle; Färsk tortellini med ost; Färsk tortellini med kött; Färsk ravioli med spenat; Färsk gnocchi | 250G 32.90; 400G 44.90 | p=freshpasta IT
# Nudlar | noodles | Snabba nudlar för woken, soppan och lunchlådan.
Snabbnudlar | Mr Lee *1; Yum Yum; Samyang *2.2; Indomie *.9; Eldorado *.6 | Kyckling; Nöt; Räkor; Grönsaker; Curry | 60G 6.90; 5X60G 29.90 | popular
Äggnudlar | Santa Maria; Garant *.8; Blue Dragon *1.1; Eldorado *.6 | - | 250G 22.90; 300G 25.90 | popular p=pasta CN/TH
{} | Santa Maria; Garant *.82; Blue Dragon *1.08; Spicefield *.95 | Breda risnudlar; Tunna risnudlar | 200G 24.90; 250G 27.90 | gf p=rice TH/VN
{} | Santa Maria; Garant *.84; Spicefield | Udonnudlar; Woknudlar; Woknudlar fullkorn | 300G 27.90 | p=pasta TH/CN
Cup noodles | Nissin; Mama *.85 | Kyckling; Räkor; Soba chili; Curry | 65G 19.90 | DE/TH
# Ris | rice | Fluffigt ris som tillbehör, till sushi eller gröt.
Basmatiris | Uncle Ben's *1.1; Garant *.84; Eldorado *.62; Sevan *.95; Zeinas *.9; Fontana | - | 1KG 34.90; 2KG 59.90; 5KG 119.00 | staple IN/PK
Jasminris | Garant *.86; Uncle Ben's *1.1; Santa Maria *1.05; Eldorado *.62 | - | 1KG 34.90; 2KG 58.90; 5KG 119.00 | staple TH
{} | Uncle Ben's; Eldorado *.5; Garant *.72 | Långkornigt ris; Långkornigt fullkornsris | 1KG 32.90; 2KG 52.90 | popular
{} | Uncle Ben's; Garant *.72; Eldorado *.52 | Långkornigt ris boil in bag; Basmatiris boil in bag; Jasminris boil in bag | 4X125G 26.90; 8X125G 44.90 |
{} | Zeta; Garant *.8; Riso Gallo *1.1 | Risottoris Arborio; Risottoris Carnaroli | 500G 34.90; 1KG 54.90 | IT
Grötris | Geisha *1.05; Garant *.86; Eldorado *.68; Kung Markatta *1.5 +eko | - | 1KG 29.90; 850G 27.90 | popular IT
Sushiris | Garant; Blue Dragon *1.15; Spicefield | - | 500G 29.90; 1KG 49.90 | IT/ES
{} | Uncle Ben's; Garant *.8; Santa Maria | Färdigkokt basmatiris; Färdigkokt jasminris; Färdigkokt fried rice; Färdigkokt ris- & quinoamix | 220G 24.90; 250G 26.90 |
# Matgryn, couscous & bulgur | grain | Gryn som är klara på några minuter.
{} | Garant; Zeta *1.2; Sevan *.9; Eldorado *.68; Risenta *1.05 | Fin bulgur; Grov bulgur; Fullkornsbulgur | 500G 22.90; 1KG 34.90 | popular TR
{} | Garant; Zeta *1.2; Sevan *.9; Eldorado *.68; Risenta *1.05 | Couscous; Couscous fullkorn | 500G 24.90; 1KG 39.90 | popular
Matvete | Kungsörnen; Garant *.8 | - | 500G 22.90; 1KG 34.90 | sv nyckel SE
Mathavre | Frebaco; Kungsörnen | - | 1KG 32.90 | sv nyckel SE
{} | Garant; Zeta *1.15; Risenta *1.05; Kung Markatta *1.3 +eko | Vit quinoa; Röd quinoa; Quinoa tricolore | 300G 34.90; 500G 49.90 | gf PE/BO
Matkorn | Frebaco; Saltå Kvarn *1.3 +krav | - | 500G 26.90 | sv SE
Polenta | Zeta; Garant *.82 | - | 500G 27.90 | gf IT
# Potatismos | baking | Potatismos ur påse, klart på några minuter.
{} | Felix; Eldorado *.6; Garant *.74 | Potatismospulver; Potatismospulver med grädde; Potatismospulver krossad potatis | 4P~440G 28.90; 8P~880G 46.90 | popular SE
# Torkade bönor & linser | legume | Torkade baljväxter fulla av protein och fibrer.
Röda linser | GoGreen; Garant *.82; Zeta *1.15; Risenta *1.06; Eldorado *.66 | - | 500G 29.90; 1KG 49.90 | popular vegan
{} | GoGreen; Garant *.82; Risenta *1.05 | Gröna linser; Belugalinser; Kikärter; Svarta bönor; Vita bönor; Kidneybönor; Mungbönor; Gula ärter +sv; Bruna bönor +sv | 500G 29.90; 900G 46.90 | vegan
= Konserver
# Tomatkonserver | canned | Solmogna tomater på burk, basen i såser och grytor.
{} | Mutti *1.3; Zeta *1.12; Garant *.78; Eldorado *.55; Felix *.95; Kung Markatta *1.35 +eko; Cirio *1.1 | Krossade tomater; Krossade tomater med basilika; Krossade tomater med vitlök; Krossade tomater med chili | 390G 15.90; 500G 18.90 | staple IT
Hela skalade tomater | Mutti *1.25; Zeta; Garant *.78; Eldorado *.56 | - | 400/240G 15.90 | popular IT
Körsbärstomater | Mutti *1.2; Zeta; Garant *.8 | - | 400/240G 19.90 | IT
Passerade tomater | Mutti *1.25; Zeta; Garant *.76; Eldorado *.55 | - | 400G 16.90; 500G 19.90; 700G 25.90 | popular IT
{} | Mutti *1.2; Zeta; Garant *.8; Eldorado *.58 | Tomatpuré på tub; Tomatpuré på burk | 140G 19.90; 200G 24.90 | popular IT
{} | Zeta; Garant *.8; Saclà *1.15 | Soltorkade tomater i olja; Strimlade soltorkade tomater | 280/150G 36.90 | IT
# Bönor, linser & kikärter | canned | Färdigkokta baljväxter, bara att skölja och använda.
Kikärter | Zeta *1.15; Garant *.8; Eldorado *.55; GoGreen; Kung Markatta *1.35 +eko | - | 380/230G 14.90; 400/240G 15.90 | staple vegan IT
{} | Zeta *1.15; Garant *.8; Eldorado *.55; GoGreen; Kung Markatta *1.35 +eko | Kidneybönor; Svarta bönor; Vita bönor; Stora vita bönor; Linser; Bönmix; Cannellinibönor | 380/230G 14.90 | popular vegan IT
Vita bönor i tomatsås | Heinz *1.3; Garant *.8; Eldorado *.55; Felix; Zeta *1.1 | - | 400G 15.90 | popular vegan GB/IT
Chilibönor | Santa Maria; Garant *.82; Zeta | - | 380G 19.90 | vegan IT
{} | Felix; Garant *.8; Eldorado *.64 | Söta bruna bönor | 550G 24.90; 1KG 36.90 | sv SE
{} | Felix; Soldatens *1.1; Eldorado *.6; Garant *.78 | Ärtsoppa med fläsk; Vegetarisk ärtsoppa +vegan | 570G 22.90; 850G 29.90 | SE
# Grönsakskonserver | canned | På burk, gott att alltid ha hemma.
{} | Green Giant *1.3; Bonduelle *1.15; Garant *.78; Eldorado *.55; Kung Markatta *1.5 +eko | Majs; Crispy majs | 198/165G 14.90; 340/285G 19.90; 3X150G 29.90 | staple FR/HU
{} | Garant; Eldorado *.68; Bonduelle *1.3 | Skivade champinjoner på burk; Hela champinjoner på burk | 290/170G 16.90 | NL/FR
Ärter & morötter | Bonduelle; Garant *.78; Eldorado *.6 | - | 400/265G 18.90 | FR
{} | Zeta; Garant *.82; Saclà *1.2 | Kronärtskockshjärtan i vatten; Marinerade kronärtskockshjärtan *1.2 | 400/240G 34.90; 280/170G 36.90 | IT/ES
{} | Zeta; Garant *.8; Fontana; Eldorado *.64 | Grillad röd paprika; Grillad paprikamix | 290/190G 32.90 | TR/GR
{} | Santa Maria; Garant *.8; Blue Dragon *1.1; Eldorado *.64 | Strimlade bambuskott | 225/140G 17.90 | CN/TH
Vattenkastanjer | Blue Dragon; Spicefield *.9 | - | 225/140G 22.90 | CN
{} | Garant; Bonduelle *1.2 | Vit sparris på burk; Grön sparris på burk | 330/205G 36.90 | PE/CN
{} | Felix *1.1; Garant; Zeinas *.9 | Vinsurkål; Rödkål på burk | 680G 29.90; 500G 24.90 | DE/PL
{} | Santa Maria *1.1; Garant *.82; Eldorado *.64; Aroy-D *1.15; Kung Markatta *1.35 +eko | Kokosmjölk; Lätt kokosmjölk | 250ML 17.90; 400ML 24.90 | staple vegan TH/LK
Kokosgrädde | Santa Maria; Garant *.84; Aroy-D | - | 250ML 21.90 | vegan TH/LK
# Fiskkonserver | cannedfish | Fisk på burk till mackan, salladen och pastan.
{} | Abba *1.2; Garant *.82; Eldorado *.6; Rio Mare *1.5; Fiskeriet *.95 | Tonfisk i vatten; Tonfisk i olja | 185/130G 21.90; 4X80G 59.90 | staple msc TH/PH
{} | Abba; Garant *.84; John West *1.1 | Tonfisk tomat & basilika; Tonfisk citron & peppar; Tonfisk chili | 110G 25.90 | msc TH
{} | Abba *1.15; Garant *.82; Eldorado *.64; Stabburet *1.2 | Makrill i tomatsås; Pepparmakrill i tomatsås | 125G 19.90; 170G 25.90 | popular msc NO/DK
{} | King Oscar *1.15; Garant *.82; Abba | Sardiner i olja; Sardiner i tomatsås; Sardiner i olja med citron | 106G 26.90 | NO/PL/PT
{} | Abba; Garant *.84; Limfjord *1.05 | Musslor i vatten; Rökta musslor | 110G 29.90; 250/125G 36.90 | DK
{} | Abba; Garant *.85 | Räkor på burk | 200/120G 36.90 | TH
{} | Zeta; Garant *.84; Abba | Sardeller i olja; Sardeller med kapris | 50G 26.90; 80G 36.90 | ES/MA
{} | Abba; Mills *1.1 | Torskrom på burk | 200G 39.90 | NO
# Inlagda grönsaker & oliver | pickles | Syrligt och krispigt till smörgåsen, burgaren och ostbrickan.
{} | Felix; Garant *.8; Eldorado *.6; Önos *.98 | Smörgåsgurka; Mild smörgåsgurka; Osötad smörgåsgurka | 370/200G 22.90; 690/400G 32.90 | staple SE/PL
{} | Felix; Garant *.8; Eldorado *.62; Önos | Ättiksgurka; Ättiksgurka i stavar | 680/370G 29.90 | SE/PL
{} | Felix; Garant *.76; Eldorado *.58 | Bostongurka; Bostongurka Hot; Bostongurka mindre socker | 370G 24.90; 500G 29.90 | popular SE
{} | Felix; Vidinge *1.05; Garant *.82 | Saltgurka; Saltgurka vitlök & dill | 680/370G 34.90 | SE/PL
Cornichons | Zeta; Garant *.8; Maille *1.3 | - | 350/190G 28.90 | FR/IN
{} | Felix; Garant *.78; Eldorado *.58; Önos *.98 | Inlagda rödbetor skivade; Inlagda hela rödbetor; Inlagda tärnade rödbetor | 370/235G 21.90; 710/450G 31.90 | popular SE/PL
Syltlök | Felix; Garant *.8; Önos | - | 370/200G 28.90 | NL
{} | Santa Maria; Garant *.8; Eldorado *.6; Old El Paso *1.15 | Skivade jalapeños; Röda jalapeños | 215/110G 22.90 | popular TR/MX/ES
Feferoni | Fontana; Garant *.8; Eldorado *.62; Zeta *1.1 | Hot; Mild; Kebab | 280/150G 24.90; 670/350G 36.90 | TR/GR
Kapris | Zeta; Garant *.8; Eldorado *.66 | - | 100/60G 21.90 | ES/MA
{} | Zeta *1.15; Garant *.82; Eldorado *.62; Fontana; Figaro *.95 | Gröna urkärnade oliver; Svarta urkärnade oliver; Kalamataoliver *1.2; Oliver med mandel *1.1; Oliver med vitlök *1.05 | 280/150G 29.90; 340/150G 32.90 | popular p=olives ES/GR
{} | Zeta; Fontana | Marinerade vitlöksklyftor chili; Marinerade vitlöksklyftor örter | 190/110G 36.90 | ES/GR
Kimchi | Sempio; Garant *.85 | Original | 160G 32.90; 300G 49.90 | KR/SE
= Såser, oljor & kryddor
# Ketchup & senap | sauce | Tillbehör till korven, burgaren och köttbullarna.
{} | Felix *.98; Heinz *1.15; Garant *.74; Eldorado *.52 | Ketchup; Ketchup utan tillsatt socker *1.08; Ekologisk ketchup *1.15 +eko; Ketchup Chili | 450G 24.90; 1KG 36.90; 500G 27.90 | staple SE/NL
{} | Slotts; Johnny's *1.02; Garant *.76; Eldorado *.55; Druvan *.95 | Senap; Sötstark senap; Stark senap; Skånsk senap *1.1 | 225G 19.90; 500G 29.90 | staple p=mustard SE
{} | Maille *1.15; Zeta; Garant *.8; Fallot *1.3 | Dijonsenap; Grovkornig dijonsenap; Dijonsenap med honung | 200G 28.90; 370G 42.90 | p=mustard FR
{} | Heinz; Stubb's *1.4; Felix *.9; Garant *.78; Santa Maria | Barbecuesås; Barbecuesås Smoky; Barbecuesås honung | 300G 29.90; 500G 38.90 | popular US/NL/SE
Grillsås | Caj P. *1.15; Felix; Garant *.82 | Original; Hickory; Chili | 400G 36.90; 500G 42.90 | SE
Hot sauce | Tabasco *1.35; Santa Maria; Cholula *1.3; Garant *.8; Sriracha *1.2 | Röd chili; Habanero; Jalapeño | 60ML 36.90; 150ML 44.90 | US/MX/TH
# Majonnäs & dressing | mayonnaise | Krämigt till burgaren, salladen och pommesen.
{} | Hellmann's *1.08; Kavli; Garant *.76; Eldorado *.56; Lohmanders *1.1 | Äkta majonnäs; Lättmajonnäs; Vegansk majonnäs +vegan | 250ML 24.90; 430ML 34.90; 700ML 49.90 | popular SE/NL
Aioli | Hellmann's; Garant *.8; Kavli | Original; Chili; Tryffel | 250ML 29.90 | SE/NL
{} | Felix; Garant *.8; Caesar Cardini's *1.5; Kavli | Rhode Islanddressing; Vitlöksdressing; Caesardressing; Thousand Islanddressing; Dressing Örtagård; Dressing sesam & soja | 370ML 29.90; 375G 29.90 | p=dressing SE
Salladsdressing | Zeta; Renée Voltaire *1.1 | Balsamico; Honung & senap; Italiensk | 250ML 36.90 | p=dressing IT/SE
Hamburgerdressing | Felix; Hellmann's *1.1; Garant *.8; Max *1.15; Eldorado *.6 | Original; Chipotle; Bacon | 350G 29.90 | popular p=dressing SE
Remouladsås | Felix; K-Salat *.98; Garant *.8 | Original | 375G 27.90; 250ML 22.90 | p=dressing DK/SE
# Asiatiska såser | asiansauce | Såser och pastor till wok, curry och dumplings.
{} | Kikkoman *1.2; Santa Maria; Garant *.76; Eldorado *.54; Blue Dragon | Sojasås; Glutenfri tamarisojasås *1.2 +gf; Sojasås mindre salt; Mörk sojasås | 150ML 26.90; 250ML 36.90; 1L 69.90 | staple p=soy NL/CN
Kinesisk soja | Touch of Taste *1.05; HP; Eldorado *.5 | - | 250ML 22.90; 500ML 36.90 | popular p=soy SE
Sweet chilisås | Santa Maria; Garant *.78; Eldorado *.56; Blue Dragon *1.08; Spicefield *.95 | Original; Hot; Mango | 190ML 24.90; 300ML 29.90; 700ML 49.90 | popular TH
Woksås | Santa Maria; Garant *.8; Blue Dragon *1.05; Spicefield | Teriyaki; Sweet & sour; Black bean; Chili & vitlök; Hoisin; Pad thai | 120G 21.90; 250ML 31.90 | popular TH/CN
Fisksås | Santa Maria; Garant *.82; Spicefield; Squid *1.05 | - | 200ML 28.90 | TH
Ostronsås | Blue Dragon; Spicefield *.95; Lee Kum Kee *1.1 | - | 150ML 29.90; 255G 34.90 | CN
{} | Santa Maria; Garant *.82; Blue Dragon *1.1; Spicefield | Röd currypasta; Grön currypasta; Gul currypasta; Currypasta Panang | 110G 27.90 | popular TH
Sambal oelek | Santa Maria; Garant *.8; Spicefield | - | 200G 24.90 | ID/NL
Indisk sås | Pataks *1.05; Santa Maria; Garant *.8; Geeta's *1.2 | Tikka masala; Korma; Butter chicken; Madras; Vindaloo | 350G 39.90; 450G 46.90 | popular GB p=pastasauce
Gochujang | Sempio; Santa Maria *1.05; Garant *.85 | - | 170G 39.90 | KR
{} | Santa Maria; Garant *.82; Blue Dragon *1.1 | Rostad sesamolja | 150ML 34.90; 250ML 49.90 | p=oil
Risvinäger | Santa Maria; Blue Dragon *1.08; Garant *.82 | - | 150ML 29.90; 240ML 36.90 | p=vinegar
Wasabi | Blue Dragon; Santa Maria | - | 45G 34.90 | JP/CN
Nori | Blue Dragon; Santa Maria | - | 15G 34.90 | JP/CN
Inlagd ingefära | Blue Dragon; Santa Maria | - | 145G 36.90 | JP/CN
# Pastasås & pesto | pastasauce | Färdig sås som gör vardagspastan klar på minuter.
{} | Barilla *1.05; Dolmio *.98; Zeta *1.1; Garant *.76; Eldorado *.5 | Pastasås Basilika; Pastasås Arrabiata; Pastasås Bolognese; Pastasås vitlök & lök; Pastasås grillade grönsaker; Pastasås Ricotta | 400G 29.90; 500G 34.90 | popular IT
{} | Barilla; Zeta *1.12; Garant *.78; Eldorado *.6; Saclà *1.1 | Pesto Alla Genovese; Pesto Rosso; Pesto basilika; Pesto Rustica; Ekologisk pesto *1.2 +eko | 190G 34.90 | popular p=pesto IT
{} | Kelda; Dolmio; Garant *.82 | Carbonarasås; Carbonarasås med skinka & ost | 400ML 31.90 | p=soup SE
{} | Kelda; Arla Köket | Ostsås; Pepparsås; Svampsås; Gräddsås | 400ML 29.90 | p=cream SE
# Olja & vinäger | oil | Oljor för stekning, sallad och bak.
{} | Zeta *1.15; Garant *.86; Eldorado *.7; Mills *1.1; Gunnarshögs *1.6 +sv | Rapsolja; Kallpressad rapsolja *1.4 | 500ML 34.90; 1L 49.90 | staple vegan SE
{} | Zeta *1.05; Garant *.86; Eldorado *.74; Filippo Berio *1.08; Fontana; Monini *1.1 | Olivolja extra jungfru; Olivolja; Ekologisk olivolja *1.15 +eko | 500ML 89.90; 750ML 119.00; 1L 149.00 | staple vegan ES/IT/GR
Solrosolja | Garant; Eldorado *.8; Zeta *1.2 | - | 1L 39.90 | vegan HU/UA
{} | Kung Markatta *1.2 +eko; Garant; Renée Voltaire *1.15 | Doftfri kokosolja; Jungfrukokosolja | 400ML 59.90; 500ML 69.90 | vegan PH/LK
Frityrolja | Eldorado; Mazola *1.3 | - | 1L 34.90; 2L 64.90 | vegan
{} | Zeta *1.1; Garant *.8; Monari Federzoni; Fini *1.2 | Balsamvinäger från Modena; Vit balsamvinäger; Crema di balsamico *1.1 | 250ML 34.90; 500ML 49.90 | popular p=vinegar IT
{} | Zeta; Garant *.8; Winborgs *.8; Druvan *.85 | Vitvinsvinäger; Rödvinsvinäger; Äppelcidervinäger | 300ML 27.90; 500ML 34.90 | p=vinegar SE/IT
Ättika | Winborgs; Perstorp *1.02; Eldorado *.72 | 12 %; 24 % *1.2 | 1L 24.90; 600ML 19.90 | popular p=vinegar SE
{} | Carlshamn; Garant *.84 | Stekspray; Stekspray olivolja | 200ML 36.90 | SE
# Kryddor | spice | Malda och hela kryddor som ger maten karaktär.
{} | Santa Maria; Kockens *1.02; Garant *.76; Eldorado *.52 | Svartpeppar malen; Svartpeppar hel; Paprikapulver; Kanel malen; Kardemumma malen *1.6; Vitlökspulver; Spiskummin; Curry; Chilipulver; Oregano; Basilika; Timjan | 35G 22.90 | popular
{} | Santa Maria; Kockens *1.02; Garant *.78 | Ingefära malen; Gurkmeja; Rosmarin; Lagerblad; Muskotnöt malen; Kryddnejlika; Koriander malen; Garam masala; Cayennepeppar; Rökt paprika; Torkad dill; Torkad persilja; Vitpeppar malen; Kryddpeppar; Fänkålsfrön; Stjärnanis; Saffran *1.6 | 30G 24.90 |
Grillkrydda | Santa Maria; Kockens; Garant *.78; Eldorado *.56; Caj P. *1.15 | Original; BBQ; Citron & peppar; Kyckling; Vitlök | 80G 27.90; 260G 49.90 | popular
{} | Jozo; Falksalt *1.6; Eldorado *.56; Garant *.8 | Fint salt med jod; Grovt salt; Flingsalt *2; Havssalt | 600G 16.90; 1KG 21.90 | staple vegan p=spice DK/SE/CY
{} | Falksalt; Maldon *1.4; Garant *.8 | Flingsalt; Rökt flingsalt; Flingsalt chili; Flingsalt vitlök | 125G 34.90; 250G 49.90 | p=spice CY/GB
{} | Knorr | Aromat | 90G 26.90; 250G 39.90 |
{} | Santa Maria; Kockens; Garant *.78 | Kryddkvarn svartpeppar; Kryddkvarn fyrfärgspeppar; Kryddkvarn havssalt; Kryddkvarn chili & vitlök; Kryddkvarn steak | 70G 39.90; 140G 49.90 |
Vaniljsocker | Dansukker *1.1; Tørsleffs *1.15; Garant *.82; Eldorado *.58; Kockens | - | 100G 26.90; 150G 32.90 | popular p=baking
# Buljong & fond | bouillon | Smaksättare som ger soppor, såser och grytor djup.
{} | Knorr; Maggi *.92; Garant *.74; Eldorado *.5; Kung Markatta *1.4 +eko | Grönsaksbuljong tärningar; Hönsbuljong tärningar; Köttbuljong tärningar; Svampbuljong tärningar; Fiskbuljong tärningar | 12P~120G 24.90; 24P~240G 39.90 | staple
{} | Touch of Taste; Knorr *.96; Bong *.9; Garant *.8 | Kalvfond; Kycklingfond; Oxfond; Grönsaksfond; Hummerfond; Svampfond; Viltfond; Skaldjursfond | 180ML 39.90; 500ML 69.90 | popular SE/CH
{} | Knorr; Kung Markatta *1.3 +eko | Grönsaksbuljong pulver; Hönsbuljong pulver | 150G 36.90; 300G 59.90 |
= Soppa, sås & tex-mex
# Soppa | soup | Färdig soppa att värma, eller pulver att vispa ner i vatten.
{} | Kelda; Felix *.95; Garant *.78; Heinz *1.05; Campbell's *1.05 | Tomatsoppa; Svampsoppa; Broccolisoppa; Potatis- & purjolökssoppa; Kycklingsoppa; Kantarellsoppa *1.1; Hummersoppa *1.15 | 400ML 29.90; 1L 46.90 | popular SE
{} | Blå Band | Varma koppen Tomat; Varma koppen Kyckling; Varma koppen Svamp; Varma koppen Broccoli & ost; Varma koppen Sparris; Varma koppen redd grönsakssoppa; Varma koppen Potatis & purjolök | 3P~60G 18.90 | popular SE p=saucemix
{} | Blå Band; Knorr; Eldorado *.56 | Kålsoppa; Svampsoppa på påse; Fransk löksoppa; Minestrone; Nyponsoppa | 1L 16.90 | SE p=saucemix
{} | Ekströms; Garant *.8; Eldorado *.62; Saltå Kvarn *1.4 +krav | Nyponsoppa; Nyponsoppa mindre socker; Blåbärssoppa; Fruktsoppa | 1L 26.90; 200ML 11.90 | popular SE p=drink
# Såspulver & grytbas | saucemix | Påse som blir sås eller gryta på några minuter.
{} | Blå Band; Knorr *.98; Garant *.72; Eldorado *.46 | Bearnaise; Brunsås; Gräddsås; Pepparsås; Svampsås; Hollandaise; Rödvinssås; Skysås | 3P~75G 22.90; 4P~100G 26.90 | popular SE
Grytbas | Knorr; Blå Band; Garant *.78 | Boeuf bourguignon; Stroganoff; Lasagne; Flygande Jacob; Ugnspannkaka | 70G 19.90; 240G 34.90 | SE
Lasagnekit | Barilla; Knorr *.9; Garant *.78 | Original | 580G 39.90; 900G 54.90 | IT
# Tacos & tex-mex | tacospice | Allt till fredagstacosen.
Tacokrydda | Santa Maria; Old El Paso *1.05; Garant *.74; Eldorado *.48 | Original; Mild; Hot; Chipotle | 28G 13.90; 40G 16.90 | staple SE
{} | Santa Maria; Old El Paso *1.06; Garant *.76; Eldorado *.52 | Tacoskal; Minitacoskal; Tacotubs | 12P~135G 22.90; 145G 24.90 | popular gf p=snacks SE/ES
{} | Santa Maria; Garant *.76; Eldorado *.56; Old El Paso *1.08 | Tortilla; Fullkornstortilla; Glutenfri tortilla *1.5 +gf | 8P~320G 23.90; 6P~371G 26.90; 12P~480G 32.90 | staple p=bread SE
Tacosås | Santa Maria; Garant *.76; Eldorado *.54; Old El Paso *1.05 | Mild; Medium; Hot | 230G 22.90; 500G 36.90 | staple p=sauce SE
{} | Santa Maria; Garant *.76; Old El Paso *1.06 | Salsa chunky mild; Salsa chunky hot; Salsa Ananas; Salsa guacamolestil | 230G 26.90; 390G 34.90 | p=sauce SE
{} | Santa Maria; Garant *.76; Eldorado *.54; OLW *1.02; Doritos *1.1 | Nachochips salta; Nachochips Chili; Nachochips ost | 185G 24.90; 475G 42.90 | staple gf p=snacks SE/BE
{} | Santa Maria; Old El Paso *1.04; Garant *.8 | Tacokit; Fajitakit; Burritokit; Enchiladakit | 300G 54.90; 520G 69.90 | SE/ES
{} | Santa Maria; Old El Paso *1.05; Garant *.76 | Fajitakrydda; Burritokrydda; Pulled pork-krydda; Quesadillakrydda | 28G 14.90 | SE
{} | Santa Maria; OLW; Garant *.8 | Ostsåsdipp cheddar; Ostsåsdipp jalapeño | 250G 29.90; 300G 34.90 | p=dressing
= Frukost
# Müsli & granola | cereal | Krispig start på dagen.
{} | AXA *1.02; Finax; Garant *.78; Eldorado *.56; Risenta *1.12; Paulúns *1.3 | Fruktmüsli; Nötmüsli; Bärmüsli; Müsli naturell +nyckel; Müsli Gold | 500G 34.90; 750G 46.90 | popular SE
Granola | Start; Paulúns *1.15; Garant *.82; Risenta *.98; AXA *.96 | Naturell; Kakao & hallon; Äpple & kanel; Kokos; Blåbär; Pekan & lönnsirap | 400G 46.90; 500G 54.90 | popular SE
{} | Start | Start granola original; Start Hallon & kakao; Start Jordgubb | 550G 52.90; 750G 64.90 | popular SE
# Flingor | cereal | Frukostflingor att hälla filen eller mjölken över.
Cornflakes | Kelloggs *1.1; Garant *.72; Eldorado *.5 | Original | 500G 36.90; 375G 29.90; 750G 49.90 | popular p=cereal DE
Special K | Kelloggs | Original; Röda bär; Mörk choklad | 375G 44.90; 500G 54.90 | DE/GB
{} | Quaker; Garant *.72; Eldorado *.52 | Kalaspuffar | 375G 36.90; 500G 44.90 | popular SE/DE
Havrefras | Quaker | Original; Choklad; Kanel | 375G 39.90 | popular SE/GB
Cheerios | Nestlé | Multi; Honung; Havre | 375G 39.90; 570G 52.90 | FR/PL
Rice Krispies | Kelloggs | Original; Choklad | 375G 39.90 | DE
Weetabix | Weetabix; Garant *.74 | Original; Mini | 430G 34.90; 600G 44.90 | nyckel GB
All-Bran | Kelloggs | Flakes; Regular | 500G 46.90 | DE
# Havregryn & gröt | oats | Till gröten, müslin och baket.
{} | AXA *1.05; Kungsörnen; Garant *.8; Eldorado *.62; Saltå Kvarn *1.6 +krav | Havregryn; Fiberhavregryn +nyckel; Glutenfria havregryn *1.8 +gf; Extra stora havregryn | 750G 17.90; 1,5KG 29.90 | staple sv nyckel SE
{} | AXA; Garant *.8; Risenta; Frebaco | Fyrkornsgröt; Råggröt; Grötmix äpple & kanel; Proteingröt | 500G 29.90; 750G 36.90 | SE
Rågflingor | Garant; Saltå Kvarn *1.3 +krav; Frebaco | - | 1KG 26.90 | sv SE
Mannagryn | Kungsörnen; Garant *.8; Eldorado *.64 | - | 500G 16.90; 1KG 25.90 | popular sv p=flour SE
{} | AXA; Kungsörnen; Garant *.84 | Havrekli; Vetekli; Vetegroddar | 500G 22.90 | SE
# Sylt, marmelad & honung | jam | Till pannkakor, gröt och smörgås.
{} | Bob *.98; Felix; Önos *.92; Garant *.74; Eldorado *.5 | Jordgubbssylt; Hallonsylt; Lingonsylt; Blåbärssylt; Drottningsylt | 400G 29.90; 900G 44.90 | staple SE
Rårörda lingon | Felix; Bob; Garant *.8; Hafi *1.2 | - | 410G 32.90; 600G 42.90 | popular sv SE
{} | Önos; Bob; Garant *.76; Bonne Maman *1.3; Hafi *1.2; Den Gamle Fabrik *1.2 | Apelsinmarmelad; Jordgubbsmarmelad; Aprikosmarmelad; Citronmarmelad; Hallonmarmelad; Fikonmarmelad | 370G 34.90; 400G 36.90 | popular
{} | Bob; Önos; Garant *.76; Eldorado *.56 | Äppelmos; Osötat äppelmos | 700G 29.90; 1KG 36.90 | popular SE
{} | Bob; Önos; Hafi *1.2; Garant *.8 | Svartvinbärsgelé; Rönnbärsgelé; Rödvinbärsgelé | 320G 29.90; 400G 34.90 | SE
{} | Svensk Honung *1.2 +sv; Garant; Eldorado *.78; Gyllene *1.05; Hägers *1.25 +sv | Fast honung; Flytande honung; Akaciahonung *1.1; Ljunghonung *1.3 | 350G 54.90; 500G 69.90 | popular p=honey
# Bredbart sött & nötkräm | spread | Söta och nötiga pålägg.
Nutella | Nutella | Original | 350G 42.90; 630G 66.90; 1KG 94.90 | staple IT
{} | Green Choice *.98; Skippy *1.1; Garant *.8; Eldorado *.58; Kung Markatta *1.5 +eko; Pändy *1.05 | Jordnötssmör Creamy; Jordnötssmör Crunchy; Osötat jordnötssmör | 350G 42.90; 500G 54.90 | popular
{} | Garant; Eldorado *.7; Ögon *1.1; Göteborgs *1.2 | Hasselnötskräm; Nougatkräm duo | 400G 32.90 |
Mandelsmör | Garant; Kung Markatta *1.3 +eko; Risenta *1.1 | - | 170G 52.90; 250G 69.90 |
Lotus Biscoff | Lotus | Smooth; Crunchy | 400G 46.90 | BE
{} | Pändy; Fitness Brands *.95 | Chokladkräm hasselnöt; Vit chokladkräm | 350G 49.90 |
= Bakning
# Mjöl | flour | Mjöl för bröd, bullar och redningar.
Vetemjöl | Kungsörnen; Garant *.84; Eldorado *.66; Saltå Kvarn *2 +krav; Frebaco *1.05 | - | 2KG 26.90; 1KG 16.90; 5KG 62.90 | staple sv SE
Vetemjöl special | Kungsörnen; Garant *.84; Ramlösa Kvarn *1.5 | - | 2KG 31.90 | popular sv SE
{} | Kungsörnen; Garant *.84; Saltå Kvarn *1.6 +krav; Frebaco *1.05 | Rågmjöl; Rågsikt; Grahamsmjöl; Dinkelmjöl *1.3; Kornmjöl; Durumvetemjöl *1.2; Fullkornsvetemjöl | 1KG 24.90; 2KG 34.90 | sv SE
{} | Zeta; Garant *.84; Caputo *1.3 | Pizzamjöl Tipo 00; Pastamjöl Tipo 00 | 1KG 32.90 | IT
{} | Semper; Finax *1.02; Schär *1.08; Garant *.84; Risenta | Glutenfri mjölmix universal; Glutenfri vit mjölmix; Glutenfri grov mjölmix; Glutenfri pannkaksmix | 500G 42.90; 900G 64.90 | gf
Mandelmjöl | Risenta; Garant *.85; Renée Voltaire *1.1 | - | 200G 46.90; 500G 89.90 | gf p=nuts
{} | Risenta; Renée Voltaire | Kokosmjöl; Fiberhusk *1.8; Bovetemjöl; Majsmjöl; Rismjöl | 500G 42.90 | gf p=rice
Potatismjöl | Kockens *1.05; Garant *.8; Eldorado *.6 | - | 500G 21.90 | popular gf sv p=baking SE
{} | Maizena *1.15; Garant *.8; Kockens | Majsstärkelse; Majsstärkelse redning | 400G 26.90; 250G 24.90 | gf p=baking
{} | Kungsörnen; Garant *.8; Eldorado *.64; Finax | Ströbröd; Panko *1.2 | 400G 19.90; 200G 17.90 | popular SE
# Socker & sirap | sugar | Socker och sirap för bakning och syltning.
Strösocker | Dansukker; Eldorado *.76; Garant *.88 | - | 1KG 19.90; 2KG 34.90; 500G 13.90 | staple sv SE
{} | Dansukker; Garant *.84; Eldorado *.7 | Florsocker; Pärlsocker; Bitsocker; Farinsocker; Råsocker; Syltsocker; Vispgräddsocker | 500G 21.90; 750G 28.90 | popular SE/DK
{} | Dansukker; Garant *.86; Saltå Kvarn *1.3 +krav | Rörsocker; Muscovadosocker | 500G 29.90 | fair MU/PY
{} | Dansukker; Garant *.84; Eldorado *.66 | Ljus sirap; Mörk sirap; Brödsirap; Agavesirap *1.4 | 750G 27.90 | popular SE
Lönnsirap | Renée Voltaire *1.1; Garant *.88; Maple Joe | - | 250ML 69.90 | CA
Sötströ | Canderel; Dansukker Stevia *1.1; Sukrin *1.3 | - | 75G 39.90; 250G 54.90 | p=baking
# Bakingredienser | baking | Smått och gott för den som bakar.
Bakpulver | Kockens *1.02; Garant *.8; Eldorado *.58; Ekströms | - | 250G 19.90; 150G 15.90 | staple gf
Bikarbonat | Kockens; Garant *.8; Eldorado *.6; Samarin *1.5 | - | 150G 18.90; 250G 24.90 | popular gf
{} | Fazer *1.1; Ögon *1.05; Garant *.82; Eldorado *.62; Marabou *1.15 | Mörk kakao; Kakao | 200G 44.90; 250G 52.90 | popular p=cocoa
{} | Marabou; Fazer *.98; Odense *1.1; Garant *.78; Eldorado *.6 | Bakchoklad mörk; Bakchoklad ljus; Bakchoklad vit; Chokladknappar | 100G 26.90; 200G 42.90 | popular
{} | Garant; Eldorado *.74; Risenta *1.15 | Riven kokos; Kokosflingor | 200G 21.90; 500G 36.90 | popular p=nuts PH/ID
{} | Odense; Garant *.82 | Mandelmassa 50 %; Marsipan; Marsipanlock | 200G 36.90; 500G 69.90 |
{} | Tørsleffs; Garant *.84 | Gelatinblad; Melatin; Pektinpulver | 20G 24.90; 90G 29.90 |
{} | Garant; Pågen *1.05; Eldorado *.68 | Tårtbotten 3 lager; Rulltårtsbotten | 390G 29.90 | p=pastry SE
{} | Dr. Oetker; Garant *.84; Tørsleffs | Strössel Regnbåge; Strössel Choklad; Strössel Hjärtan; Strössel silverpärlor | 70G 29.90; 100G 34.90 |
{} | Dr. Oetker; Ekströms *.9 | Röd hushållsfärg; Grön hushållsfärg; Gul hushållsfärg | 20ML 24.90; 38ML 29.90 |
{} | Dr. Oetker; Kungsörnen *.9; Garant *.8; Eldorado *.6; Fazer | Bakmix kladdkaka; Bakmix Muffins; Pannkaksmix; Våffelmix; Pepparkaksmix; Bakmix sockerkaka; Grov brödmix | 400G 32.90; 500G 36.90 | SE
{} | Ekströms; Garant *.8 | Vaniljkräm; Marsansås; Vaniljsås; Blåbärskräm; Jordgubbskräm | 90G 19.90; 150G 26.90 | popular SE
{} | Ekströms Marsán; Garant *.8 | Marsán vaniljsås; Marsán vaniljsås lätt | 3P~80G 22.90 | SE
{} | Nestlé; Garant *.84 | Sötad kondenserad mjölk; Kondenserad mjölk karamell | 397G 32.90 | p=dessert
= Kaffe, te & choklad
# Bryggkaffe | coffee | Nyrostat kaffe för bryggaren, fylligt och aromatiskt.
Bryggkaffe | Gevalia; Zoégas *1.03; Löfbergs; Garant *.8; Eldorado *.7; Arvid Nordquist *1.1; Lindvalls *1.08 | Mellanrost; Mörkrost; Extra mörkrost | 450G 79.90; 500G 86.90 | staple SE
Kokkaffe | Gevalia; Löfbergs; Zoégas; Lindvalls | Mellanrost; Mörkrost | 450G 79.90 | popular SE
{} | Löfbergs; Arvid Nordquist *1.05; Garant *.82; Änglamark *.86; Johan & Nyström *1.3 | Ekologiskt bryggkaffe mellanrost; Ekologiskt bryggkaffe mörkrost | 450G 94.90 | krav eko fair SE
Zoégas | Zoégas | Skånerost; Coffee Forest; Blue Java; Mollbergs; Hazienda; Kenya | 450G 84.90 | popular SE
{} | Lavazza *1.1; Zoégas *.98; Löfbergs; Gevalia; Garant *.78; Arvid Nordquist *1.1 | Kaffebönor espresso; Kaffebönor mellanrost; Kaffebönor mörkrost; Kaffebönor crema | 450G 94.90; 750G 139.00; 1KG 179.00 | popular SE/IT
{} | L'or *1.05; Starbucks *1.15; Garant *.78; Löfbergs; Gevalia; Lavazza | Kaffekapslar Espresso; Kaffekapslar Lungo; Kaffekapslar Ristretto; Koffeinfria kaffekapslar | 10P 42.90; 20P 79.90 | SE/FR
Dolce Gusto | Nescafé | Cappuccino; Lungo; Latte macchiato; Café au lait | 16P 64.90; 30P 109.00 | GB/ES
{} | Nescafé; Gevalia *1.04; Löfbergs; Garant *.76; Eldorado *.58 | Snabbkaffe Lyx; Snabbkaffe Mörkrost; Koffeinfritt snabbkaffe; Snabbkaffe Azera *1.15 | 100G 59.90; 200G 99.90 | popular SE/ES
{} | Gevalia; Löfbergs; Zoégas | Koffeinfritt bryggkaffe | 425G 89.90 | SE
{} | Nescafé; Gevalia | Cappuccinopulver; Cappuccinopulver vanilj; Lattepulver | 8P~140G 44.90 | p=cocoa
# Te | tea | Te för alla tider på dagen.
{} | Lipton; Twinings *1.25; Garant *.72; Kung Markatta *1.3 +eko; Clipper *1.25 +fair | Earl Grey te; English Breakfast te; Grönt te; Citronte; Skogsbärste; Kamomillte; Pepparmyntste; Rooiboste; Chaite | 20P~40G 29.90; 25P~50G 34.90 | popular
Örtte | Yogi Tea; Pukka *1.15; Friggs *.85; Garant *.75 | Ingefära & citron; Bedtime; Classic chai; Detox; Lakrits | 17P~32G 42.90 | eko
{} | Kobbs; Nordqvist *.95; Johan & Nyström *1.4 | Löste Earl Grey; Löste Söderblandning; Löste Sencha; Löste Rooibos vanilj | 100G 54.90; 125G 62.90 |
# Chokladdryck & drinkpulver | cocoa | Pulver till varm eller kall choklad.
{} | O'boy | O'boy; O'boy Mindre socker; O'boy påse | 500G 42.90; 700G 54.90; 1KG 69.90 | staple SE
Chokladdryckspulver | Garant; Eldorado *.66; Nesquik *1.15; Fazer | Original; Fairtrade +fair | 500G 32.90; 800G 44.90 |
{} | Cloetta; Nestlé; Fazer | Varm choklad; Mörk varm choklad; Varm choklad Mint | 5P~130G 32.90; 10P~250G 54.90 |
`
