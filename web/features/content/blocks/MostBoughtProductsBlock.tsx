import { usePanelControl } from "#web/container/react.tsx"
import { ProductShelf } from "#web/features/catalogue/ProductShelf.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { logIn } from "#web/text/shell.ts"
import type { BlockProps } from "../block-props.ts"
import styles from "./MostBoughtProductsBlock.module.css"

export const MostBoughtProductsBlock = ({ block, eager }: BlockProps<"MostBoughtProductsBlock">) => {
  const panel = usePanelControl()
  const { title, shelf, text, visitor } = block
  if (shelf !== null) return <ProductShelf {...shelf} eager={eager} />
  return (
    <section className={styles.prompt}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {visitor && (
        <Button variant="quiet" onClick={() => panel.open("login")}>
          {logIn}
        </Button>
      )}
    </section>
  )
}
