import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom"
import type { PickingFee } from "#core/delivery/load-picking-fee.ts"
import type { PageContent } from "#core/content/load-page-content.ts"
import { notFound, type PageData, unavailable } from "./page-data.ts"
import { loaderOptions, loaderUseCase } from "#web/container/router-context.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { startShopping } from "#web/text/cart.ts"
import { pickingFeeNote } from "#web/text/cart-content.ts"
import * as text from "#web/text/delivery.ts"
import { pageTitle } from "#web/text/shell.ts"
import { Blocks } from "#web/features/content/Blocks.tsx"
import styles from "./delivery-info.module.css"
import * as paths from "#web/paths.ts"

interface DeliveryInfoData extends PageData {
  readonly page: PageContent
  readonly pickingFee: PickingFee | null
}

export const loader = async (args: LoaderFunctionArgs): Promise<DeliveryInfoData> => {
  const options = loaderOptions(args)
  const [page, pickingFee] = await Promise.all([
    loaderUseCase(args, "loadPageContent")({ page: "leveransinfo" }, options),
    loaderUseCase(args, "loadPickingFee")(undefined, options)
  ])
  if (page._tag === "Failure") throw page.failure._tag === "PageNotFound" ? notFound() : unavailable()
  return {
    meta: { title: pageTitle(page.success.title), description: page.success.description },
    page: page.success,
    pickingFee: pickingFee._tag === "Success" ? pickingFee.success : null
  }
}

/** Delivery prices and areas; a standalone page (ROUTE-19, ROUTE-38). */
export const Component = () => {
  const { page, pickingFee } = useLoaderData() as DeliveryInfoData
  return (
    <article className={styles.page}>
      <h1 tabIndex={-1}>{page.title}</h1>
      {page.description !== null && <p className={styles.lead}>{page.description}</p>}
      <Blocks blocks={page.blocks} />
      {pickingFee !== null && (
        <Notice title={text.pickingFeeNotice(pickingFee.fee, pickingFee.freeFrom)}>{pickingFeeNote}</Notice>
      )}
      <Button href={paths.start} className={styles.action}>
        {startShopping}
      </Button>
    </article>
  )
}
