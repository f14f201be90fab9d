export const label = "Sidfot"
