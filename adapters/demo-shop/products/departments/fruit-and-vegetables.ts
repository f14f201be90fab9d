/** The products of the department 'Frukt & grönt'; table.ts describes the format. */
export const fruitAndVegetables = `
= Frukt
# Bananer | fruit | Gula bananer, goda som mellanmål, i gröten eller i smoothien.
Banan | -; Chiquita *1.12; Dole *1.06 | - | CA180G 27.90 | staple plu=94011 EC/CR/CO
Ekologisk banan | Garant; Änglamark *1.02; Chiquita *1.08 | - | CA180G 32.90 | staple eko fair plu=94011 EC/DO
Bananer i påse | Garant; Eldorado *.9 | - | 850G 26.90; 5P 19.90 | popular EC/CR
Babybanan | - | - | 250G 24.90 | EC
Kokbanan | - | - | CA300G 39.90 | plu=94235 EC
# Äpplen & päron | fruit | Krispiga äpplen och saftiga päron, handplockade och sköljda.
Äpple Royal Gala | -; Garant *.95 | - | CA170G 34.90; 1KG 36.90 | staple plu=94173 IT/FR/NZ
Äpple Pink Lady | Pink Lady | - | CA200G 44.90; 4P 39.90 | popular plu=94130 IT/FR
Äpple Granny Smith | - | - | CA190G 37.90; 1KG 39.90 | plu=94017 IT/FR
Äpple Golden Delicious | -; Eldorado *.85 | - | CA180G 32.90; 1KG 32.90 | plu=94020 IT/FR
{} | -; Garant | Svenskt äpple Ingrid Marie | CA150G 36.90; 1KG 39.90 | sv plu=94105 SE
{} | -; Kiviks | Svenskt äpple Aroma | CA150G 38.90; 1KG 41.90 | sv plu=94106 SE
{} | - | Svenskt äpple Discovery | CA140G 37.90 | sv plu=94107 SE
{} | - | Svenskt äpple Frida | 1KG 42.90 | sv SE
Äpple Jonagold | - | - | CA220G 33.90 | plu=94147 BE/NL
{} | Garant | Barnäpplen Royal Gala; Svenska barnäpplen +sv | 1KG 34.90 | IT
{} | Garant; Änglamark | Ekologiska äpplen Royal Gala; Ekologiska äpplen Golden Delicious | 4P 36.90 | eko krav IT
Päron Conference | -; Garant *.95 | - | CA190G 36.90; 1KG 38.90 | popular plu=94409 NL/BE
Päron Williams | - | - | CA200G 39.90 | plu=94408 IT/ES
Päron Alexander Lucas | - | - | CA220G 38.90 | plu=94410 NL/BE
{} | Garant; Änglamark | Ekologiska päron Conference | 4P 38.90 | eko NL
# Citrus | fruit | Soliga citrusfrukter, fulla av saft och smak.
{} | -; Eldorado *.88 | Apelsin Navel; Juiceapelsin | CA250G 29.90; 1KG 31.90; 2KG 52.90 | staple plu=93107 ES/ZA/EG
Blodapelsin | -; Zeta *1.1 | Moro | 1KG 44.90 | IT
Ekologiska apelsiner | Garant; Änglamark | - | 1KG 41.90 | eko ES
Clementin | -; Garant | - | CA90G 39.90; 1KG 41.90; 2KG 69.90 | popular plu=94450 ES/MA
Satsumas | -; Eldorado *.9 | - | CA90G 34.90; 750G 29.90 | plu=94453 ES
Småcitrus i nät | Garant | - | 750G 31.90 | ES/ZA
Citron | - | - | CA130G 44.90; ST 6.90 | staple plu=94033 ES/ZA
Citroner i nät | Garant; Änglamark *1.3 +eko | - | 500G 24.90 | ES
Lime | - | - | ST 6.50; 4P 22.90 | popular plu=94048 BR/MX
Ekologisk lime | Garant | - | 3P 26.90 | eko MX
{} | - | Röd grapefrukt; Gul grapefrukt | CA350G 34.90; ST 12.90 | plu=94281 ES/ZA
Pomelo | - | - | ST 34.90 | CN
# Druvor & bär | fruit | Färska bär och söta druvor, lätta att knapra på.
Kärnfria gröna druvor | -; Garant *.96 | - | 500G 34.90; CA500G 69.90 | staple ZA/IT/EG
Kärnfria röda druvor | -; Garant *.96 | - | 500G 34.90; CA500G 69.90 | popular ZA/IT/PE
Kärnfria blå druvor | -; Garant | - | 500G 36.90 | ZA/IN
{} | Garant | Gröna snackdruvor; Röda snackdruvor | 250G 24.90 | IT
{} | -; Garant | Jordgubbar; Svenska jordgubbar *1.5 +sv | 250G 34.90; 500G 54.90 | popular BE/NL/ES
Blåbär | -; Garant; Driscoll's *1.15 | - | 125G 24.90; 300G 46.90; 500G 69.90 | popular PE/ES/CL
Hallon | -; Garant; Driscoll's *1.12 | - | 125G 27.90; 250G 46.90 | popular ES/MA/PT
Björnbär | -; Driscoll's *1.1 | - | 125G 32.90 | ES/MX
Röda vinbär | - | - | 125G 36.90 | NL
Physalis | - | - | 100G 24.90 | CO
Körsbär | -; Garant | - | 300G 49.90; 500G 74.90 | TR/ES
Granatäppelkärnor | Garant; Fresh Cut | - | 100G 29.90; 150G 39.90 | TR/PE
# Exotisk frukt | fruit | Mogen exotisk frukt med mycket smak.
Avokado | - | - | ST 14.90 | staple plu=94225 PE/ES/KE
Ätmogen avokado | Garant; Eldorado *.9 | - | 2P 29.90; 3P 36.90; 4P 42.90 | staple PE/KE/ZA
Ekologisk avokado | Garant; Änglamark | - | 2P 37.90 | eko PE/ES
Mango | - | - | ST 22.90 | popular plu=94959 BR/PE
Ätmogen mango | Garant | - | 2P 44.90 | BR/PE
Ananas | -; Dole *1.05 | - | ST 29.90 | popular plu=94430 CR
Grön kiwi | -; Zespri *1.1 | - | ST 5.90; 500G 24.90; 1KG 44.90 | popular plu=94030 IT/NZ/GR
Gul kiwi | Zespri | - | ST 9.90; 4P 34.90 | plu=93279 NZ/IT
Passionsfrukt | - | - | ST 8.90; 3P 24.90 | plu=94397 CO/ZW
Granatäpple | - | - | ST 19.90 | plu=93127 TR/ES
Papaya | - | - | ST 34.90 | plu=94052 BR
Sharon | - | - | ST 9.90; 4P 32.90 | plu=94428 ES/IL
Kokosnöt | - | - | ST 24.90 | plu=94261 CI
Drakfrukt | - | - | ST 34.90 | VN
Litchi | - | - | 250G 39.90 | MG
Färska fikon | - | - | 4P 34.90 | TR
{} | Garant; Zeta | Färska Medjooldadlar | 200G 44.90; 400G 79.90 | IL/TN
# Melon & stenfrukt | fruit | Söt och svalkande frukt för varma dagar.
{} | - | Kärnfri minivattenmelon *1.1; Kärnfri vattenmelon *.95 | CA2KG 17.90 | popular plu=94032 ES/IT
Delad vattenmelon | - | - | CA1KG 22.90 | ES
{} | - | Piel de sapo-melon; Gul honungsmelon | ST 32.90 | plu=94034 ES/BR
Cantaloupmelon | - | - | ST 34.90 | plu=94050 ES/BR
Galiamelon | - | - | ST 32.90 | plu=94326 ES
Nektarin | -; Garant | - | CA130G 39.90; 500G 26.90; 1KG 39.90 | popular plu=94378 ES/IT
{} | - | Persika; Platt persika | CA130G 42.90; 500G 27.90 | plu=94044 ES/IT
Aprikos | - | - | 500G 34.90 | ES/FR
{} | -; Garant | Röda plommon; Gula plommon; Svenska Victoriaplommon *1.3 +sv | 500G 27.90; CA80G 39.90 | plu=94040 ES/ZA
= Grönsaker
# Tomat | vegetable | Solmogna tomater med sötma och syra.
Tomat | -; Eldorado *.88 | - | CA120G 34.90; 500G 18.90 | staple plu=94064 ES/NL
Kvisttomat | -; Garant; Svenska tomater *1.3 +sv | - | CA130G 39.90; 500G 24.90 | staple plu=94664 ES/NL/SE
Körsbärstomat | -; Garant; Eldorado *.85 | - | 250G 19.90; 500G 32.90 | popular NL/ES
Kvistkörsbärstomat | Garant; Alfred Pedersén & Son *1.15 +sv | - | 200G 26.90; 350G 39.90 | SE/NL
Cocktailtomat | Garant; Vikentomater *1.1 +sv | - | 250G 27.90; 400G 39.90 | SE/NL
{} | -; Garant | Miniplommontomat; Plommontomat | 250G 21.90; 500G 29.90 | ES/NL
Bifftomat | - | - | CA250G 44.90 | plu=93061 NL/BE
Tomat Coeur de boeuf | - | - | CA220G 69.90 | FR
{} | Garant; Änglamark | Ekologisk körsbärstomat; Ekologisk kvisttomat | 250G 29.90 | krav eko SE/ES
{} | Garant; Tommies *1.1 | Snacktomat; Snacktomatmix | 200G 24.90; 300G 32.90 | NL
# Gurka & paprika | vegetable | Frasiga grönsaker till salladen, mackan och grytan.
Gurka | -; Svensk gurka *1.15 +sv | - | ST 17.90 | staple plu=94062 SE/ES/NL
Ekologisk gurka | Garant; Änglamark | - | ST 24.90 | krav eko SE/ES
Minigurka | Garant; - | - | 2P 19.90; 250G 24.90 | NL/SE
Röd paprika | - | - | CA190G 59.90; ST 14.90 | staple plu=94088 ES/NL
{} | - | Gul paprika; Grön paprika; Orange paprika | CA190G 59.90 | plu=94689 ES/NL
{} | Garant; Eldorado *.87 | Paprikamix | 3P 29.90; 500G 32.90 | popular ES/NL
{} | Garant; - | Snackpaprikamix; Röd snackpaprika | 200G 27.90 | ES/NL
{} | - | Röd spetspaprika | 2P 29.90; CA120G 69.90 | ES
{} | Garant | Ekologisk röd paprika; Ekologisk paprikamix | 2P 34.90 | eko ES/NL
{} | - | Röd chili; Grön chili; Chilimix | 50G 14.90 | ES/MA
Jalapeño | - | - | 80G 19.90 | ES
Habanero | - | - | 50G 24.90 | NL
Padrones | -; Garant | - | 200G 34.90 | ES/MA
# Sallad | salad | Sköljda, krispiga blad, klara att lägga upp.
Isbergssallad | -; Garant | - | ST 19.90 | staple plu=94061 SE/ES
Strimlad isbergssallad | Garant; Eldorado *.82; Vidinge *1.1 | - | 150G 12.90; 300G 19.90 | popular SE/ES
{} | Garant; - | Romansallad; Miniromansallad | 2P 27.90 | ES/SE
Babyspenat | Garant; Vidinge *1.12; Eldorado *.85 | - | 65G 15.90; 200G 29.90 | popular IT/SE
Ruccola | Garant; Vidinge *1.12; Zeta *1.15 | - | 65G 16.90; 150G 29.90 | popular IT/SE
Machesallad | Garant; Vidinge | - | 75G 19.90 | IT/FR
{} | Garant; Vidinge *1.1; Ljusgårda *1.15 +sv | Småbladsmix; Italiensk salladsmix; Grön salladsmix | 65G 17.90; 150G 29.90 | IT/SE
Ekologisk småbladsmix | Garant; Änglamark | - | 65G 21.90 | eko IT
{} | Svegro; - | Ekbladssallad i kruka; Krispsallad i kruka; Hjärtsallad i kruka | ST 24.90 | sv SE
{} | -; Garant | Grönkål; Hackad grönkål | 150G 24.90; 200G 29.90 | SE
Coleslawmix | Garant; Vidinge | - | 300G 22.90 | SE
Salladskit Caesar | Garant; Vidinge *1.08 | - | 240G 34.90 | SE
# Lök & vitlök | vegetable | Basen i all god matlagning.
Gul lök | -; Garant; Eldorado *.8; Änglamark *1.5 +krav | - | CA120G 16.90; 1KG 17.90; 2KG 29.90 | staple sv plu=94093 SE
Gul lök i nät | Garant; Eldorado *.82 | - | 500G 11.90 | sv popular SE
Rödlök | -; Garant; Eldorado *.84 | - | CA120G 19.90; 500G 14.90; 1KG 22.90 | staple sv plu=94082 SE
Vitlök | -; Garant | - | ST 6.90; 3P 16.90; 250G 19.90 | staple plu=94608 ES/CN
Ekologisk vitlök | Garant; Änglamark | - | 100G 19.90 | eko ES
Purjolök | -; Garant | - | CA300G 34.90; ST 14.90 | popular sv plu=94629 SE/BE
Salladslök | -; Garant | - | 150G 14.90 | SE/EG/IT
{} | -; Garant | Bananschalottenlök; Schalottenlök | 250G 17.90; 500G 27.90 | FR/SE
Silverlök | - | - | CA250G 24.90 | SE
Syltlök | - | - | 500G 29.90 | NL
# Rotfrukter | vegetable | Rotfrukter med jordnära sötma.
Morot | -; Garant; Eldorado *.78; Änglamark *1.6 +krav | - | 1KG 17.90; 2KG 29.90 | staple sv SE
Morötter i lösvikt | - | - | CA100G 16.90 | sv plu=94562 SE
Ekologiska morötter | Garant; Änglamark | - | 1KG 26.90 | krav eko sv SE
Snackmorot | Garant; - | - | 250G 16.90; 500G 24.90 | sv SE
Knippmorot | - | - | ST 27.90 | sv SE
Palsternacka | -; Garant | - | CA150G 34.90; 500G 22.90 | sv plu=94672 SE
Rotselleri | - | - | CA700G 29.90 | sv plu=94585 SE
Kålrot | - | - | CA900G 19.90 | sv plu=94747 SE
Rödbetor | -; Garant; Änglamark *1.4 +krav | - | CA150G 19.90; 1KG 22.90 | sv plu=94539 SE
Förkokta rödbetor | Garant; Felix *1.1 | - | 500G 24.90 | FR/SE
Polkabetor | - | - | 500G 24.90 | sv SE
Gulbetor | - | - | 500G 24.90 | sv SE
Jordärtskocka | - | - | 500G 34.90 | sv SE
Rädisor | -; Garant | - | 125G 14.90; ST 16.90 | SE/NL
Pepparrot | - | - | CA200G 129.00 | sv SE
Ingefära | - | - | CA100G 59.90 | popular plu=94612 CN/BR
Ekologisk ingefära | Garant; Änglamark | - | 200G 29.90 | eko PE
Färsk gurkmeja | - | - | 100G 24.90 | PE
Sötpotatis | -; Garant | - | CA300G 34.90; 1KG 34.90 | popular plu=94816 US/EG/ES
# Kål & broccoli | vegetable | Näringsrik kål att koka, rosta eller äta rå.
Broccoli | -; Garant | - | CA350G 39.90; 250G 19.90; 500G 27.90 | staple plu=94060 ES/SE
Ekologisk broccoli | Garant; Änglamark | - | 350G 34.90 | eko ES/SE
Blomkål | - | - | ST 29.90; CA700G 36.90 | popular plu=94079 SE/FR/ES
Vitkål | -; Garant | - | CA1.2KG 14.90 | sv plu=94069 SE
Rödkål | - | - | CA1KG 17.90 | sv plu=94554 SE
Spetskål | -; Garant | - | CA800G 27.90; ST 24.90 | popular sv plu=94070 SE
Savojkål | - | - | CA900G 29.90 | sv SE
Brysselkål | -; Garant | - | 300G 24.90; 500G 34.90 | SE/NL
Pak choi | - | - | 250G 24.90 | NL/ES
Salladskål | - | - | CA700G 29.90 | plu=94552 SE
Blomkålsris | Garant | - | 300G 29.90 | NL
Bimi | - | - | 200G 32.90 | ES/KE
# Svamp | vegetable | Färsk svamp att steka, stuva eller lägga på toast.
{} | -; Garant; Eldorado *.85 | Champinjoner; Kastanjechampinjoner *1.08 | 250G 19.90; 500G 32.90 | staple PL/NL/SE
Skivade champinjoner | Garant | - | 250G 22.90 | PL
Ekologiska champinjoner | Garant; Änglamark | - | 200G 26.90 | eko NL
Portabello | - | - | 250G 29.90 | PL/NL
Ostronskivling | -; Garant | - | 150G 34.90 | PL/SE
Shiitake | Garant; - | - | 100G 34.90 | NL
{} | - | Svenska kantareller +sv; Kantareller | 150G 49.90; CA200G 249.00 | LT/SE
Karljohansvamp | - | - | CA200G 349.00 | SE/PL
# Övriga grönsaker | vegetable | Grönsaker efter säsong, från odlare vi litar på.
Aubergine | - | - | ST 19.90; CA300G 44.90 | plu=94081 ES/NL
Zucchini | -; Garant *1.3 +eko | - | CA250G 34.90; ST 12.90 | popular plu=94067 ES/SE
Grön sparris | -; Garant | - | 250G 32.90; 500G 56.90 | popular PE/ES/SE
Vit sparris | - | - | 500G 64.90 | DE/PE
Haricots verts | Garant; - | - | 200G 26.90; 400G 42.90 | KE/MA
Sugarsnaps | Garant; - | - | 150G 26.90 | KE/ZM
Salladsärtor | Garant | - | 150G 24.90 | KE
Majskolv | -; Garant | - | 2P 27.90; 4P 44.90 | popular ES/MA/SE
Babymajs | Garant | - | 125G 26.90 | TH
{} | - | Blekselleri | ST 24.90 | plu=94583 ES/SE
Fänkål | - | - | CA300G 44.90 | plu=94515 IT/ES
Butternutpumpa | - | - | CA1KG 29.90 | plu=94759 ES/PT
{} | - | Hokkaidopumpa; Halloweenpumpa *.7 | CA1.5KG 29.90 | SE/ES
Kronärtskocka | - | - | ST 22.90 | FR/ES
Böngroddar | Garant; - | - | 250G 14.90 | SE
{} | - | Svensk rabarber +sv | CA400G 49.90 | SE/NL
{} | Garant; Vidinge *1.08 | Färsk wokmix; Asiatisk wokmix; Grön wokmix | 300G 29.90; 500G 42.90 | SE/NL
{} | Garant | Färsk soppmix rotfrukter | 500G 29.90 | SE
Ärtskott | Garant; Svegro | - | 50G 19.90 | SE
= Potatis
# Potatis | potato | Potatis sorterad efter kokegenskap.
Fast potatis | Garant; Eldorado *.82; Gränsbo *1.1; - | - | 900G 17.90; 2KG 29.90; 5KG 59.90 | staple sv SE
Mjölig potatis | Garant; Eldorado *.84; - | - | 900G 17.90; 2KG 28.90; 5KG 56.90 | popular sv SE
Delikatesspotatis | Garant; Eldorado *.88; Bjäre *1.12 | - | 900G 22.90; 2KG 39.90 | popular sv SE
{} | Garant; Änglamark; Bjäre | Ekologisk fast potatis; Ekologisk delikatesspotatis | 900G 26.90; 2KG 44.90 | krav eko sv SE
Bakpotatis | -; Garant | - | CA300G 19.90; 4P 26.90; 1KG 22.90 | sv plu=94072 SE
Mandelpotatis | Garant; Norrlands *1.1 | - | 900G 29.90; 2KG 52.90 | sv SE
Sparrispotatis | Garant; Bjäre | - | 900G 29.90 | sv SE
Amandinepotatis | Garant; Bjäre | - | 900G 27.90; 2KG 49.90 | sv SE
{} | -; Bjäre *1.15 | Svensk färskpotatis +sv; Färskpotatis | CA80G 39.90; 900G 34.90 | SE/CY/EG
Potatis King Edward | Garant; Bjäre | - | 900G 24.90; 2KG 42.90 | sv SE
# Kyld potatis | potato | Förkokt eller färdiglagad potatis som går snabbt att värma.
{} | Peka; Garant *.88 | Skivad kokt potatis; Kokt potatis; Tärnad kokt potatis | 700G 29.90; 1KG 38.90 | p=deli SE
{} | Peka | Kryddig kulpotatis; Kulpotatis BBQ; Kulpotatis örter & vitlök | 700G 31.90 | p=deli SE
{} | Peka; Scan *1.02; Redo *.85; Garant *.84 | Potatisgratäng; Potatisgratäng med ost & purjolök | 400G 29.90; 800G 49.90 | p=deli SE
{} | Rydbergs; Redo *.9; Jureskog *1.1; Garant *.82 | Klassisk potatissallad; Potatissallad med crème fraiche; Fransk potatissallad +vegan; Potatissallad med purjolök | 400G 31.90; 800G 49.90 | p=deli SE
Coleslaw | Rydbergs; Jureskog *1.05; Garant *.84 | Original | 400G 28.90 | p=deli SE
{} | Felix; Garant *.85 | Kylt potatismos | 450G 29.90 | p=deli SE
= Kryddgrönt & växter
# Färska örter | salad | Färska kryddor i kruka eller påse som lyfter vilken rätt som helst.
Basilika i kruka | Svegro; Garant *.9; Änglamark +krav *1.1 | - | ST 24.90 | staple sv SE
{} i kruka | Svegro; Garant *.9 | Persilja; Koriander; Dill; Mynta; Gräslök; Timjan; Rosmarin; Oregano; Citronmeliss; Salvia | ST 24.90 | popular sv SE
{} | Garant; Eldorado *.86 | Färsk dill; Färsk persilja; Färsk koriander; Färsk gräslök; Färsk mynta; Färsk rosmarin | 20G 14.90; 50G 22.90 | SE/IL/KE
Dillkronor | - | - | 100G 24.90 | SE
Citrongräs | Garant | - | 50G 17.90 | TH/IL
Thaibasilika | Garant | - | 20G 16.90 | IL/TH
# Buketter & krukväxter | plant | Blommor och växter att ge bort eller ha på köksbordet.
{} | - | Blandad bukett; Rosor 10-pack; Tulpaner 15-pack; Bukett nejlikor | ST 79.00 | SE/NL/KE
{} | - | Orkidé *2; Kalanchoe; Begonia; Hyacint *.6; Julstjärna *.8; Murgröna | ST 59.00 | SE/NL/DK
{} | - | Fairtraderosor | ST 99.00 | fair KE
= Färdigskuret & juice
# Färdigskuren frukt | fruit | Skalad och skuren frukt, färdig att ätas.
{} | Garant; Fresh Cut *1.08 | Melonmix; Ananasbitar; Mangobitar; Fruktmix; Vattenmelonbitar | 150G 29.90; 300G 46.90 |
Skuren ananas | Garant | - | 400G 49.90 | CR
Äppelklyftor | Garant | - | 80G 14.90; 5X80G 49.90 | IT
{} | Garant | Grönsaksstavar morot & gurka; Grönsaksstavar mix | 200G 29.90 | SE
# Färskpressad juice & shots | juice | Pressad frukt och ingefära, kyld och ofiltrerad.
{} | Brämhults; Garant *.85; Innocent *1.02; Froosh *1.02 | Färskpressad apelsinjuice; Färskpressad blodapelsinjuice; Färskpressad äppeljuice; Färskpressad grapefruktjuice; Färskpressad juice morot & apelsin | 250ML 26.90; 850ML 49.90 | popular
{} | Rå; Brämhults; Garant *.85 | Ingefärashot; Ingefärashot gurkmeja; Ingefärashot rödbeta | 60ML 21.90; 420ML 69.90 |
{} | Froosh; Innocent *1.04; Garant *.84 | Smoothie Mango & apelsin; Smoothie Jordgubb & banan; Smoothie Blåbär & hallon; Smoothie Ananas, banan & kokos; Grön smoothie | 250ML 25.90; 750ML 49.90 |
= Torkad frukt & nötter
# Torkad frukt | driedfruit | Torkad frukt till müsli, bak och mellanmål.
Russin | Eldorado *.72; Garant; Sun-Maid *1.2; Saltå Kvarn *1.6 +krav; Risenta *1.1 | - | 250G 24.90; 500G 39.90 | popular TR/US
{} | Garant; Sevan *.85; Risenta *1.08 | Urkärnade dadlar; Hackade dadlar | 250G 25.90; 500G 44.90 | TN/IR
Torkade aprikoser | Garant; Risenta *1.1; Eldorado *.8; Kung Markatta *1.5 +eko | - | 250G 36.90; 500G 64.90 | TR
Torkade tranbär | Garant; Ocean Spray *1.15; Risenta *1.08 | - | 125G 24.90; 300G 49.90 | US
Katrinplommon | Garant; Sunsweet *1.2; Risenta | - | 250G 34.90 | US/CL
Torkade fikon | Garant; Risenta; Sevan | - | 250G 37.90 | TR
Gojibär | Rawfood; Renée Voltaire | - | 125G 49.90 | CN
Torkade mangobitar | Garant; Renée Voltaire *1.2; Eldorado *.8 | - | 100G 29.90; 200G 49.90 | TH/GH
Äppelringar | Garant; Saltå Kvarn *1.25 +krav | - | 80G 29.90 | IT/TR
# Naturella nötter & frön | nuts | Naturella nötter och frön för bak, sallad och snacks.
{} | Garant; Eldorado *.85; Risenta *1.08; Änglamark *1.4 +eko | Sötmandel; Skalad sötmandel; Mandelspån; Hackad sötmandel | 100G 24.90; 200G 39.90 | popular US/ES
{} | Garant; Eldorado *.84; Risenta *1.1; Änglamark *1.35 +eko | Cashewnötter; Rostade cashewnötter | 175G 39.90; 300G 62.90 | VN/IN
{} | Garant; Eldorado *.84; Risenta *1.1 | Valnötter; Hackade valnötter | 150G 39.90; 300G 66.90 | popular US/CL
{} | Garant; Eldorado *.84; Risenta *1.1 | Hasselnötter; Hackade hasselnötter | 175G 42.90; 300G 69.90 | TR/IT
Pekannötter | Garant; Risenta *1.08 | - | 100G 39.90 | US
Paranötter | Garant; Risenta | - | 150G 44.90 | BO/PE
Pinjenötter | Garant; Zeta *1.15; Risenta *1.06; Eldorado *.9 | - | 70G 39.90; 150G 74.90 | CN/IT
Macadamianötter | Garant; Risenta | - | 100G 54.90 | ZA/KE
{} | Eldorado *.75; Garant; Risenta *1.15; Saltå Kvarn *1.6 +krav | Solroskärnor; Rostade solroskärnor | 400G 24.90 | popular p=seeds HU/BG
Pumpakärnor | Garant; Risenta *1.12; Eldorado *.8 | - | 150G 26.90; 350G 49.90 | p=seeds CN/AT
Chiafrön | Garant; Renée Voltaire *1.2; Risenta *1.08; Kung Markatta *1.3 +eko | - | 250G 34.90; 400G 49.90 | p=seeds BO/PY
{} | Garant; Risenta *1.15; Saltå Kvarn *1.4 +krav | Linfrön; Krossade linfrön | 500G 24.90 | p=seeds SE/CN
{} | Garant; Risenta *1.15; Sevan *.9 | Skalade sesamfrön; Oskalade sesamfrön | 200G 24.90 | p=seeds IN/NG
Psylliumfröskal | Risenta; Garant *.88; Renée Voltaire *1.15 | - | 200G 49.90 | p=seeds IN
`
