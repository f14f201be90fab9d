export const chooseStoreText = "Välj butik för att se aktuella erbjudanden"

export const failed = "Något gick fel vid inladdning av sidan"
