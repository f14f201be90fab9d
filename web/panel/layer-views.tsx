import { type ComponentType, useEffect, useEffectEvent } from "react"
import { useNavigate } from "react-router-dom"
import { probablePageType } from "#core/content/page-matches.ts"
import type { DeliveryPicker } from "#core/delivery/delivery-picker.ts"
import { KeptFocus } from "#web/kit/rendering/KeptFocus.tsx"
import { lazyComponent } from "#web/container/lazy-component.ts"
import { DeferredCartBody, DeferredCartFooter } from "#web/features/cart/deferred-cart.ts"
import { referrerOf } from "#web/features/account/referrer.ts"
import type { PanelFrame } from "#web/kit/overlays/SidePanel.tsx"
import * as paths from "#web/paths.ts"
import { title as cart } from "#web/text/cart.ts"
import * as delivery from "#web/text/delivery.ts"
import * as login from "#web/text/login.ts"
import { forgotTitle } from "#web/text/password.ts"
import { product, offer } from "#web/text/product.ts"
import { title as register } from "#web/text/register.ts"
import * as shell from "#web/text/shell.ts"
import { skipTargetIds } from "#web/views/shell/skip-target-ids.ts"
import { title as store } from "#web/text/store.ts"
import type { Layer } from "./layer-openings.ts"
import { topPanelLayer, type PanelLayerName, urlOf } from "./layers.ts"
import type { PanelEvent } from "./machine.ts"
import type { PanelState } from "./panel.ts"

const LogInSteps = lazyComponent(() =>
  import("#web/features/session/LogInSteps.tsx").then((module) => module.LogInSteps)
)
const RegisterSteps = lazyComponent(() =>
  import("#web/features/account/RegisterSteps.tsx").then((module) => module.RegisterSteps)
)
const DeliveryLayer = lazyComponent(() => import("./DeliveryLayer.tsx").then((module) => module.DeliveryLayer))
const Menu = lazyComponent(() => import("#web/features/navigation/Menu.tsx").then((module) => module.Menu))

const FlyoutContent = lazyComponent(() => import("./FlyoutContent.tsx").then((module) => module.FlyoutContent))

interface ContentProps<Name extends PanelLayerName> {
  readonly layer: Layer<Name>
  readonly picker: DeliveryPicker
  readonly isVisitor: boolean
  readonly send: (event: PanelEvent) => void
  /** Closes the panel, then calls `then`. */
  readonly close: (then?: () => void) => void
}

interface LayerView<Name extends PanelLayerName> {
  /** The panel's heading. */
  readonly title: (layer: Layer<Name>, picker: DeliveryPicker) => string
  /** The window's title while the layer shows a URL; null for a layer that sets none. */
  readonly windowTitle: (layer: Layer<Name>) => string | null
  readonly Content: ComponentType<ContentProps<Name>>
  readonly Footer: ComponentType | null
  /** The panel's appearance for a layer; the default one if undefined. */
  readonly frame?: (layer: Layer<Name>) => PanelFrame
}

const deliveryStepTitles = {
  method: delivery.methodTitle,
  postalCode: delivery.postalCodeTitle,
  store,
  time: delivery.timeTitle,
  done: delivery.done
} as const

const LogInContent = ({ layer, send }: ContentProps<"login">) => (
  <LogInSteps
    step={layer.step}
    onStep={(step) => send({ type: "logInStep", step })}
    onDone={(promptsForStore) => send({ type: "loggedIn", from: "login", promptsForStore })}
  />
)

const RegisterContent = ({ layer, send }: ContentProps<"register">) => (
  <RegisterSteps
    step={layer.step}
    onStep={(step) => send({ type: "registerStep", step })}
    onForgotPassword={() => send({ type: "openUrl", url: paths.forgotPassword })}
    onLogInRequest={() => send({ type: "open", layer: "login" })}
    onDone={(promptsForStore) => send({ type: "loggedIn", from: "register", promptsForStore })}
    referrer={referrerOf(layer.url)}
  />
)

const CartContent = ({ close }: ContentProps<"cart">) => {
  const closeBesideColumn = useEffectEvent(() => {
    if (document.getElementById(skipTargetIds.cart)?.checkVisibility() === true) close()
  })
  // A window that becomes wide shows the cart beside the page (SHELL-32).
  useEffect(() => {
    const listener = () => closeBesideColumn()
    addEventListener("resize", listener)
    return () => removeEventListener("resize", listener)
  }, [])
  return (
    <KeptFocus>
      <DeferredCartBody />
    </KeptFocus>
  )
}

const FlyoutLayerContent = ({ layer }: ContentProps<"flyout">) => <FlyoutContent url={layer.url} />

/** Whether a flyout shows an offer; otherwise it shows a product. */
const isOffer = ({ url }: Layer<"flyout">): boolean => probablePageType([], url) === "offer"

const DeliveryContent = ({ picker, send }: ContentProps<"storeSelector">) => (
  <DeliveryLayer
    picker={picker}
    updatePicker={(change) => send({ type: "picker", change })}
    onDone={() => send({ type: "finished", layer: "storeSelector" })}
    onLogInRequest={() => send({ type: "open", layer: "login" })}
  />
)

const MenuContent = ({ layer, isVisitor, send, close }: ContentProps<"menu">) => {
  const navigate = useNavigate()
  return (
    <Menu
      isVisitor={isVisitor}
      levelUrls={layer.levelUrls}
      onLevelUrlsChange={(levelUrls, { deeper }) => send({ type: "menuLevel", levelUrls, deeper })}
      onLogInRequest={() => send({ type: "open", layer: "login" })}
      onLoggedOut={() => close(() => void navigate(paths.start))}
    />
  )
}

const noWindowTitle = () => null

/** The panel's view of each layer, whose content is loaded when the layer is first opened; a missing layer does not compile. */
const layerViews: { readonly [Name in PanelLayerName]: LayerView<Name> } = {
  cart: { title: () => cart, windowTitle: noWindowTitle, Content: CartContent, Footer: DeferredCartFooter },
  storeSelector: {
    title: (_, { step }) => deliveryStepTitles[step],
    windowTitle: noWindowTitle,
    Content: DeliveryContent,
    Footer: null
  },
  menu: { title: () => shell.menu, windowTitle: noWindowTitle, Content: MenuContent, Footer: null },
  login: {
    title: ({ step }) => (step === "forgot" ? login.resetTitle : login.title),
    windowTitle: ({ step }) => (step === "forgot" ? forgotTitle : login.title),
    Content: LogInContent,
    Footer: null
  },
  register: { title: () => shell.createAccount, windowTitle: () => register, Content: RegisterContent, Footer: null },
  flyout: {
    // A product's flyout has a blank title and no padding (CROUTE-04, CROUTE-05), an offer's a header of its own (CROUTE-08).
    title: (layer) => (isOffer(layer) ? offer : ""),
    windowTitle: noWindowTitle,
    Content: FlyoutLayerContent,
    Footer: null,
    frame: (layer) => (isOffer(layer) ? { wide: true, accent: true } : { wide: true, flush: true, label: product })
  }
}

export const layerViewOf = <Name extends PanelLayerName>(name: Name): LayerView<Name> => layerViews[name]

/** The title of the page that the top layer corresponds to; null when there is none. */
export const windowTitleOf = (state: PanelState): string | null => {
  const top = topPanelLayer(state)
  const title = top === undefined ? null : layerViewOf(top.name).windowTitle(top)
  return title === null || urlOf(state) === null ? null : shell.pageTitle(title)
}
