import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom"
import { type ShownTime, timeToShow } from "#core/delivery/rules.ts"
import type { FilledPage } from "#core/journeys/fill-page.ts"
import { CartSide } from "#web/app/CartSide.tsx"
import { notFound, type PageData, unavailable } from "#web/app/page-data.ts"
import { asPage, serviceOf } from "#web/app/router-context.ts"
import { CartViewId, FillPage, FindSlots } from "#web/container/ids.ts"
import { PageFrame } from "#web/kit/PageFrame.tsx"
import { startTitle } from "#web/text/shell.ts"
import { EditorsBlocks } from "./editors-blocks.tsx"

export interface StartData extends PageData {
  readonly page: FilledPage
  /** What the shell's own line names beside the store: the cart's time or the next free one. */
  readonly time: ShownTime | null
}

export const loader = async (args: LoaderFunctionArgs): Promise<StartData> => {
  const options = asPage(args)
  const cart = serviceOf(args, CartViewId).current().settled
  const [page, days] = await Promise.all([
    serviceOf(args, FillPage)({ page: "start" }, options),
    serviceOf(args, FindSlots)({ cartId: cart?.id ?? null }, options)
  ])
  if (page._tag === "Failure") throw page.failure._tag === "PageNotFound" ? notFound() : unavailable()
  return {
    meta: { title: startTitle, description: page.success.description, canonical: "/" },
    page: page.success,
    time: days._tag === "Success" ? timeToShow(days.success, cart?.slotId ?? null) : null
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
