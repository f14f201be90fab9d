import { Effect } from "effect"
import { loadCaptcha } from "../../captcha/load-captcha.ts"
import { notRetriedByCaller } from "../../contract/policy.ts"
import { definePage } from "../define-page.ts"
import { loadPageContent } from "../load-page-content.ts"
import { pageMatches } from "../page-matches.ts"
import { pagePath } from "../page-path.ts"

/** The captcha of the page's form; null when it cannot be loaded, so that the page is shown without its form. */
const loadCaptchaOrNull = notRetriedByCaller(loadCaptcha()).pipe(
  Effect.catch((error) => Effect.as(Effect.logWarning(`The contact form is hidden: ${error._tag}`), null))
)

/** The page of customer service: CMS blocks, and the form that sends a message. */
export const customerServicePage = definePage("customerService", pageMatches.customerService, ({ node }) =>
  Effect.map(
    Effect.all([loadPageContent({ page: pagePath(node.url) }), loadCaptchaOrNull], { concurrency: "unbounded" }),
    ([content, captcha]) => ({ ...content, captcha })
  )
)
