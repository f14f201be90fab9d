import styles from "./DepartmentTile.module.css"
import { Link } from "#web/kit/controls/Link.tsx"
import { Picture } from "#web/kit/layout/Picture.tsx"

export interface DepartmentTileProps {
  readonly name: string
  readonly href: string
  readonly picture: string
}

/** A link to a department, with its picture and name. */
export const DepartmentTile = ({ name, href, picture }: DepartmentTileProps) => (
  <Link href={href} className={styles.tile}>
    <span className={styles.frame}>
      <Picture src={picture} alt="" width={96} height={96} className={styles.picture} />
    </span>
    <span className={styles.name}>{name}</span>
  </Link>
)
