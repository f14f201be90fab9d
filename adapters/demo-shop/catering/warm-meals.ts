/** Buffets, meals to heat at home, and the Christmas buffet; parse-meals.ts describes the format. */
export const warmMeals = `
# 1004 | Italiensk buffé | per person | buffeer | 2
Prosciutto, salami, pastasallad, mozzarella och marinerade grönsaker.
@ Räknat på 450 g per portion.
= | 10- | 179 | Prosciutto, Salami, Pastasallad, Tomat- och mozzarellaspett, Marinerade grönsaker, Oliver
> focaccia | Focaccia med rosmarin | Focaccia
> surdegsbrod | Surdegsbröd | Surdegsbröd

# 1024 | Grillbuffé | per person | buffeer | 2
Kycklingspett, fläskfilé och ugnsrostad potatis, färdiggrillat och lätt att värma.
@ Räknat på 500 g per portion.
= kyckling och fläskfilé | 10-100 | 189 | Kycklingspett, Helstekt fläskfilé, Ugnsrostad potatis, Grekisk sallad, Surdegsbröd, Smör
= lammytterfilé | 10-100 | 229 | Lammytterfilé, Ugnsrostad potatis, Grekisk sallad, Surdegsbröd, Smör
> tzatziki | Tzatziki | Tzatziki
> bearnaise | Bearnaisesås | Bearnaisesås

# 1025 | Sill- och laxbuffé | per person | buffeer | 2
Till midsommar, påsk och födelsedagen vid sjön: tre sorters sill, två sorters lax och Västerbottenspaj.
@ Räknat på 480 g per portion.
= | 8-80 | 199 | Inlagd sill, Senapssill, Skagensill, Gravad lax, Varmrökt lax, Minipajer med Västerbottensost, Kokt potatis, Ägg i halvor, Surdegsbröd, Smör
> hovmastarsas | Hovmästarsås | Hovmästarsås
> romsas | Romsås | Romsås

# 1026 | Vegansk buffé | per person | buffeer | 2
Falafel, hummus, quinoasallad och rostade grönsaker, helt utan animalier.
@ Räknat på 450 g per portion.
= | 8-80 | 169 | Falafel, Hummus, Quinoasallad, Marinerade grönsaker, Ugnsrostad potatis, Focaccia, Oliver

# 1008 | Rostbiff med tillbehör | per person | varmratter | 1
Rosastekt rostbiff i tunna skivor med sallad och inlagd gurka.
@ Räknat på 420 g per portion.
= | 8-60 | 139 | Rostbiff, Sallad, Rödvinssås
> potatissallad | Potatissallad | Potatissallad
> potatisgratang | Potatisgratäng | Potatisgratäng

# 1027 | Ugnsbakad lax | per person | varmratter | 1
Hel laxsida med citron och dill.
@ Räknat på 430 g per portion.
= | 4-60 | 149 | Ugnsbakad lax, Rotsaker, Romsås
> kokt-potatis | Kokt potatis | Kokt potatis
> potatismos | Potatismos | Potatismos

# 1028 | Lasagne i form | per styck | varmratter | 1
En stor form som räcker till 6 personer. Bara att sätta in i ugnen.
= köttfärs | 1-12 | 429 | Köttfärslasagne
= vegetarisk | 1-12 | 399 | Vegetarisk lasagne
> sallad | Grönsallad | Sallad
> caesarsallad | Romansallad med caesardressing | Romansallad, Krutonger, Parmesan, Caesardressing

# 1029 | Gryta till festen | per person | varmratter | 1
Långkok som blir bättre dagen efter. Välj mellan tre grytor.
@ Räknat på 450 g per portion.
= högrev och rödvin | 6-80 | 135 | Högrevsgryta, Surdegsbröd, Smör
= kyckling och curry | 6-80 | 125 | Kycklinggryta med curry, Surdegsbröd, Smör
= chili sin carne | 6-80 | 109 | Chili sin carne, Surdegsbröd
> ris | Ris | Ris
> potatismos | Potatismos | Potatismos

# 1030 | Julbord | per person | jul | 3 | 11-25 12-23
Sill, lax, skinka, köttbullar, Janssons frestelse och ris à la Malta. Hela julbordet, klart att ställa fram.
@ Räknat på 650 g per portion.
= | 6-40 | 329 | Inlagd sill, Senapssill, Gubbröra, Gravad lax, Julskinka, Små köttbullar, Prinskorv, Revbensspjäll, Janssons frestelse, Rödkål, Rödbetssallad, Vörtbröd, Ris à la Malta
> senap | Senap | Senap
> hovmastarsas | Hovmästarsås | Hovmästarsås

# 1031 | Vegetariskt julbord | per person | jul | 3 | 11-25 12-23
Julbullar, rödkål, brunkål, gratäng och rödbetssallad, med vörtbröd och ris à la Malta.
@ Räknat på 600 g per portion.
= | 4-40 | 289 | Vegetariska julbullar, Potatisgratäng, Rödkål, Brunkål, Rödbetssallad, Ägg i halvor, Hårdost, Vörtbröd, Ris à la Malta

# 1032 | Jultallrik | per styck | jul | 2 | 11-25 12-23
Julens smaker på en tallrik, till personalfesten eller lunchen.
= | 4-100 | 169 | Senapssill, Gravad lax, Julskinka, Små köttbullar, Prinskorv, Janssons frestelse, Rödbetssallad, Vörtbröd
`
