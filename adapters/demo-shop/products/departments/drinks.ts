/** The products of the department 'Dryck'; table.ts describes the format. */
export const drinks = `
= Läsk & energidryck
# Läsk | soda | Bubblande läsk, godast riktigt kall.
{} | Coca-Cola | Coca-Cola; Coca-Cola Zero Sugar +sockerfri; Coca-Cola Zero Cherry; Coca-Cola Vanilla | 33CL 11.90; 50CL 18.90; 1,5L 24.90; 2L 28.90; 20X33CL 139.00; 4X1,5L 84.90 | staple pant SE
Pepsi | Pepsi | Max; Max lime; Max raspberry; Original | 33CL 10.90; 50CL 17.90; 1,5L 21.90; 2L 25.90; 20X33CL 119.00 | popular pant SE
Fanta | Fanta | Orange; Exotic; Zero orange; Lemon | 33CL 11.90; 50CL 18.90; 1,5L 23.90 | popular pant SE
Sprite | Sprite | Original; Zero | 33CL 11.90; 50CL 18.90; 1,5L 23.90 | pant SE
7UP | 7UP | Original; Zero | 33CL 10.90; 1,5L 21.90 | pant SE
Zingo | Zingo | Apelsin; Tropical; Sockerfri | 33CL 11.90; 50CL 18.90; 1,5L 22.90 | pant SE
Trocadero | Trocadero; Garant *.8 | Original; Zero | 33CL 11.90; 50CL 17.90; 1,4L 22.90 | popular pant SE
Champis | Spendrups; Garant *.84 | Original; Sockerfri | 33CL 10.90; 50CL 16.90; 1,5L 21.90 | pant SE
Päronsoda | Hammars; Spendrups; Garant *.84; Herrljunga *1.05 | Original | 33CL 12.90; 50CL 17.90; 1,4L 22.90 | pant SE
Hallonsoda | Hammars; Spendrups; Apotekarnes *1.05 | Original | 33CL 12.90; 50CL 17.90; 1,4L 22.90 | pant SE
Sockerdricka | Apotekarnes; Spendrups; Hammars | Original | 33CL 12.90; 50CL 17.90; 1,4L 22.90 | pant SE
Julmust | Apotekarnes; Garant *.78; Eldorado *.58; Mora *1.2; Nygårda *1.15 | Original; Sockerfri | 33CL 10.90; 50CL 15.90; 1,4L 19.90; 2L 24.90 | popular pant SE
Påskmust | Apotekarnes; Garant *.78 | Original | 1,4L 19.90 | pant SE
{} | Eldorado; Garant *1.2 | Cola; Cola Zero; Apelsinläsk; Fruktsoda; Päronläsk; Hallonläsk | 33CL 5.90; 1,5L 11.90; 2L 14.90 | popular pant SE
Schweppes | Schweppes; Fever-Tree *1.5; Garant *.7 | Tonic water; Ginger ale; Bitter lemon; Russchian | 33CL 13.90; 1,5L 24.90; 4X20CL 44.90 | pant SE/GB
Dr Pepper | Dr Pepper | Original; Zero | 33CL 12.90 | pant GB
# Energidryck | energy | Koffeinhaltig dryck. Rekommenderas inte till barn, gravida och ammande.
{} | Red Bull *1.15; Garant *.62; Eldorado *.48 | Energidryck; Sockerfri energidryck; Energidryck Tropical; Energidryck Bär; Energidryck Persika | 25CL 18.90; 33CL 21.90 | popular pant 15 SE/AT
NOCCO BCAA | NOCCO | Blood orange; Caribbean; Golden era; Mango del sol; Limón; Miami strawberry | 33CL 23.90; 24X33CL 479.00 | popular pant 15 SE
Monster Energy | Monster | Ultra white; Mango loco; Ultra paradise; The original | 50CL 22.90 | pant 15 SE/IE
Celsius | Celsius | Fuji frost; Wild berry; Lemon lime; Strawberry marshmallow | 35,5CL 22.90 | pant 15 SE
Clean Drink | Clean Drink | Passion; Hallon; Apelsin & mango; Äpple | 33CL 22.90 | pant 15 SE
Powerking | Powerking | Original; Sockerfri | 25CL 8.90; 50CL 14.90 | pant 15 SE
# Sportdryck & vitamindryck | drink | Uppfriskande dryck för träning och vardag.
Vitamin Well | Vitamin Well | Reload; Antioxidant; Care; Upgrade; Defence; Refresh | 50CL 22.90; 12X50CL 249.00 | popular pant SE
Powerade | Powerade | Mountain blast; Blood orange; Cherry | 50CL 21.90 | pant SE
Gatorade | Gatorade | Cool blue; Lemon; Orange | 50CL 22.90 | pant SE
Vitamindryck | Garant | Citrus; Hallon; Mango | 50CL 15.90 | pant SE
Proteindryck | Barebells *1.1; Gainomax; Njie *.98; Garant *.8 | Choklad; Vanilj; Jordgubb; Banan | 33CL 29.90; 25CL 22.90 | SE
= Vatten
# Kolsyrat vatten | water | Kolsyrat vatten med uppfriskande bubblor.
Ramlösa | Ramlösa | Original; Citrus; Granatäpple; Fläder; Jordgubb; Persika | 33CL 11.90; 50CL 16.90; 1,5L 18.90; 20X33CL 119.00 | staple pant sv SE
Loka | Loka | Naturell; Citron; Päron; Hallon; Crush blodapelsin; Crush ananas; Äpple | 33CL 10.90; 50CL 15.90; 1,5L 17.90; 20X33CL 109.00 | staple pant sv SE
Kolsyrat vatten | Garant; Eldorado *.74; Imsdal *1.25; San Pellegrino *1.6; Vichy Nouveau *1.3 | Naturell; Citron; Hallon; Lime | 50CL 11.90; 1,5L 13.90; 2L 15.90 | popular pant SE
Vichyvatten | Vichy Nouveau | Original; Mint & lime; Rabarber | 33CL 12.90; 1,5L 19.90 | pant SE/FI
{} | SodaStream; Aarke *1.1 | Smakkoncentrat cola för sodastream; Smakkoncentrat citron för sodastream; Smakkoncentrat energidryck för sodastream; Smakkoncentrat Pepsi Max för sodastream; Smakkoncentrat fläder för sodastream | 440ML 59.90; 500ML 59.90 | p=syrup SE
{} | SodaStream; Aarke | Kolsyrepatron utbyte; Kolsyrepatron ny *2.4 | ST 189.00 | p=household haz=GHS04 SE
# Stilla vatten | water | Naturligt källvatten utan kolsyra.
{} | Imsdal; Evian *1.3; Loka; Garant *.7; Bonaqua | Källvatten utan kolsyra | 50CL 14.90; 1,5L 18.90; 6X1,5L 79.90 | popular pant SE/NO/FR
{} | Loka; Bonaqua; Garant *.72 | Smaksatt stilla vatten lime; Smaksatt stilla vatten jordgubb & hallon; Smaksatt stilla vatten citron | 50CL 16.90 | pant SE
Kokosvatten | Cocofina; Vita Coco *1.1; Garant *.8 | Naturell; Ananas | 33CL 24.90; 1L 49.90 | vegan TH/PH
= Juice & saft
# Juice kyld | juice | Kylskåpskall juice av hela frukter.
{} | Bravo; Tropicana *1.25; God Morgon *1.05; Garant *.82; Eldorado *.62; Innocent *1.35 | Apelsinjuice med fruktkött; Apelsinjuice utan fruktkött; Apelsinjuice | 85CL 27.90; 1L 29.90; 1,5L 39.90 | staple BR/ES
{} | God Morgon; Bravo; Kiviks *1.08 +sv; Garant *.84; Eldorado *.62 | Äppeljuice; Klar äppeljuice; Grumlig äppeljuice | 85CL 27.90; 1L 29.90 | popular SE/PL
{} | Bravo; God Morgon *1.04; Garant *.84; Tropicana *1.2 | Tropisk juice; Multivitaminjuice; Ananasjuice; Juice Äpple & mango; Blodapelsinjuice; Grapefruktjuice; Juice Röda bär | 85CL 28.90; 1L 30.90; 2L 49.90 | popular
{} | Garant; Änglamark; Saltå Kvarn *1.3; Kiviks *1.1 | Ekologisk apelsinjuice; Ekologisk äppeljuice | 1L 36.90 | eko
Tranbärsjuice | Ocean Spray; Garant *.8; Granini *.95 | Original; Hallon | 1L 39.90 | p=drink US
# Fruktdryck & must | drink | Fruktig dryck till lunchlådan och utflykten.
Festis | Festis | Hallon; Päron; Tropical; Jordgubb & granatäpple; Cactus lime; Apelsin | 33CL 11.90; 50CL 16.90 | popular pant SE
MER | MER | Apelsin; Päron; Jordgubb; Hallon & blåbär | 50CL 18.90; 1,5L 25.90 | pant SE
Fruktdryck | Kiviks; Garant *.74; Eldorado *.5; Bravo *1.05 | Apelsin; Äpple; Multifrukt; Päron; Skogsbär | 3X20CL 18.90; 1L 17.90 | popular SE
{} | Kiviks; Herrljunga *1.02; Brännlands *1.4; Garant *.82 | Klar äppelmust; Ofiltrerad äppelmust; Äppelmust Rabarber | 75CL 39.90; 1L 34.90; 3L 99.00 | sv SE
{} | Lipton; Arizona *1.2; Fuze; Garant *.72 | Iste Persika; Iste Citron; Iste grönt te; Iste Mango; Iste Hallon | 50CL 19.90; 1,5L 27.90 | pant SE
Lemonad | Fentimans *1.6; Garant; San Pellegrino *1.25; Folkets *1.3 | Citron; Rabarber; Hallon; Fläder; Blodapelsin | 33CL 21.90; 75CL 34.90 | pant SE/IT/GB
# Saft & sirap | syrup | Koncentrerad saft att blanda med vatten.
{} | BOB *1.02; FUN Light *.85; Önos; Garant *.74; Eldorado *.5; Lätt & Gott *.9 | Jordgubbssaft; Hallonsaft; Blandsaft; Svartvinbärssaft; Flädersaft; Tropisk saft; Äppelsaft | 95CL 29.90; 2L 49.90 | staple SE/DK
FUN Light | FUN Light | Jordgubb; Hallon; Päron; Persika; Wild berries; Cola | 1L 29.90; 50CL 19.90 | popular p=sugarfree SE/NO
{} | Hafi; Saltå Kvarn *1.2 +krav; Garant *.74; Skillinge *1.3; Belvoir *1.25 | Fläderblomssaft; Ekologisk fläderblomssaft *1.2 +eko | 50CL 44.90; 75CL 54.90 | sv SE
Smakdroppar | MiO | Citron; Hallon; Ananas & mango | 18ML 44.90 | p=sugarfree DE
= Öl, cider & vin alkoholfritt
# Folköl | beer | Folköl för vuxna. Legitimation krävs vid leverans.
{} | Pripps Blå *.98; Falcon; Norrlands Guld; Sofiero *.92; Carlsberg *1.02; Mariestads *1.08; Åbro *.98; Spendrups *1.02; Heineken *1.1; Tuborg *.98; Eldorado *.7 | Folköl lager 3,5 % | 33CL 13.90; 50CL 18.90; 24X33CL 279.00 | 18 pant popular
{} | Brooklyn *1.1; Sigtuna *1.2; Oppigårds *1.2; Nya Carnegie *1.1; Mariestads | Folköl IPA 3,5 %; Folköl pale ale 3,5 %; Folköl mörk lager 3,5 % | 33CL 19.90 | 18 pant SE
{} | Briska; Rekorderlig *1.05; Somersby *1.02; Kopparberg *1.04 | Folkcider päron 3,5 %; Folkcider jordgubb & lime 3,5 %; Folkcider äpple 3,5 %; Folkcider fläder & lime 3,5 % | 33CL 17.90; 50CL 23.90 | 18 pant p=cider SE
# Alkoholfri öl | beer | Alkoholfri öl med fyllig smak och låg alkoholhalt.
{} | Mariestads; Carlsberg *.98; Heineken 0.0 *1.05; Melleruds *1.03; Norrlands Guld *.95; Pripps Blå *.92; Clausthaler *.98; Erdinger *1.15; Nils Oscar *1.2; Brooklyn Special Effects *1.35; Mikkeller *1.6; Leffe *1.25; Garant *.74 | Alkoholfri lager 0,5 %; Alkoholfri IPA 0,5 % *1.15; Alkoholfri veteöl 0,5 % *1.08 | 33CL 15.90; 50CL 19.90 | popular pant
{} | Pripps Blå; Falcon; Carlsberg *1.04; Spendrups; Eldorado *.66; Garant *.74 | Lättöl 2,1 % | 33CL 9.90; 50CL 13.90; 24X33CL 199.00 | pant SE
# Alkoholfri cider & drinkar | cider | Frisk bubblande dryck utan alkohol.
Alkoholfri cider | Briska; Rekorderlig *1.05; Kopparberg *1.04; Somersby; Herrljunga *.96; Garant *.72 | Päron; Äpple; Jordgubb & lime; Fläder; Skogsbär; Rabarber | 33CL 15.90; 75CL 32.90; 1,5L 32.90 | popular pant SE
Alkoholfri drink | Gordon's 0.0 *1.2; Crodino; Nohrlund *1.4; Sanbitter | Gin & tonic; Spritz; Mojito | 25CL 24.90; 4X17,5CL 69.90 | pant GB/IT
{} | Blossa *1.1; Saturnus; Herrljunga *.85; Garant *.72; Dufvenkrooks *1.4 | Alkoholfri glögg; Alkoholfri glögg blåbär; Alkoholfri vit glögg; Alkoholfri glögg äpple & lingon | 75CL 49.90; 1L 39.90 | popular p=cider SE
# Alkoholfritt vin & bubbel | alcoholfreewine | Alkoholfritt vin för mat och fest.
{} | Oddbird *1.8; Natureo *1.1; Richard Juhlin *1.6; Hardys; Barrels and Drums *.9; Garant *.8 | Alkoholfritt rött vin; Alkoholfritt vitt vin; Alkoholfritt rosévin | 75CL 69.90; 25CL 29.90 |
{} | Oddbird *1.7; Richard Juhlin *1.5; Chapel Hill *.7; Freixenet *1.05; Herrljunga *.55; Törley *.75; Garant *.7 | Alkoholfritt mousserande vin; Alkoholfritt mousserande rosévin | 75CL 74.90; 20CL 32.90 |
`
