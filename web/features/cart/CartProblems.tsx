import type { CartProblem } from "#core/cart/model.ts"
import { CartViewId, DismissProblem } from "#web/container/ids.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Dialog } from "#web/kit/Dialog.tsx"
import * as text from "#web/text/cart-content.ts"
import { close } from "#web/text/common.ts"

const wordsOf = ({ kind }: CartProblem): { readonly title: string; readonly intro: string } => {
  switch (kind) {
    case "left-behind":
      return { title: text.previewTitle, intro: text.previewText }
    case "limit-reached":
      return { title: text.failedTitle, intro: text.limitReached }
    case "add-failed":
    case "change-failed":
      return { title: text.failedTitle, intro: text.failedText }
  }
}

/** What went wrong with the cart, one at a time, with the goods it is about (CART-45). */
export const CartProblems = () => {
  const problem = useStateView(CartViewId, ({ problems }) => problems[0])
  const dismiss = useService(DismissProblem)
  const words = problem === undefined ? undefined : wordsOf(problem)
  const closeIt = () => {
    if (problem !== undefined) void dismiss(problem.id)
  }
  return (
    <Dialog open={problem !== undefined} onClose={closeIt} title={words?.title ?? ""} actions={<Button onClick={closeIt}>{close}</Button>}>
      <p>{words?.intro}</p>
      <ul>{problem?.names.map((name) => <li key={name}>{name}</li>)}</ul>
    </Dialog>
  )
}
