/** The recipes of the category 'fisk-och-skaldjur'; parse-recipes.ts describes the format. */
export const fishDishes = `
# 1005 | Ugnsbakad lax med dillsås och kokt potatis | 35 min | glutenfri
500 g laxfilé < Laxfilé fryst Portionsbitar 4-p; Garant; 500G; 500
900 g fast potatis < Fast potatis; Garant; 900G; 900
2 dl crème fraiche < Crème fraiche 34 %; Arla Köket; 2DL; 2
0,5 dl hackad dill < Örter frysta Dill; Findus; 50G; 2
1 st citron < Citron; -; ST; 1
salt och svartpeppar
# 1012 | Torsk i ugn med citron och grädde | 40 min | glutenfri
400 g torskfilé < Torskfilé fryst Portionsbitar; Garant; 400G; 400
900 g fast potatis < Fast potatis; Garant; 900G; 900
2 dl vispgrädde < Vispgrädde 36 %; Arla Köket; 2DL; 2
1 st citron < Citron; -; ST; 1
0,5 dl hackad dill < Örter frysta Dill; Findus; 50G; 2
25 g smör < Smör Normalsaltat; Garant; 250G; 250
salt och vitpeppar
`
