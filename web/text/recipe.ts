/** '1 recept', '3 recept'. */
export const recipes = (count: number): string => `${count} recept`
export const minutes = (count: number): string => `${count} min`
