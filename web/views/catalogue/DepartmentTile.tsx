import styles from "./DepartmentTile.module.css"
import { Link } from "#web/kit/controls/Link.tsx"
import { StackedPicture, type StackedPictureProps } from "#web/kit/layout/StackedPicture.tsx"

export interface DepartmentTileProps {
  readonly name: string
  readonly href: string
  readonly picture: Omit<StackedPictureProps, "className">
}

/** A link to a department, with its picture and name. */
export const DepartmentTile = ({ name, href, picture }: DepartmentTileProps) => (
  <Link href={href} className={styles.tile}>
    <span className={styles.frame}>
      <StackedPicture {...picture} className={styles.picture} />
    </span>
    <span className={styles.name}>{name}</span>
  </Link>
)
