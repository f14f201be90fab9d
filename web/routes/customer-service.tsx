import type { LoadedPageOf } from "#core/content/pages.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { Blocks } from "#web/features/content/Blocks.tsx"
import { ContactForm } from "#web/features/customer-service/ContactForm.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { unavailable } from "#web/text/captcha.ts"
import { pageTitle } from "#web/text/shell.ts"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import type { PageMeta } from "./page-data.ts"
import type { PageProps } from "./pages.ts"

export const metaOf = ({ title, description }: LoadedPageOf<"customerService">): PageMeta => ({
  title: pageTitle(title),
  description
})

/** The page of customer service: the editors' blocks, and the contact form or, if its captcha could not be loaded, a notice. */
export const Page = ({ page: { title, blocks, captcha } }: PageProps<"customerService">) => (
  <PageLayout narrow cart={<CartSidebar />}>
    <Breadcrumbs parents={[]} current={title} />
    <Blocks blocks={blocks} />
    {captcha === null ? <Notice kind="warning">{unavailable}</Notice> : <ContactForm captcha={captcha} />}
  </PageLayout>
)
