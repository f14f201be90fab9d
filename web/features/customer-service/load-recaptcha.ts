interface RecaptchaOptions {
  readonly sitekey: string
  readonly callback: (token: string) => void
  readonly "expired-callback": () => void
  readonly "error-callback": () => void
}

/** The part of Google reCAPTCHA v2 that the shop uses. */
export interface RecaptchaApi {
  readonly ready: (callback: () => void) => void
  readonly render: (container: HTMLElement, options: RecaptchaOptions) => void
}

interface RecaptchaWindow {
  readonly grecaptcha?: RecaptchaApi
}

const scriptUrl = "https://www.google.com/recaptcha/api.js?render=explicit&hl=sv"

let apiPromise: Promise<RecaptchaApi | null> | undefined

const load = (): Promise<RecaptchaApi | null> =>
  new Promise((resolve) => {
    const script = document.createElement("script")
    script.src = scriptUrl
    script.async = true
    script.addEventListener("load", () => {
      const { grecaptcha } = window as RecaptchaWindow
      if (grecaptcha === undefined) resolve(null)
      else grecaptcha.ready(() => resolve(grecaptcha))
    })
    script.addEventListener("error", () => {
      // The next attempt loads it again.
      apiPromise = undefined
      script.remove()
      resolve(null)
    })
    document.head.append(script)
  })

/** Loads Google's script once. Returns null when it cannot be loaded or used; after a failed download, the next call tries again. */
export const loadRecaptcha = (): Promise<RecaptchaApi | null> => (apiPromise ??= load())
