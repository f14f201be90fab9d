import { createTransport } from "nodemailer"
import { maskSecretPaths } from "#core/kernel/mask-secret-paths.ts"
import { MailSendFailed, type SendMail } from "./outbox.ts"

export interface SmtpSettings {
  /** The server's URL: 'smtp://user:password@host:587' or 'smtps://…'. */
  readonly url: string
  /** The sender: 'Skafferi <hej@skafferi.example>'. */
  readonly from: string
}

/** Time limits in ms; their sum is well below the outbox's lease. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const

interface SmtpFailure extends Error {
  readonly code?: string
  /** The server's reply and its code. */
  readonly response?: string
  readonly responseCode?: number
}

/** A refused recipient or content is permanent; other failures (connection, login, a temporary rejection such as a full queue) may succeed on a retry. */
const toMailSendFailed = (error: SmtpFailure): MailSendFailed => {
  const { code, response, responseCode = 0 } = error
  const isPermanent = responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE")
  return new MailSendFailed(maskSecretPaths(response ?? `${code ?? "failed"}: ${error.message}`), isPermanent, error)
}

/** Creates a function that sends mails through an SMTP server. */
export const makeSmtpSender = ({ url, from }: SmtpSettings): SendMail => {
  const transport = createTransport({ url, ...timeouts })
  const [, host = "localhost"] = /@([^<>@\s]+)>?$/.exec(from) ?? []
  return async ({ to, replyTo, subject, text, html, id, created }) => {
    try {
      await transport.sendMail({
        from,
        to,
        replyTo,
        subject,
        text,
        html,
        messageId: `<${id}@${host}>`,
        date: new Date(created),
        headers: { "auto-submitted": "auto-generated" }
      })
    } catch (error) {
      throw toMailSendFailed(error as SmtpFailure)
    }
  }
}
