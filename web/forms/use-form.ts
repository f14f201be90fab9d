import type { Result } from "effect"
import { type FormEvent, type RefCallback, useRef, useState } from "react"
import type { FieldStatus } from "#web/kit/forms/FieldFrame.tsx"
import { useMounted } from "#web/kit/rendering/use-mounted.ts"
import { afterBlur, afterChange, type FieldState, statusOf, initialFieldState } from "./field-state.ts"

export type Values<Name extends string> = Readonly<Record<Name, string>>

/** The declaration of a field. */
export interface FieldRule<Name extends string> {
  /** Turns the text that was typed into the field's value. */
  readonly normalize?: ((input: string) => string) | undefined
  /** The error of a value; without it every value is valid. */
  readonly validate?: ((value: string, values: Values<Name>) => string | undefined) | undefined
  /** Whether a well-formed value may be marked as valid; true by default. */
  readonly showsValid?: ((value: string) => boolean) | undefined
}

export interface FormOptions<Name extends string, A, E> {
  /** The fields in their order on the page. */
  readonly fields: Readonly<Record<Name, FieldRule<NoInfer<Name>>>>
  /** The values, together with `setValues`, when they outlive the form. */
  readonly values?: Values<Name> | undefined
  readonly setValues?: ((update: (values: Values<Name>) => Values<Name>) => void) | undefined
  /** Sends valid values; returns undefined when there is nothing to wait for. */
  readonly submit: (values: Values<Name>) => Promise<Result.Result<A, E>> | undefined
  readonly onSuccess?: ((result: A) => void) | undefined
  /** Fields that are cleared when the submit fails; the first one gets the focus. */
  readonly clearOnFailure?: ReadonlyArray<Name> | undefined
  /** The field that a failure is about, which gets the focus. */
  readonly fieldOfFailure?: ((failure: E) => NoInfer<Name> | undefined) | undefined
  /** Fields that are cleared after a success, after which the form can be submitted again. Without this option a form succeeds once. */
  readonly clearOnSuccess?: ReadonlyArray<Name> | undefined
}

/** The props of a field of the kit. */
export interface RegisteredField {
  readonly value: string
  readonly onChange: (input: string) => void
  readonly onBlur: () => void
  readonly error: string | undefined
  readonly status: FieldStatus
  readonly ref: RefCallback<HTMLElement>
}

export interface Form<Name extends string, E, A = unknown> {
  readonly register: (name: Name) => RegisteredField
  readonly values: Values<Name>
  /** The current errors, visible or not. */
  readonly errors: Readonly<Partial<Record<Name, string>>>
  readonly isSubmitting: boolean
  readonly isSubmitSuccessful: boolean
  /** The result of the last successful submit, until the next response or `clearResult`. */
  readonly success: A | undefined
  /** Why the last submit failed, until the next response or `clearResult`; not only until the next submit, so that no button moves during a second click. */
  readonly failure: E | undefined
  /** A key for the failure's notice, so that each failure is announced. */
  readonly failureCount: number
  /** Submits the form once, or focuses the first invalid field. */
  readonly submit: () => Promise<void>
  /** For the form element. */
  readonly handleSubmit: (event: FormEvent) => void
  readonly setFocus: (name: Name) => void
  /** Sets a server error for the field's current value. */
  readonly setError: (name: Name, message: string) => void
  /** Clears the result of the last submit and the errors that a blocked submit shows. The failure of a submit that is still running will be ignored. */
  readonly clearResult: () => void
  /** Resets the form's state; values are kept. */
  readonly reset: () => void
}

interface State<A, E> {
  readonly fields: Readonly<Record<string, FieldState>>
  /** Errors from the server, by field and value. */
  readonly serverErrors: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly submitBlocked: boolean
  readonly phase: "idle" | "submitting" | "successful"
  readonly success: A | undefined
  readonly failure: E | undefined
  readonly failureCount: number
}

const initialState: State<never, never> = {
  fields: {},
  serverErrors: {},
  submitBlocked: false,
  phase: "idle",
  success: undefined,
  failure: undefined,
  failureCount: 0
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): ReadonlyArray<Key> =>
  Object.keys(record) as Array<Key>

/** Returns the state of a form that is declared by its fields and its submit. */
export const useForm = <Name extends string, A = never, E = never>(
  options: FormOptions<Name, A, E>
): Form<Name, E, A> => {
  const { fields, clearOnFailure = [], clearOnSuccess, onSuccess } = options
  const names = keysOf<Name>(fields)
  const [localValues, setLocalValues] = useState(
    () => Object.fromEntries(names.map((name) => [name, ""])) as Values<Name>
  )
  const values = options.values ?? localValues
  const setValues = options.setValues ?? setLocalValues
  const [state, setState] = useState<State<A, E>>(initialState)
  const updateState = (part: Partial<State<A, E>>) => setState((previous) => ({ ...previous, ...part }))
  const updateField = (name: Name, update: (field: FieldState) => FieldState) =>
    setState((previous) => ({
      ...previous,
      fields: { ...previous.fields, [name]: update(previous.fields[name] ?? initialFieldState) }
    }))
  const elements = useRef<Partial<Record<Name, HTMLElement | null>>>({})
  // A ref, because a second click may happen before the next render.
  const isSent = useRef(false)
  const clearCount = useRef(0)
  const isMounted = useMounted()

  const errors: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const error = fields[name].validate?.(values[name], values) ?? state.serverErrors[name]?.[values[name]]
    if (error !== undefined) errors[name] = error
  }
  const setFocus = (name: Name) => elements.current[name]?.focus()

  /** Lets the form be submitted again after a response, and clears the named fields, except those that have been changed since the submit. */
  const allowResubmit = (namesToClear: ReadonlyArray<Name>) => {
    isSent.current = false
    setValues((previous) => {
      const unchanged = namesToClear.filter((name) => previous[name] === values[name])
      return { ...previous, ...Object.fromEntries(unchanged.map((name) => [name, ""])) }
    })
    setState((previous) => ({
      ...previous,
      phase: "idle",
      fields: { ...previous.fields, ...Object.fromEntries(namesToClear.map((name) => [name, initialFieldState])) }
    }))
  }
  const fail = (failure: E) => {
    allowResubmit(clearOnFailure)
    setState((previous) => ({ ...previous, success: undefined, failure, failureCount: previous.failureCount + 1 }))
    const field = options.fieldOfFailure?.(failure) ?? clearOnFailure[0]
    if (field !== undefined) setFocus(field)
  }
  const submit = async () => {
    if (isSent.current) return
    const invalidName = names.find((name) => errors[name] !== undefined)
    updateState({ submitBlocked: invalidName !== undefined })
    if (invalidName !== undefined) return setFocus(invalidName)
    const response = options.submit(values)
    if (response === undefined) return
    isSent.current = true
    updateState({ phase: "submitting" })
    const clearCountBefore = clearCount.current
    const result = await response.catch((error: unknown) => {
      // Only a fault of the program rejects; the shopper can try again without loading the page.
      allowResubmit([])
      throw error
    })
    if (!isMounted()) return
    if (result._tag === "Failure")
      return clearCountBefore === clearCount.current ? fail(result.failure) : allowResubmit([])
    updateState({ phase: "successful", success: result.success, failure: undefined })
    if (clearOnSuccess !== undefined) allowResubmit(clearOnSuccess)
    onSuccess?.(result.success)
  }

  return {
    values,
    errors,
    setFocus,
    submit,
    isSubmitting: state.phase === "submitting",
    isSubmitSuccessful: state.phase === "successful",
    success: state.success,
    failure: state.failure,
    failureCount: state.failureCount,
    register: (name) => {
      const { normalize, showsValid } = fields[name]
      const value = values[name]
      const error = errors[name]
      return {
        value,
        error,
        status: statusOf(state.fields[name] ?? initialFieldState, {
          value,
          error,
          showsValid: showsValid?.(value) ?? true,
          submitBlocked: state.submitBlocked
        }),
        onChange: (input) => {
          updateField(name, (field) => afterChange(field, error === undefined))
          setValues((previous) => ({ ...previous, [name]: normalize === undefined ? input : normalize(input) }))
        },
        onBlur: () => updateField(name, afterBlur),
        ref: (element) => void (elements.current[name] = element)
      }
    },
    handleSubmit: (event) => {
      event.preventDefault()
      void submit()
    },
    setError: (name, message) =>
      setState((previous) => ({
        ...previous,
        // If the form was submitted from the field by Enter, the field has not lost the focus, but shows its error all the same.
        fields: { ...previous.fields, [name]: { dirty: true, validated: true } },
        serverErrors: { ...previous.serverErrors, [name]: { ...previous.serverErrors[name], [values[name]]: message } }
      })),
    clearResult: () => {
      clearCount.current += 1
      updateState({ submitBlocked: false, success: undefined, failure: undefined })
    },
    reset: () => {
      isSent.current = false
      setState(initialState)
    }
  }
}
