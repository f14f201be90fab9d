import { useLocation } from "react-router-dom"
import type { Branch, Place } from "#core/navigation/model.ts"
import { currentOf } from "#core/navigation/resolve.ts"
import { LogOut, ShellViewId } from "#web/container/ids.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Link } from "#web/kit/Link.tsx"
import { type MenuItem, SideMenu, type SideMenuProps } from "#web/kit/SideMenu.tsx"
import * as text from "#web/text/shell.ts"
import styles from "./Menu.module.css"

export interface MenuProps extends Pick<SideMenuProps, "wayBack"> {
  readonly visitor: boolean
  readonly onLogIn: () => void
  readonly onLoggedOut: () => void
}

const aboutPath = "/om-skafferi"

/** The drill-in menu of departments, then account, company and the administrators' links (PANEL-09..19). */
export const Menu = ({ visitor, onLogIn, onLoggedOut, wayBack }: MenuProps) => {
  const { departments, header, settings } = useStateView(ShellViewId, (shell) => shell)
  const { pathname } = useLocation()
  const logOut = useService(LogOut)
  const itemOf = ({ name, type, url, children = [] }: Place & Partial<Branch>): MenuItem => ({
    name,
    href: url,
    current: currentOf(pathname, url),
    allLabel: type.startsWith("Catering") ? text.allCatering : undefined,
    children: children.map((child) => itemOf(child))
  })
  const linkOf = (name: string, href: string): MenuItem => ({ name, href, current: currentOf(pathname, href) })
  const items = [
    ...departments.map(itemOf),
    ...header.filter(({ url }) => !departments.some((department) => department.url === url)).map(itemOf),
    linkOf(text.offers, "/matvaror/veckans-erbjudande"),
    linkOf(text.stores, "/butiker")
  ]
  return (
    <SideMenu
      items={items}
      wayBack={wayBack}
      after={
        <div className={styles.account}>
          {visitor ? (
            <>
              <Button wide onClick={onLogIn}>{text.logIn}</Button>
              <Button wide look="quiet" href="/registrera">{text.createAccount}</Button>
            </>
          ) : (
            <>
              <Button wide look="quiet" href="/mina-sidor">{text.myPages}</Button>
              <Button wide look="link" onClick={() => void logOut().then(onLoggedOut)}>{text.logOut}</Button>
            </>
          )}
          <ul role="list" className={styles.links}>
            <li><Link href={aboutPath}>{text.about(settings.companyName)}</Link></li>
            {settings.menuLinks.map(({ label, url }) => <li key={url}><Link href={url}>{label}</Link></li>)}
            {settings.appUrl !== null && <li><Link href={settings.appUrl}>{text.getApp}</Link></li>}
          </ul>
        </div>
      }
    />
  )
}
