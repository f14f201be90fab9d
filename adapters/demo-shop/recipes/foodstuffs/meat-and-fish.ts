/** Meat, fish, sausages and their substitutes; parse-foodstuffs.ts describes the format. */
export const meatAndFish = `
nötfärs | K A | Nötfärs 15-20 %; Garant; 500G = 500 g / Svensk nötfärs 12 %; Garant; 500G = 500 g / Svensk nötfärs 12 %; Scan; 500G = 500 g | vegetarisk=vegofärs vegansk=vegofärs
blandfärs | K A | Blandfärs 70 % nöt, 30 % gris; Garant; 500G = 500 g | vegetarisk=vegofärs vegansk=vegofärs
kycklingfärs | K A | Kycklingfärs; Garant; 450G = 450 g | vegetarisk=vegofärs vegansk=vegofärs
vegofärs | G | Vegofärs; Garant; 300G = 300 g / Vegofärs; Anamma; 300G = 300 g / Vegofärs; Hälsans Kök; 300G = 300 g | glutenfri=tofu
oumph | | Oumph! The Chunk; Oumph!; 280G = 280 g |
tofu | | Tofu Naturell; Yipin; 270G = 270 g |
falafel | | Falafel; Anamma; 300G = 300 g |
kycklinglårfilé | K A | Kycklinglårfilé; Garant; 600G = 600 g / Kycklinglårfilé; Garant; 700G = 700 g | vegetarisk=oumph vegansk=oumph
kycklingfilé | K A | Kycklingfilé; Garant; 700G = 700 g / Kycklingfilé; Garant; 900G = 900 g / Kycklinginnerfilé; Garant; 600G = 600 g | vegetarisk=oumph vegansk=oumph
hel kyckling | K A | Hel kyckling; Garant; CA1.35KG = 1000 g |
kycklingklubbor | K A | Kycklingklubba; Garant; CA1KG = 1000 g |
grytbitar av nöt | K A | Grytbitar av nöt; Garant; 600G = 600 g |
högrev | K A | Högrev i bit; Garant; CA900G = 1000 g / Grytbitar av nöt; Garant; 600G = 600 g |
entrecôte | K A | Skivad entrecôte; Garant; CA400G = 1000 g / Skivad entrecôte; Scan; CA400G = 1000 g |
fläskfilé | K A | Fläskfilé; Garant; CA550G = 1000 g / Fläskfilé; Scan; CA550G = 1000 g |
färskt sidfläsk | K A | Färskt sidfläsk skivat; Garant; CA500G = 1000 g |
rökt sidfläsk | K A | Rökt sidfläsk i bit; Garant; 140G = 140 g / Tärnat bacon; Scan; 140G = 140 g |
bacon | K A | Tärnat bacon; Scan; 140G = 140 g / Tärnat bacon; Garant; 140G = 140 g / Skivat bacon; Scan; 140G = 140 g |
falukorv | K A | Falukorv; Scan; 800G = 800 g / Falukorv; Scan; 400G = 400 g / Falukorv; Garant; 800G = 800 g |
isterband | G K A | Rökt isterband; Scan; 450G = 4 st, 450 g |
prosciutto | K A | Prosciutto Crudo; Zeta; 80G = 80 g / Serranoskinka; Garant; 90G = 90 g |
laxfilé | K A | Laxfilé portionsbitar 4-pack; Garant; 500G = 500 g / Fryst laxfilé portionsbitar 4-pack; Garant; 500G = 500 g / Fryst laxfilé portionsbitar 4-pack; Findus; 500G = 500 g |
gravad lax | K A | Kallrökt lax skivad; Garant; 100G = 100 g |
torskfilé | K A | Fryst torskfilé portionsbitar; Garant; 400G = 400 g / Torskryggfilé; Garant; 400G = 400 g / Fryst torskfilé portionsbitar; Findus; 400G = 400 g |
sejfilé | K A | Fryst sejfilé portionsbitar; Findus; 400G = 400 g / Alaska pollock portionsbitar; Garant; 400G = 400 g |
rödspätta | K A | Fryst rödspättafilé; Findus; 400G = 400 g |
skalade räkor | K A | Handskalade räkor i lake; Garant; 320/160G = 160 g / Frysta skalade räkor; Royal Greenland; 250G = 250 g |
tigerräkor | K A | Råa skalade tigerräkor; Garant; 250G = 250 g |
musslor | K A | Färska blåmusslor i nät; Fiskeriet; 1KG = 1000 g |
ansjovis | K A | Ansjovisfiléer; Garant; 125/70G = 1 burk / Ansjovisfiléer; Abba Grebbestads; 125/70G = 1 burk |
`
