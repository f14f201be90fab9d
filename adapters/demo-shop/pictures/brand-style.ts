import { hash32 } from "#adapters/staging/seeded-random.ts"
import { inkOn } from "./colour.ts"
import type { Face } from "./text-path.ts"

/** A brand's colours ('#rrggbb') and typeface. */
export interface BrandStyle {
  readonly base: string
  readonly ink: string
  readonly accent: string
  readonly face: Face
}

/** Colours and typefaces of well-known brands: base, accent, typeface (s sans, c script, r serif, n narrow). */
const knownBrands: ReadonlyMap<string, string> = new Map(
  Object.entries({
    arla: "00824a ffd21f s",
    "arla ko": "ffffff 00824a s",
    "svenskt smör från arla": "f7d33c 1f4a9c r",
    skånemejerier: "f6d21f d5232b c",
    norrmejerier: "1d4f91 ffffff s",
    valio: "0b3e91 ffffff s",
    wapnö: "e9dfc6 7a1f1f r",
    oatly: "a9cfe0 1c1c1c n",
    alpro: "2e5fa8 ffffff s",
    planti: "e7efe0 3b8d4f c",
    "arla jörd": "eadfce 24352a s",
    sproud: "f4d7c6 2f5d4a s",
    eldorado: "ffd400 d7182a n",
    änglamark: "dfe8cf 3d7a34 r",
    bregott: "f5d547 2a63ad c",
    lätta: "ffe04a 2d7bc4 c",
    becel: "ffffff d21f36 c",
    milda: "ffd84d c62828 c",
    flora: "fff2b8 e0a100 c",
    lurpak: "e9edf0 1b3d6d n",
    philadelphia: "d8e6f4 1c4b9b c",
    kavli: "1c4f9c ffd200 s",
    lindahls: "ffffff 1b58a6 s",
    yoplait: "ffffff d62839 c",
    proviva: "ffffff 6a2c91 s",
    risifrutti: "ffffff e63329 c",
    salakis: "1d5ba8 ffffff r",
    zeta: "ffffff c8102e r",
    "arla köket": "ffffff 0d5f3a s",
    västerbottensost: "0f2f63 e9c46a r",
    scan: "c8102e ffffff s",
    "scan mamma scans": "c8102e f7e6c4 c",
    kronfågel: "f8c300 c8102e s",
    guldfågeln: "e8a91d 5c2d12 s",
    pärsons: "b5121b ffffff c",
    lithells: "8c1d18 f2cf8d r",
    sibylla: "d9202e ffe14d s",
    findus: "ffffff 0a7a3d s",
    felix: "d4111e ffffff c",
    abba: "0c3d7c ffffff r",
    kalles: "1c63b7 ffd200 c",
    fiskeriet: "0f3f66 e8f1f5 s",
    polarbröd: "0f6db5 ffffff s",
    pågen: "f4e3c1 a61d24 c",
    skogaholm: "7c1f1a f5d49a r",
    fazer: "1a2c6b f1c44d c",
    wasa: "f8c51c c8102e r",
    göteborgs: "b5121b ffd66b r",
    delicato: "8f1d2c f7e1c0 c",
    kungsörnen: "f6c500 1c3f94 s",
    barilla: "12387b d7182a c",
    mutti: "d4111e f5cf2f c",
    santa: "d8b021 7c1a18 s",
    "santa maria": "1d1d1f e53935 s",
    kockens: "b0261e f4e7d0 r",
    heinz: "f7f3e8 c8102e r",
    "hellmann's": "ffffff 1c4f9c r",
    slotts: "f5cb1f 1d4e8f r",
    bob: "f8efd9 d21f36 c",
    önos: "f6ecd4 3a7d34 c",
    axa: "e8412a ffffff s",
    start: "f3a712 5a2a14 s",
    kelloggs: "ffffff c8102e c",
    quaker: "1e4fa0 ffffff r",
    nutella: "ffffff c8102e r",
    dansukker: "ffffff 1769b5 s",
    gevalia: "1b2a5a e2b545 r",
    zoégas: "8e1219 f1c96b r",
    löfbergs: "4b1c5e f4a6c6 s",
    lavazza: "10265c ffffff s",
    nescafé: "b5121b ffffff s",
    lipton: "ffd400 d0021b s",
    twinings: "1c1a1a c9a24b r",
    "o'boy": "ffd200 1d4fa3 s",
    marabou: "ffd000 c8102e c",
    cloetta: "1c3e8f ffffff c",
    lindt: "d7b45a 6a1b1b c",
    toblerone: "f3dca0 b5121b r",
    malaco: "d21f36 ffe14d s",
    ahlgrens: "f4a9c4 3a9e58 c",
    haribo: "e11b22 ffd400 s",
    bubs: "ff6fa8 3ec1d3 s",
    estrella: "ffc800 d4111e c",
    olw: "1a1a1a ffd100 s",
    pringles: "d4111e ffd100 s",
    gårdschips: "2e4b3a e6c98a r",
    "coca-cola": "d9101e ffffff c",
    "coca-cola zero": "1b191b e3222f c",
    "pepsi max": "101722 4f8fe0 s",
    "trocadero zero": "26331f f2b01e c",
    "eldorado zero": "1b191b ffd400 n",
    pepsi: "0b4ea2 e32934 s",
    fanta: "f58220 1a4d9c s",
    sprite: "0a9a4a ffe14d s",
    trocadero: "f2b01e 0d6a3f c",
    ramlösa: "1c5fae ffffff r",
    loka: "e5f0f6 0d73b8 s",
    "red bull": "1c3f94 e3222f s",
    nocco: "f4f4f2 1d1d1d n",
    celsius: "ffffff e4572e n",
    monster: "131313 75c043 n",
    bravo: "f58220 ffffff s",
    "god morgon": "ffffff f0801f c",
    festis: "f9d616 e0332c s",
    "fun light": "e6f3fb e0408a s",
    kiviks: "f5edd8 b3202c r",
    pripps: "1d58a8 ffffff s",
    "pripps blå": "1d58a8 ffffff s",
    falcon: "8c1d18 e8c15a r",
    carlsberg: "0c6b3c ffffff c",
    heineken: "0a7a33 ffffff s",
    mariestads: "f2ead7 9c1c1f r",
    billys: "d9202e ffd84d s",
    grandiosa: "d21f26 ffe9a8 c",
    "dr. oetker": "ffffff c8102e c",
    gb: "e3222f ffffff s",
    sia: "f5efe0 1d4e8f r",
    "ben & jerry's": "5bb8e8 ffffff s",
    magnum: "3b1c12 d8b25c r",
    libero: "ffffff e2358a c",
    pampers: "0fa3a3 ffd84d s",
    semper: "ffffff 1e9a55 c",
    via: "ffffff 1f77c9 s",
    ariel: "12a04b e3222f s",
    yes: "1fa64b ffe14d s",
    finish: "1d4fa3 e3222f s",
    ajax: "2d6fc4 ffe14d s",
    grumme: "f6e7b2 2f7d3c r",
    comfort: "8cc6e8 1e4d9c c",
    lambi: "f7d5df d1357a c",
    torky: "1e57a8 ffd200 s",
    edet: "ffffff 2a6fb3 s",
    whiskas: "6d2a8c ffd84d s",
    mjau: "f28c1e 2a2a2a s",
    sheba: "1f1f24 d4b15c r",
    pedigree: "ffd400 d21f26 s",
    nivea: "0b2d71 ffffff s",
    dove: "ffffff 1b4f8f c",
    barnängen: "f3e9da 6c8a5a r",
    colgate: "d8121c ffffff s",
    pepsodent: "ffffff d8121c s",
    ipren: "ffffff e1261c s",
    libresse: "e4408b ffffff c",
    general: "1c3f2f d9b45c r",
    zyn: "ffffff 1d7fc4 s",
    marlboro: "ffffff d21f26 n",
    kexchoklad: "ffd200 d4111e c",
    snickers: "5b2c14 ffffff s",
    anamma: "3d8b4a ffffff s",
    oumph: "1b1b1b f2d024 n",
    quorn: "f07d1a ffffff s",
    sevan: "0f6f4a f0c24a r",
    kikkoman: "c8102e ffffff r",
    "blue dragon": "16489c e6c35a s",
    tepe: "f8f9fa e2358a s",
    barebells: "f6d9cf 2a2a2a n",
    knorr: "0b8a4a ffe14d s",
    "uncle ben's": "f58220 1d3f94 s",
    abbas: "0c3d7c ffffff r",
    dolmio: "d21f26 ffe14d c",
    danskt: "ffffff c8102e s",
    gille: "d8b25c 6a1b1b r",
    finax: "ffffff d4111e s",
    risenta: "f0e6cf 2f6d3c r",
    kung: "f2b01e 1f5d34 r",
    bubblor: "ffffff 0a6fb0 s"
  })
)

/** Colour pairs (base, accent) for other brands. */
const colourPairs = [
  "16605a f3d9a4",
  "8c2f39 f6e3c5",
  "274c77 ffd166",
  "f2c14e 3a3335",
  "5f7a3d f4efdc",
  "e0d3b8 7a2e1d",
  "d1495b fdf0d5",
  "00798c edae49",
  "3d405b f2cc8f",
  "f4a259 2f4b3c",
  "efe6d8 2d6a4f",
  "6a4c93 ffe8b6",
  "c8553d ffe9c9",
  "2f3e46 cad2c5",
  "fbe9e7 b5179e",
  "1d3557 e63946",
  "ffe8a3 9b2226",
  "386641 f2e8cf",
  "e9f1f7 1d5b8f",
  "bc6c25 fefae0",
  "f7f0e3 b23a48",
  "457b9d f1faee",
  "9a031e ffd58a",
  "dfeae2 31572c"
] as const

const faces: Readonly<Record<string, Face>> = { s: "sans", c: "script", r: "serif", n: "narrow" }

/** The typefaces of other brands; sans is twice as frequent. */
const otherFaces: ReadonlyArray<Face> = ["sans", "serif", "script", "narrow", "sans"]

/** Base colours of the house brand Garant; a hash of the kind of product selects one. */
const houseBases = [
  "e9e1cf",
  "2f5d50",
  "d9c3a0",
  "30475e",
  "c96f4a",
  "dfe7e2",
  "7a8b52",
  "f0d9b5",
  "8c4a43",
  "f3f0e8",
  "b8c7cf",
  "4a3f55"
] as const

const houseStyle = (kind: string): BrandStyle => {
  const base = `#${houseBases[hash32(`house ${kind}`) % houseBases.length] ?? houseBases[0]}`
  return { base, ink: inkOn(base), accent: inkOn(base) === "#ffffff" ? "#f6e3b4" : "#23302a", face: "sans" }
}

/** The colours and typeface of a brand: from the table when it lists the brand or its first words, otherwise selected by a hash of the brand. */
export const brandStyleOf = (brand: string | null, name: string, kind: string): BrandStyle => {
  if (brand === "Garant") return houseStyle(kind)
  const key = (brand ?? name).toLowerCase()
  const words = key.split(" ")
  const variant = /\b(zero|max)\b/i.exec(name)?.[1]?.toLowerCase() ?? ""
  const entry =
    knownBrands.get(`${key} ${variant}`) ??
    knownBrands.get(key) ??
    knownBrands.get(words.slice(0, 2).join(" ")) ??
    knownBrands.get(words[0] ?? "")
  if (entry !== undefined && brand !== null) {
    const [base = "ffffff", accent = "1d6a42", face = "s"] = entry.split(" ")
    return { base: `#${base}`, accent: `#${accent}`, ink: inkOn(`#${base}`), face: faces[face] ?? "sans" }
  }
  const seed = hash32(`look ${key}`)
  const [base = "16605a", accent = "f3d9a4"] = (colourPairs[seed % colourPairs.length] ?? colourPairs[0]).split(" ")
  return {
    base: `#${base}`,
    accent: `#${accent}`,
    ink: inkOn(`#${base}`),
    face: otherFaces[(seed >>> 8) % otherFaces.length] ?? "sans"
  }
}
