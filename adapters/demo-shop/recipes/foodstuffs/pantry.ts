/** Foodstuffs of the pantry and the freezer; parse-foodstuffs.ts describes the format. */
export const pantryFoodstuffs = `
spaghetti | G | Spaghetti; Barilla; 500G = 500 g / Spaghetti; Garant; 500G = 500 g / Spaghetti; Kungsörnen; 500G = 500 g | glutenfri=glutenfri spaghetti
glutenfri spaghetti | | Glutenfri spaghetti; Semper; 400G = 400 g |
penne | G | Penne rigate; Barilla; 500G = 500 g / Penne rigate; Garant; 500G = 500 g / Penne; Kungsörnen; 500G = 500 g | glutenfri=linspasta
linspasta | | Linspasta av röda linser; Barilla; 250G = 250 g |
lasagneplattor | G | Lasagneplattor; Barilla; 250G = 250 g / Lasagneplattor; Garant; 250G = 250 g |
äggnudlar | G A | Äggnudlar; Santa Maria; 250G = 250 g / Äggnudlar; Garant; 250G = 250 g / Äggnudlar; Santa Maria; 300G = 300 g | glutenfri=risnudlar vegansk=risnudlar
risnudlar | | Breda risnudlar; Santa Maria; 200G = 200 g |
basmatiris | | Basmatiris; Garant; 1KG = 1000 g, 12 dl / Basmatiris; Garant; 2KG = 2000 g, 24 dl |
jasminris | | Jasminris; Garant; 1KG = 1000 g, 12 dl / Jasminris; Santa Maria; 1KG = 1000 g, 12 dl / Jasminris; Garant; 2KG = 2000 g, 24 dl |
risottoris | | Risottoris Arborio; Zeta; 500G = 500 g, 6 dl |
grötris | | Grötris; Garant; 1KG = 11 dl |
quinoa | | Vit quinoa; Garant; 300G = 3,7 dl, 300 g |
röda linser | | Röda linser; Garant; 500G = 6 dl / Röda linser; GoGreen; 500G = 6 dl |
kikärter | | Kikärter; Garant; 380/230G = 1 förp / Kikärter; Zeta; 380/230G = 1 förp / Kikärter; GoGreen; 380/230G = 1 förp |
kidneybönor | | Kidneybönor; Garant; 380/230G = 1 förp / Kidneybönor; Zeta; 380/230G = 1 förp |
svarta bönor | | Svarta bönor; Zeta; 380/230G = 1 förp |
krossade tomater | | Krossade tomater; Mutti; 390G = 390 g / Krossade tomater; Zeta; 390G = 390 g / Krossade tomater; Garant; 390G = 390 g |
hela tomater på burk | | Hela skalade tomater; Mutti; 400/240G = 400 g / Hela skalade tomater; Zeta; 400/240G = 400 g / Hela skalade tomater; Garant; 400/240G = 400 g |
passerade tomater | | Passerade tomater; Mutti; 400G = 4 dl, 400 g / Passerade tomater; Garant; 400G = 4 dl, 400 g |
tomatpuré | | Tomatpuré på tub; Mutti; 140G = 9 msk / Tomatpuré på tub; Zeta; 140G = 9 msk |
majs | | Majs; Garant; 198/165G = 165 g, 1 burk / Crispy majs; Garant; 198/165G = 165 g, 1 burk |
kapris | | Kapris; Zeta; 100/60G = 5 msk / Kapris; Garant; 100/60G = 5 msk |
smörgåsgurka | | Smörgåsgurka; Garant; 370/200G = 200 g / Cornichons; Zeta; 350/190G = 190 g |
kokosmjölk | | Kokosmjölk; Garant; 400ML = 4 dl / Kokosmjölk; Santa Maria; 400ML = 4 dl / Kokosmjölk; Garant; 250ML = 2,5 dl |
röd currypasta | K A | Röd currypasta; Santa Maria; 110G = 7 msk / Röd currypasta; Garant; 110G = 7 msk |
sojasås | G | Sojasås; Kikkoman; 150ML = 1,5 dl / Sojasås; Santa Maria; 150ML = 1,5 dl / Sojasås; Garant; 150ML = 1,5 dl | glutenfri=tamari
mörk sojasås | G | Mörk sojasås; Kikkoman; 150ML = 1,5 dl | glutenfri=tamari
tamari | | Glutenfri tamarisojasås; Kikkoman; 150ML = 1,5 dl |
sweet chilisås | | Sweet chilisås; Garant; 190ML = 1,9 dl / Sweet chilisås; Santa Maria; 190ML = 1,9 dl |
teriyakisås | G | Woksås Teriyaki; Santa Maria; 250ML = 2,5 dl / Woksås Teriyaki; Santa Maria; 120G = 1 dl |
sambal oelek | H | Sambal oelek; Garant; 200G = 13 msk / Sambal oelek; Santa Maria; 200G = 13 msk |
fisksås | K A | Fisksås; Santa Maria; 200ML = 2 dl |
sesamolja | H | Rostad sesamolja; Santa Maria; 150ML = 1,5 dl |
tacokrydda | | Tacokrydda; Santa Maria; 28G = 1 påse / Tacokrydda; Garant; 28G = 1 påse |
tortillabröd | G | Tortilla; Santa Maria; 8P = 8 st / Tortilla; Garant; 8P = 8 st | glutenfri=glutenfria tortillabröd
glutenfria tortillabröd | | Glutenfri tortilla; Santa Maria; 8P = 8 st |
tacosås | | Tacosås Mild; Santa Maria; 230G = 230 g / Tacosås Mild; Garant; 230G = 230 g / Tacosås Medium; Santa Maria; 230G = 230 g |
hamburgerbröd | G | Hamburgerbröd; Garant; 4P = 4 st / Hamburgerbröd; Korvbrödsbagarn; 4P = 4 st / Hamburgerbröd; Pågen; 4P = 4 st | glutenfri=glutenfria frallor
glutenfria frallor | | Glutenfria frallor havre; Fria; 4P = 4 st |
pitabröd | G | Pitabröd; Liba; 6P = 6 st / Pitabröd; Hatting; 6P = 6 st |
rostbröd | G | Rostbröd; Garant; 500G = 16 skivor | glutenfri=glutenfritt bröd
glutenfritt bröd | | Glutenfritt bröd ljust; Fria; 300G = 8 skivor |
pizzabottnar | G | Pinsabotten; Zeta; 230G = 1 st |
ärter | | Gröna ärter; Garant; 450G = 450 g, 7 dl / Gröna ärter; Findus; 450G = 450 g, 7 dl |
torkade gula ärter | | |
klyftpotatis | | Klyftpotatis; Garant; 700G = 700 g |
pommes frites | | Pommes frites; Garant; 900G = 900 g |
edamamebönor | | Skalade edamamebönor; Garant; 400G = 400 g |
majonnäs | A | Äkta majonnäs; Hellmann's; 250ML = 2,5 dl |
senap | H | Sötstark senap; Slotts; 225G = 15 msk / Senap; Slotts; 225G = 15 msk / Senap; Garant; 225G = 15 msk |
ketchup | H | Ketchup; Heinz; 450G = 30 msk / Ketchup; Garant; 450G = 30 msk / Ketchup; Felix; 450G = 30 msk |
lingonsylt | | Lingonsylt; Bob; 400G = 3 dl / Lingonsylt; Felix; 400G = 3 dl / Rårörda lingon; Bob; 410G = 3 dl |
hallonsylt | | Hallonsylt; Bob; 400G = 3 dl / Jordgubbssylt; Bob; 400G = 3 dl |
sirap | H | Ljus sirap; Dansukker; 750G = 5,3 dl / Mörk sirap; Dansukker; 750G = 5,3 dl |
vetemjöl | G H | Vetemjöl; Garant; 2KG = 33 dl / Vetemjöl; Kungsörnen; 2KG = 33 dl / Vetemjöl; Garant; 1KG = 16 dl | glutenfri=glutenfri mjölmix
vetemjöl till deg | G | Vetemjöl special; Garant; 2KG = 33 dl / Vetemjöl; Garant; 2KG = 33 dl / Vetemjöl; Kungsörnen; 2KG = 33 dl | glutenfri=glutenfri mjölmix
glutenfri mjölmix | | Glutenfri mjölmix universal; Semper; 500G = 8 dl |
potatismjöl | H | Potatismjöl; Garant; 500G = 6 dl / Potatismjöl; Kockens; 500G = 6 dl / Majsstärkelse; Maizena; 400G = 7 dl |
havregryn | G | Havregryn; Garant; 750G = 20 dl / Havregryn; Kungsörnen; 750G = 20 dl | glutenfri=glutenfria havregryn
glutenfria havregryn | | Glutenfria havregryn; AXA; 750G = 20 dl |
ströbröd | G | Ströbröd; Garant; 400G = 7 dl / Ströbröd; Kungsörnen; 400G = 7 dl |
panko | G | Panko; Kungsörnen; 400G = 10 dl |
strösocker | H | Strösocker; Garant; 1KG = 11 dl / Strösocker; Dansukker; 1KG = 11 dl / Strösocker; Dansukker; 2KG = 22 dl |
florsocker | | Florsocker; Garant; 500G = 8 dl / Florsocker; Dansukker; 500G = 8 dl |
pärlsocker | | Pärlsocker; Garant; 500G = 6 dl / Pärlsocker; Dansukker; 500G = 6 dl |
vaniljsocker | H | Vaniljsocker; Garant; 100G = 13 msk / Vaniljsocker; Dansukker; 100G = 13 msk |
bakpulver | H | Bakpulver; Garant; 150G = 36 tsk / Bakpulver; Garant; 250G = 60 tsk |
jäst | | Jäst för söta degar; Kronjäst; 50G = 50 g / Jäst för matbröd; Kronjäst; 50G = 50 g / Ekologisk jäst; Kronjäst; 50G = 50 g |
kakao | | Kakao; Ögon; 200G = 5 dl / Mörk kakao; Fazer; 200G = 5 dl |
mörk choklad | | Marabou Premium Mörk 70 %; Marabou; 100G = 100 g / Bakchoklad mörk; Marabou; 100G = 100 g / Bakchoklad mörk; Fazer; 100G = 100 g |
riven kokos | | Riven kokos; Garant; 200G = 6 dl / Riven kokos; Eldorado; 200G = 6 dl |
mandelmassa | | Mandelmassa 50 %; Odense; 200G = 200 g |
grönsaksbuljongtärning/grönsaksbuljongtärningar | | Grönsaksbuljong tärningar; Knorr; 12P = 12 st / Grönsaksbuljong tärningar; Garant; 12P = 12 st |
köttbuljongtärning/köttbuljongtärningar | K A | Köttbuljong tärningar; Knorr; 12P = 12 st | vegetarisk=grönsaksbuljongtärning vegansk=grönsaksbuljongtärning
kalvfond | K A | Kalvfond; Knorr; 180ML = 12 msk / Kalvfond; Touch of Taste; 180ML = 12 msk |
olivolja | H | Olivolja extra jungfru; Zeta; 500ML = 5 dl / Olivolja; Zeta; 500ML = 5 dl / Olivolja extra jungfru; Garant; 500ML = 5 dl |
rapsolja | H | Rapsolja; Garant; 500ML = 5 dl / Rapsolja; Zeta; 500ML = 5 dl / Rapsolja; Garant; 1L = 10 dl |
balsamvinäger | H | Balsamvinäger från Modena; Garant; 250ML = 2,5 dl / Balsamvinäger från Modena; Zeta; 250ML = 2,5 dl |
vitvinsvinäger | H | Vitvinsvinäger; Zeta; 300ML = 3 dl |
salt | H | Fint salt med jod; Garant; 600G = 120 tsk |
svartpeppar | H | Svartpeppar malen; Santa Maria; 35G = 80 krm / Svartpeppar malen; Garant; 35G = 80 krm |
paprikapulver | H | Paprikapulver; Santa Maria; 35G = 16 tsk |
vitpeppar | H | |
spiskummin | H | |
chilipulver | H | |
curry | H | |
torkad timjan | H | |
torkad oregano | H | |
torkad mejram | H | |
lagerblad | H | |
kryddpeppar | H | |
malen kanel | H | |
malen kardemumma | H | |
malen muskotnöt | H | |
saffran | | |
kaffe | H | |
vatten | H | |
`
