import type { FilledBlock } from "#core/journeys/fill-page.ts"
import { ShellViewId } from "#web/container/ids.ts"
import { openTab, PanelId } from "#web/container/panel.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { CardGrid } from "#web/kit/CardGrid.tsx"
import { DepartmentTile } from "#web/kit/DepartmentTile.tsx"
import { TeaserCard } from "#web/kit/TeaserCard.tsx"
import { logIn } from "#web/text/shell.ts"
import type { ReactNode } from "react"
import styles from "./Blocks.module.css"

const Departments = ({ title }: { readonly title: string }) => {
  const departments = useStateView(ShellViewId, (shell) => shell.departments)
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <CardGrid kind="tile" label={title}>
        {departments.map(({ id, name, url }) => <DepartmentTile key={id} name={name} href={url} picture={`/images/departments/${id}`} />)}
      </CardGrid>
    </section>
  )
}

const Prompt = ({ title, text, loggedIn }: { readonly title: string; readonly text: string; readonly loggedIn: boolean }) => {
  const panel = useService(PanelId)
  return (
    <section className={styles.prompt}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
      </div>
      {!loggedIn && <Button look="quiet" onClick={() => panel.update((view) => openTab(view, "login"))}>{logIn}</Button>}
    </section>
  )
}

export interface BlocksProps {
  readonly blocks: ReadonlyArray<FilledBlock>
  /** Draws a shelf of goods; the page gives it, since goods are another feature's. */
  readonly shelf: (block: Extract<FilledBlock, { kind: "products" }>, first: boolean) => ReactNode
}

/** An editors' page, block by block. */
export const Blocks = ({ blocks, shelf }: BlocksProps) => {
  const firstShelf = blocks.find(({ kind }) => kind === "products")?.id
  return (
    <div className={styles.blocks}>
      {blocks.map((block) => {
        switch (block.kind) {
          case "products":
            return <div key={block.id}>{shelf(block, block.id === firstShelf)}</div>
          case "rich-text":
            // The server has sanitised what editors wrote.
            return <div key={block.id} className={styles.text} dangerouslySetInnerHTML={{ __html: block.html }} />
          case "teasers":
            return (
              <section key={block.id}>
                {block.title !== null && <h2 className={styles.title}>{block.title}</h2>}
                <CardGrid kind="teaser">
                  {block.teasers.map((teaser) => (
                    <TeaserCard
                      key={teaser.link.url + teaser.title}
                      title={teaser.title}
                      text={teaser.text ?? undefined}
                      href={teaser.link.url}
                      linkText={teaser.link.label}
                      picture={{ src: teaser.image, alt: teaser.imageAlt }}
                    />
                  ))}
                </CardGrid>
              </section>
            )
          case "departments":
            return <Departments key={block.id} title={block.title} />
          case "most-bought-prompt":
            return <Prompt key={block.id} title={block.title} text={block.text} loggedIn={block.loggedIn} />
        }
      })}
    </div>
  )
}
