/** How a shopper proves to be human: by Google reCAPTCHA with this site key, or by the shop's own checkbox when `siteKey` is null. */
export interface Captcha {
  readonly siteKey: string | null
}

/** The token of a ticked checkbox, which a form sends once. */
export interface CaptchaToken {
  readonly token: string
  /** How long the token is valid, in seconds. */
  readonly validSeconds: number
}
