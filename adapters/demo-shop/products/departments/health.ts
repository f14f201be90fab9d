/** The products of the department 'Skönhet & hälsa'; table.ts describes the format. */
export const health = `
= Hår & kropp
# Schampo & balsam | hygiene | Hårvård för olika hårtyper.
{} | Head & Shoulders *1.2; Elvital *1.04; Garnier Fructis *.95; Dove; Pantene *1.02; Garant *.66 +svan; Eldorado *.46 +svan; Barnängen *.96; Schauma *.8; Neutral *1.05 +svan | Schampo normalt hår; Schampo torrt hår; Schampo färgat hår; Mjällschampo; Volymschampo | 250ML 39.90; 400ML 56.90 | popular
{} | Elvital; Garnier Fructis *.95; Dove; Pantene; Garant *.66 +svan; Barnängen *.96; Schauma *.8; Neutral *1.05 +svan | Balsam normalt hår; Balsam torrt hår; Balsam färgat hår; Volymbalsam | 200ML 39.90; 250ML 44.90 | popular
{} | Batiste; Garnier *.95; Garant *.72 | Torrschampo; Torrschampo blont hår; Torrschampo mörkt hår; Torrschampo Floral | 200ML 64.90 | p=spray
{} | Elnett *1.2; Wella *.96; Garant *.72 | Hårspray; Hårmousse; Hårgelé | 150ML 54.90; 250ML 64.90 | p=spray
{} | Garnier Olia; L'Oréal Excellence *1.1; Schwarzkopf *.95 | Hårfärg mörkbrun; Hårfärg ljusbrun; Hårfärg blond; Hårfärg svart; Hårfärg röd | ST 109.00 | haz=GHS07
# Dusch & tvål | hygiene | Mild rengöring för hela kroppen.
{} | Dove *1.05; Nivea; Palmolive *.86; Garant *.66 +svan; Eldorado *.46 +svan; Barnängen; Axe *1.1; Neutral *1.04 +svan; Lactacyd *1.3 | Duschkräm; Duschkräm Kokos; Duschkräm Lavendel; Duschkräm Citrus; Duschkräm Mjölk & honung; Oparfymerad duschkräm | 225ML 34.90; 250ML 36.90; 400ML 49.90 | popular
{} | Palmolive; Dove *1.1; Barnängen *1.05; Lactacyd *1.3; Garant *.66 +svan; Eldorado *.44 +svan; Grumme *1.02 +svan | Flytande tvål; Flytande tvål Olivolja; Flytande tvål Mjölk; Parfymfri flytande tvål; Flytande tvål Aqua | 300ML 26.90; 500ML 34.90; 750ML 42.90 | staple
Fast tvål | Dove; Lux *.8; Barnängen; Garant *.66 +svan | Original; Rosa | 2X100G 26.90; 4X90G 39.90 |
{} | Barnängen; Palmolive; Garant *.7 | Skumbad; Badsalt | 500ML 44.90; 750ML 54.90 |
# Deodorant | hygiene | Skyddar och känns fräsch hela dagen.
{} | Dove; Nivea; Rexona *.96; Garant *.7 +svan; Axe; Sterisol *1.15; Dermasil *1.1; Vichy *2 | Deodorant roll-on; Deodorant roll-on Invisible; Deodorant roll-on Cotton; Deodorant roll-on Sport; Parfymfri deodorant roll-on | 50ML 36.90 | popular
Deodorant spray | Dove; Nivea; Rexona; Axe *1.04; Garant *.7 | Original; Invisible; Sport; Fresh | 150ML 44.90 | p=spray
# Hudvård | hygiene | Mjukgörande kräm för ansikte och kropp.
{} | Nivea; L'Oréal *1.4; Garnier *.98; ACO *1.15; Garant *.7 +svan; CeraVe *1.5; Dermina *1.05 | Dagkräm ansikte; Nattkräm ansikte; Återfuktande ansiktskräm; Oparfymerad ansiktskräm; Ansiktskräm Q10 *1.3 | 50ML 69.90; 75ML 79.90 | popular
{} | Nivea; Dove; ACO *1.3; Dermasil *.96; Garant *.66 +svan; Vaseline *1.06; Barnängen; Neutral *1.06 +svan | Hudlotion; Hudlotion torr hud; Oparfymerad hudlotion; Hudlotion Aloe vera | 250ML 49.90; 400ML 64.90 | popular
{} | Neutrogena *1.4; Nivea; Barnängen; Garant *.7 +svan; L'Occitane *3; ACO *1.2 | Handkräm; Oparfymerad handkräm; Handkräm torra händer | 75ML 39.90; 100ML 44.90 | popular
{} | Garnier; Nivea; CeraVe *1.6; ACO *1.2; Garant *.7 +svan | Micellärt vatten; Rengöringsgel ansikte; Rengöringsmjölk ansikte; Rengöringsservetter | 200ML 54.90; 400ML 79.90 |
Läppbalsam | Nivea; Carmex *1.1; ACO *1.3; Labello *.98; Blistex *1.05; Cliniderm | Original; Körsbär; SPF 30; Vanilj | 4,8G 29.90; 10ML 34.90 | popular
{} | Nivea Sun; ACO *1.2; Garnier Ambre *.98; Garant *.72 +svan; Piz Buin *1.2; Evy *1.8 | Solskydd SPF 20; Solskydd SPF 30; Solskydd SPF 50; Solskydd barn SPF 50; After sun-lotion *.8 | 150ML 129.00; 200ML 149.00 |
# Rakning & hårborttagning | hygiene | För en slät och skonsam rakning.
{} | Gillette; Wilkinson *.85; Bic *.6; Venus *1.02; Garant *.6 | Engångsrakhyvlar; Systemrakhyvel | 4P 69.90; 5P 79.90 |
Rakblad | Gillette Fusion *1.3; Gillette Mach3; Venus *1.1; Wilkinson Hydro *.9 | Original | 4P 149.00; 8P 269.00 |
Rakgel | Gillette; Nivea Men *.96; Garant *.66; Barnängen | Sensitive; Original | 200ML 46.90 | p=spray
{} | Nivea Men; Barnängen *.9 | Aftershave balm; Aftershave Lotion | 100ML 69.90 |
{} | Veet; Garant *.74 | Hårborttagningskräm; Vaxremsor | 100ML 79.90; 20P 89.90 |
# Smink & nagelvård | hygiene | För vardag och fest.
{} | Maybelline *1.15; L'Oréal *1.3; IsaDora *1.25; Depend *.75 | Mascara; Läppstift; Foundation; Concealer; Ögonpenna | ST 109.00 |
{} | Depend; Sally Hansen *1.4 | Nagellack; Nagellacksborttagning; Nagelolja | ST 49.90 | haz=GHS02
{} | Garant; Eldorado *.7; Apoliva *1.1 | Bomullspads; Bomullspinnar; Bomull | 80P 19.90; 100P 22.90; 200P 29.90 | popular svan
= Mun & tänder
# Tandkräm & tandborste | hygiene | Daglig vård för friska tänder.
{} | Colgate; Pepsodent *.8; Sensodyne *1.5; Zendium *1.2; Garant *.62; Eldorado *.42; Stella *.7; Oral-B *1.1; Acta *.85 | Tandkräm; Tandkräm Whitening; Tandkräm Fresh mint; Tandkräm Sensitive; Barntandkräm 0-6 år; Juniortandkräm | 75ML 29.90; 100ML 36.90; 125ML 39.90 | staple
{} | Jordan; Oral-B *1.1; TePe *1.15; Colgate *.96; Garant *.6; Eldorado *.42 | Mjuk tandborste; Tandborste medium; Barntandborste; Extra mjuk tandborste | ST 24.90; 2P 39.90; 3P 49.90 | popular
Tandborsthuvud | Oral-B; Philips *1.4; Garant *.6 | Original; Sensitive; Cross action | 4P 149.00; 8P 249.00 |
{} | Flux; Listerine *1.2; Colgate; Garant *.66; SB12 *1.9; Dentosal *1.1 | Munskölj; Munskölj Cool mint; Munskölj för torr mun; Munskölj Junior | 500ML 59.90; 250ML 44.90 | popular
{} | TePe *1.1; Jordan; Garant *.66 | Tandtråd; Mellanrumsborste; Tandstickor | ST 36.90; 25P 42.90 | popular
= Intimvård & mensskydd
# Mensskydd | diaper | Tryggt skydd dag som natt.
Bindor | Libresse +svan; Always *1.06; Garant *.7 +svan; Eldorado *.5 +svan; Natracare *1.4 +eko; Ginger Organic *1.3 +eko | Normal; Natt; Super; Ultra wing | 10P 26.90; 12P 28.90; 16P 36.90 | popular
Trosskydd | Libresse +svan; Always; Garant *.66 +svan; Eldorado *.46 +svan; Natracare *1.3 +eko | Normal; Large; String | 30P 29.90; 60P 46.90 | popular
Tamponger | Tampax *1.05; o.b.; Libresse; Garant *.68 +svan; Ginger Organic *1.3 +eko | Normal; Super; Mini; Super plus | 16P 32.90; 32P 54.90 | popular
Inkontinensskydd | TENA *1.1; Libresse; Garant *.76 | Mini; Normal; Extra; Pants | 12P 59.90; 20P 79.90 |
{} | Lactacyd; ACO *1.1; Femigel *1.3; Garant *.7 +svan | Intimtvätt; Oparfymerad intimtvätt; Intimtvätt skum | 200ML 49.90; 250ML 54.90 |
Kondomer | RFSU; Durex *1.1 | Thin; Profil; Mamba | 10P 99.90 |
Glidmedel | RFSU; Durex *1.1 | - | 75ML 89.90 |
= Apotek
# Värk & feber | medicine | Receptfritt läkemedel mot tillfällig värk och feber. Läs bipacksedeln noga före användning.
Ipren | Ipren | Tablett 400 mg; Tablett 200 mg; Kapsel 400 mg *1.15 | 20P 59.90; 10P 39.90 | med=Ibuprofen popular DK
Ibumetin | Ibumetin | Tablett 400 mg; Tablett 200 mg | 20P 52.90 | med=Ibuprofen DK
Treo | Treo | Brustablett 500 mg/50 mg; Citrus; Hallon | 20P 69.90; 10P 42.90 | med=Acetylsalicylsyra_och_koffein SE
Voltaren gel | Voltaren | 11,6 mg/g | 50G 99.90; 100G 149.00 | med=Diklofenak CH
Bamyl | Bamyl | Brustablett 500 mg | 20P 64.90 | med=Acetylsalicylsyra_500_mg SE
# Förkylning & allergi | medicine | Receptfritt läkemedel som lindrar vid förkylning och allergi. Läs bipacksedeln noga före användning.
{} | Nasoferm; Otrivin *1.1; Nezeril *1.06 +med=Oximetazolin | Nässpray 1 mg/ml; Nässpray mentol; Nässpray för barn 0,5 mg/ml | 10ML 64.90 | med=Xylometazolin SE
{} | Strepsils *1.1 +med=Amylmetakresol_och_diklorbensylalkohol; Bafucin *1.05 +med=Cetylpyridinium_och_tyrotricin; Zyx *.96 | Sugtablett honung & citron; Sugtablett mint; Sugtablett apelsin | 20P 79.90; 24P 89.90 | med=Bensydamin
Hostmedicin oral lösning | Bisolvon | - | 125ML 89.90; 250ML 129.00 | med=Bromhexin
Allergitablett 10 mg | Clarityn; Loratadin *.8 | - | 10P 69.90; 14P 89.90 | med=Loratadin
# Mage & tarm | medicine | Receptfritt läkemedel för magen. Läs bipacksedeln noga före användning.
Tuggtablett mot halsbränna | Novaluzid +med=Kalciumkarbonat_och_magnesiumhydroxid; Gaviscon *1.15 +med=Natriumalginat_och_natriumvätekarbonat; Rennie *.96 +med=Kalciumkarbonat_och_magnesiumkarbonat | - | 20P 64.90; 50P 109.00 | 
Samarin | Samarin | Original; Citron; Sockerfri | 12P 42.90; 18P 54.90 | popular p=vitamin SE
Kapsel mot diarré 2 mg | Dimor; Imodium *1.3 | - | 8P 69.90; 16P 109.00 | med=Loperamid
Vätskeersättning | Resorb; Semper *1.04; Garant *.8 | Original; Hallon; Citron; Sport | 20P 99.90; 10P 54.90 | p=vitamin SE
# Hud & sår | medicine | Receptfritt läkemedel för huden. Läs bipacksedeln noga före användning.
Hydrokortisonkräm 1 % | Mildison *1.2; CCS | - | 20G 79.90; 50G 129.00 | med=Hydrokortison
Kräm mot munsår 5 % | Zovirax *1.1; Anti | - | 2G 84.90 | med=Aciklovir
Nikotintuggummi | Nicorette *1.1; Nicotinell; Zonnic *.96 | Mint 2 mg; Frukt 4 mg *1.1 | 30P 139.00; 105P 299.00 | med=Nikotin
# Plåster & egenvård | hygiene | Första hjälpen hemma och på språng.
{} | Salvequick *1.1; Compeed *1.7; Garant *.66; Apoliva; Hansaplast *1.05 | Textilplåster; Plåster känslig hud; Barnplåster; Skavsårsplåster | 20P 34.90; 40P 49.90 | popular
{} | Apoliva; Garant *.78; Salvequick *1.2 | Gasbinda; Febertermometer; Sårtvätt; Öronproppar; Pillerdosett | ST 54.90 |
Linsvätska | Renu; Opti-Free *1.2; Garant *.72 | Allround; Sensitive | 360ML 109.00; 60ML 54.90 |
# Vitaminer & kosttillskott | vitamin | Kosttillskott. Ersätter inte en varierad kost. Överskrid inte rekommenderad dos.
{} | Vitaepro; Friggs *.72; Holistic *1.6; Garant *.6; Gevita *.9; Idoform *1.1 | Multivitamin kvinna; Multivitamin man; Multivitamin barn; Multivitamin 50+ | 60P 89.90; 100P 119.00 |
{} | Friggs *.96; Garant *.72; Holistic *1.5; Gevita; Apoliva *1.05 | D-vitamin 10 µg; D-vitamin barn; C-vitamin 500 mg; Vitamin B12; Magnesium 350 mg; Järn; Zink; Omega-3; Kalcium; Folsyra | 60P 79.90; 90P 99.90 | popular
{} | Friggs; Gevita *.95; Garant *.7; ACO *1.15; Eldorado *.5 | Brustabletter C-vitamin; Brustabletter multivitamin; Brustabletter magnesium; Brustabletter kalcium | 20P 34.90 | popular
{} | Möllers *1.1; Eskimo-3 *1.5; Garant *.74 | Fiskleverolja Citron; Fiskleverolja Naturell; Fiskleverolja kapslar | 250ML 129.00; 120P 159.00 |
Mjölksyrabakterier | Idoform; BioGaia *1.5; Probi *1.2 | Original; Barn; Resa | 20P 99.90; 30P 139.00 |
Vassleprotein | Barebells *1.05; Star Nutrition; Gainomax *.96; Self *1.08; Pulsin *1.2 | Choklad; Vanilj; Jordgubb; Naturell | 500G 189.00; 1KG 299.00 | p=bar
{} | Star Nutrition; Self *1.06 | Kreatin; BCAA citron; BCAA cola | 250G 169.00; 300G 199.00 |
`
