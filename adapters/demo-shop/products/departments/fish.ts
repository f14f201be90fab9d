/** The products of the department 'Fisk & skaldjur'; table.ts describes the format. */
export const fish = `
= Färsk & kyld fisk
# Lax | fish | Norsk lax med fast kött, god i ugn, stekpanna eller gravad.
Laxfilé | Fiskeriet; Garant *.92; Falkenberg *1.06; Eldorado *.86 | Portionsbitar 4-p; Sida med skinn *.95; Mittbit *1.1 | 500G 149.00; CA1KG 249.00 | staple asc NO
Laxfilé färsk | Falkenberg; Garant *.93; Leröy | Portionsbitar 2-p; Utan skinn *1.08 | 250G 79.90; 300G 94.90 | hot asc NO
Lax ekologisk | Garant; Falkenberg *1.06 | Portionsbitar | 250G 109.00 | eko krav NO
Sushilax | Salma; Leröy *.95 | Loin; Tärnad | 200G 99.90; 350G 169.00 | NO
Regnbågsfilé | Garant; Fiskeriet | Portionsbitar; Sida | 500G 119.00; CA700G 189.00 | sv SE/DK
Röding | Umlax; Fiskeriet | Filé | CA300G 329.00 | sv SE
# Torsk & vit fisk | fish | Mager vit fisk med mild smak.
Torskfilé | Fiskeriet; Garant *.92; Leröy | Rygg; Portionsbitar | 400G 119.00; CA500G 269.00 | hot msc NO/IS
Torskrygg | Fiskeriet; Royal *1.1 | - | 300G 109.00 | msc NO/IS
Koljafilé | Fiskeriet; Leröy | - | 400G 99.90 | msc NO
Sejfilé | Fiskeriet; Garant *.9 | - | 400G 69.90 | msc NO
Rödspättafilé | Fiskeriet; Garant | Panerad; Naturell | 300G 79.90 | DK
Gösfilé | Fiskeriet | - | 300G 139.00 | sv SE
Tonfiskfilé | Fiskeriet; Garant | - | 250G 119.00 | ES/VN
Hälleflundra | Fiskeriet; Royal | Filé | 250G 139.00 | NO
Strömmingsfilé | Fiskeriet; - | - | 500G 54.90; CA500G 89.90 | sv SE
# Rökt & gravad | smokedfish | Kallrökt, varmrökt eller gravad, tunt skivad för smörgås och buffé.
Kallrökt lax | Fiskeriet; Garant *.88; Falkenberg *1.06; Eldorado *.76; Leröy | Skivad | 100G 39.90; 200G 69.90; 300G 94.90 | hot asc NO
Gravad lax | Fiskeriet; Garant *.88; Falkenberg *1.06; Leröy | Skivad | 100G 39.90; 200G 69.90; 300G 94.90 | hot asc NO
Varmrökt lax | Fiskeriet; Garant *.9; Falkenberg *1.05; Laxbutiken *1.1 | Naturell; Peppar; Citron; Chili | 125G 46.90; 250G 82.90 | asc NO
Varmrökt makrill | Fiskeriet; Garant | Peppar; Naturell | 200G 59.90 | msc NO
Böckling | Fiskeriet | - | 250G 44.90 | SE
Rökt sik | Fiskeriet | - | CA400G 249.00 | sv SE
Laxtärningar | Garant; Leröy | Rökta; Gravade | 150G 44.90 | NO
# Skaldjur & räkor | shellfish | Skaldjur för skagen, pasta och fredagskvällen.
Handskalade räkor | Fiskeriet; Garant *.9; Royal *1.08; Polar Seafood *1.04 | I lake; Stora *1.1 | 320/160G 59.90; 700/350G 109.00 | hot msc GL/NO/CA
Färska räkor med skal | -; Smögen *1.1 | - | CA500G 249.00; 1KG 229.00 | msc SE/NO
Kräftstjärtar | Fiskeriet; Garant *.9; Royal | I lake | 320/160G 52.90 | msc CN/ES
Crabsticks | Vici; Garant *.88; Fiskeriet | Original | 250G 29.90; 500G 49.90 | p=crabsticks LT
Blåmusslor | Fiskeriet; Garant *.9 | Färska i nät; Kokta vitvinssås | 1KG 49.90; 450G 59.90 | msc SE/DK
Scampi marinerade | Royal; Fiskeriet | Vitlök; Chili & lime | 200G 69.90 | asc VN
Hummer kokt | Royal; Fiskeriet | Hel | ST~350G 199.00 | CA
Krabba | Fiskeriet | Klor; Kött | 250G 79.90 | NO
Ostron | Fiskeriet | Fine de claire | 12P 199.00 | FR
= Sill & kaviar
# Inlagd sill | herring | Inlagd sill till midsommar, jul och färskpotatisen.
Inlagd sill | Abba; Garant *.82; Eldorado *.66; Klädesholmen *1.1 | - | 240/125G 29.90; 420/220G 44.90 | hot msc
{} | Abba | Senapssill; Löksill; Brantevikssill; Skärgårdssill; Vitlökssill; Matjessill; Dill & gräslök; Svartvinbärssill; Sherrysill; Ansjovis | 240/125G 32.90 | msc
{} | Klädesholmen; Garant *.82 | Senapssill; Löksill; Fransk senap; Skagensill; Nobissill; Matjes | 250/125G 34.90 | msc
Matjessill | Abba; Klädesholmen; Garant *.85 | Original; Kryddig | 200G 34.90 | msc
Ansjovis | Abba Grebbestads; Klädesholmen *.98; Garant *.84 | Filéer; Hel | 125/70G 26.90 | hot
Surströmming | Oskars; Röda Ulven *1.04 | Filéer; Hel | 300/200G 99.90 | SE
# Kaviar & rom | roe | Svensk tubkaviar och rom till ägg, knäckebröd och festbord.
Kalles kaviar | Kalles | Original; Mild; Lätt; Ägg; Randig; Dill | 190G 29.90; 300G 39.90 | staple SE
Kaviar | Eldorado; Garant *1.2; Svennes *1.3 | Mild; Original | 190G 16.90 | SE
Löjrom | Kalix; Garant *.7 | Kalix; Import *.6 | 50G 199.00 | SE/US
Stenbitsrom | Abba; Garant *.84 | Svart; Röd | 50G 32.90; 80G 44.90 | IS
Tångkaviar | Cavi-Art; Abba *.9 | Svart; Röd; Gul | 100G 34.90 | vegan DK p=pickles
Ikura laxrom | Garant; Fiskeriet | - | 100G 89.90 | NO
Kaviarmix bredbar | Kalles | Krämig lax; Rökt torskrom | 150G 29.90 | SE
= Fiskrätter
# Fiskrätter | deli | Färdiga fiskrätter att värma i ugn eller mikro.
Fiskbullar | Abba; Garant *.8; Eldorado *.64 | I hummersås; I dillsås; I buljong; I räksås | 375G 26.90; 800G 44.90 | hot SE NO p=deli
Fiskburgare | Fiskeriet; Garant *.9 | Lax; Torsk | 300G 54.90 | SE
Laxpudding | Dafgårds; Findus | - | 400G 49.90 | SE
Räksallad | Rydbergs; Garant *.86 | Original; Lyx | 200G 32.90; 400G 54.90 | SE
Sushikit lax | Fiskeriet | - | 350G 119.00 | NO
`
