const units: Readonly<Record<string, string>> = {
  P: "-pack",
  ST: "",
  KG: " kg",
  G: " g",
  L: " l",
  DL: " dl",
  CL: " cl",
  ML: " ml"
}

/** A size as it is printed on a pack: '12X33CL' is '12 × 33 cl'; '' for goods without a printed size, which are sold loose. */
export const sizeText = (size: string): string => {
  const [, count, amount = "", unit = ""] =
    /^(?:(\d+)X)?([\d,.]+)(?:\/[\d,.]+)?(KG|G|L|DL|CL|ML|P)$/.exec(size.toUpperCase()) ?? []
  if (amount === "") return ""
  return `${count === undefined ? "" : `${count} × `}${amount.replace(".", ",")}${units[unit] ?? ""}`
}
