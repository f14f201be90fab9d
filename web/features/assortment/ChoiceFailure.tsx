import type { SelectAssortmentError } from "#core/assortment/find-choice.ts"
import { Notice } from "#web/kit/Notice.tsx"
import { choiceFailures } from "./choice-failures.ts"

/** Why a choice did not come about; a place that nobody delivers to is told where its stores are offered. */
export const ChoiceFailure = ({ failure }: { readonly failure: SelectAssortmentError | null }) =>
  failure === null || failure._tag === "NoHomeDelivery" ? null : <Notice kind="danger" spoken="assertive">{choiceFailures[failure._tag]}</Notice>
