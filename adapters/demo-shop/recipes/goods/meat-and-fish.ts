/** Meat, fish, sausages and their substitutes; parse-goods.ts describes the format. */
export const meatAndFish = `
nötfärs | K A | Nötfärs 15-20 %; Garant; 500G = 500 g / Svensk nötfärs 12 %; Garant; 500G = 500 g / Svensk nötfärs 12 %; Scan; 500G = 500 g | vegetarisk=vegofärs vegansk=vegofärs
blandfärs | K A | Blandfärs 70 % nöt, 30 % gris; Garant; 500G = 500 g | vegetarisk=vegofärs vegansk=vegofärs
kycklingfärs | K A | Kycklingfärs Naturell; Garant; 450G = 450 g / Kycklingfärs Naturell; Garant; 700G = 700 g | vegetarisk=vegofärs vegansk=vegofärs
vegofärs | | Vegofärs; Garant; 300G = 300 g / Vegofärs; Anamma; 300G = 300 g / Vegofärs; Hälsans Kök; 300G = 300 g |
oumph | | Oumph The Chunk; Oumph!; 280G = 280 g |
tofu | | Tofu Naturell; Yipin; 270G = 270 g |
falafel | | Falafel; Anamma; 300G = 300 g |
kycklinglårfilé | K A | Kycklinglårfilé; Garant; 600G = 600 g / Kycklinglårfilé; Garant; 700G = 700 g | vegetarisk=oumph vegansk=oumph
kycklingfilé | K A | Kycklingfilé; Garant; 700G = 700 g / Kycklingfilé; Garant; 900G = 900 g / Kycklinginnerfilé; Garant; 600G = 600 g | vegetarisk=oumph vegansk=oumph
hel kyckling | K A | Hel kyckling; Garant; CA1.35KG = 1000 g |
kycklingklubbor | K A | Kycklingklubba Färsk; Garant; CA1KG = 1000 g |
grytbitar av nöt | K A | Grytbitar nöt; Garant; 600G = 600 g |
högrev | K A | Högrev I bit; Garant; CA900G = 1000 g / Grytbitar nöt; Garant; 600G = 600 g |
entrecôte | K A | Entrecôte Skivad 2-p; Garant; CA400G = 1000 g / Entrecôte Skivad 2-p; Scan; CA400G = 1000 g / Entrecôte Skivad 2-p; -; CA400G = 1000 g |
fläskfilé | K A | Fläskfilé Bit; Garant; CA550G = 1000 g / Fläskfilé Bit; Scan; CA550G = 1000 g |
färskt sidfläsk | K A | Färsk sidfläsk skivat; Garant; CA500G = 1000 g |
rökt sidfläsk | K A | Rökt sidfläsk Bit; Garant; 140G = 140 g / Rökt sidfläsk Bit; Scan; 140G = 140 g / Bacon Tärnat; Scan; 140G = 140 g |
bacon | K A | Bacon Tärnat; Scan; 140G = 140 g / Bacon Tärnat; Garant; 140G = 140 g / Bacon Skivat; Scan; 140G = 140 g |
falukorv | K A | Falukorv; Scan; 800G = 800 g / Falukorv; Scan; 400G = 400 g / Falukorv; Garant; 800G = 800 g |
isterband | K A | Isterband Rökt; Scan; 450G = 4 st, 450 g |
prosciutto | K A | Prosciutto Crudo; Zeta; 80G = 80 g / Serrano Skivad; Garant; 90G = 90 g |
laxfilé | K A | Laxfilé Portionsbitar 4-p; Garant; 500G = 500 g / Laxfilé fryst Portionsbitar 4-p; Garant; 500G = 500 g / Laxfilé fryst Portionsbitar 4-p; Findus; 500G = 500 g |
gravad lax | K A | Gravad lax Skivad; Garant; 100G = 100 g / Kallrökt lax Skivad; Garant; 100G = 100 g |
torskfilé | K A | Torskfilé fryst Portionsbitar; Garant; 400G = 400 g / Torskfilé Rygg; Garant; 400G = 400 g / Torskfilé fryst Portionsbitar; Findus; 400G = 400 g |
sejfilé | K A | Sejfilé fryst Portionsbitar; Findus; 400G = 400 g / Alaska pollock Portionsbitar; Garant; 400G = 400 g |
rödspätta | K A | Rödspätta fryst Filé; Findus; 400G = 400 g |
skalade räkor | K A | Skalade räkor frysta Kokta; Garant; 250G = 250 g / Handskalade räkor I lake; Garant; 320/160G = 160 g / Skalade räkor frysta Kokta; Royal Greenland; 250G = 250 g |
tigerräkor | K A | Tigerräkor Råa skalade; Garant; 250G = 250 g |
musslor | K A | Blåmusslor Färska i nät; Fiskeriet; 1KG = 1000 g |
ansjovis | K A | Ansjovis Filéer; Garant; 125/70G = 1 burk / Ansjovis Filéer; Abba Grebbestads; 125/70G = 1 burk |
`
