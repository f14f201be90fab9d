import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom"
import type { PickingFee } from "#core/delivery/load-picking-fee.ts"
import type { FilledPage } from "#core/journeys/fill-page.ts"
import { notFound, type PageData, unavailable } from "./page-data.ts"
import { asPage, serviceOf } from "#web/container/router-context.ts"
import { FillPage, LoadPickingFee } from "#web/container/ids.ts"
import { Button } from "#web/kit/Button.tsx"
import { Notice } from "#web/kit/Notice.tsx"
import { startShopping } from "#web/text/cart.ts"
import { pickingFeeNote } from "#web/text/cart-content.ts"
import * as text from "#web/text/delivery.ts"
import { pageTitle } from "#web/text/shell.ts"
import { EditorsBlocks } from "./editors-blocks.tsx"
import styles from "./delivery-info.module.css"

interface DeliveryInfoData extends PageData {
  readonly page: FilledPage
  readonly picking: PickingFee | null
}

export const loader = async (args: LoaderFunctionArgs): Promise<DeliveryInfoData> => {
  const options = asPage(args)
  const [page, picking] = await Promise.all([serviceOf(args, FillPage)({ page: "leveransinfo" }, options), serviceOf(args, LoadPickingFee)(undefined, options)])
  if (page._tag === "Failure") throw page.failure._tag === "PageNotFound" ? notFound() : unavailable()
  return { meta: { title: pageTitle(page.success.title), description: page.success.description }, page: page.success, picking: picking._tag === "Success" ? picking.success : null }
}

/** What delivery costs and where it goes, without the shop's frame (ROUTE-19, ROUTE-38). */
export const Component = () => {
  const { page, picking } = useLoaderData() as DeliveryInfoData
  return (
    <article className={styles.page}>
      <h1 tabIndex={-1}>{page.title}</h1>
      {page.description !== null && <p className={styles.lead}>{page.description}</p>}
      <EditorsBlocks blocks={page.blocks} />
      {picking !== null && <Notice title={text.pickingFeeIs(picking.fee, picking.limit)}>{pickingFeeNote}</Notice>}
      <Button href="/" className={styles.action}>{startShopping}</Button>
    </article>
  )
}
