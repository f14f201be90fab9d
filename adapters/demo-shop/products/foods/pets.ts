/** Ingredients of feed in the department 'Hem, städ & djur'; parse-foods.ts describes the format. */
export const petFoods = `
# Kattmat
torr+lax | - | Spannmål (majs, vete), köttmjöl av fjäderfä, lax 14 %, djurfett, vegetabiliska proteinextrakt, betfiber, jäst, mineraler.
torr+nöt | - | Spannmål (majs, vete), köttmjöl av fjäderfä, nötkött 4 %, djurfett, vegetabiliska proteinextrakt, betfiber, jäst, mineraler.
torr | - | Spannmål (majs, vete), köttmjöl av kyckling 26 %, djurfett, vegetabiliska proteinextrakt, betfiber, jäst, mineraler.
våt+fisk | - | Kött och animaliska biprodukter, fisk och fiskbiprodukter 4 % (torsk, lax), vegetabiliskt proteinextrakt, mineraler, socker.
våt+nöt | - | Kött och animaliska biprodukter 42 % (varav nöt 4 %), vegetabiliskt proteinextrakt, mineraler, socker.
våt+kalkon | - | Kött och animaliska biprodukter 42 % (varav kalkon 4 %), vegetabiliskt proteinextrakt, mineraler, socker.
våt | - | Kött och animaliska biprodukter 42 % (varav kyckling 4 %), vegetabiliskt proteinextrakt, mineraler, socker.
godis | - | Spannmål, kött och animaliska biprodukter, oljor och fetter, vegetabiliskt proteinextrakt, {kattgodis}, mineraler, jäst.
# Hundmat
torr+lamm | - | Ris 28 %, köttmjöl av lamm 18 %, majs, djurfett, betfiber, jäst, mineraler.
torr+nöt | - | Spannmål (vete, majs), köttmjöl, nötkött 6 %, djurfett, betfiber, jäst, mineraler.
torr | - | Spannmål (vete, majs), köttmjöl av kyckling 22 %, djurfett, betfiber, jäst, mineraler.
våt | - | Kött och animaliska biprodukter 46 % ({hundkött}), spannmål, mineraler, socker.
dentastix | - | Spannmål, vegetabiliska biprodukter, kött och animaliska biprodukter, mineraler, oljor och fetter.
tuggben | - | Nöthud.
kycklingfilé | - | Kycklingbröst 92 %, glycerin, mineraler.
godis | - | Kött och animaliska biprodukter, spannmål, vegetabiliskt proteinextrakt, glycerin, mineraler.
# Fåglar & smådjur
solros | - | Solrosfrön.
talg | - | Nöttalg 48 %, krossat vete, solrosfrön, jordnötter.
jordnöt | - | Jordnötter.
fröblandning | - | Solrosfrön 40 %, vete, hampafrön, havre, hirs.
kanin|marsvin | - | Timotejhö 40 %, vete, alfalfa, havre, morot, mineraler, {c-vitaminer}.
hamster | - | Vete, havre, solrosfrön, majs, ärter, jordnötter, mineraler.
undulat | - | Hirs 70 %, kanariefrö, havre, nigerfrö, mineraler.
guldfisk|flingor | - | Fiskmjöl 40 %, vete, jäst, räkmjöl, sojamjöl, alger, mineraler.
`
