import { useEffect, useEffectEvent, useState } from "react"

type Draft = Readonly<Record<string, string>>

/** The key of a form's draft in the tab's session storage. */
const storageKey = (form: string): string => `draft ${form}`

/** Returns the result of `use`, or null when it fails: storage is blocked or full, or the stored draft is unreadable. Then only the page itself keeps the input. */
const withStorage = <A>(use: (storage: Storage) => A): A | null => {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

/** Reads the stored values of the fields that the form has. */
const readDraft = <Values extends Draft>(form: string, values: Values): Values | null => {
  const stored = withStorage((storage) => JSON.parse(storage.getItem(storageKey(form)) ?? "null") as unknown)
  if (typeof stored !== "object" || stored === null) return null
  const fields = stored as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof fields[name] === "string" ? fields[name] : value])
  ) as Values
}

export const forgetDraft = (form: string): void => void withStorage((storage) => storage.removeItem(storageKey(form)))

/**
 * Stores what is typed into a form in this tab, and restores it when the form opens again: after a reload, by Back, or when the session has ended and the customer has logged in
 * again. For texts only, never for a secret. `form` identifies the form and what it is about; null stores nothing.
 */
export const useDraft = <Values extends Draft>(
  form: string | null,
  values: Values,
  restore: (values: Values) => void
): void => {
  const [initialValues] = useState(values)
  const restoreDraft = useEffectEvent((storedForm: string) => {
    const draft = readDraft(storedForm, values)
    // What is typed before the hydration is newer.
    const isUntouched = Object.entries(values).every(([name, value]) => value === initialValues[name])
    if (draft !== null && isUntouched) restore(draft)
  })
  useEffect(() => {
    if (form !== null) restoreDraft(form)
  }, [form])
  const text = JSON.stringify(values)
  const isInitial = text === JSON.stringify(initialValues)
  useEffect(() => {
    if (form === null) return
    if (isInitial) forgetDraft(form)
    else withStorage((storage) => storage.setItem(storageKey(form), text))
  }, [form, text, isInitial])
}
