/** Formats a label's size for display: 'CA1.35KG' becomes 'ca 1,35 kg', '12X33CL' becomes '12x33 cl', '6P' becomes '6-pack'. */
export const readableSize = (descriptiveSize: string | null): string | null => {
  const text = descriptiveSize?.trim() ?? ""
  if (text === "") return null
  const pack = /^(\d+)P$/i.exec(text)
  if (pack) return `${pack[1]}-pack`
  const label = /^(CA\s*)?([\d.,/xX]*)\s*([A-ZÅÄÖ%]*)$/i.exec(text)
  if (!label) return text.toLowerCase()
  const [, approximately = "", amount = "", unit = ""] = label
  return [approximately === "" ? "" : "ca", amount.replace(/\./g, ",").replace(/X/g, "x"), unit.toLowerCase()]
    .filter((part) => part !== "")
    .join(" ")
}
