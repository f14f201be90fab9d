/** The products of the department 'Barn'; table.ts describes the format. */
export const children = `
= Blöjor & skötsel
# Blöjor | diaper | Mjuka blöjor med bra passform och pålitligt skydd.
{} | Libero Touch *1.1 +svan; Libero Comfort +svan; Pampers Baby Dry *1.04; Pampers Premium Protection *1.15; Garant *.78 +svan; Eldorado *.62 +svan | Blöjor storlek 1; Blöjor storlek 2; Blöjor storlek 3; Blöjor storlek 4; Blöjor storlek 5; Blöjor storlek 6; Blöjor storlek 7 | 24P 59.90; 46P 109.00 | popular
{} | Libero Up&Go *1.08 +svan; Pampers Pants *1.06; Garant *.8 +svan; Eldorado *.66 +svan | Byxblöjor storlek 4; Byxblöjor storlek 5; Byxblöjor storlek 6; Byxblöjor storlek 7 | 22P 64.90; 38P 109.00 | popular
Badblöjor | Libero Swimpants; Huggies Little Swimmers *1.05 | Small; Medium | 6P 49.90; 11P 69.90 |
Nattblöjor | Libero Sleep Tight; DryNites *1.1; Pampers Ninjamas *1.08 | 17-30 kg; 27-57 kg | 9P 89.90; 10P 94.90 |
{} | Libero; Garant *.8 | Doftfria blöjpåsar | 50P 29.90 | p=household
# Våtservetter & skötsel | hygiene | Skonsamt för känslig hud.
{} | Libero +svan; Pampers Sensitive *1.1; Garant *.72 +svan; Eldorado *.52 +svan; Huggies; WaterWipes *1.6 | Våtservetter; Oparfymerade våtservetter | 56P 22.90; 64P 26.90; 3X64P 59.90 | popular svan
{} | Natusan; ACO *1.15; Inotyol *1.25; Weleda *1.5; Bepanthen *1.4 | Barnsalva; Zinksalva barn | 75ML 49.90; 100ML 59.90 |
{} | Natusan *.95; ACO Minicare; Garant *.78 +svan; Libero +svan; Weleda *1.5 | Oparfymerat barnschampo; Milt barnschampo | 250ML 44.90; 200ML 39.90 |
{} | Natusan; ACO Minicare; Libero +svan | Babyolja; Oparfymerad babyolja | 150ML 39.90; 250ML 49.90 |
Amningsinlägg | Libero; Lansinoh *1.3; Garant *.8 | - | 30P 42.90; 60P 69.90 |
{} | Libero; Garant *.82; Apoliva *1.1 | Torra tvättlappar | 50P 26.90; 100P 39.90 |
= Barnmat
# Modersmjölksersättning | formula | Tillskottsnäring för spädbarn. Amning är den bästa födan; rådgör med barnavårdscentralen.
{} | Semper BabySemp *1.02; NAN *1.05; HiPP *1.04 +eko; Baby&me Organic *1.1 +eko; Holle *1.4 +eko | Modersmjölksersättning 1 | 700G 139.00; 800G 159.00 | max=6
{} | Semper BabySemp; NAN *1.04; HiPP +eko; Baby&me Organic *1.08 +eko | Tillskottsnäring 2 | 700G 134.00; 800G 154.00 |
{} | Semper BabySemp; NAN | Drickfärdig modersmjölksersättning 1; Drickfärdig tillskottsnäring 2 | 200ML 13.90; 5DL 27.90 | p=formula
# Välling & gröt | porridge | Mättande välling och gröt från sex månader.
Välling | Semper; Nestlé *.98; HiPP *1.06 +eko; Arla Baby&me *1.08 +eko; Garant *.82 | Mild 6 mån; Fullkorn 12 mån; Havre 8 mån; God natt 8 mån; Havre & hirs | 725G 82.90; 800G 89.90 | popular
Drickfärdig välling | Semper; Nestlé | 6 mån; 12 mån; Banan | 200ML 14.90; 5X200ML 69.90 |
Barngröt | Semper; Nestlé *.98; HiPP *1.05 +eko; Sinlac *1.6; Garant *.82 | Havre; Mango & banan; Frukt; Katrinplommon; Äpple & päron; Naturell | 480G 54.90; 250G 34.90 | popular
{} | Semper; HiPP *1.04 +eko | Grötburk havre & äpple; Grötburk Mannagryn; Grötburk Skogsbär | 120G 14.90; 190G 17.90 | p=babyfood
# Barnmat på burk & klämpåse | babyfood | Milda puréer och måltider anpassade för små barn.
{} | Semper; HiPP *1.06 +eko; Nestlé *.98; Garant *.78 | Barnmat köttbullar & potatismos; Barnmat pasta bolognese; Barnmat lax & dill; Barnmat kyckling & ris; Barnmat grönsaker & nötkött; Barnmat spaghetti med köttfärs | 125G 15.90; 190G 18.90; 235G 20.90 | popular
{} | Semper; HiPP *1.06 +eko; Nestlé *.98; Garant *.78 | Fruktpuré äpple; Fruktpuré päron; Fruktpuré banan; Fruktpuré mango; Fruktpuré katrinplommon; Fruktpuré blåbär & banan | 90G 12.90; 125G 14.90 | popular
{} | Semper; Ella's Kitchen *1.25 +eko; HiPP *1.08 +eko; Garant *.72; Eldorado *.5; Alex & Phil *1.3; Otto *1.02 | Klämpåse Mango, banan & äpple; Klämpåse Jordgubb; Klämpåse Blåbär; Klämpåse Päron; Klämpåse tropisk frukt; Klämpåse Äpple & morot; Klämpåse Broccoli & päron | 90G 16.90; 100G 17.90; 4X90G 54.90 | staple
{} | Semper; Garant *.78; Ella's Kitchen *1.2 +eko; HiPP *1.06 +eko | Majsbågar; Barnriskakor äpple; Smörgåsrån; Barnkex; Majskrokar morot | 25G 15.90; 60G 22.90; 125G 27.90 | popular p=cookie
{} | Semper; HiPP *1.05 +eko | Barndryck äpple; Barndryck päron; Barndryck mango | 200ML 12.90 | p=drink
= Barntillbehör
# Nappar & flaskor | nonfood | Tillbehör för de minsta.
Napp | MAM *1.05; BIBS *1.2; Avent *1.08; Esska | 0-6 mån; 6-16 mån | 2P 69.90 |
Nappflaska | MAM; Avent *1.05; Garant *.7 | 160 ml; 260 ml *1.1 | ST 89.90 |
{} | Rätt Start; Garant *.8 | Haklapp; Barnskedar 4-pack; Pipmugg | ST 59.90 |
Bitring | Sophie *1.5; MAM; Teddykompaniet | Original | ST 69.90 |
# Lek & pyssel | nonfood | Pyssel för regniga dagar.
{} | Sense *1.1; Garant | Ballonger 10-pack; Kalashattar; Tårtljus; Servetter djur; Vimpel | ST 29.90 |
{} | Sense; Garant *.8 | Modellera; Kritor 12-pack; Limstift; Klistermärken; Målarbok; Tuschpennor 10-pack | ST 39.90 |
`
