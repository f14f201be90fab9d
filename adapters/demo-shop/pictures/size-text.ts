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

/** A size as it is printed on a pack: '12X33CL' is '12 × 33 cl', 'CA1.35KG' is 'ca 1,35 kg'; '' for products that are sold by the piece. */
export const sizeTextOf = (size: string): string => {
  const [, about, count, amount = "", unit = ""] =
    /^(CA)?(?:(\d+)X)?([\d,.]+)(?:\/[\d,.]+)?(KG|G|L|DL|CL|ML|P)$/.exec(size.toUpperCase()) ?? []
  if (amount === "") return ""
  return `${about === undefined ? "" : "ca "}${count === undefined ? "" : `${count} × `}${amount.replace(".", ",")}${units[unit] ?? ""}`
}

const gramsOrMillilitresPerUnit: Readonly<Record<string, number>> = { KG: 1000, G: 1, L: 1000, DL: 100, CL: 10, ML: 1 }

/** The scale of a pack's drawing: from 0.8 for 20 g or less to 1 for 2 kg or more, and 1 for products in pieces. */
export const packScale = (size: string): number => {
  const [, amount = "", unit = ""] = /([\d,.]+)(?:\/[\d,.]+)?(KG|G|L|DL|CL|ML)$/.exec(size.toUpperCase()) ?? []
  const content = Number(amount.replace(",", ".")) * (gramsOrMillilitresPerUnit[unit] ?? 0)
  return content > 0 ? Math.max(0.8, Math.min(1, 0.8 + 0.1 * Math.log10(content / 20))) : 1
}
