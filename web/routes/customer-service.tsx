import { shellState } from "#core/navigation/shell-state.ts"
import type { LoadedPageOf } from "#core/content/pages.ts"
import { useStateView } from "#web/container/react.tsx"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { Blocks } from "#web/features/content/Blocks.tsx"
import { ContactForm } from "#web/features/customer-service/ContactForm.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { unavailable } from "#web/text/captcha.ts"
import * as text from "#web/text/customer-service.ts"
import { pageTitle } from "#web/text/shell.ts"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import styles from "./customer-service.module.css"
import type { PageMeta } from "./page-data.ts"
import type { PageProps } from "./pages.ts"

export const metaOf = ({ title, description }: LoadedPageOf<"customerService">): PageMeta => ({
  title: pageTitle(title),
  description
})

/** The page of customer service: how to reach it, the editors' blocks, and the contact form. */
export const Page = ({ page: { title, blocks, captcha } }: PageProps<"customerService">) => {
  const { phone, email } = useStateView(shellState, ({ settings }) => settings)
  return (
    <PageLayout narrow cart={<CartSidebar />}>
      <Breadcrumbs parents={[]} current={title} />
      <section className={styles.contact} aria-label={text.contactTitle}>
        <h2>{text.contactTitle}</h2>
        <dl>
          <dt>{text.phone}</dt>
          <dd>
            <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
          </dd>
          <dt>{text.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </dl>
      </section>
      {captcha === null ? <Notice kind="warning">{unavailable}</Notice> : <ContactForm captcha={captcha} />}
      <Blocks blocks={blocks} />
    </PageLayout>
  )
}
