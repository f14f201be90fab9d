import { assortmentState } from "#core/assortment/assortment-state.ts"
import type { Store } from "#core/assortment/model.ts"
import { sessionState } from "#core/session/session-state.ts"
import { usePanelControl, useStatePart } from "#web/container/react.tsx"
import type { RegisteredField } from "#web/forms/use-form.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { TextField } from "#web/kit/forms/TextField.tsx"
import { readableMobilePhone } from "#web/text/account.ts"
import * as text from "#web/text/checkout.ts"
import { home, pickup } from "#web/text/delivery.ts"
import { changeDelivery } from "#web/text/shell.ts"
import { postalAddress } from "#web/text/store.ts"
import styles from "./CheckoutDelivery.module.css"
import type { DeliveryAddressInput } from "./use-delivery-address.ts"

export interface CheckoutDeliveryProps {
  /** The store of a pickup, when it is known. */
  readonly store: Store | undefined
  readonly address: DeliveryAddressInput
  readonly street: RegisteredField
  /** Selects home delivery to the registered address's postal code. */
  readonly onSelectRegistered: () => void
  readonly isSelectingRegistered: boolean
}

/** The delivery method and place of the order, with a field for the street when it is not delivered to the registered address. */
export const CheckoutDelivery = ({
  store,
  address,
  street,
  onSelectRegistered,
  isSelectingRegistered
}: CheckoutDeliveryProps) => {
  const selection = useStatePart(assortmentState, (view) => view.selection)
  const customer = useStatePart(sessionState, (session) => session.customer)
  const panel = usePanelControl()
  const { registeredAddress, entersStreet, canUseRegistered, setEntersStreet } = address
  if (selection === null)
    return (
      <Notice
        kind="warning"
        action={<Button onClick={() => panel.open("storeSelector")}>{text.chooseDelivery}</Button>}
      >
        {text.noDelivery}
      </Notice>
    )
  return (
    <div className={styles.delivery}>
      <div className={styles.card}>
        <div className={styles.place}>
          {selection.method === "pickupAtStore" ? (
            <>
              <p className={styles.method}>{pickup}</p>
              <p>{selection.storeName}</p>
              {store !== undefined && (
                <p>
                  {store.streetAddress}, {postalAddress(store.zipcode, store.city)}
                </p>
              )}
            </>
          ) : (
            <>
              <p className={styles.method}>{home}</p>
              <p>{customer?.fullName}</p>
              {!entersStreet && registeredAddress !== null ? (
                <p>
                  {registeredAddress.street}, {postalAddress(registeredAddress.postalCode, registeredAddress.city)}
                </p>
              ) : (
                <p>{postalAddress(selection.postalCode ?? "", selection.city)}</p>
              )}
            </>
          )}
          {customer?.mobilePhone && (
            <p>
              {text.phone}: {readableMobilePhone(customer.mobilePhone)}
            </p>
          )}
        </div>
        <Button variant="link" onClick={() => panel.open("storeSelector")}>
          {changeDelivery}
        </Button>
      </div>
      {entersStreet && (
        <div className={styles.address}>
          {!canUseRegistered && (
            <Notice
              kind="info"
              action={
                registeredAddress !== null && (
                  <Button variant="link" pending={isSelectingRegistered} onClick={onSelectRegistered}>
                    {text.deliverToRegisteredAt(registeredAddress)}
                  </Button>
                )
              }
            >
              {text.enterAddressAt(postalAddress(selection.postalCode ?? "", selection.city))}
            </Notice>
          )}
          <TextField {...street} label={text.street} autoComplete="shipping street-address" required />
        </div>
      )}
      {selection.method === "homeDelivery" && canUseRegistered && (
        <Button variant="link" onClick={() => setEntersStreet(!entersStreet)}>
          {entersStreet ? text.deliverToMyRegistered : text.deliverElsewhere}
        </Button>
      )}
    </div>
  )
}
