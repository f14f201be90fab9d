export const label = "Sök varor och recept"
export const submit = "Sök"
export const clear = "Rensa sökningen"
export const close = "Stäng"
