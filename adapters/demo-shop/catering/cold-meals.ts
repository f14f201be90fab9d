/** Meals that are eaten cold; parse-meals.ts describes the format. */
export const coldMeals = `
# 1001 | Smörgåstårta med räkor och lax | per person | smorgastartor | 2
Tre lager ljust bröd med räkröra och gravad lax, toppad med handskalade räkor, ägg, dill och citron.
@ Räknat på 350 g per portion.
= | 8-40 | 99 | Ljust bröd, Räkröra, Gravad lax, Handskalade räkor, Ägg i halvor, Majonnäs, Grönsaker och örter

# 1002 | Smörgåstårta med skinka och ost | per person | smorgastartor | 2
Klassikern till studenten och sextioårskalaset: skinkröra, leverpastej, ost och färska grönsaker.
@ Räknat på 350 g per portion.
= | 8-40 | 85 | Ljust bröd, Skinkröra, Leverpastej, Rökt skinka, Hårdost, Majonnäs, Vindruvor, Grönsaker och örter

# 1009 | Vegetarisk smörgåstårta | per person | smorgastartor | 2
Rund smörgåstårta med sparrisröra, avokado, brieost och ägg. Välj storlek efter antalet gäster.
@ Räknat på 340 g per portion.
= sparris och brie | 6 8 12 16 20 | 89 | Ljust bröd, Sparrisröra, Avokadoröra, Brieost, Ägg i halvor, Grönsaker och örter
= vegansk, kikärta och avokado | 6 8 12 16 20 | 92 | Ljust bröd, Vegansk röra, Avokadoröra, Hummus, Marinerade grönsaker, Grönsaker och örter

# 1010 | Glutenfri smörgåstårta | per person | smorgastartor | 3
Lika saftig som den vanliga, på glutenfritt bröd. Görs på egen bänk i köket.
@ Räknat på 350 g per portion. Köket hanterar vetemjöl.
= räkor och lax | 6 8 12 | 115 | Glutenfritt bröd, Räkröra, Kallrökt lax, Handskalade räkor, Ägg i halvor, Grönsaker och örter
= skinka och ost | 6 8 12 | 105 | Glutenfritt bröd, Skinkröra, Rökt skinka, Hårdost, Grönsaker och örter

# 1003 | Landgång | per styck | smorgastartor | 1
En hel måltid på en skiva bröd, till lunchmötet eller minnesstunden.
= räkor och ägg | 4- | 109 | Danskt rågbröd, Handskalade räkor, Ägg i halvor, Majonnäs, Kallrökt lax, Grönsaker och örter
= rostbiff och skinka | 4- | 99 | Danskt rågbröd, Rostbiff, Potatissallad, Rökt skinka, Hårdost, Grönsaker och örter

# 1011 | Räksmörgås | per styck | smorgastartor | 1
En rejäl räkmacka med 150 g handskalade räkor, ägg, majonnäs och dill.
= | 2-60 | 119 | Danskt rågbröd, Handskalade räkor, Ägg i halvor, Majonnäs, Sallad, Grönsaker och örter

# 1006 | Prinsesstårta | per styck | tartor | 2
Luftig tårtbotten med vaniljkräm, hallonsylt och vispgrädde under grön marsipan.
= 6 bitar | 1-10 | 289 | Tårtbotten, Vaniljkräm, Hallonsylt, Vispgrädde, Grön marsipan
= 10 bitar | 1-10 | 429 | Tårtbotten, Vaniljkräm, Hallonsylt, Vispgrädde, Grön marsipan

# 1012 | Jordgubbstårta | per styck | tartor | 2
Sommarens tårta: tårtbotten, vaniljkräm, grädde och så många jordgubbar som får plats.
= 8 bitar | 1-10 | 349 | Tårtbotten, Vaniljkräm, Vispgrädde, Jordgubbar
= 12 bitar | 1-10 | 479 | Tårtbotten, Vaniljkräm, Vispgrädde, Jordgubbar
= 8 bitar, glutenfri | 1-10 | 379 | Glutenfri tårtbotten, Vaniljkräm, Vispgrädde, Jordgubbar

# 1013 | Chokladtårta | per styck | tartor | 2
Kladdig chokladbotten med mörk chokladmousse.
= 10 bitar | 1-10 | 399 | Chokladbotten, Chokladmousse, Mörk choklad
= 10 bitar, vegansk | 1-10 | 419 | Vegansk chokladbotten, Kokosgrädde, Hallonsylt

# 1014 | Budapesttårta | per styck | tartor | 2
Rulltårta av hasselnötsmaräng med grädde och mandarin.
= | 1-10 | 329 | Budapestbotten, Vispgrädde, Mandarin, Mörk choklad

# 1015 | Cheesecake med passionsfrukt | per styck | tartor | 2
Frisk och krämig, med spegel av passionsfrukt.
= 12 bitar | 1-10 | 449 | Kexbotten, Färskostfyllning, Passionsfruktsspegel

# 1007 | Tapasbricka | per person | plockmat | 1
Spanska smaker att plocka av: chorizo, manchego, oliver och marinerade grönsaker.
@ Räknat på 300 g per portion.
= | 6- | 149 | Chorizo, Manchego, Prosciutto, Oliver, Marinerade grönsaker, Surdegsbröd
> aioli | Aioli | Aioli
> tomatsalsa | Tomatsalsa | Tomatsalsa

# 1016 | Svensk plockmat | per person | plockmat | 1
Små köttbullar, pajer med Västerbottensost, laxrullar och prinskorv. Tio bitar per person.
@ Räknat på 280 g per portion.
= | 6-80 | 139 | Små köttbullar, Minipajer med Västerbottensost, Tunnbrödsrullar med rökt lax, Prinskorv, Ägg i halvor, Grönsaker och örter
> senap | Senap | Senap
> hovmastarsas | Hovmästarsås | Hovmästarsås

# 1017 | Vegetarisk plockmat | per person | plockmat | 1
Falafel, vårrullar, tomatspett och hummus. Tio bitar per person.
@ Räknat på 280 g per portion.
= vegetarisk | 6-80 | 129 | Falafel, Vårrullar, Tomat- och mozzarellaspett, Hummus, Oliver
= vegansk | 6-80 | 129 | Falafel, Vårrullar, Marinerade grönsaker, Hummus, Oliver
> tzatziki | Tzatziki | Tzatziki
> chilisas | Söt chilisås | Söt chilisås

# 1018 | Minilandgångar | per styck | plockmat | 1
Tre tuggor stora, till mingel och välkomstdrink. Säljs i brickor om 12.
= 12 bitar, blandade | 1-20 | 319 | Danskt rågbröd, Räkröra, Rostbiff, Brieost, Ägg i halvor, Grönsaker och örter
= 12 bitar, vegetariska | 1-20 | 299 | Danskt rågbröd, Brieost, Hummus, Ägg i halvor, Marinerade grönsaker

# 1005 | Caesarsallad | per styck | sallader | 1
Krispig romansallad, krutonger och parmesan i egen skål.
= kyckling | 2- | 95 | Romansallad, Stekt kycklingfilé, Krutonger, Parmesan
= räkor | 2- | 115 | Romansallad, Handskalade räkor, Krutonger, Parmesan
> caesardressing | Caesardressing | Caesardressing
> vinagrett | Vinägrett | Vinägrett

# 1019 | Grekisk sallad | per styck | sallader | 1
Tomat, gurka, oliver och riktig fetaost.
= | 2- | 89 | Grekisk sallad, Oliver
> tzatziki | Tzatziki | Tzatziki
> vinagrett | Vinägrett | Vinägrett

# 1020 | Wraps till mötet | per styck | sallader | 1
Halverade och inslagna i papper, lätta att äta med en hand.
= kyckling | 4-100 | 75 | Wraps med kyckling
= hummus | 4-100 | 69 | Wraps med hummus

# 1021 | Ostbricka | per person | brickor | 1
Fem ostar från milt till starkt, med kex, fröknäcke, fikonmarmelad och vindruvor.
@ Räknat på 180 g per portion.
= | 4 6 8 12 | 129 | Brieost, Ädelost, Getost, Västerbottensost, Manchego, Kex, Fröknäcke, Fikonmarmelad, Vindruvor

# 1022 | Charkbricka | per person | brickor | 1
Prosciutto, salami och chorizo i tunna skivor, med oliver, manchego och surdegsbröd.
@ Räknat på 200 g per portion.
= | 4 6 8 12 | 125 | Prosciutto, Salami, Chorizo, Manchego, Oliver, Surdegsbröd

# 1023 | Ost- och charkbricka | per person | brickor | 1
Det bästa av båda, upplagt på samma fat.
@ Räknat på 220 g per portion.
= | 4 6 8 12 16 | 139 | Brieost, Ädelost, Manchego, Prosciutto, Salami, Kex, Fikonmarmelad, Vindruvor, Oliver
`
