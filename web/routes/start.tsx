import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom"
import type { FilledPage } from "#core/journeys/fill-page.ts"
import { CartSide } from "#web/features/cart/CartSide.tsx"
import { notFound, type PageData, unavailable } from "./page-data.ts"
import { asPage, serviceOf } from "#web/container/router-context.ts"
import { FillPage } from "#web/container/ids.ts"
import { PageFrame } from "#web/kit/PageFrame.tsx"
import { startTitle } from "#web/text/shell.ts"
import { EditorsBlocks } from "./editors-blocks.tsx"

interface StartData extends PageData {
  readonly page: FilledPage
}

export const loader = async (args: LoaderFunctionArgs): Promise<StartData> => {
  const page = await serviceOf(args, FillPage)({ page: "start" }, asPage(args))
  if (page._tag === "Failure") throw page.failure._tag === "PageNotFound" ? notFound() : unavailable()
  return {
    meta: { title: startTitle, description: page.success.description, canonical: "/" },
    page: page.success
  }
}

export const Component = () => {
  const { page } = useLoaderData() as StartData
  return (
    <PageFrame cart={<CartSide />}>
      <h1 className="visually-hidden" tabIndex={-1}>{page.title}</h1>
      <EditorsBlocks blocks={page.blocks} />
    </PageFrame>
  )
}
