export const add = "Lägg till favorit"
export const remove = "Ta bort favorit"
/** The accessible name of a favourite button. */
export const named = (label: string, name: string) => `${label}, ${name}`

export const lists = "Mina listor"
export const products = "Mina favoritvaror"
export const recipes = "Mina favoritrecept"
export const bought = "Mina tidigare köpta varor"
export const boughtRecipes = "Mina mest köpta recept"

export const noProducts = "Du har inte valt några favoriter bland våra matvaror än."
export const noRecipes = "Du har inte valt några favoriter bland våra recept än."
export const nothingBought = "När du har handlat några gånger samlas det du har köpt här."
export const noRecipesBought = "När du har handlat till några recept samlas de här."
export const recipesGone = "Recepten i listan finns inte längre."
export const failed = "Favoriterna gick inte att hämta just nu."
export const recipesFailed = "Recepten gick inte att hämta just nu."
export const browseProducts = "Bläddra produkter"
export const browseRecipes = "Kolla recept"
export const boughtFailed = "Just nu kan vi inte hämta dina mest köpta produkter. Försök igen senare."
export const boughtRecipesFailed = "Just nu kan vi inte hämta dina mest köpta recept. Försök igen senare."
