import styles from "./DepartmentTile.module.css"
import { Link } from "./Link.tsx"
import { Picture } from "./Picture.tsx"

export interface DepartmentTileProps {
  readonly name: string
  readonly href: string
  readonly picture: string
}

/** A department: its picture and its name, one link. */
export const DepartmentTile = ({ name, href, picture }: DepartmentTileProps) => (
  <Link href={href} className={styles.tile}>
    <Picture src={picture} alt="" width={164} height={164} className={styles.picture} />
    <span className={styles.name}>{name}</span>
  </Link>
)
