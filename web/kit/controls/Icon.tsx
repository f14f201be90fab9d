import type { IconName } from "./icon-paths.ts"
import { iconPaths } from "./icon-paths.ts"

export interface IconProps {
  readonly name: IconName
  /** Width and height in px. */
  readonly size?: number | undefined
  readonly filled?: boolean | undefined
  readonly className?: string | undefined
}

/** A decorative icon; the element around it has the text. */
export const Icon = ({ name, size = 20, filled = false, className }: IconProps) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 20 20"
    fill={filled ? "currentColor" : "none"}
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={iconPaths[name]} />
  </svg>
)
