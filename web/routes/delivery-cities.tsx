import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom"
import type { DeliveryCity } from "#core/delivery/delivery-city.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { type PageData, unavailable } from "./page-data.ts"
import { loaderOptions, loaderUseCase } from "#web/container/router-context.ts"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { Chip } from "#web/kit/controls/Chip.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import * as text from "#web/text/delivery-cities.ts"
import { pageTitle } from "#web/text/shell.ts"
import styles from "./delivery-cities.module.css"

interface CitiesData extends PageData {
  readonly cities: ReadonlyArray<DeliveryCity>
}

export const loader = async (args: LoaderFunctionArgs): Promise<CitiesData> => {
  const cities = await loaderUseCase(args, "loadDeliveryCities")(undefined, loaderOptions(args))
  if (cities._tag === "Failure") throw unavailable()
  return { meta: { title: pageTitle(text.title), description: text.lead }, cities: cities.success }
}

/** Lists the cities with home delivery. */
export const Component = () => {
  const { cities } = useLoaderData() as CitiesData
  return (
    <PageLayout narrow cart={<CartSidebar />}>
      <Breadcrumbs parents={[]} current={text.title} />
      <p className={styles.lead}>{text.lead}</p>
      <ul role="list" className={styles.cities}>
        {cities.map(({ name, url }) => (
          <li key={url}>
            <Chip href={url}>{name}</Chip>
          </li>
        ))}
      </ul>
    </PageLayout>
  )
}
