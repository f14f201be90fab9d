import type { CustomerMessage } from "#core/customer-service/rules.ts"
import { type MailContent, makeMail } from "../mail/make-mail.ts"

/** The mail to customer service with a shopper's message. */
export const customerMessageMail = (
  { name, phone, email, body }: CustomerMessage,
  customerId: string | null
): MailContent =>
  makeMail(`Meddelande från ${name}`, [
    body,
    {
      rows: [
        ["Namn", name],
        ["E-postadress", email],
        ["Telefon", phone === "" ? "Saknas" : phone],
        ["Kundnummer", customerId ?? "Inte inloggad"]
      ]
    }
  ])
