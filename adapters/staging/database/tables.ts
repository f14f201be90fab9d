import type { DeliveryMethod } from "#core/assortment/model.ts"
import type { ColumnType, Generated, GeneratedAlways } from "kysely"
import type { BasketName } from "#core/cart/model.ts"
import type { ComparisonCode, UnitCode } from "#core/catalogue/units.ts"
import type { WirePromotionJson } from "#core/catalogue/wire.ts"
import type { MealSide, CateringUnit } from "#core/catering/model.ts"
import type { Ore } from "#core/kernel/money.ts"
import type { DietaryFlag, VariantFlag } from "#core/recipes/model.ts"
import type { JsonText } from "./json-text.ts"
import type { OrderSnapshot } from "./order-snapshot.ts"
import type { CardFacts, ProductFacts } from "./product-facts.ts"

/** A `jsonb` column, which is read as a parsed value. */
type Json<A> = ColumnType<A, JsonText<A>, JsonText<A>>

export interface Tables {
  settings: { key: string; value: Json<unknown> }
  categories: {
    id: string
    name: string
    url: string
    parent_id: string | null
    position: number
    /** Leaf categories are numbered in tree order; a category contains the leaves `first_leaf` to `last_leaf`. */
    first_leaf: number
    last_leaf: number
    search: string
  }
  products: {
    no: Generated<number>
    id: string
    gtin: string
    name: string
    folded_name: string
    brand: string | null
    markings: ReadonlyArray<string>
    category_id: string
    leaf: number
    department: string | null
    popularity: number
    unit: UnitCode
    maximum: number | null
    deposit: Ore
    price: Ore | null
    comparison_amount: number | null
    comparison_unit: ComparisonCode | null
    sellable: boolean
    visible: boolean
    /** Whether the product is sold for pickup only. */
    collect_only: boolean
    /** The numbers of the stores that sell the product, so that lists need not join store_products. */
    stores: Generated<ReadonlyArray<string>>
    search: string
    /** A hash of the brand and the markings, by which lists group their hits. */
    facet_key: GeneratedAlways<string>
  }
  /** The visible products of each store, and of the whole shop as store '1'. Triggers copy them from products. */
  listed_products: { no: number; store_number: string; leaf: number; popularity: number; facet_key: string }
  /** A random value in a single row, which triggers replace at every change of the tables that lists of products and searches read. */
  catalogue_version: { version: Generated<string>; is_only_row: Generated<boolean> }
  /** `card` contains the facts that a card or a cart line shows. */
  product_facts: { no: number; facts: JsonText<ProductFacts>; card: JsonText<CardFacts> }
  stores: {
    site_id: string
    store_number: string
    name: string
    city: string
    street_address: string
    zipcode: string
    coordinates: string
    phone: string
    email: string
    selectable: boolean
    key_words: ReadonlyArray<string>
    opening_hours: Json<unknown>
    services: ReadonlyArray<string>
    search: string
  }
  store_products: {
    store_number: string
    no: number
    price: Ore | null
    promotions: JsonText<ReadonlyArray<WirePromotionJson>> | null
    stock_status: string | null
    available_from: string
    available_to: string
  }
  zip_areas: {
    prefix: string
    store_number: string | null
    nearest: ReadonlyArray<string>
    groceries: boolean
    town: string | null
  }
  customers: {
    id: string
    email: string
    password_hash: string
    role: "customer" | "staff"
    personal_number: string | null
    firstname: string
    lastname: string
    addresses: Json<ReadonlyArray<CustomerAddress>>
    phone: string | null
    mobile_phone: string | null
    receipt_copy: Generated<boolean>
    delivery_method: DeliveryMethod | null
    postal_code: string | null
    site_id: string | null
    created: number
  }
  /** `staff_id` is the staff member who acts as the customer. */
  sessions: { id: string; customer_id: string; expires: number; revoked: number | null; staff_id: string | null }
  staff_log: {
    id: Generated<number>
    at: number
    staff_id: string
    customer_id: string
    action: "token-issued" | "session-opened"
  }
  /** Tokens with which a staff member acts as a customer, by their hash. */
  customer_tokens: { hash: string; customer_id: string; staff_id: string; expires: number | null }
  favourites: { id: string; customer_id: string; kind: "product" | "recipe"; item_no: string; added: number }
  recipes: {
    id: string
    name: string
    url: string
    image_url: string | null
    image_alt: Generated<string>
    cooking_time: number | null
    gtin: string | null
    category: string | null
    /** The portions for which the ingredients' amounts are given. */
    portions: Generated<number>
    flags: Generated<ReadonlyArray<DietaryFlag>>
    search: string | null
    description: string | null
    /** The steps of the preparation. */
    instructions: Generated<ReadonlyArray<string>>
    tip: string | null
    source: string | null
    /** 'YYYY-MM-DD' */
    published: string | null
    /** For one portion. */
    kilocalories: number | null
    cuisine: string | null
    keywords: Generated<ReadonlyArray<string>>
    /** Ids of recipe_categories. */
    categories: Generated<ReadonlyArray<string>>
    /** The flags for which there is a variant. */
    variants: Generated<ReadonlyArray<VariantFlag>>
    sellable: Generated<boolean>
  }
  recipe_categories: { id: string; name: string; position: number; search: string | null }
  recipe_ingredients: {
    recipe_id: string
    position: number
    name: string
    /** The plural of the name. */
    plural: string | null
    note: string | null
    group_name: Generated<string>
    amount: number | null
    unit: string | null
    /** Whether most people have the ingredient at home. */
    at_home: Generated<boolean>
  }
  /** `contents` is the amount in one pack of the product (in one kilogram if it is sold by weight), in the ingredient's unit. */
  recipe_articles: {
    recipe_id: string
    position: number
    /** The sorted flags of a variant; '' for the recipe without a variant. */
    variant: Generated<string>
    /** Of the products that the store sells, the one with the lowest rank is bought. */
    rank: number
    /** The name of a substitute for the ingredient. */
    name: string | null
    product_id: string | null
    contents: number
  }
  recipe_bag_categories: { id: string; name: string; position: number }
  recipe_bags: {
    id: string
    gtin: string
    name: string
    url: string
    portions: number
    category: string | null
    position: Generated<number>
    description: string | null
  }
  recipe_bag_recipes: { bag_id: string; position: number; recipe_id: string }
  catered_meals: {
    id: string
    name: string
    url: string
    unit: CateringUnit
    sides: Json<ReadonlyArray<MealSide>>
    slug: string | null
    category: string | null
    position: Generated<number>
    brand: string | null
    image_url: string | null
    description: string | null
    sellable: Generated<boolean>
    lead_days: Generated<number>
    /** The first day of the season, 'MM-DD'; null when the meal is sold all year. */
    season_from: string | null
    /** The last day of the season, 'MM-DD'; null when the meal is sold all year. */
    season_to: string | null
    search: string | null
  }
  catering_categories: { id: string; name: string; position: number }
  /** A `quantity_to` of 999 means no upper limit. */
  catered_meal_variants: {
    gtin: string
    meal_id: string
    name: string
    quantity_from: number
    quantity_to: number
    price: Ore
    position: Generated<number>
    ordinary_price: Ore | null
    contents: Generated<ReadonlyArray<string>>
    freshness: string | null
    storage: string | null
    content_information: string | null
    allergens: string | null
    other_information: string | null
    ingredients: string | null
  }
  login_failures: { key: string; failures: number; first_failed: number }
  slots: {
    id: string
    method: "Home" | "Pickup"
    store_number: string
    date: string
    from_time: string
    to_time: string
    starts: number
    ends: number
    /** The time from which the slot can no longer be chosen or ordered, in ms since 1970. */
    cutoff: number
    capacity: number
    taken: Generated<number>
    picking_fee: Ore
    freight_fee: Ore
    picking_fee_limit: Ore
    catering_capacity: Generated<number>
    catering_taken: Generated<number>
  }
  carts: {
    id: string
    customer_id: string
    store_number: string
    created: number
    modified: number
    checked_out: number | null
    deleted: number | null
    replaces_order_id: string | null
    order_id: string | null
    slot_id: string | null
  }
  cart_items: { line: Generated<number>; id: string; cart_id: string; no: number; gtin: string; quantity: number }
  cart_bags: { line: Generated<number>; id: string; cart_id: string; bag_id: string }
  /** `cart_bag_id` is the cart's bag that a recipe belongs to; null for a recipe that was added without a bag. */
  cart_recipes: {
    line: Generated<number>
    id: string
    cart_id: string
    basket: BasketName
    cart_bag_id: string | null
    recipe_id: string
    variant_id: string | null
    portions: number
    /** The flags of the chosen variant, in addition to the recipe's own flags. */
    flags: ReadonlyArray<DietaryFlag>
  }
  /** `quantity` is in pieces or grams. */
  cart_recipe_items: { entry_id: string; position: number; no: number; gtin: string; quantity: number }
  cart_catered_meals: {
    line: Generated<number>
    id: string
    cart_id: string
    gtin: string
    side_id: string | null
    quantity: number
  }
  coupons: {
    gtin: string
    code: string
    name: string
    kind: "amount" | "percent" | "free-picking"
    /** Öre for the kind amount, percent for the kind percent; not used for free picking. */
    value: number
    department: string | null
    refusal: string | null
    refusal_message: string | null
    use_limit: Generated<"unlimited" | "once-per-customer" | "once">
  }
  /** The discount codes of orders; those of a cancelled order do not count as used. */
  coupon_uses: { gtin: string; order_id: string }
  cart_discounts: { cart_id: string; gtin: string; added: number }
  orders: {
    id: string
    order_no: string
    customer_id: string
    cart_id: string
    placed: number
    modified: number
    cancelled: number | null
    /** The time from which the order can no longer be changed, in ms since 1970. */
    cutoff: number
    ends: number
    delivery_date: string
    slot_id: string | null
    snapshot: Json<OrderSnapshot>
    /** When the order's receipt was queued as mail, or skipped because the customer wants none, in ms since 1970. */
    receipted: Generated<number | null>
  }
  order_items: {
    order_id: string
    line: number
    customer_id: string
    placed: number
    product_id: string
    gtin: string
    quantity: number
    amount: Ore
  }
  pages: {
    id: string
    path: string
    type: string
    title: string
    content: Json<unknown>
    /** Whether the page can be found by the search. */
    listed: Generated<boolean>
    search: string
  }
  idempotency_keys: { scope: string; body_hash: string; status: number | null; answer: string | null; created: number }
  search_words: { word: string; display: string; weight: number }
  /** How often shoppers clicked or added a search hit, by search query and day. */
  search_events: { kind: string; entity_id: string; query: string; day: string; count: number }
  population_register: {
    personal_number: string
    first_name: string
    last_name: string
    street_address: string
    zip_code: string
    city: string
  }
  mail: {
    id: Generated<number>
    recipient: string
    reply_to: string | null
    subject: string
    body: string
    html: Generated<string>
    message_id: string | null
    created: number
    expires: number | null
    next_try: number | null
    tries: Generated<number>
    sent: number | null
    given_up: number | null
    reason: string | null
    /** What the mail is about; a later mail of the topic replaces this one until it is sent. */
    topic: string | null
  }
  email_changes: { customer_id: string; email: string; hash: string; expires: number }
  known_devices: { hash: string; customer_id: string; expires: number }
  reset_tokens: { hash: string; customer_id: string; expires: number }
  customer_messages: {
    id: Generated<number>
    created: number
    customer_id: string | null
    name: string
    phone: string | null
    email: string
    body: string
  }
  /** Verified tokens of captchas, by their hash. */
  captcha_tokens: { hash: string; expires: number; used: Generated<boolean> }
  /** The counters of all rate-limited actions, by a hash of the action and its subject. */
  look_ups: { key: string; count: number; first_at: number }
  /** The products of running imports, held here until their import is published. */
  held_products: { run: string; gtin: string; id: string }
}

export interface CustomerAddress {
  readonly addressTypeId: number
  readonly city: string
  readonly co: string | null
  readonly contactId: string | null
  readonly countryCode: string | null
  readonly foAdress: string | null
  readonly id: string
  readonly street: string
  readonly street2: string | null
  readonly zip: string
}
