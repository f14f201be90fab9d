import type { ReactNode } from "react"
import type { CustomerList } from "#core/content/customer-list.ts"
import { sessionState } from "#core/session/session-state.ts"
import { coversPage } from "#web/container/panel.ts"
import { usePanelControl, usePanelPart, useStatePart } from "#web/container/react.tsx"
import { CustomerProductCarousel } from "#web/features/catalogue/CustomerProductCarousel.tsx"
import { ProductShelf } from "#web/features/catalogue/ProductShelf.tsx"
import { RecipeShelf } from "#web/features/catalogue/RecipeShelf.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { KeptFocus } from "#web/kit/rendering/KeptFocus.tsx"
import { ProductGrid } from "#web/views/catalogue/ProductGrid.tsx"
import { logIn } from "#web/text/shell.ts"
import styles from "./CustomerListContent.module.css"

interface PromptProps {
  readonly title: string
  readonly text: string
  readonly action?: ReactNode
}

const Prompt = ({ title, text, action }: PromptProps) => (
  <section className={styles.prompt}>
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
    {action}
  </section>
)

export interface CustomerListContentProps {
  readonly list: CustomerList
  /** The number of skeleton cards while the list of a visitor who has just logged in is loaded. */
  readonly skeletonCount: number
  /** Shown instead of an empty list. */
  readonly emptyPrompt: { readonly text: string; readonly action?: ReactNode }
  /** Shown when the list could not be loaded. */
  readonly failedText: string
  readonly eager: boolean
}

const Content = ({ list, skeletonCount, emptyPrompt, failedText, eager }: CustomerListContentProps) => {
  const { title, status, text, shelf, remainingIds, recipes } = list
  const isCustomer = useStatePart(sessionState, (session) => session.status === "customer")
  const panel = usePanelControl()
  const isLoading = status === "visitor" && isCustomer
  // Not behind the panel in which the visitor has logged in, where the page would move.
  const isCovered = usePanelPart((view) => isLoading && coversPage(view))
  if (isLoading && !isCovered)
    return (
      <section>
        <h2 className={styles.title}>{title}</h2>
        <ProductGrid label={title} skeletonCount={skeletonCount} />
      </section>
    )
  if (status === "visitor") {
    const action = (
      <Button variant="quiet" onClick={() => panel.open("login")}>
        {logIn}
      </Button>
    )
    return <Prompt title={title} text={text ?? ""} action={action} />
  }
  if (status === "failed") return <Prompt title={title} text={failedText} />
  if (status === "empty") return <Prompt title={title} text={emptyPrompt.text} action={emptyPrompt.action} />
  if (shelf !== null && remainingIds.length > 0)
    return <CustomerProductCarousel title={title} products={shelf.products} remainingIds={remainingIds} eager={eager} />
  if (shelf !== null) return <ProductShelf {...shelf} eager={eager} />
  return <RecipeShelf title={title} recipes={recipes} />
}

/** A customer's own products or recipes, or a text instead of them. It keeps the focus of its log-in button, which the list replaces. */
export const CustomerListContent = (props: CustomerListContentProps) => (
  <KeptFocus>
    <Content {...props} />
  </KeptFocus>
)
