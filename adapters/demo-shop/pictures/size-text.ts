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

/** A size as it is printed on a pack: '12X33CL' is '12 × 33 cl', 'CA1.35KG' is 'ca 1,35 kg'; '' for goods that are sold by the piece. */
export const sizeText = (size: string): string => {
  const [, about, count, amount = "", unit = ""] =
    /^(CA)?(?:(\d+)X)?([\d,.]+)(?:\/[\d,.]+)?(KG|G|L|DL|CL|ML|P)$/.exec(size.toUpperCase()) ?? []
  if (amount === "") return ""
  return `${about === undefined ? "" : "ca "}${count === undefined ? "" : `${count} × `}${amount.replace(".", ",")}${units[unit] ?? ""}`
}
