import type { SendCustomerEmailError } from "#core/customer-service/send-customer-email.ts"
import { notCompleted } from "#web/text/captcha.ts"
import * as text from "#web/text/customer-service.ts"
import type { FailureTexts } from "#web/text/failure-text.ts"
import { tooManyAttempts } from "#web/text/login.ts"

/** Texts of a message to customer service that was not sent (CSERV-28). */
export const contactFailures: FailureTexts<SendCustomerEmailError> = {
  InvalidMessage: text.invalid,
  CaptchaNotCompleted: notCompleted,
  TooManyAttempts: tooManyAttempts,
  MessageNotSent: text.failed
}
