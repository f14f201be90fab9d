import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom"
import type { PageContent } from "#core/content/load-page-content.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { notFound, type PageData, unavailable } from "../page-data.ts"
import { useIsReloading } from "../use-is-reloading.ts"
import { loaderOptions, loaderUseCase } from "#web/container/router-context.ts"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import { startTitle } from "#web/text/shell.ts"
import { Blocks } from "#web/features/content/Blocks.tsx"

interface StartData extends PageData {
  readonly page: PageContent
}

export const loader = async (args: LoaderFunctionArgs): Promise<StartData> => {
  const page = await loaderUseCase(args, "loadPageContent")({ page: "start" }, loaderOptions(args))
  if (page._tag === "Failure") throw page.failure._tag === "PageNotFound" ? notFound() : unavailable()
  return {
    meta: { title: startTitle, description: page.success.description, canonical: "/" },
    page: page.success
  }
}

/** The start page: the editors' blocks. */
export const Component = () => {
  const { page } = useLoaderData() as StartData
  return (
    <PageLayout cart={<CartSidebar />}>
      <h1 className="visually-hidden" tabIndex={-1}>
        {page.title}
      </h1>
      <Blocks blocks={page.blocks} reloading={useIsReloading()} />
    </PageLayout>
  )
}
