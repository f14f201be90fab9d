import type { SmtpSettings } from "#adapters/staging/mail/smtp.ts"
import { isEmail } from "#core/kernel/email.ts"
import { CliFailure, exitCodes } from "./exit-codes.ts"

export interface MailSettings {
  /** The origin of links in e-mails; null to use the request's. */
  readonly origin: string | null
  /** null means that e-mails stay in the mailbox, which `skafferi mail` prints. */
  readonly smtp: SmtpSettings | null
}

type Environment = Readonly<Record<string, string | undefined>>

const usageError = (message: string): CliFailure => new CliFailure(exitCodes.usage, message)

const originOf = (value: string): string => {
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return new URL(value).origin
  throw usageError(`SKAFFERI_ORIGIN is '${value}'; give the shop's URL, as in https://www.example.se.`)
}

/** An e-mail address with or without a name: 'hej@example.se', 'Skafferi <hej@example.se>'. */
const senderOf = (value: string): string => {
  const address = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(value)?.[1] ?? value
  if (isEmail(address)) return value
  throw usageError(`SKAFFERI_MAIL_FROM is '${value}'; give an e-mail address, as in 'Skafferi <hej@example.se>'.`)
}

/** The default sender at the shop's host; a host without a dot is not valid in an e-mail address. */
const defaultSender = (origin: string): string => {
  const address = `no-reply@${new URL(origin).hostname.replace(/^www\./, "")}`
  if (isEmail(address)) return `Skafferi <${address}>`
  throw usageError("Mail needs a sender; set SKAFFERI_MAIL_FROM as in 'Skafferi <hej@example.se>'.")
}

/** The mail settings of the environment. Messages never repeat a value that may contain a password. */
export const mailSettings = (environment: Environment): MailSettings => {
  const { SMTP_URL: url = "", SKAFFERI_ORIGIN: originText = "", SKAFFERI_MAIL_FROM: sender = "" } = environment
  const origin = originText === "" ? null : originOf(originText)
  const from = sender === "" ? null : senderOf(sender.trim())
  if (url === "") return { origin, smtp: null }
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url) || new URL(url).hostname === "") {
    throw usageError(
      "SMTP_URL is not a mail server's URL; give one, as in smtp://user:password@mail.example.se:587 or smtps://…."
    )
  }
  if (origin === null)
    throw usageError(
      "SMTP_URL is set but SKAFFERI_ORIGIN is not; set the origin of links in mails, as in SKAFFERI_ORIGIN=https://www.example.se."
    )
  return { origin, smtp: { url, from: from ?? defaultSender(origin) } }
}
