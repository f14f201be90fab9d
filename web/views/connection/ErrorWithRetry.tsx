import { Button } from "#web/kit/controls/Button.tsx"
import { ErrorState, type ErrorStateProps } from "#web/kit/feedback/ErrorState.tsx"
import { tryAgain } from "#web/text/common.ts"
import { title as defaultTitle } from "#web/text/errors.ts"

export interface ErrorWithRetryProps extends Omit<ErrorStateProps, "title" | "action"> {
  readonly title?: string | undefined
  readonly onRetry: () => void
  readonly retrying?: boolean | undefined
}

/** An error state with a retry button. */
export const ErrorWithRetry = ({ title = defaultTitle, onRetry, retrying, ...otherProps }: ErrorWithRetryProps) => (
  <ErrorState
    {...otherProps}
    title={title}
    action={
      <Button variant="quiet" pending={retrying} onClick={onRetry}>
        {tryAgain}
      </Button>
    }
  />
)
