/** The recipes of the category 'vegetariskt'; parse-recipes.ts describes the format. */
export const vegetarianDishes = `
# 1002 | Pannkakor med lingonsylt | 30 min | vegetarisk
2,5 dl vetemjöl < Vetemjöl; Garant; 1KG; 16
6 dl mellanmjölk < Mellanmjölk 1,5 %; Garant; 1L; 10
3 st ägg < Ägg frigående inomhus Medium; Garant; 6P; 6
50 g smör < Smör Normalsaltat; Garant; 250G; 250
2 dl lingonsylt < Lingonsylt; Bob; 400G; 3
0,5 tsk salt
# 1007 | Röd linssoppa med kokosmjölk | 30 min | vegansk vegetarisk laktosfri
3 dl röda linser < Röda linser; GoGreen; 500G; 6
1 st gul lök < Gul lök; Garant; 1KG; 8
2 st vitlöksklyftor < Vitlök; Garant; ST; 10
3 st morötter < Morot; Garant; 1KG; 12
390 g krossade tomater < Krossade tomater Naturell; Mutti; 390G; 390
4 dl kokosmjölk < Kokosmjölk; Garant; 400ML; 4
2 st grönsaksbuljongtärningar < Buljongtärning Grönsak; Knorr; 12P; 12
1 st lime < Lime; -; ST; 1
2 tsk spiskummin
# 1009 | Halloumistroganoff med ris | 30 min | vegetarisk
400 g halloumi < Halloumi; Zeta; 200G; 200
1 st gul lök < Gul lök; Garant; 1KG; 8
1 st röd paprika < Paprika röd; -; ST; 1
2 msk tomatpuré < Tomatpuré Tub; Mutti; 140G; 9
2,5 dl matlagningsgrädde < Matlagningsgrädde 15 %; Arla Köket; 2,5DL; 2,5
300 g basmatiris < Basmatiris; Zeinas; 1KG; 1000
1 msk rapsolja
# 1011 | Chili sin carne med jasminris | 40 min | vegansk vegetarisk laktosfri
300 g vegofärs < Vegofärs; Garant; 300G; 300
1 förp kidneybönor < Kidneybönor; Garant; 380/230G; 1
1 förp svarta bönor < Svarta bönor; Zeta; 380/230G; 1
1 st gul lök < Gul lök; Garant; 1KG; 8
2 st vitlöksklyftor < Vitlök; Garant; ST; 10
1 st röd paprika < Paprika röd; -; ST; 1
780 g krossade tomater < Krossade tomater Naturell; Mutti; 390G; 390
300 g jasminris < Jasminris; Garant; 1KG; 1000
1 tsk chilipulver
2 tsk spiskummin
# 1014 | Potatis- och purjolökssoppa | 35 min | vegetarisk
900 g mjölig potatis < Mjölig potatis; Garant; 900G; 900
2 st purjolökar < Purjolök; -; ST; 1
2 dl vispgrädde < Vispgrädde 36 %; Arla Köket; 2DL; 2
2 st grönsaksbuljongtärningar < Buljongtärning Grönsak; Knorr; 12P; 12
salt och vitpeppar
`
