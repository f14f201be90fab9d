/** The dishes of the demo shop's catered meals: 'name: ingredients'. */
const dishTable = `
Ljust bröd: Vetemjöl, vatten, rapsolja, jäst, socker, salt
Danskt rågbröd: Rågmjöl, vatten, rågkross, linfrön, solroskärnor, jäst, salt
Glutenfritt bröd: Vatten, majsstärkelse, rismjöl, psylliumfröskal, rapsolja, jäst, socker, salt
Räkröra: Räkor 45 %, majonnäs (rapsolja, äggula, vatten, ättika, senap, salt), crème fraiche (grädde, syrningskultur), dill, citronsaft
Handskalade räkor: Räkor, vatten, salt
Gravad lax: Lax, salt, socker, dill, vitpeppar
Varmrökt lax: Lax, salt, bokrök
Kallrökt lax: Lax, salt, bokrök
Laxröra: Varmrökt lax 40 %, färskost (mjölk, grädde, syrningskultur, salt), pepparrot, dill
Löjrom: Löjrom, salt
Ägg i halvor: Ägg
Majonnäs: Rapsolja, äggula, vatten, ättika, senap, salt
Skinkröra: Rökt skinka 40 % (griskött, vatten, salt, konserveringsmedel (natriumnitrit)), färskost (mjölk, grädde, syrningskultur, salt), majonnäs (rapsolja, äggula, vatten, ättika, senap, salt), gurka
Rökt skinka: Griskött, vatten, salt, konserveringsmedel (natriumnitrit)
Rostbiff: Nötkött, salt, svartpeppar, rapsolja
Leverpastej: Griskött, grislever, vatten, vetemjöl, lök, ägg, sardeller, salt, kryddor
Hårdost: Mjölk, salt, syrningskultur, löpe
Brieost: Mjölk, salt, syrningskultur, löpe
Ädelost: Mjölk, salt, syrningskultur, löpe, mögelkultur
Getost: Getmjölk, salt, syrningskultur, löpe
Manchego: Fårmjölk, salt, syrningskultur, löpe
Västerbottensost: Mjölk, salt, syrningskultur, löpe
Prosciutto: Grisskinka, salt
Salami: Griskött, salt, druvsocker, kryddor, konserveringsmedel (natriumnitrit)
Chorizo: Griskött, salt, paprikapulver, vitlök, konserveringsmedel (natriumnitrit)
Fikonmarmelad: Fikon 60 %, socker, citronsaft, pektin
Vindruvor: Vindruvor
Oliver: Gröna oliver, vatten, salt, rapsolja, vitlök
Fröknäcke: Solroskärnor, pumpakärnor, sesamfrön, linfrön, majsmjöl, rapsolja, salt
Kex: Vetemjöl, rapsolja, malt av korn, salt, jäst
Marinerade grönsaker: Paprika, zucchini, rödlök, olivolja, vitlök, timjan, salt
Hummus: Kikärtor 55 %, tahini (sesamfrön), citronsaft, rapsolja, vitlök, spiskummin, salt
Avokadoröra: Avokado 60 %, citronsaft, koriander, vitlök, salt
Sparrisröra: Sparris 30 %, färskost (mjölk, grädde, syrningskultur, salt), majonnäs (rapsolja, äggula, vatten, ättika, senap, salt), gräslök
Vegansk röra: Kikärtor, tång, rapsolja, vatten, sojaprotein, senap, citronsaft, dill, salt
Grönsaker och örter: Gurka, tomat, rädisor, sallad, dill, citron
Sallad: Isbergssallat, gurka, tomat, rödlök
Romansallad: Romansallat
Krutonger: Vetemjöl, vatten, rapsolja, jäst, salt, vitlök
Parmesan: Mjölk, salt, löpe
Stekt kycklingfilé: Kyckling, rapsolja, salt, paprikapulver
Caesardressing: Rapsolja, vatten, parmesan (mjölk, salt, löpe), äggula, senap, sardeller, vitlök, ättika
Vinägrett: Rapsolja, vitvinsvinäger, senap, honung, salt
Grekisk sallad: Tomat, gurka, paprika, rödlök, fetaost (får- och getmjölk, salt, syrningskultur), oliver, oregano
Quinoasallad: Quinoa, edamame, avokado, mango, rödlök, koriander, lime
Pastasallad: Durumvetepasta, soltorkad tomat, ruccola, mozzarella (mjölk, salt, syrningskultur, löpe), pesto (basilika, rapsolja, parmesan (mjölk, salt, löpe), cashewnötter)
Potatissallad: Potatis, crème fraiche (grädde, syrningskultur), majonnäs (rapsolja, äggula, vatten, ättika, senap, salt), kapris, gräslök
Potatisgratäng: Potatis, grädde, mjölk, hårdost (mjölk, salt, syrningskultur, löpe), vitlök, salt
Kokt potatis: Potatis, dill, salt
Potatismos: Potatis, mjölk, smör, salt, muskotnöt
Ugnsrostad potatis: Potatis, rapsolja, rosmarin, salt
Ris: Ris, vatten, salt
Rotsaker: Morot, palsternacka, rotselleri, rapsolja, timjan, salt
Bearnaisesås: Rapsolja, smör, äggula, vatten, vitvinsvinäger, dragon, schalottenlök, salt
Rödvinssås: Kalvfond, rödvin (sulfiter), schalottenlök, smör, timjan, salt
Gräddsås: Grädde, kalvfond, sojasås (sojabönor, vete, salt), svartpeppar
Hovmästarsås: Rapsolja, senap, socker, ättika, dill, salt
Romsås: Crème fraiche (grädde, syrningskultur), stenbitsrom, rödlök, dill
Tzatziki: Yoghurt, gurka, vitlök, olivolja, salt
Aioli: Rapsolja, äggula, vitlök, senap, citronsaft, salt
Tomatsalsa: Tomat, rödlök, chili, lime, koriander, salt
Focaccia: Vetemjöl, vatten, olivolja, rosmarin, jäst, salt
Surdegsbröd: Vetemjöl, vatten, rågmjöl, salt
Smör: Grädde, salt
Helstekt fläskfilé: Griskött, rapsolja, salt, svartpeppar
Kycklingspett: Kyckling, yoghurt, vitlök, paprikapulver, citron, salt
Ugnsbakad lax: Lax, citron, dill, salt
Lammytterfilé: Lammkött, rosmarin, vitlök, olivolja, salt
Vegetarisk lasagne: Durumvetepasta, krossade tomater, linser, mjölk, hårdost (mjölk, salt, syrningskultur, löpe), spenat, vetemjöl, lök, vitlök
Köttfärslasagne: Nötkött 22 %, durumvetepasta, krossade tomater, mjölk, hårdost (mjölk, salt, syrningskultur, löpe), vetemjöl, lök, morot, vitlök
Kycklinggryta med curry: Kyckling 30 %, kokosmjölk, äpple, lök, paprika, curry (senap, spiskummin, gurkmeja), salt
Högrevsgryta: Nötkött 40 %, rödvin (sulfiter), lök, morot, rökt sidfläsk (griskött, salt), champinjoner, tomatpuré
Chili sin carne: Svarta bönor, krossade tomater, majs, paprika, lök, sojafärs, chili, spiskummin
Små köttbullar: Griskött, nötkött, lök, mjölk, ströbröd (vetemjöl, vatten, jäst, salt), ägg, salt, kryddpeppar
Prinskorv: Griskött, vatten, potatismjöl, salt, kryddor, konserveringsmedel (natriumnitrit)
Minipajer med Västerbottensost: Vetemjöl, smör, ägg, grädde, Västerbottensost (mjölk, salt, syrningskultur, löpe)
Falafel: Kikärtor, lök, persilja, spiskummin, rapsolja, salt
Vårrullar: Vetemjöl, vatten, vitkål, morot, glasnudlar, sojasås (sojabönor, vete, salt), rapsolja
Söt chilisås: Socker, vatten, chili, vitlök, risvinäger
Tunnbrödsrullar med rökt lax: Tunnbröd (vetemjöl, vatten, rågsikt, jäst, salt), rökt lax, färskost (mjölk, grädde, syrningskultur, salt), pepparrot
Wraps med kyckling: Tortilla (vetemjöl, vatten, rapsolja, salt), kyckling, färskost (mjölk, grädde, syrningskultur, salt), paprika, ruccola
Wraps med hummus: Tortilla (vetemjöl, vatten, rapsolja, salt), hummus (kikärtor, tahini (sesamfrön), citronsaft, vitlök), morot, ruccola
Tomat- och mozzarellaspett: Tomat, mozzarella (mjölk, salt, syrningskultur, löpe), basilika
Inlagd sill: Sill, ättika, socker, lök, morot, kryddpeppar
Senapssill: Sill, senap, rapsolja, socker, dill
Skagensill: Sill, majonnäs (rapsolja, äggula, vatten, ättika, senap, salt), dill, citronsaft
Gubbröra: Ansjovis (skarpsill, socker, salt), ägg, rödlök, gräslök, dill
Julskinka: Griskött, vatten, salt, konserveringsmedel (natriumnitrit), griljering (senap, ägg, ströbröd (vetemjöl, vatten, jäst, salt))
Janssons frestelse: Potatis, grädde, lök, ansjovis (skarpsill, socker, salt), ströbröd (vetemjöl, vatten, jäst, salt)
Revbensspjäll: Griskött, salt, kryddpeppar, ingefära
Rödkål: Rödkål, äpple, ättika, socker, kryddnejlika, salt
Brunkål: Vitkål, sirap, ättika, smör, salt
Rödbetssallad: Rödbetor, äpple, majonnäs (rapsolja, äggula, vatten, ättika, senap, salt), crème fraiche (grädde, syrningskultur)
Vörtbröd: Vetemjöl, rågsikt, vatten, vört (korn), sirap, russin, jäst, pomeransskal, salt
Ris à la Malta: Ris, grädde, mjölk, socker, apelsin, vaniljsocker
Vegetariska julbullar: Sojaprotein, vatten, äggvita, lök, rapsolja, kryddpeppar
Senap: Senapsfrön, vatten, ättika, socker, salt
Tårtbotten: Socker, vetemjöl, ägg, potatisstärkelse, bakpulver (difosfater, natriumkarbonat)
Glutenfri tårtbotten: Socker, ägg, potatisstärkelse, rismjöl, bakpulver (difosfater, natriumkarbonat)
Vispgrädde: Grädde, socker, vaniljextrakt
Vaniljkräm: Mjölk, socker, äggula, majsstärkelse, smör, vaniljextrakt
Hallonsylt: Hallon 55 %, socker, pektin
Grön marsipan: Sötmandel 25 %, socker, glukossirap, vatten, färgämnen (spirulina, gurkmeja)
Jordgubbar: Jordgubbar
Chokladmousse: Grädde, mörk choklad (kakaomassa, socker, kakaosmör, sojalecitin), ägg, socker
Chokladbotten: Socker, ägg, smör, mörk choklad (kakaomassa, socker, kakaosmör, sojalecitin), vetemjöl, kakao
Vegansk chokladbotten: Socker, vetemjöl, havredryck, rapsolja, kakao, bakpulver (difosfater, natriumkarbonat)
Kokosgrädde: Kokosmjölk, socker, vaniljextrakt
Budapestbotten: Socker, äggvita, hasselnötter, potatisstärkelse
Mandarin: Mandarin, vatten, socker
Mörk choklad: Kakaomassa, socker, kakaosmör, sojalecitin
Passionsfruktsspegel: Passionsfrukt, socker, vatten, gelatin av nöt
Färskostfyllning: Färskost (mjölk, grädde, syrningskultur, salt), grädde, socker, citronsaft
Kexbotten: Digestivekex (vetemjöl, fullkornsvete, rapsolja, socker, bakpulver (natriumkarbonat)), smör
`

/** The ingredients by the name of the dish. */
export const dishIngredients: ReadonlyMap<string, string> = new Map(
  dishTable
    .trim()
    .split("\n")
    .map((line) => {
      const nameEnd = line.indexOf(": ")
      return [line.slice(0, nameEnd), line.slice(nameEnd + 2)]
    })
)
