import { LogOut, ShellViewId } from "#web/container/ids.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Link } from "#web/kit/Link.tsx"
import { SideMenu } from "#web/kit/SideMenu.tsx"
import * as text from "#web/text/shell.ts"
import styles from "./Menu.module.css"

export interface MenuProps {
  readonly visitor: boolean
  readonly onLogIn: () => void
  readonly onLoggedOut: () => void
}

/** The drill-in menu of departments, then account, company and the administrators' links (PANEL-09..19). */
export const Menu = ({ visitor, onLogIn, onLoggedOut }: MenuProps) => {
  const { departments, header, settings } = useStateView(ShellViewId, (shell) => shell)
  const logOut = useService(LogOut)
  const items = [
    ...departments.map(({ name, url, children }) => ({ name, href: url, children: children.map((child) => ({ name: child.name, href: child.url })) })),
    ...header.filter(({ url }) => !departments.some((department) => department.url === url)).map(({ name, url }) => ({ name, href: url })),
    { name: text.offers, href: "/matvaror/veckans-erbjudande" },
    { name: text.stores, href: "/butiker" }
  ]
  return (
    <SideMenu
      items={items}
      after={
        <div className={styles.account}>
          {visitor ? (
            <Button wide onClick={onLogIn}>{text.logIn}</Button>
          ) : (
            <>
              <Button wide look="quiet" href="/mina-sidor">{text.myPages}</Button>
              <Button wide look="link" onClick={() => void logOut().then(onLoggedOut)}>{text.logOut}</Button>
            </>
          )}
          <ul role="list" className={styles.links}>
            {settings.menuLinks.map(({ label, url }) => <li key={url}><Link href={url}>{label}</Link></li>)}
            {settings.appUrl !== null && <li><Link href={settings.appUrl}>{text.getApp}</Link></li>}
          </ul>
        </div>
      }
    />
  )
}
