import type { ReactNode } from "react"
import { label } from "#web/text/footer.ts"
import styles from "./Footer.module.css"
import { Icon } from "#web/kit/controls/Icon.tsx"
import { Link } from "#web/kit/controls/Link.tsx"
import { Logo } from "./Logo.tsx"

export interface FooterGroup {
  readonly name: string
  readonly links: ReadonlyArray<{ readonly name: string; readonly href: string }>
}

export interface FooterProps {
  /** At most 5 are shown (FOOTER-03). */
  readonly groups: ReadonlyArray<FooterGroup>
  /** Phone, e-mail, 'Frågor & svar'. */
  readonly contact?: ReactNode
  readonly partners?: ReactNode
  readonly social?: ReactNode
  /** Address block and terms. */
  readonly company?: ReactNode
}

const maxGroupCount = 5

/** The footer of every page; the groups are collapsed below 1024 px. */
export const Footer = ({ groups, contact, partners, social, company }: FooterProps) => (
  <footer className={styles.footer} aria-label={label}>
    <div className={styles.inner}>
      {contact !== undefined && <div className={styles.contact}>{contact}</div>}
      <div className={styles.groups}>
        {groups.slice(0, maxGroupCount).map((group) => (
          <details key={group.name} className={styles.group}>
            <summary className={styles.summary}>
              <h2 className={styles.heading}>{group.name}</h2>
              <Icon name="down" className={styles.arrow} />
            </summary>
            <ul role="list" className={styles.links}>
              {group.links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href}>{link.name}</Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
      {(partners !== undefined || social !== undefined) && (
        <div className={styles.row}>
          <div className={styles.partners}>{partners}</div>
          <div className={styles.social}>{social}</div>
        </div>
      )}
      <div className={styles.company}>
        <Logo />
        {company}
      </div>
    </div>
  </footer>
)
