import { shellState } from "#core/navigation/shell-state.ts"
import { useLocation } from "react-router-dom"
import type { NavigationGroup, NavigationLink } from "#core/navigation/model.ts"
import { relationToCurrent } from "#core/navigation/path.ts"
import { useStatePart, useCase } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { Link } from "#web/kit/controls/Link.tsx"
import { type MenuItem, SideMenu, type SideMenuProps } from "#web/views/navigation/SideMenu.tsx"
import * as text from "#web/text/shell.ts"
import * as paths from "#web/paths.ts"
import styles from "./Menu.module.css"

export interface MenuProps extends Pick<SideMenuProps, "levelUrls" | "onLevelUrlsChange"> {
  readonly isVisitor: boolean
  readonly onLogInRequest: () => void
  readonly onLoggedOut: () => void
}

const aboutPath = "/om-skafferi"

/**
 * The drill-down menu of departments, the header's other folders, offers and stores. Below it are the account's buttons, and links to the company's page,
 * to the pages that the shop's settings name, and to the app (PANEL-09..19).
 */
export const Menu = ({ isVisitor, onLogInRequest, onLoggedOut, levelUrls, onLevelUrlsChange }: MenuProps) => {
  const { departments, header, settings } = useStatePart(shellState, (shell) => shell)
  const { pathname } = useLocation()
  const logOut = useCase("logOut")
  const itemOf = ({ name, type, url, children = [] }: NavigationLink & Partial<NavigationGroup>): MenuItem => ({
    name,
    href: url,
    current: relationToCurrent(pathname, url),
    allLabel: type.startsWith("Catering") ? text.allCatering : undefined,
    children: children.map((child) => itemOf(child))
  })
  const linkOf = (name: string, href: string): MenuItem => ({ name, href, current: relationToCurrent(pathname, href) })
  const items = [
    ...departments.map(itemOf),
    ...header.filter(({ url }) => !departments.some((department) => department.url === url)).map(itemOf),
    linkOf(text.offers, paths.offers),
    linkOf(text.stores, paths.stores)
  ]
  return (
    <SideMenu
      items={items}
      levelUrls={levelUrls}
      onLevelUrlsChange={onLevelUrlsChange}
      footer={
        <div className={styles.account}>
          {isVisitor ? (
            <>
              <Button wide onClick={onLogInRequest}>
                {text.logIn}
              </Button>
              <Button wide variant="quiet" href={paths.register}>
                {text.createAccount}
              </Button>
            </>
          ) : (
            <>
              <Button wide variant="quiet" href={paths.myPages}>
                {text.myPages}
              </Button>
              <Button wide variant="link" onClick={() => void logOut().then(onLoggedOut)}>
                {text.logOut}
              </Button>
            </>
          )}
          <ul role="list" className={styles.links}>
            <li>
              <Link href={aboutPath}>{text.about(settings.companyName)}</Link>
            </li>
            {settings.menuLinks.map(({ label, url }) => (
              <li key={url}>
                <Link href={url}>{label}</Link>
              </li>
            ))}
            {settings.appUrl !== null && (
              <li>
                <Link href={settings.appUrl}>{text.getApp}</Link>
              </li>
            )}
          </ul>
        </div>
      }
    />
  )
}
