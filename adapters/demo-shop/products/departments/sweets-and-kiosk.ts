/** The products of the department 'Godis, snacks & kiosk'; table.ts describes the format. */
export const sweetsAndKiosk = `
= Choklad
# Chokladkakor | chocolate | Choklad att dela eller spara till sig själv.
Marabou | Marabou | Mjölkchoklad; Daim; Schweizernöt; Frukt & mandel; Apelsinkrokant; Oreo; Helnöt; Mintkrokant; Schoc; Jordgubb; Popcorn; Salta mandlar; Nötkrokant; Black saltlakrits; Polka | 200G 32.90; 100G 19.90; 185G 31.90 | staple SE
Marabou Premium | Marabou | Mörk 70 %; Mörk 86 %; Havssalt mörk; Apelsin; Mint | 100G 28.90 | popular p=darkchocolate SE
Fazer | Fazer | Mjölkchoklad; Geisha hasselnöt; Dumle; Tutti frutti; Salmiak; Nötchoklad | 145G 29.90; 180G 32.90; 200G 34.90 | popular FI
Lindt Excellence | Lindt | 70 % kakao; 85 % kakao; Havssalt; Chili; Apelsin; Mint | 100G 39.90 | p=darkchocolate CH/FR
Lindor | Lindt | Mjölkchoklad; Mörk; Vit choklad; Hasselnöt; Saltkaramell | 200G 79.90; 100G 42.90 | popular CH
Toblerone | Toblerone | Original; Mörk choklad; Vit choklad | 100G 27.90; 360G 74.90 | CH
Ritter Sport | Ritter Sport | Hela hasselnötter; Marsipan; Yoghurt; Knusper; Nougat | 100G 26.90 | DE
Milka | Milka; Nestlé *.95 | Alpenmilch; Oreo; Hasselnöt; Luflee | 100G 22.90; 270G 49.90 | DE
Cloetta | Cloetta | Kexchoklad; Sportlunch; Plopp; Center; Tarragona; Guldnougat | 50G 10.90; 180G 32.90 | popular SE
{} | Garant; Eldorado *.68; Änglamark *1.3 +eko +fair | Chokladkaka mjölkchoklad; Chokladkaka mörk 70 %; Chokladkaka hasselnöt; Chokladkaka havssalt | 100G 21.90; 200G 28.90 | fair
Vegansk choklad | Green Star *.98; Ichoc *1.1; Vego *1.2; Oatly *1.05 | Crispy; Salted caramel; White; Hasselnöt | 80G 36.90; 85G 36.90 | vegan DE
# Dubbelnougat & bitar | chocolate | Chokladbitar för fickan och kaffepausen.
Chokladbit | Snickers; Twix; Mars; Bounty; Japp *.98; Kexchoklad; Daim; Kit Kat; Lion; Dajm dubbel; Plopp; Marabou Dubbelnougat | - | 50G 12.90; 4X45G 39.90 | popular
Kexchoklad | Cloetta | Original; Choco; Hasselnöt | 60G 11.90; 3X60G 29.90; 156G 34.90 | popular SE
{} | Kinder | Kinder Bueno; Kinder Maxi; Kinder Choklad; Kinder Country; Kinderägg 3-pack | 43G 15.90; 100G 29.90; 129G 42.90 | IT/DE
Kokosboll | Delicato; Eldorado *.6; Garant *.8; Bob's *.95 | Original | 6P~150G 26.90 | SE
{} | Cloetta | Juleskum; Skumbananer; Juleskum polka | 100G 15.90; 350G 44.90 | popular p=candy SE
# Chokladaskar & praliner | chocolate | Presentaskar att bjuda på.
Aladdin | Marabou Aladdin | Original; Mörk choklad; Vit choklad | 500G 99.90; 238G 59.90 | popular SE
Paradis | Marabou Paradis | Original | 500G 99.90; 238G 59.90 | popular SE
Merci | Merci | Finest selection; Mörk; Mandel | 250G 59.90; 400G 84.90 | DE
{} | Ferrero | Ferrero Rocher; Raffaello; Ferrero Collection | 200G 64.90; 300G 94.90 | IT
After Eight | After Eight | Original; Apelsin | 200G 39.90; 400G 69.90 | p=darkchocolate GB
Praliner | Anthon Berg; Fazer Geisha *.9; Noir *.85; Garant *.75 | Marsipan; Nougat; Tryffel | 200G 69.90; 220G 74.90 | DK/FI
Tryffelpraliner | Mathez; Garant *.84; Monty Bojangles *1.3 | Kakao; Saltkaramell; Hallon | 200G 49.90 | FR
Polkagris | Polkagrisar; Franssons *1.05 | Original; Lakrits; Hallon | 50G 24.90; 100G 36.90 | p=candy sv SE
= Godis
# Påsgodis | candy | Blandat gott för lördagsskålen.
Gott & Blandat | Malaco | Original; Supersurt; Favoriter; Fruktmix; Salt | 150G 21.90; 210G 28.90; 450G 49.90 | staple SE
Ahlgrens bilar | Ahlgrens | Original; Saltlakrits; Sura; Mini; Fruktkombi | 125G 20.90; 160G 24.90; 400G 46.90 | staple SE
{} | Cloetta | Polly; Polly blå; Polly Mint; Polly röd; Polly grön | 130G 22.90; 200G 29.90; 500G 59.90 | popular p=chocolate SE
{} | Bubs *1.05; Haribo; Candyking *1.1; Garant *.74; Eldorado *.5 | Sura skallar; Godisnappar; Skumbitar; Colaflaskor; Guldbjörnar; Fizzy Pop; Jordgubbsskum | 90G 16.90; 175G 24.90; 300G 36.90 | popular
{} | Malaco | Djungelvrål; Djungelvrål Supersalt; Mild djungelvrål | 80G 18.90; 150G 24.90 | popular p=licorice SE
{} | Malaco | Zoo; Salta katten; Pingvinstång; Kick | 80G 14.90; 110G 19.90 | SE
{} | Fazer | Tutti frutti; Dumle original; Pihlajakola | 120G 21.90; 220G 31.90 | FI
{} | Malaco; Kolsvart *1.8; Lakritsfabriken *2; Fazer; Haribo *.95; Panda *1.05 | Saltlakrits; Söt lakrits; Hallonlakrits; Salmiaklakrits; Sötlakrits | 100G 22.90; 150G 29.90; 240G 36.90 | popular p=licorice SE/FI
{} | Cloetta; Garant *.76; Karamellkungen *.95 | Gräddkola; Fruktkarameller; Polkakarameller; Citronkarameller | 120G 24.90; 200G 31.90 |
Läkerol | Läkerol | Original; Cassis; Salvi; Eukalyptus; Cactus; Dents | 25G 12.90; 75G 26.90; 4X25G 42.90 | popular p=gum SE
Halstablett | Läkerol; Vicks *1.1; Halls | Eukalyptus; Honung & citron; Menthol | 75G 27.90 | p=gum SE/GB
Marshmallows | Garant; Haribo *1.25; Eldorado *.7; Cloetta *1.1 | Original; Mini; Grill | 150G 19.90; 280G 28.90 | BE
Tuggummi | Extra; Jenkki *.95; Stimorol; V6 *1.05; Mentos *1.02; Garant *.72 | Spearmint; Eukalyptus; Fruit; Peppermint; White | 29G 14.90; 64G 29.90; 4X14G 24.90 | popular p=gum
Klubbor | Chupa Chups; Malaco; Haribo | Cola; Jordgubb; Mix | 12P~120G 29.90; 150G 24.90 |
{} | Candyking; Karamellkungen | Blandat lösgodis | CA300G 129.00 | popular SE
Sura remmar | Bubs; Malaco; Haribo; Garant *.76 | Jordgubb; Äpple; Cola | 100G 19.90; 200G 29.90 |
= Snacks
# Chips | chips | Spröda chips till fredagskvällen.
{} | Estrella; OLW; Garant *.74; Eldorado *.52 | Saltade chips; Chips Sourcream & onion; Chips Grill; Chips Dill & gräslök; Chips Cheez cruncherz; Chips Ranch; Chips Salt & vinäger | 175G 27.90; 275G 35.90; 40G 12.90 | staple SE
Gårdschips | Gårdschips *1.2; Svenska LantChips *1.08; Larssons *1.15; Garant *.86 | Havssalt; Parmesan; Sourcream; Chili; Rosmarin | 150G 36.90; 200G 42.90 | popular sv SE
{} | Estrella | Chips brynt smör & chili; Pepparchips; Chips hot sweet chili; Västkustchips; Lättsaltade chips; Chips jalapeño cheese | 175G 28.90; 275G 36.90 | popular SE
{} | OLW | Chips cheddar & gräddfil; Chips sweet chili & sourcream; Chips smoky bacon; Chips 3xLök; Lantchips dill | 175G 28.90; 275G 36.90 | SE
Pringles | Pringles | Original; Sour cream & onion; Paprika; Texas BBQ; Hot & spicy | 165G 32.90; 70G 18.90 | popular BE
Stapelchips | Garant *.72; Eldorado *.5 | Original; Sour cream & onion; Paprika | 165G 32.90 | BE
Rotfruktschips | Rootfruit; Garant *.86; Gårdschips *1.1 | Mix; Betor; Sötpotatis; Palsternacka | 100G 34.90; 125G 39.90 | SE
{} | OLW; Lay's *1.05; Estrella | Ugnsbakade saltade chips; Ugnsbakade chips Sourcream; Ugnsbakade chips Paprika | 150G 29.90 | SE
Linschips | Estrella; Garant *.8; OLW | Sourcream; Chili; Salt; Dill | 110G 28.90 | gf SE
# Ostbågar, popcorn & övriga snacks | snacks | Knaprigt tilltugg till filmen.
{} | OLW *1.02; Estrella; Cheetos *1.05; Garant *.74; Eldorado *.5 | Ostbågar; Ostkrokar; Ostbågar crunchy | 160G 25.90; 225G 32.90 | popular gf SE
{} | Estrella; OLW; Garant *.74; Popz *.9 | Popcorn Salt; Popcorn Smör; Mikropopcorn salt 3-pack; Mikropopcorn smör 3-pack; Popcorn Ost | 80G 21.90; 3X100G 25.90; 65G 18.90 | popular gf SE
Popcornmajs | Garant; Eldorado *.72; Risenta *1.15 | - | 500G 19.90 | gf p=grain US/FR
{} | Estrella; Garant *.78; Eldorado *.56 | Salta pinnar; Pretzels; Salta pinnar mix | 200G 19.90; 250G 22.90 | SE
Doritos | Doritos | Nacho cheese; Cool ranch; Sweet chili pepper; Salt | 160G 29.90; 170G 29.90 | NL
Fläsksvålar | OLW; Gårdssvål *1.3; Estrella | Original; Havssalt; BBQ | 60G 22.90; 90G 29.90 | p=chips DK
{} | Estrella; OLW; Garant *.76; Eldorado *.52 | Lökringar; Snackmix; Bugles; Risbågar | 150G 23.90; 175G 26.90 | SE
Räkchips | Garant; Spicefield *1.1; Santa Maria *1.15 | Original | 60G 19.90 | ID
# Nötter & jordnötter | saltednuts | Rostade och saltade nötter.
{} | Estrella; OLW; Garant *.76; Eldorado *.56; Felix *.96 | Rostade & saltade jordnötter; Chilijordnötter; Honungsrostade jordnötter; Osaltade jordnötter | 175G 24.90; 350G 39.90; 500G 49.90 | popular
{} | Estrella *.95; Garant *.84; Exotic Snacks; Eldorado *.66; OLW | Saltad nötmix; Lyxig nötmix; Nötmix Chili; Rostad nötmix; Nötmix naturell | 150G 39.90; 350G 69.90 | popular
{} | Exotic Snacks; Garant *.86; Estrella; Eldorado *.7 | Saltade cashewnötter; Rökta mandlar; Cashewnötter med chili; Saltade macadamianötter | 160G 49.90 | popular
{} | Garant; Exotic Snacks *1.1; Eldorado *.8; Wonderful *1.3 | Rostade & saltade pistagenötter; Skalade pistagenötter *1.6 | 200G 54.90; 400G 94.90 | US/IR
{} | Garant; Eldorado *.72; Estrella *1.1 | Heta chilinötter; Wasabinötter | 200G 24.90 |
{} | Exotic Snacks; Garant *.82; Eldorado *.62; Risenta *1.05 | Studentfoder; Tropiskt studentfoder; Studentfoder med choklad | 250G 34.90; 500G 54.90 | SE
# Dip & salsa | dipmix | Rör ihop med gräddfil och ställ fram.
Dipmix | Estrella; OLW; Garant *.72; Eldorado *.48 | Holiday; Ranch; Dill & gräslök; Vitlök; Sourcream & onion; Västkust; Cheddar | 22G 8.90; 28G 9.90 | staple SE
{} | OLW; Estrella; Garant *.8 | Färdig dipp sourcream & onion; Färdig dipp holiday; Färdig dipp Ost; Färdig dipp Guacamole | 230G 26.90 | p=dressing SE
# Bars & mellanmål | bar | Smidigt mellanmål i fickformat.
Proteinbar | Barebells; NJIE *.92; Nick's *1.05; Gainomax *.95; Garant *.74; Maxim *.98; ProPud *.98 | Salty peanut; Cookies & cream; Karamell cashew; Vit choklad; Kokos; Kladdkaka | 55G 28.90; 12X55G 299.00 | popular SE
Mellanmålsbar | Risifrutti *.9; Nature Valley; Garant *.74; Corny *.95; AXA *.96; Eldorado *.54 | Havre & honung; Choklad; Nötter; Jordgubb; Blåbär | 40G 9.90; 6X25G 29.90; 5X42G 34.90 | p=cereal
Rawbar | Rawfood; Get Raw *1.05; Pändy; Garant *.8; Renée Voltaire *1.1 | Kakao; Hallon & lakrits; Cashew; Dadel & kokos | 35G 17.90; 42G 21.90 | vegan p=driedfruit
= Kiosk
# Snus | snus | Endast till dig som fyllt 18 år. Denna tobaksvara skadar din hälsa och är beroendeframkallande.
Portionssnus | General; Göteborgs Rapé *.98; Ettan; Knox *.7; Skruf *.96; Kaliber *.68; Grov *.98; Catch *1.02; Röda Lacket *1.02 | Original; White; Stark | 21,6G 47.90; 10X21,6G 449.00 | SE
Lössnus | General; Ettan; Grov; Röda Lacket; Knox *.72; Skruf; Prima Fint *.9 | Original | 42G 49.90; 45G 52.90 | SE
# Vitt snus | snus | Nikotinpåsar. Endast till dig som fyllt 18 år. Nikotin är starkt beroendeframkallande.
Nikotinpåsar | ZYN; VELO *.98; Loop *.96; XR *.98; LYFT *.98; On! *.9 | Cool mint; Citrus; Spearmint; Espressino; Jalapeño lime; Bellini | 16G 44.90; 5X16G 209.00 | SE/DK
# Cigaretter & tobak | tobacco | Endast till dig som fyllt 18 år. Rökning dödar.
{} | Marlboro *1.06; Camel *1.02; Winston *.96; L&M *.95; Pall Mall *.94; Chesterfield *.96; Level *.93; Blend *1.04 | Cigaretter röd; Cigaretter blå; Cigaretter Gold | 20P 79.90 | DE/PL
Rulltobak | Rizla; Drum *1.05; Bali Shag | Original; Blå | 30G 129.00; 50G 199.00 | NL
Cigariller | Café Crème; Swisher *.9 | Blue; Original | 10P 79.90 | NL
{} | Rizla; OCB *.95 | Rullpapper; Cigarettfilter | 50P 12.90; 150P 29.90 | p=household FR
# Tändare & tändstickor | lighter | Förvaras oåtkomligt för barn.
Tändare | BIC; Clipper *1.1; Cricket *.8 | Mini; Maxi; Elektronisk | ST 19.90; 3P 39.90 | FR/NL
{} | Solstickan *1.05; Tre Stjärnor; Garant *.84 | Tändstickor hushållsask; Tändstickor 10-pack *1.4 | ST 16.90 | p=household haz=GHS02 SE
`
