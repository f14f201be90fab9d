import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom"
import type { DeliveryCityWithPostalCodes } from "#core/delivery/delivery-city.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { notFound, type PageData, unavailable } from "./page-data.ts"
import { loaderOptions, loaderUseCase } from "#web/container/router-context.ts"
import { usePanelControl } from "#web/container/react.tsx"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import * as text from "#web/text/delivery-cities.ts"
import { pageTitle } from "#web/text/shell.ts"
import * as paths from "#web/paths.ts"
import styles from "./delivery-cities.module.css"

interface CityData extends PageData {
  readonly city: DeliveryCityWithPostalCodes
}

export const loader = async (args: LoaderFunctionArgs): Promise<CityData> => {
  const result = await loaderUseCase(args, "loadDeliveryCity")({ city: args.params["city"] ?? "" }, loaderOptions(args))
  if (result._tag === "Failure") throw result.failure._tag === "CityNotFound" ? notFound() : unavailable()
  const { name, url } = result.success
  return {
    meta: { title: pageTitle(text.cityTitle(name)), description: text.description(name), canonical: url },
    city: result.success
  }
}

/** Lists the postal codes that a city's stores deliver to (ROUTE-33). */
export const Component = () => {
  const { city } = useLoaderData() as CityData
  const panel = usePanelControl()
  return (
    <PageLayout narrow cart={<CartSidebar />}>
      <Breadcrumbs parents={[{ name: text.title, href: paths.deliveryCities }]} current={text.cityTitle(city.name)} />
      <p className={styles.lead}>{text.cityLead(city.name)}</p>
      <h2 className={styles.heading}>{text.postalCodes}</h2>
      <ul role="list" className={styles.codes}>
        {city.postalCodes.map((code) => (
          <li key={code}>{text.area(code)}</li>
        ))}
      </ul>
      <Button icon="truck" onClick={() => panel.open("storeSelector")}>
        {text.choose}
      </Button>
    </PageLayout>
  )
}
