import { cartState } from "#core/cart/cart-state.ts"
import type { CartProblem } from "#core/cart/model.ts"
import { useStatePart, useCase } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { Dialog } from "#web/kit/overlays/Dialog.tsx"
import * as text from "#web/text/cart-content.ts"
import { close } from "#web/text/common.ts"

const textsOf = ({ kind }: CartProblem): { readonly title: string; readonly intro: string } => {
  switch (kind) {
    case "products-lost":
      return { title: text.removedTitle, intro: text.removedText }
    case "limit-reached":
      return { title: text.failedTitle, intro: text.limitReached }
    case "add-failed":
    case "change-failed":
      return { title: text.failedTitle, intro: text.failedText }
  }
}

/** Problems with the cart, one dialog at a time, with the products concerned (CART-45). */
export const CartProblems = () => {
  const problem = useStatePart(cartState, ({ problems }) => problems[0])
  const dismiss = useCase("dismissProblem")
  const texts = problem === undefined ? undefined : textsOf(problem)
  const closeDialog = () => {
    if (problem !== undefined) void dismiss(problem.id)
  }
  return (
    <Dialog
      open={problem !== undefined}
      onClose={closeDialog}
      title={texts?.title ?? ""}
      closeLabel={close}
      actions={<Button onClick={closeDialog}>{close}</Button>}
    >
      <p>{texts?.intro}</p>
      <ul>
        {Array.from(problem?.names ?? [], (name, index) => (
          // Not keyed by the name, which different products may share; the list never changes.
          <li key={index}>{name}</li>
        ))}
      </ul>
    </Dialog>
  )
}
