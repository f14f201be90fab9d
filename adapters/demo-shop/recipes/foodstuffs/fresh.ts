/** Fruit, vegetables, dairy products and eggs; parse-foodstuffs.ts describes the format. */
export const freshFoodstuffs = `
gul lök/gula lökar | | Gul lök; Garant; 1KG = 8 st / Gul lök; -; 1KG = 8 st / Gul lök i nät; Garant; 500G = 4 st |
rödlök/rödlökar | | Rödlök; Garant; 500G = 4 st / Rödlök; -; 500G = 4 st / Rödlök; -; 1KG = 8 st |
vitlöksklyfta/vitlöksklyftor | | Vitlök; Garant; ST = 10 st / Vitlök; -; ST = 10 st / Vitlök; Garant; 3P = 30 st / Vitlök; -; 3P = 30 st |
purjolök/purjolökar | | Purjolök; -; ST = 1 st / Purjolök; Garant; CA300G = 3,3 st / Purjolök; -; CA300G = 3,3 st |
salladslök/salladslökar | | Salladslök; -; 150G = 6 st |
schalottenlök/schalottenlökar | | Bananschalottenlök; -; 250G = 6 st |
syltlök/syltlökar | | Syltlök; -; 500G = 20 st |
morot/morötter | | Morot; Garant; 1KG = 12 st / Morot; -; 1KG = 12 st / Morot; -; 2KG = 24 st |
palsternacka/palsternackor | | Palsternacka; -; CA150G = 6,6 st |
rödbeta/rödbetor | | Rödbetor; -; CA150G = 6,6 st |
inlagda rödbetor | | Inlagda rödbetor skivade; Garant; 370/235G = 235 g |
fast potatis | | Fast potatis; Garant; 900G = 900 g / Fast potatis; -; 900G = 900 g / Fast potatis; Garant; 2KG = 2000 g |
mjölig potatis | | Mjölig potatis; Garant; 900G = 900 g / Mjölig potatis; -; 900G = 900 g / Mjölig potatis; Garant; 2KG = 2000 g |
delikatesspotatis | | Delikatesspotatis; Garant; 900G = 900 g / Delikatesspotatis; Garant; 2KG = 2000 g |
sötpotatis | | Sötpotatis; -; 1KG = 1000 g / Sötpotatis; Garant; CA300G = 1000 g / Sötpotatis; -; CA300G = 1000 g |
vitkål | | Vitkål; -; CA1.2KG = 1000 g |
spetskål | | Spetskål; -; CA800G = 1000 g / Spetskål; -; ST = 800 g |
broccoli | | Broccoli; Garant; 250G = 250 g / Broccoli; -; 250G = 250 g / Fryst broccoli i buketter; Garant; 450G = 450 g |
pumpa | | Butternutpumpa; -; CA1KG = 1000 g / Hokkaidopumpa; -; CA1.5KG = 1000 g |
röd paprika/röda paprikor | | Röd paprika; -; ST = 1 st / Röd paprika; -; CA190G = 5 st / Paprikamix; Garant; 3P = 3 st |
röd chili/röda chilifrukter | | Röd chili; -; 50G = 3 st |
gurka/gurkor | | Gurka; -; ST = 1 st / Ekologisk gurka; Garant; ST = 1 st |
tomat/tomater | | Tomat; -; 500G = 5 st / Kvisttomat; Garant; 500G = 5 st / Kvisttomat; -; 500G = 5 st |
körsbärstomater | | Körsbärstomat; -; 250G = 250 g / Körsbärstomat; Garant; 250G = 250 g / Körsbärstomat; -; 500G = 500 g |
isbergssallad | | Isbergssallad; -; ST = 1 st / Isbergssallad; Garant; ST = 1 st |
babyspenat | | Babyspenat; Garant; 65G = 65 g / Babyspenat; Garant; 200G = 200 g |
ruccola | | Ruccola; Garant; 65G = 65 g / Ruccola; Zeta; 65G = 65 g |
champinjoner | | Champinjoner; Garant; 250G = 250 g / Champinjoner; -; 250G = 250 g / Kastanjechampinjoner; Garant; 250G = 250 g |
kantareller | | Svenska kantareller; -; 150G = 150 g / Fryst karljohansvamp; Garant; 200G = 200 g |
sparris | | Grön sparris; Garant; 250G = 250 g / Grön sparris; -; 250G = 250 g |
sugarsnaps | | Sugarsnaps; Garant; 150G = 150 g |
wokgrönsaker | | Fryst wokmix; Garant; 500G = 500 g / Fryst wokmix; Findus; 500G = 500 g |
fänkål | | Fänkål; -; CA300G = 3,3 st |
ingefära | | Ingefära; -; CA100G = 65 msk, 1000 g / Ekologisk ingefära; Garant; 200G = 13 msk, 200 g |
citron/citroner | | Citron; -; ST = 1 st / Citron; -; CA130G = 7,5 st / Citroner i nät; Garant; 500G = 4 st |
lime/limefrukter | | Lime; -; ST = 1 st / Lime; -; 4P = 4 st |
äpple/äpplen | | Äpple Royal Gala; -; 1KG = 6 st / Äpple Royal Gala; -; CA170G = 6 st / Äpple Royal Gala; Garant; 1KG = 6 st |
mango/mango | | Mango; -; ST = 1 st / Ätmogen mango; Garant; 2P = 2 st |
avokado/avokador | | Avokado; -; ST = 1 st / Ätmogen avokado; Garant; 2P = 2 st |
färsk dill | | Färsk dill; Garant; 20G = 2 dl / Fryst dill; Garant; 50G = 2 dl / Fryst dill; Findus; 50G = 2 dl |
persilja | | Persilja i kruka; Garant; ST = 2 dl / Persilja i kruka; Svegro; ST = 2 dl |
basilika | | Basilika i kruka; Garant; ST = 1 kruka / Basilika i kruka; Svegro; ST = 1 kruka |
koriander | | Koriander i kruka; Svegro; ST = 1 kruka / Koriander i kruka; Garant; ST = 1 kruka |
cashewnötter | | Cashewnötter; Garant; 175G = 3 dl, 175 g |
pumpakärnor | | Pumpakärnor; Garant; 150G = 2,5 dl |
solroskärnor | | Solroskärnor; Eldorado; 400G = 6,5 dl |
linfrön | | Linfrön; Garant; 500G = 7,5 dl |
sesamfrön | | Skalade sesamfrön; Garant; 200G = 3,2 dl |
ägg/ägg | A | Ägg frigående inomhus Medium; Garant; 6P = 6 st / Ägg frigående inomhus Medium; Garant; 12P = 12 st / Ägg frigående inomhus Large; Garant; 6P = 6 st |
mellanmjölk | L A | Mellanmjölk 1,5 %; Garant; 1L = 10 dl | laktosfri=laktosfri mjölk vegansk=sojadryck
standardmjölk | L A | Standardmjölk 3 %; Garant; 1L = 10 dl / Mellanmjölk 1,5 %; Garant; 1L = 10 dl | laktosfri=laktosfri mjölk vegansk=sojadryck
laktosfri mjölk | A | Laktosfri mellanmjölkdryck 1,5 %; Arla; 1L = 10 dl / Laktosfri mellanmjölkdryck 1,5 %; Garant; 1L = 10 dl | vegansk=sojadryck
sojadryck | | Sojadryck naturell; Alpro; 1L = 10 dl |
vispgrädde | L A | Vispgrädde 36 %; Arla Köket; 2DL = 2 dl / Vispgrädde 36 %; Garant; 2DL = 2 dl / Vispgrädde 36 %; Garant; 3DL = 3 dl / Vispgrädde 36 %; Arla Köket; 5DL = 5 dl | laktosfri=laktosfri vispgrädde vegansk=havregrädde
laktosfri vispgrädde | A | Vispgrädde laktosfri 36 %; Arla Köket; 3DL = 3 dl | vegansk=havregrädde
matlagningsgrädde | L A | Matlagningsgrädde 15 %; Arla Köket; 2,5DL = 2,5 dl | laktosfri=laktosfri vispgrädde vegansk=havregrädde
havregrädde | G | iMat havrebaserad matlagning 13 %; Oatly; 2,5DL = 2,5 dl / Havrebaserad matlagning 15 %; Planti; 2,5DL = 2,5 dl | glutenfri=kokosgrädde
kokosgrädde | | Vispbar kokosgrädde; Alpro; 2,5DL = 2,5 dl |
crème fraiche | L A | Crème fraiche 34 %; Arla Köket; 2DL = 2 dl / Crème fraiche 34 %; Garant; 2DL = 2 dl | laktosfri=laktosfri crème fraiche vegansk=havrefraiche
laktosfri crème fraiche | A | Laktosfri crème fraiche; Arla Köket; 2DL = 2 dl | vegansk=havrefraiche
havrefraiche | G | iMat Fraiche; Oatly; 2DL = 2 dl | glutenfri=kokosgurt
kokosgurt | | Kokosgurt Naturell; Planti; 350G = 3,5 dl |
gräddfil | L A | Gräddfil 12 %; Garant; 3DL = 3 dl / Gräddfil 12 %; Arla Köket; 3DL = 3 dl | laktosfri=laktosfri crème fraiche vegansk=havrefraiche
matyoghurt | L A | Matlagningsyoghurt 10 %; Arla Köket; 5DL = 5 dl | laktosfri=laktosfri matyoghurt vegansk=havrefraiche
laktosfri matyoghurt | A | Laktosfri matlagningsyoghurt; Valio; 1L = 10 dl | vegansk=havrefraiche
smör | L A H | Smör Normalsaltat; Garant; 250G = 250 g, 17 msk / Smör Normalsaltat; Garant; 500G = 500 g, 34 msk | laktosfri=margarin vegansk=margarin
margarin | | Milda; Milda; 500G = 500 g, 34 msk / Margarin till bakning; Eldorado; 500G = 500 g, 34 msk |
riven ost | A | Riven ost Texmex; Garant; 150G = 150 g, 4 dl / Riven ost Texmex; Arla Köket; 150G = 150 g, 4 dl | vegansk=växtbaserad riven ost
växtbaserad riven ost | | Vegansk riven; Violife; 150G = 150 g, 4 dl |
västerbottensost | K A | Riven Västerbottensost; Västerbottensost; 150G = 150 g, 4 dl | vegetarisk=riven ost vegansk=växtbaserad riven ost
riven parmesan | K A | Riven Parmigiano Reggiano; Garant; 150G = 150 g, 4 dl / Riven Parmigiano Reggiano; Zeta; 150G = 150 g, 4 dl | vegetarisk=riven ost vegansk=växtbaserad riven ost
fetaost | L A | Fetaost; Zeta; 150G = 150 g / Fetaost; Salakis; 150G = 150 g |
halloumi | L A | Halloumi; Zeta; 200G = 200 g / Halloumi; Garant; 200G = 200 g | vegansk=tofu
mozzarella | L A | Mozzarella; Galbani; 125G = 125 g / Buffelmozzarella; Zeta; 125G = 125 g | 
cheddar | A | Hamburgerost cheddar; Arla; 200G = 10 st, 200 g | vegansk=växtbaserad skivad ost
växtbaserad skivad ost | | Veganska skivor; Violife; 200G = 10 st, 200 g |
`
