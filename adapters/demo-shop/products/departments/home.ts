/** The products of the department 'Hem, städ & djur'; table.ts describes the format. */
export const home = `
= Tvätt & disk
# Tvättmedel | detergent | Rengör effektivt redan vid låg temperatur. Följ doseringen på förpackningen.
{} | Via *1.02 +svan; Ariel *1.2; Grumme +svan; Garant *.72 +svan; Eldorado *.52 +svan; Skona *.85 +svan; Neutral *1.06 +svan | Flytande tvättmedel Color; Flytande tvättmedel White; Flytande tvättmedel Sensitive | 880ML~22TV 62.90; 920ML~23TV 64.90; 1,48L~37TV 94.90 | staple
{} | Via *1.02 +svan; Ariel *1.15; Skona *.86 +svan; Garant *.74 +svan; Eldorado *.54 +svan; Tend *1.05 +svan | Tvättpulver Color; Tvättpulver White; Parfymfritt tvättmedel i pulver | 750G~22TV 49.90; 1,4KG~41TV 84.90 | popular
Tvättkapslar | Ariel; Via *.96 +svan; Garant *.74 +svan; Neutral | Color; All in 1; Sensitive | 19P~19TV 84.90; 35P~35TV 139.00 | popular
{} | Via +svan; Tvättex *1.1; Grumme +svan; Garant *.8 +svan; Woolite *1.15 | Fintvättmedel ull & silke; Fintvättmedel svart; Fintvättmedel sport | 750ML~30TV 59.90; 900ML~36TV 66.90 |
{} | Comfort; Lenor *1.04; Softlan *.86; Garant *.68 +svan; Eldorado *.5 +svan | Sköljmedel Pure; Sköljmedel Sky fresh; Sköljmedel Sunshine; Parfymfritt sköljmedel; Sköljmedel Lavendel | 750ML~30TV 36.90; 1,5L~60TV 59.90 | popular
{} | Vanish; Dr. Beckmann *.95; Garant *.7 +svan | Fläckborttagningspulver Color; Fläckborttagningspulver White | 470G 64.90; 750G 89.90 | haz=GHS05,GHS07
Fläckborttagningsspray | Vanish; Dr. Beckmann *.95 | - | 500ML 59.90 | haz=GHS05,GHS07
Färgslukare | Dylon *1.1; Garant *.8; Dr. Beckmann | - | 12P 39.90; 24P 64.90 | p=household haz=
# Maskindisk | detergent | Skinande rent i maskin utan handdisk först.
{} | Finish *1.15; Yes Platinum *1.12; Sun *.95; Garant *.68 +svan; Eldorado *.48 +svan; Skona *.84 +svan; Neutral +svan | Disktabletter All in 1; Disktabletter Ultimate *1.15; Parfymfria disktabletter | 26P~26DI 79.90; 46P~46DI 119.00; 60P~60DI 149.00 | staple
Maskindiskpulver | Sun; Finish *1.1; Garant *.76 +svan; Eldorado *.56 +svan | Original | 1KG~66DI 59.90 |
Spolglans | Finish *1.1; Sun; Garant *.74 +svan; Eldorado *.56 +svan | - | 400ML 39.90 |
Maskinsalt | Finish *1.1; Sun; Garant *.74 | - | 1KG 26.90 | haz=
Maskinrengöring | Finish *1.1; Sun | - | 250ML 44.90 |
# Handdisk | cleaner | Drygt handdiskmedel som löser fett.
{} | Yes *1.12 +svan; Grumme +svan; Garant *.68 +svan; Eldorado *.5 +svan; Neutral +svan; Änglamark *.8 +svan | Handdiskmedel; Handdiskmedel Citron; Parfymfritt handdiskmedel; Handdiskmedel Äpple | 500ML 26.90; 750ML 34.90; 1L 42.90 | staple
{} | Smart *1.05; Scotch-Brite *1.15; Garant *.76 | Diskborste; Disksvamp 3-pack; Disktrasa 3-pack; Stålull; Skursvamp 5-pack | ST 24.90 | p=household haz=
= Städ & rengöring
# Allrengöring | cleaner | Rengöring för hela hemmet.
{} | Ajax *1.02; Grumme Såpa +svan; Garant *.7 +svan; Eldorado *.52 +svan; Mr Proper *1.06; Häxan *1.04 +svan | Allrengöring; Allrengöring Citron; Parfymfri allrengöring; Allrengöring Tallbarr | 750ML 29.90; 1L 34.90; 1,25L 42.90 | popular
Rengöringsspray | Ajax; Cillit Bang *1.3; Häxan *1.05 +svan; Garant *.72 +svan; Mr Muscle *1.15; Cif *1.08 | Kök; Badrum; Universal; Glas & fönster | 500ML 36.90; 750ML 46.90 | popular
{} | Domestos *1.02; Harpic *1.04; WC-anka; Häxan +svan; Garant *.68 +svan; Eldorado *.48 +svan | WC-rengöring Ocean; WC-rengöring Citrus; Parfymfri WC-rengöring | 750ML 29.90 | popular
Doftblock WC | WC-anka; Bref *1.08; Garant *.7 | Citron; Ocean; Lavendel | 2P 34.90; 3P 44.90 |
{} | Grumme +svan; Garant *.76 +svan; Häxan +svan; Linolja *1.2 +svan | Såpa; Såpa Tallbarr; Såpa i sprayflaska | 1L 39.90; 750ML 34.90 | sv
{} | Cif; Ajax *.9; Vim *.92; Garant *.74 +svan | Skurkräm; Skurkräm citron | 500ML 34.90; 750G 32.90 |
Klorin | Klorin | Original; Naturell | 1L 34.90 | p=strongcleaner
Handsprit | Dax; Garant *.8; Apoliva *1.1 | - | 150ML 34.90; 600ML 69.90 | p=flammable
Ytdesinfektion | Dax; Garant *.8 | - | 750ML 49.90 | p=strongcleaner
Propplösare | Plumbo; Mr Muscle *1.05; Garant *.76 | - | 500ML 59.90; 1L 84.90 | p=strongcleaner
Ugnsrengöring | Mr Muscle; Garant *.74 | - | 500ML 54.90 | p=strongcleaner
{} | Nalco; Garant *.78 | Avkalkning för kaffebryggare; Kalkborttagning badrum | 250ML 39.90; 500ML 54.90 | p=strongcleaner
{} | Eldorado *.84; Garant | T-röd; Lampolja; Lacknafta | 1L 49.90; 500ML 34.90 | p=flammable
{} | Smart; Vileda *1.2; Garant *.78 | Mopp; Golvtrasa 2-pack; Mikrofiberduk 4-pack; Sopset; Fönsterskrapa; Dammvippa | ST 59.90 | p=household haz=
Gummihandskar | Vileda; Garant *.76; Smart | Small; Medium; Large | ST 29.90 | p=household haz=
# Insekter & råttor | strongcleaner | Läs etiketten före användning.
{} | Radar *1.05; Myrr; Silverline *.9 | Myrdosa 2-pack; Malpapper; Flugfälla | ST 69.90 | haz=GHS09 max=5
{} | Radar; Silverline *.9 | Flugspray; Getingspray; Myrspray | 300ML 84.90 | haz=GHS02,GHS09 max=5
{} | Mygga; US622 *1.1; Djungelolja *1.02; Garant *.78 | Myggspray; Myggstift; Myggmedel roll-on | 75ML 69.90; 60ML 64.90 | haz=GHS02 SE
= Papper & påsar
# Toalettpapper | paper | Toalettpapper för hela hushållet.
{} | Lambi *1.1 +svan; Lotus *1.04 +svan; Edet +svan; Garant *.76 +svan; Eldorado *.58 +svan; Serla *.92 +svan; Katrin *.88 +svan | Mjukt toalettpapper; Extra mjukt toalettpapper *1.1; Oblekt toalettpapper *.95 | 8P 49.90; 12P 69.90; 16P 84.90; 24P 119.00 | staple svan
Fuktigt toalettpapper | Lambi; Lotus; Garant *.76 | Aloe vera; Sensitive | 42P 24.90; 2X42P 42.90 |
# Hushållspapper & servetter | paper | Starkt papper som suger upp.
{} | Torky *1.06 +svan; Lambi *1.04 +svan; Edet +svan; Garant *.76 +svan; Eldorado *.56 +svan; Serla *.92 +svan | Hushållspapper; Hushållspapper extra långt; Hushållspapper halva ark | 2P 29.90; 4P 46.90; 8P 82.90 | staple svan
{} | Duni *1.2; Garant *.76; Eldorado *.54; Sense | Vita servetter; Röda servetter; Gröna servetter; Midsommarservetter; Julservetter; Kaffeservetter | 20P 24.90; 50P 29.90 | popular
{} | Kleenex *1.1; Lambi +svan; Garant *.72 +svan; Eldorado *.54 +svan; Lotus | Näsdukar; Näsdukar Balsam *1.1; Näsdukar i box | 10P 24.90; 15P 29.90; 90P 26.90 | popular
{} | Toppits *1.1; Garant *.76; Eldorado *.56; Melitta | Bakplåtspapper på rulle; Bakplåtspapper i ark | ST 29.90; 24P 34.90 | popular
{} | Toppits *1.1; Garant *.76; Eldorado *.56; Glad *1.15 | Aluminiumfolie; Plastfilm; Smörgåspapper | ST 32.90 | popular
Kaffefilter | Melitta *1.1; Garant *.72; Eldorado *.52 | 1x4; 1x2; 102 oblekt | 80P 24.90; 100P 26.90; 200P 39.90 | popular
# Påsar | household | Påsar för matlagning, förvaring och avfall.
{} | - | Papperskasse | ST 4.00 | staple nohousebrand max=25 SE
{} | - | Bärpåse av återvunnen plast | ST 7.00 | nohousebrand SE
{} | - | Stor papperskasse | ST 5.00 | nohousebrand SE
{} | Garant; Eldorado *.7; Glad *1.3; Smart *1.1 | Avfallspåsar 20 l; Avfallspåsar 30 l; Avfallspåsar 60 l *1.2; Avfallspåsar 125 l *1.5; Knytbara avfallspåsar | 15P 24.90; 25P 32.90; 50P 46.90 | popular
Fryspåsar | Toppits *1.15; Garant *.78; Eldorado *.56; Glad *1.2 | 2 l; 3 l; 5 l; Zip 1 l *1.2; Zip 3 l *1.25 | 30P 26.90; 50P 32.90 | popular
{} | Garant; Smart *1.1 | Matavfallspåsar av papper; Matavfallspåsar av bioplast | 20P 29.90; 50P 49.90 |
{} | Smart; Garant *.8 | Kylväska 20 l; Kylklamp 2-pack *.6 | ST 59.90 |
= Hem & fritid
# Ljus, batterier & lampor | household | Praktiskt att ha hemma.
Batterier | Duracell *1.2; Energizer *1.1; Garant *.7; Eldorado *.5; Varta | AA; AAA; 9V *1.2; C; D | 4P 59.90; 8P 99.90 | popular
LED-lampa | Osram; Philips *1.1; Garant *.72 | E27 60W; E14 40W; GU10 | ST 49.90; 2P 79.90 |
{} | Liljeholmens *1.2; Garant *.78; Eldorado *.58; Duni | Värmeljus 4 timmar; Värmeljus 6 timmar; Värmeljus 8 timmar | 30P 34.90; 50P 49.90; 100P 79.90 | popular p=candle svan
{} | Liljeholmens; Garant *.76; Delsbo *1.1 | Kronljus vita; Kronljus röda; Blockljus; Antikljus; Adventsljus | 4P 44.90; 8P 69.90; ST 49.90 | popular p=candle svan
{} | Liljeholmens; Eldorado *.66; Garant *.8 | Marschall; Oljemarschall | ST 19.90; 4P 59.90 | p=candle haz=GHS02
# Grill & engångs | household | Till grillkvällen och picknicken.
{} | Grillmästaren *1.05; Weber *1.4; Garant; Eldorado *.8 | Grillkol; Briketter; Kokosbriketter *1.2 | 2,5KG 59.90; 5KG 99.90 | SE/PL
Tändvätska | Grillmästaren; Weber *1.2; Garant *.8 | - | 1L 49.90 | p=flammable
Tändblock | Grillmästaren; Weber *1.2; Garant *.8 | - | 48P 34.90 | haz=GHS02
{} | Duni *1.1; Garant *.78; Eldorado *.58 | Papperstallrikar; Pappersmuggar; Träbestick; Papperssugrör; Pappersskålar | 10P 26.90; 25P 42.90 |
{} | Garant; Grillmästaren *1.1; Eldorado *.78 | Liten engångsgrill; Stor engångsgrill *1.4 | ST 39.90 | haz=GHS02
# Kök & dukning | household | Praktiskt i vardagen.
{} | Smart; Fiskars *2.4; Garant *.8 | Potatisskalare; Stekspade; Osthyvel; Konservöppnare; Degskrapa; Visp; Måttsats | ST 49.90 |
{} | Smart; Sistema *1.3; Garant *.78 | Matlåda 0,5 l; Matlåda 1 l *1.2; Matlådor 5-pack *1.8 | ST 39.90 |
{} | Pierre Robert *1.15; Vogue *1.2; Garant *.76 | Ankelstrumpor 3-pack; Strumpbyxa 40 den; Knästrumpor 2-pack; Ullstrumpor *1.3 | ST 59.90 |
{} | Garant *.76; Sense | Kollegieblock; Kulpennor 5-pack; Tejp; Häftmassa; Kuvert 25-pack; Sax | ST 34.90 |
{} | Sonax *1.2; Garant *.8 | Spolarvätska vinter; Spolarvätska sommar | 3L 64.90 | haz=GHS02,GHS07
= Husdjur
# Kattmat | petfood | För katter i olika åldrar.
{} | Whiskas *.96; Purina One *1.25; Friskies *.86; Garant *.8; Eldorado *.6; Mjau *.9; Latz *.95; Brit *1.3 | Kattmat torrfoder kyckling; Kattmat torrfoder lax; Kattmat torrfoder nöt; Kattmat torrfoder för kastrerade katter; Kattmat torrfoder för kattungar | 800G 44.90; 1,5KG 69.90; 3KG 129.00 | popular
{} | Whiskas; Mjau *.9; Sheba *1.25; Felix *1.04; Gourmet *1.3; Garant *.76; Eldorado *.54 | Kattmat våtfoder Kyckling i gelé; Kattmat våtfoder Fisk i sås; Kattmat våtfoder Nöt i gelé; Kattmat våtfoder köttmix; Kattmat våtfoder fiskmix; Kattmat våtfoder Kalkon i sås | 12X85G 54.90; 4X85G 24.90; 400G 16.90 | staple
{} | Dreamies; Whiskas; Friskies *.9; Garant *.78; Felix | Kattgodis Kyckling; Kattgodis Ost; Kattgodis Lax; Kattgodis mix | 60G 19.90; 180G 44.90 | popular
{} | Everclean *1.4; Garant *.8; Eldorado *.62; Lyxkatt *1.1; Prinsess | Parfymfri kattsand; Klumpbildande kattsand; Kattsand Babypuder | 5L 49.90; 10L 84.90; 10KG 89.90 | p=nonfood
# Hundmat | petfood | För hunden, liten som stor.
{} | Pedigree *.96; Purina One *1.2; Bozita *1.1 +sv; Doggy *1.02 +sv; Garant *.8; Eldorado *.6; Frolic *.95; Dagsmark *1.3 | Hundmat torrfoder kyckling; Hundmat torrfoder nöt; Hundmat torrfoder lamm & ris; Hundmat torrfoder för valpar; Hundmat torrfoder för små hundar | 1,5KG 69.90; 4KG 149.00; 10KG 299.00 | popular
Hundmat våtfoder | Pedigree; Cesar *1.25; Doggy +sv; Bozita *1.1 +sv; Garant *.78; Eldorado *.56 | Nöt; Kyckling; Lamm; Vilt; Mix | 400G 19.90; 800G 29.90; 4X150G 49.90 |
{} | Pedigree; Garant *.78; Frolic; Dogman *.98; Treateaters *1.1; Eldorado *.6 | Hundgodis Dentastix; Hundgodis tuggben; Hundgodis köttbitar; Hundgodis kycklingfilé; Belöningsgodis hund | 180G 34.90; 270G 42.90; 500G 69.90 | popular
{} | Dogman *1.1; Garant | Hundpåsar 80-pack; Hundleksak boll; Hundkoppel; Matskål | ST 49.90 | p=nonfood
# Fåglar & smådjur | petfood | För vilda fåglar och små husdjur.
{} | Garant; Eldorado *.76; Nelson Garden *1.15; Lantmännen *1.1 | Solrosfrön fågelmat; Talgbollar 6-pack; Jordnötter fågelmat; Fröblandning fågelmat | 1KG 34.90; 2,5KG 69.90; 5KG 119.00 | sv
{} | Vitakraft; Versele-Laga *1.05; Garant *.8 | Kaninfoder; Marsvinsfoder; Hamsterfoder; Undulatfoder | 500G 39.90; 1KG 59.90 |
{} | Garant; Vitakraft *1.1 | Hö; Kutterspån | 1KG 49.90; 15L 59.90 | p=nonfood
{} | Tetra; Vitakraft | Fiskfoder flingor; Guldfiskfoder | 100ML 44.90; 250ML 69.90 |
`
