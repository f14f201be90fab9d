import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom"
import type { DeliveryDistrict } from "#core/delivery/district.ts"
import { CartSide } from "#web/features/cart/CartSide.tsx"
import { notFound, type PageData, unavailable } from "./page-data.ts"
import { loaderOptions, loaderUseCase } from "#web/container/router-context.ts"
import { PanelId } from "#web/container/panel.ts"
import { useService } from "#web/container/react.tsx"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import * as text from "#web/text/districts.ts"
import { pageTitle } from "#web/text/shell.ts"
import styles from "./delivery-cities.module.css"

interface CityData extends PageData {
  readonly district: DeliveryDistrict
}

export const loader = async (args: LoaderFunctionArgs): Promise<CityData> => {
  const found = await loaderUseCase(args, "loadDeliveryDistrict")(
    { city: args.params["city"] ?? "" },
    loaderOptions(args)
  )
  if (found._tag === "Failure") throw found.failure._tag === "CityNotFound" ? notFound() : unavailable()
  const { name, url } = found.success
  return {
    meta: { title: pageTitle(text.cityTitle(name)), description: text.description(name), canonical: url },
    district: found.success
  }
}

/** Lists the postal codes that a city's stores deliver to (ROUTE-33). */
export const Component = () => {
  const { district } = useLoaderData() as CityData
  const panel = useService(PanelId)
  return (
    <PageLayout narrow cart={<CartSide />}>
      <Breadcrumbs parents={[{ name: text.title, href: "/leveransorter" }]} current={text.cityTitle(district.name)} />
      <p className={styles.lead}>{text.cityLead(district.name)}</p>
      <h2 className={styles.heading}>{text.postalCodes}</h2>
      <ul role="list" className={styles.codes}>
        {district.postalCodes.map((code) => (
          <li key={code}>{text.area(code)}</li>
        ))}
      </ul>
      <Button icon="truck" onClick={() => panel.open("storeSelector")}>
        {text.choose}
      </Button>
    </PageLayout>
  )
}
