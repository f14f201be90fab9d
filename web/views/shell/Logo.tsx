import styles from "./Logo.module.css"

export interface LogoProps {
  /** Shows only the jar. */
  readonly small?: boolean | undefined
}

/** The shop's logo: a pantry jar and the shop's name. The element around it has the accessible name. */
export const Logo = ({ small }: LogoProps) => (
  <span className={styles.logo} data-small={small || undefined}>
    <svg className={styles.jar} width="30" height="34" viewBox="0 0 30 34" aria-hidden="true">
      <rect x="6" y="1" width="18" height="6" rx="2.2" className={styles.lid} />
      <path
        d="M8 9h14c0 1.4.5 2.3 1.5 3.2C25.5 14 27 16 27 19v9a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5v-9c0-3 1.5-5 3.5-6.8C7.5 11.3 8 10.4 8 9Z"
        className={styles.glass}
      />
      <path
        d="M15 28.5c0-5 .3-8.5 4.8-11.5 1.7 5.5.4 9-4.8 11.5ZM14.3 28.5c-4-1.6-5.2-4.4-4.1-8.5 3.3 2 4.3 4.6 4.1 8.5Z"
        className={styles.leaf}
      />
    </svg>
    <span className={styles.name} aria-hidden="true">
      Skafferi
    </span>
  </span>
)
