import type { Ref } from "react"
import { Button } from "#web/kit/controls/Button.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { tryAgain } from "#web/text/common.ts"
import { noSlots } from "#web/text/delivery.ts"

export interface NoSlotsProps {
  readonly isRetrying: boolean
  readonly onRetry: () => void
  readonly retryButton?: Ref<HTMLButtonElement>
}

/** The notice that no delivery times can be shown, with a retry. */
export const NoSlots = ({ isRetrying, onRetry, retryButton }: NoSlotsProps) => (
  <Notice
    kind="info"
    announce="polite"
    action={
      <Button ref={retryButton} variant="link" pending={isRetrying} onClick={onRetry}>
        {tryAgain}
      </Button>
    }
  >
    {noSlots}
  </Notice>
)
