import { createTransport } from "nodemailer"
import { maskedPath } from "#core/kernel/masked-path.ts"
import { MailRefused, type SendMail } from "./outbox.ts"

export interface SmtpSettings {
  /** 'smtp://user:password@host:587' or 'smtps://…' */
  readonly url: string
  /** 'Skafferi <hej@skafferi.example>' */
  readonly from: string
}

/** ms; together well under the time that a taken letter is ours. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const

interface SmtpFailure extends Error {
  readonly code?: string
  /** What the server says, and under which number. */
  readonly response?: string
  readonly responseCode?: number
}

/** A server that does not take the addressee or the words never will; anything else (its host, our password, its queue) can be mended meanwhile. */
const refusal = (error: SmtpFailure): MailRefused => {
  const { code, response, responseCode = 0 } = error
  const forGood = responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE")
  return new MailRefused(maskedPath(response ?? `${code ?? "failed"}: ${error.message}`), forGood, error)
}

/** Sends letters through a mail server. */
export const smtpSender = ({ url, from }: SmtpSettings): SendMail => {
  const transport = createTransport({ url, ...patience })
  const [, host = "localhost"] = /@([^<>@\s]+)>?$/.exec(from) ?? []
  return async ({ to, subject, text, html, id, written }) => {
    try {
      await transport.sendMail({ from, to, subject, text, html, messageId: `<${id}@${host}>`, date: new Date(written), headers: { "auto-submitted": "auto-generated" } })
    } catch (error) {
      throw refusal(error as SmtpFailure)
    }
  }
}
