import { useRouteError } from "react-router-dom"
import { Button } from "#web/kit/Button.tsx"
import { EmptyState } from "#web/kit/EmptyState.tsx"
import { ErrorState } from "#web/kit/ErrorState.tsx"
import { PageFrame } from "#web/kit/PageFrame.tsx"
import * as text from "#web/text/errors.ts"
import { isPageFailure } from "#web/routes/page-data.ts"
import { useTries } from "#web/routes/use-tries.ts"

const reload = () => location.reload()

/** A page that is not there, or cannot be had just now; nothing of the error itself is shown. */
export const RouteError = () => {
  const error = useRouteError() as { readonly status?: number; readonly data?: unknown } | null
  // As the server passes it on: an error of its own is a bare 500.
  const broken = error instanceof Error || error?.status === 500
  const missing = error?.status === 404 || (isPageFailure(error?.data) && error.data.reason === "not-found")
  const { online, trying, tryNow } = useTries(!missing && !broken)
  return (
    <PageFrame narrow>
      {missing ? (
        <EmptyState icon="search" heading="h1" title={`${text.notFoundCode} ${text.notFound}`} action={<><Button href="/">{text.toStart}</Button><Button look="quiet" href="/matvaror">{text.toDepartments}</Button></>}>
          <p>{text.notFoundAdvice}</p>
        </EmptyState>
      ) : (
        <ErrorState heading="h1" title={broken ? text.render : text.title} retrying={trying} onRetry={broken ? reload : tryNow}>
          <p>{online ? text.pageFailed : text.offline}</p>
        </ErrorState>
      )}
    </PageFrame>
  )
}
