import { useRouteError } from "react-router-dom"
import { Button } from "#web/kit/controls/Button.tsx"
import { EmptyState } from "#web/kit/feedback/EmptyState.tsx"
import { ErrorWithRetry } from "#web/views/connection/ErrorWithRetry.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import * as text from "#web/text/errors.ts"
import { isPageFailure } from "#web/routes/page-data.ts"
import { useAutoRetry } from "#web/routes/use-auto-retry.ts"
import * as paths from "#web/paths.ts"

const reload = () => location.reload()

/** Shown for a page that does not exist or cannot be loaded. The error's own message is never shown. */
export const RouteError = () => {
  const error = useRouteError() as { readonly status?: number; readonly data?: unknown } | null
  // The server serializes an internal error as a plain 500.
  const hasCrashed = error instanceof Error || error?.status === 500
  const isMissing = error?.status === 404 || (isPageFailure(error?.data) && error.data.reason === "not-found")
  const { online, isRetrying, retryNow } = useAutoRetry(!isMissing && !hasCrashed)
  return (
    <PageLayout narrow>
      {isMissing ? (
        <EmptyState
          icon="search"
          heading="h1"
          title={`${text.notFoundCode} ${text.notFound}`}
          action={
            <>
              <Button href={paths.start}>{text.toStart}</Button>
              <Button variant="quiet" href={paths.products}>
                {text.toDepartments}
              </Button>
            </>
          }
        >
          <p>{text.notFoundAdvice}</p>
        </EmptyState>
      ) : (
        <ErrorWithRetry
          heading="h1"
          title={hasCrashed ? text.crashed : text.title}
          retrying={isRetrying}
          onRetry={hasCrashed ? reload : retryNow}
        >
          <p>{online ? text.pageFailed : text.offline}</p>
        </ErrorWithRetry>
      )}
    </PageLayout>
  )
}
