/** The recipes of the category 'vardagsmiddag'; parse-recipes.ts describes the format. */
export const weekdayDinners = `
# 1001 | Spaghetti med köttfärssås | 35 min | laktosfri
500 g blandfärs < Blandfärs 70 % nöt, 30 % gris; Garant; 500G; 500
2 st gula lökar < Gul lök; Garant; 1KG; 8
2 st vitlöksklyftor < Vitlök; Garant; ST; 10
2 st morötter < Morot; Garant; 1KG; 12
780 g krossade tomater < Krossade tomater Naturell; Mutti; 390G; 390
2 msk tomatpuré < Tomatpuré Tub; Mutti; 140G; 9
1 st köttbuljongtärning < Buljongtärning Kött; Knorr; 12P; 12
360 g spaghetti < Spaghetti; Barilla; 500G; 500
2 msk olivolja
salt och svartpeppar
# 1003 | Köttbullar med potatismos och gräddsås | 50 min |
500 g blandfärs < Blandfärs 70 % nöt, 30 % gris; Garant; 500G; 500
0,5 dl ströbröd < Ströbröd; Garant; 200G; 3
1 st ägg < Ägg frigående inomhus Medium; Garant; 6P; 6
1 st gul lök < Gul lök; Garant; 1KG; 8
900 g mjölig potatis < Mjölig potatis; Garant; 900G; 900
2,5 dl mellanmjölk < Mellanmjölk 1,5 %; Garant; 1L; 10
2 dl vispgrädde < Vispgrädde 36 %; Arla Köket; 2DL; 2
1 msk mörk sojasås < Sojasås Mörk; Garant; 150ML; 10
50 g smör < Smör Normalsaltat; Garant; 250G; 250
1 dl lingonsylt < Lingonsylt; Bob; 400G; 3
salt och vitpeppar
# 1004 | Korv stroganoff med ris | 25 min |
400 g falukorv < Falukorv; Scan; 400G; 400
1 st gul lök < Gul lök; Garant; 1KG; 8
2 msk tomatpuré < Tomatpuré Tub; Mutti; 140G; 9
2,5 dl matlagningsgrädde < Matlagningsgrädde 15 %; Arla Köket; 2,5DL; 2,5
1 dl mellanmjölk < Mellanmjölk 1,5 %; Garant; 1L; 10
1 msk senap < Senap Sötstark; Slotts; 225G; 15
300 g basmatiris < Basmatiris; Zeinas; 1KG; 1000
1 msk smör
salt och svartpeppar
# 1008 | Tacos med nötfärs | 30 min |
500 g nötfärs < Nötfärs 15-20 %; Garant; 500G; 500
1 påse tacokrydda < Tacokrydda; Santa Maria; 28G; 1
8 st tortillabröd < Tortilla; Santa Maria; 8P; 8
230 g tacosås < Tacosås Mild; Santa Maria; 230G; 230
0,5 st gurka < Gurka; -; ST; 1
3 st tomater < Tomat; -; 500G; 5
1 burk majs < Majs; Green Giant; 198/165G; 1
150 g riven ost < Riven ost Texmex; Arla Köket; 150G; 150
1 st avokado < Avokado; -; ST; 1
# 1010 | Pasta carbonara | 20 min |
400 g spaghetti < Spaghetti; Barilla; 500G; 500
280 g tärnat bacon < Bacon Tärnat; Scan; 140G; 140
4 st ägg < Ägg frigående inomhus Medium; Garant; 6P; 6
100 g riven parmesan < Parmigiano Reggiano Riven; Garant; 150G; 150
1 st vitlöksklyfta < Vitlök; Garant; ST; 10
svartpeppar
# 1006 | Kycklinggryta med röd curry och kokosmjölk | 30 min | glutenfri laktosfri
600 g kycklinglårfilé < Kycklinglårfilé; Garant; 600G; 600
4 dl kokosmjölk < Kokosmjölk; Garant; 400ML; 4
2 msk röd currypasta < Currypasta Röd; Santa Maria; 110G; 7
1 st röd paprika < Paprika röd; -; ST; 1
300 g jasminris < Jasminris; Garant; 1KG; 1000
1 st lime < Lime; -; ST; 1
1 kruka koriander < Koriander i kruka; Svegro; ST; 1
1 msk rapsolja
# 1013 | Wokade nudlar med kyckling och broccoli | 25 min | laktosfri
600 g kycklinglårfilé < Kycklinglårfilé; Garant; 600G; 600
250 g äggnudlar < Äggnudlar; Santa Maria; 300G; 300
1 st purjolök < Purjolök; -; ST; 1
2 st morötter < Morot; Garant; 1KG; 12
400 g broccoli < Broccoli fryst Buketter; Garant; 450G; 450
0,5 dl sojasås < Sojasås Mörk; Garant; 150ML; 1,5
1 dl sweet chilisås < Sweet chilisås; Garant; 190ML; 1,9
2 msk rapsolja
`
