import { CmsHtml } from "#core/content/cms-html.ts"
import type { getPageData } from "#core/content/api.ts"
import type { Block } from "#core/content/blocks.ts"
import type { WireResponseOf } from "#core/contract/endpoint.ts"
import type { getNavigation, getSettings } from "#core/navigation/api.ts"
import type { Category } from "#adapters/staging/catalogue/model.ts"

type Page = WireResponseOf<typeof getPageData>
type Settings = WireResponseOf<typeof getSettings>
type Navigation = Omit<WireResponseOf<typeof getNavigation>["data"], "tree">

export const demoSettings: Settings = {
  companyName: "Skafferi",
  message: null,
  phoneEmail: { phone: "0771-123 123", email: "kundservice@exempel.se" },
  facebookUrl: null,
  instagramUrl: null,
  twitterUrl: null,
  youtubeUrl: null,
  appUrl: "/kundservice/appen",
  menuLinks: [
    { label: "Så handlar du", url: "/kundservice/sa-handlar-du" },
    { label: "Leverans", url: "/leveransinfo" }
  ],
  lowestPickingFeeLimit: 1500,
  pickingFee: 49,
  emptyCart: {
    visitor: {
      title: "Här var det tomt",
      description: "Logga in för att se din varukorg, eller titta runt bland varorna först.",
      buttonLabel: "Bläddra bland varorna",
      buttonLink: "/matvaror"
    },
    customer: {
      title: "Din varukorg är tom",
      description: "Börja med det du brukar köpa, eller se vad som är billigt i veckan.",
      buttonLabel: "Se erbjudanden",
      buttonLink: "/matvaror/veckans-erbjudande"
    }
  },
  faqCats: ["Beställning", "Leverans", "Betalning", "Priser", "Varor", "Konto"],
  promotion: { visible: false, promotionButtonLabel: null, desktopImage: null, mobileImage: null },
  notFoundArea: null
}

const entry = (name: string, url: string, type = "ArticlePage") => ({ name, type, link: { url } })

export const demoNavigation: Navigation = {
  header: [entry("Recept", "/recept", "RecipeFolderPage"), entry("Catering", "/catering", "CateringFolderPage")],
  footer: [
    {
      name: "Handla",
      children: [
        entry("Matvaror", "/matvaror", "ProductFolderPage"),
        entry("Veckans erbjudanden", "/matvaror/veckans-erbjudande", "OfferPage"),
        entry("Recept", "/recept", "RecipeFolderPage"),
        entry("Matkassar", "/matkassar", "BagFolderPage"),
        entry("Catering", "/catering", "CateringFolderPage"),
        entry("Butiker", "/butiker", "StoresPage")
      ]
    },
    {
      name: "Hjälp",
      children: [
        entry("Kundservice", "/kundservice", "CustomerServicePage"),
        entry("Så handlar du", "/kundservice/sa-handlar-du"),
        entry("Leverans och avgifter", "/leveransinfo", "DeliveryInfoPage"),
        entry("Leveransorter", "/leveransorter", "DeliveryDistrictListPage")
      ]
    },
    {
      name: "Om Skafferi",
      children: [
        entry("Om oss", "/om-skafferi"),
        entry("Om cookies", "/kundservice/om-cookies"),
        entry("Köpvillkor", "/kundservice/kopvillkor")
      ]
    }
  ],
  customerService: [
    entry("Så handlar du", "/kundservice/sa-handlar-du"),
    entry("Köpvillkor", "/kundservice/kopvillkor"),
    entry("Om cookies", "/kundservice/om-cookies")
  ]
}

const page = (
  id: string,
  type: Page["type"],
  title: string,
  description: string,
  contentBlocks: ReadonlyArray<Block>
): Page => ({
  id,
  type,
  seo: { title, description, keywords: null, shareImage: null },
  contentBlocks,
  blockOptions: { marginTopBottom: true, useFlushContainer: false, width: null, backgroundColor: null }
})

const article = (id: string, title: string, description: string, html: string): Page =>
  page(id, "ArticlePage", title, description, [{ id: `${id}-text`, type: "RichTextGrid", html: CmsHtml.make(html) }])

const productsBlock = (id: string, title: string, ids: ReadonlyArray<string>, link: string | null): Block => ({
  id,
  type: "ProductArticleBlock",
  title,
  ximEntitiesList: ids,
  tags: [],
  isCarousel: true,
  numRows: 1,
  paginationEnabled: false,
  link,
  linkText: link === null ? null : "Visa alla",
  previewFromCategoryPage: null
})

/** A carousel of recipes: those with the given ids, or those of a category. */
const recipesBlock = (
  id: string,
  title: string,
  recipes: { readonly ids: ReadonlyArray<string> } | { readonly category: string }
): Block => {
  const category = "category" in recipes ? recipes.category : null
  return {
    id,
    type: "RecipeArticleBlock",
    title,
    ximEntitiesList: "ids" in recipes ? recipes.ids : [],
    tags: [],
    isCarousel: true,
    numRows: 1,
    paginationEnabled: false,
    link: category === null ? "/recept" : `/recept/${category}`,
    linkText: category === null ? "Alla recept" : "Visa alla",
    previewFromCategoryPage: category
  }
}

const teaser = (title: string, text: string, scene: string, url: string) => ({
  title,
  text,
  image: `/images/scenes/${scene}`,
  imageAlt: "",
  link: { url, label: "Till varorna" }
})

/** A department with the ids of its best-selling products, for the blocks of the start page. */
export interface Department {
  readonly category: Category
  readonly bestSellers: ReadonlyArray<string>
}

const startPage = (departments: ReadonlyArray<Department>): Page => {
  /** The block with the best sellers of the department at an index; empty when there are none. */
  const bestSellerBlocks = (index: number): ReadonlyArray<Block> => {
    const department = departments[index]
    return department === undefined || department.bestSellers.length === 0
      ? []
      : [
          productsBlock(
            `start-${department.category.id}`,
            department.category.name,
            department.bestSellers,
            department.category.url
          )
        ]
  }
  const teasers = departments
    .slice(0, 3)
    .map(({ category }) => teaser(category.name, "Se hela avdelningen", category.id, category.url))
  return page(
    "start",
    "FullWidthPage",
    "Skafferi – mat på nätet",
    "Handla mat hem till dörren eller hämta i butiken.",
    [
      {
        id: "start-offers",
        type: "OfferBlock",
        title: "Veckans erbjudanden",
        numRows: 2,
        link: "/matvaror/veckans-erbjudande",
        linkText: "Alla erbjudanden"
      },
      {
        id: "start-bought",
        type: "MostBoughtProductsBlock",
        title: "Mina mest köpta varor",
        favouritesType: "products",
        daysToFetch: 90,
        maxItemsToFetch: 50,
        notLoggedInText: "Logga in så visar vi det du brukar köpa.",
        missingDataText: "Här samlas dina vanligaste varor när du har handlat."
      },
      recipesBlock("start-recipes", "Tre recept för ikväll", { ids: ["R1005", "R1029", "R1008"] }),
      { id: "start-departments", type: "DepartmentGrid", title: "Våra avdelningar" },
      ...bestSellerBlocks(0),
      { id: "start-teasers", type: "TeaserGrid", title: "Just nu i butiken", teasers },
      { id: "start-top", type: "TopSellersBlock", title: "Mest köpta varor i din butik", numRows: null },
      // Only a few rows of products: more would be below the fold, and every card adds to the page's load time.
      ...[1, 2, 3].flatMap(bestSellerBlocks)
    ]
  )
}

export interface PageRow {
  readonly path: string
  /** Whether the page can be found by the shop's search. */
  readonly searchable: boolean
  readonly page: Page
}

/** The CMS pages of the demo shop. */
export const demoPages = (departments: ReadonlyArray<Department>): ReadonlyArray<PageRow> => [
  { path: "/", searchable: false, page: startPage(departments) },
  {
    path: "/recept",
    searchable: false,
    page: page("recept", "FullWidthPage", "Recept", "Sextio rätter för vardag och helg, med varorna på köpet.", [
      {
        id: "recept-matkassar",
        type: "RichTextGrid",
        html: CmsHtml.make(
          '<p>Vill du ha hela veckan klar? <a href="/matkassar">Välj en matkasse</a> och byt recept som du vill.</p>'
        )
      },
      recipesBlock("recept-snabbt", "Klart på 25 minuter", { category: "snabbt" }),
      recipesBlock("recept-helg", "Till helgen", { category: "helg" })
    ])
  },
  {
    path: "/kundservice/sa-handlar-du",
    searchable: true,
    page: article(
      "sa-handlar-du",
      "Så handlar du",
      "Från vald butik till packade kassar i fem steg.",
      "<p>Välj först om du vill ha varorna hem eller hämta dem i en butik. Då ser du rätt sortiment, priser och erbjudanden.</p><ol><li>Sök eller bläddra och lägg varorna i varukorgen.</li><li>Välj en tid för leverans eller upphämtning.</li><li>Kontrollera beställningen i kassan och skicka den.</li><li>Vi plockar och packar varorna samma dag som du får dem.</li><li>Du betalar när varorna lämnas över.</li></ol><p>Fram till ändringstiden på din beställning kan du lägga till och ta bort varor.</p>"
    )
  },
  {
    path: "/kundservice/kopvillkor",
    searchable: true,
    page: article(
      "kopvillkor",
      "Köpvillkor",
      "Vad som gäller när du handlar hos oss.",
      "<p>Priserna är desamma på nätet som i butiken du har valt och anges i svenska kronor med moms. Därför tillkommer en plockavgift; den försvinner när varorna når gränsen som visas i varukorgen.</p><p>För viktvaror reserveras tio procent extra tills kassarna är packade. Sedan betalar du det som varorna faktiskt vägde.</p><p>Är en vara skadad eller fel får du pengarna tillbaka. Hör av dig till kundservice inom två månader.</p>"
    )
  },
  {
    path: "/kundservice/om-cookies",
    searchable: true,
    page: article(
      "om-cookies",
      "Om cookies",
      "Vilka kakor vi använder och varför.",
      "<p>Vi använder bara de kakor som butiken behöver för att fungera: de minns att du är inloggad, vilken butik du har valt och hur du vill sortera varorna.</p><p>Inbäddade filmer och kartor laddas först när du har tillåtit dem.</p>"
    )
  },
  {
    path: "/leveransinfo",
    searchable: true,
    page: article(
      "leveransinfo",
      "Leverans och avgifter",
      "Hemleverans eller upphämtning, tider och vad det kostar.",
      '<p>Hemleverans kostar 49 kr, på lugna tider mindre. Att hämta i butik kostar ingenting.</p><p>Vi kör alla dagar mellan 8 och 22, och du kan boka upp till två veckor i förväg. Fram till ändringstiden på din beställning kan du byta tid.</p><p>Ange ditt postnummer när du väljer leveranssätt, eller se <a href="/leveransorter">vart vi kör hem varor</a>.</p>'
    )
  },
  {
    path: "/kundservice",
    searchable: true,
    page: article(
      "kundservice",
      "Kundservice",
      "Vi hjälper dig med beställningar, leveranser och varor.",
      '<p>Ring oss på <a href="tel:0771123123">0771-123 123</a> alla dagar 8–20, eller skriv till <a href="mailto:kundservice@exempel.se">kundservice@exempel.se</a>. Vi svarar på mejl inom ett dygn.</p><h2>Vanliga ärenden</h2><ul><li><a href="/kundservice/sa-handlar-du">Så handlar du</a></li><li><a href="/leveransinfo">Leverans och avgifter</a></li><li><a href="/leveransorter">Hit kör vi hem maten</a></li><li><a href="/kundservice/kopvillkor">Köpvillkor och reklamation</a></li><li><a href="/kundservice/om-cookies">Om cookies</a></li></ul><p>Fram till ändringstiden kan du själv ändra en beställning under <a href="/mina-sidor">Mina Sidor</a>.</p>'
    )
  },
  {
    path: "/kundservice/appen",
    searchable: true,
    page: article(
      "appen",
      "Skafferi som app",
      "Lägg butiken på hemskärmen, så är den ett tryck bort.",
      "<p>Skafferi behöver ingen appbutik. Öppna sidan i telefonen och lägg den på hemskärmen, så startar den som en app.</p><h2>iPhone och iPad</h2><p>Öppna sidan i Safari, tryck på Dela och välj Lägg till på hemskärmen.</p><h2>Android</h2><p>Öppna menyn i Chrome och välj Lägg till på startskärmen.</p>"
    )
  },
  {
    path: "/catering",
    searchable: true,
    page: article(
      "catering",
      "Catering",
      "Smörgåstårtor, bufféer och plockmat från butikens eget kök.",
      "<p>Butiker med eget kök lagar smörgåstårtor, bufféer, sallader och plockmat till kalaset, mötet eller studenten. Allt görs samma dag som du får det.</p><h2>Så beställer du</h2><p>Välj rätter, tillbehör och antal portioner här på sidan, en till tre dagar i förväg. Du hämtar i butiken, eller får maten hemkörd tillsammans med dina andra varor på de tider som tar emot catering.</p><p>Allergener och ingredienser står vid varje rätt.</p>"
    )
  },
  {
    path: "/om-skafferi",
    searchable: true,
    page: page("om-skafferi", "ArticlePage", "Om Skafferi", "Matbutiken som också är ditt skafferi.", [
      {
        id: "om-skafferi-text",
        type: "RichTextGrid",
        html: CmsHtml.make(
          "<p>Skafferi är en matbutik för hela veckan, på nätet och i tolv städer. Samma varor, samma priser och samma folk som plockar dem.</p>"
        )
      },
      {
        id: "om-skafferi-picture",
        type: "ResponsiveImage",
        desktopImage: "/images/scenes/10",
        mobileImage: null,
        link: null,
        caption: "Frukt och grönt kommer till butikerna varje morgon."
      }
    ])
  }
]
