/** The products of the department 'Fisk & skaldjur'; table.ts describes the format. */
export const fish = `
= Färsk & kyld fisk
# Lax | fish | Laxfisk med fast kött, god i ugn, stekpanna eller gravad.
{} | Fiskeriet; Garant *.92; Falkenberg *1.06; Eldorado *.86 | Laxfilé portionsbitar 4-pack; Laxsida med skinn *.95; Laxfilé mittbit *1.1 | 500G 149.00; CA1KG 249.00 | staple asc NO
{} | Falkenberg; Garant *.93; Leröy | Färsk laxfilé portionsbitar 2-pack; Färsk laxfilé utan skinn *1.08 | 250G 79.90; 300G 94.90 | popular asc NO
{} | Garant; Falkenberg *1.06 | Ekologisk laxfilé portionsbitar | 250G 109.00 | eko krav NO
{} | Salma; Leröy *.95 | Sushilax loin; Tärnad sushilax | 200G 99.90; 350G 169.00 | NO
{} | Garant; Fiskeriet | Regnbågsfilé portionsbitar; Regnbågssida | 500G 119.00; CA700G 189.00 | sv SE/DK
{} | Umlax; Fiskeriet | Rödingfilé | CA300G 329.00 | sv SE
# Torsk & vit fisk | fish | Mager vit fisk med mild smak.
{} | Fiskeriet; Garant *.92; Leröy | Torskryggfilé; Torskfilé portionsbitar | 400G 119.00; CA500G 269.00 | popular msc NO/IS
Torskrygg | Fiskeriet; Royal *1.1 | - | 300G 109.00 | msc NO/IS
Koljafilé | Fiskeriet; Leröy | - | 400G 99.90 | msc NO
Sejfilé | Fiskeriet; Garant *.9 | - | 400G 69.90 | msc NO
{} | Fiskeriet; Garant | Panerad rödspättafilé; Rödspättafilé | 300G 79.90 | DK
Gösfilé | Fiskeriet | - | 300G 139.00 | sv SE
Tonfiskfilé | Fiskeriet; Garant | - | 250G 119.00 | ES/VN
{} | Fiskeriet; Royal | Hälleflundrafilé | 250G 139.00 | NO
Strömmingsfilé | Fiskeriet; - | - | 500G 54.90; CA500G 89.90 | sv SE
# Rökt & gravad | smokedfish | Kallrökt, varmrökt eller gravad, tunt skivad för smörgås och buffé.
{} | Fiskeriet; Garant *.88; Falkenberg *1.06; Eldorado *.76; Leröy | Kallrökt lax skivad | 100G 39.90; 200G 69.90; 300G 94.90 | popular asc NO
{} | Fiskeriet; Garant *.88; Falkenberg *1.06; Leröy | Gravad lax skivad | 100G 39.90; 200G 69.90; 300G 94.90 | popular asc NO
{} | Fiskeriet; Garant *.9; Falkenberg *1.05; Laxbutiken *1.1 | Varmrökt lax; Varmrökt lax Peppar; Varmrökt lax Citron; Varmrökt lax Chili | 125G 46.90; 250G 82.90 | asc NO
{} | Fiskeriet; Garant | Varmrökt makrill Peppar; Varmrökt makrill | 200G 59.90 | msc NO
Böckling | Fiskeriet | - | 250G 44.90 | SE
Rökt sik | Fiskeriet | - | CA400G 249.00 | sv SE
{} | Garant; Leröy | Rökta laxtärningar; Gravade laxtärningar | 150G 44.90 | NO
# Skaldjur & räkor | shellfish | Skaldjur för skagen, pasta och fredagskvällen.
{} | Fiskeriet; Garant *.9; Royal *1.08; Polar Seafood *1.04 | Handskalade räkor i lake; Stora handskalade räkor i lake *1.1 | 320/160G 59.90; 700/350G 109.00 | popular msc GL/NO/CA
Färska räkor med skal | -; Smögen *1.1 | - | CA500G 249.00; 1KG 229.00 | msc SE/NO
{} | Fiskeriet; Garant *.9; Royal | Kräftstjärtar i lake | 320/160G 52.90 | msc CN/ES
{} | Vici; Garant *.88; Fiskeriet | Crabsticks | 250G 29.90; 500G 49.90 | p=crabsticks LT
{} | Fiskeriet; Garant *.9 | Färska blåmusslor i nät; Kokta blåmusslor i vitvinssås | 1KG 49.90; 450G 59.90 | msc SE/DK
{} | Royal; Fiskeriet | Marinerade scampi vitlök; Marinerade scampi chili & lime | 200G 69.90 | asc VN
{} | Royal; Fiskeriet | Kokt hel hummer | ST~350G 199.00 | CA
{} | Fiskeriet | Krabbklor; Krabbkött | 250G 79.90 | NO
{} | Fiskeriet | Ostron fine de claire | 12P 199.00 | FR
= Sill & kaviar
# Inlagd sill | herring | Inlagd sill till midsommar, jul och färskpotatisen.
Inlagd sill | Abba; Garant *.82; Eldorado *.66; Klädesholmen *1.1 | - | 240/125G 29.90; 420/220G 44.90 | popular msc
{} | Abba | Senapssill; Löksill; Brantevikssill; Skärgårdssill; Vitlökssill; Matjessill; Sill med dill & gräslök; Svartvinbärssill; Sherrysill; Ansjovis | 240/125G 32.90 | msc
{} | Klädesholmen; Garant *.82 | Senapssill; Löksill; Sill med fransk senap; Skagensill; Nobissill; Matjessill | 250/125G 34.90 | msc
{} | Abba; Klädesholmen; Garant *.85 | Matjessill; Kryddig matjessill | 200G 34.90 | msc
{} | Abba Grebbestads; Klädesholmen *.98; Garant *.84 | Ansjovisfiléer; Hel ansjovis | 125/70G 26.90 | popular
{} | Oskars; Röda Ulven *1.04 | Surströmmingsfiléer; Hel surströmming | 300/200G 99.90 | SE
# Kaviar & rom | roe | Kaviar på tub och rom till ägg, knäckebröd och festbord.
{} | Kalles | Kalles kaviar; Kalles kaviar Mild; Kalles kaviar Lätt; Kalles kaviar med ägg; Kalles kaviar Randig; Kalles kaviar med dill | 190G 29.90; 300G 39.90 | staple SE
{} | Eldorado; Garant *1.2; Svennes *1.3 | Mild kaviar; Kaviar | 190G 16.90 | SE
{} | Kalix; Garant *.7 | Löjrom; Löjrom import *.6 | 50G 199.00 | SE/US
{} | Abba; Garant *.84 | Svart stenbitsrom; Röd stenbitsrom | 50G 32.90; 80G 44.90 | IS
{} | Cavi-Art; Abba *.9 | Svart tångkaviar; Röd tångkaviar; Gul tångkaviar | 100G 34.90 | vegan DK p=pickles
Laxrom ikura | Garant; Fiskeriet | - | 100G 89.90 | NO
{} | Kalles | Bredbar krämig lax; Bredbar rökt torskrom | 150G 29.90 | SE
= Fiskrätter
# Fiskrätter | deli | Färdiga fiskrätter att värma i ugn eller mikro.
{} | Abba; Garant *.8; Eldorado *.64 | Fiskbullar i hummersås; Fiskbullar i dillsås; Fiskbullar i buljong; Fiskbullar i räksås | 375G 26.90; 800G 44.90 | popular SE NO p=deli
{} | Fiskeriet; Garant *.9 | Laxburgare; Torskburgare | 300G 54.90 | SE
Laxpudding | Dafgårds; Findus | - | 400G 49.90 | SE
{} | Rydbergs; Garant *.86 | Räksallad; Lyxig räksallad | 200G 32.90; 400G 54.90 | SE
Sushikit med lax | Fiskeriet | - | 350G 119.00 | NO
`
