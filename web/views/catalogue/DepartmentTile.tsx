import styles from "./DepartmentTile.module.css"
import { Link } from "#web/kit/controls/Link.tsx"
import { Picture } from "#web/kit/layout/Picture.tsx"

export interface DepartmentTileProps {
  readonly name: string
  readonly href: string
  /** The path of an image with the pictures of several departments; the tile shows the one at its own position in the grid. */
  readonly picture: string
  /** The number of pictures in the image. */
  readonly stackedCount: number
}

/** A link to a department, with its picture and name. */
export const DepartmentTile = ({ name, href, picture, stackedCount }: DepartmentTileProps) => (
  <Link href={href} className={styles.tile}>
    <span className={styles.frame}>
      <Picture src={picture} alt="" width={96} height={96} stackedCount={stackedCount} className={styles.picture} />
    </span>
    <span className={styles.name}>{name}</span>
  </Link>
)
