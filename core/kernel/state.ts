import { BehaviorSubject, type Observable } from "rxjs"

/** Read-only access to a feature's state: its current value and every later one. */
export interface StateView<A> {
  /** The first value. A serialized state starts in a browser with the value with which the server rendered the document. */
  readonly initial: A
  readonly changes$: Observable<A>
  current(): A
}

/** A feature's writable state, for use cases only. Values are plain structs. */
export class State<A> implements StateView<A> {
  readonly #values: BehaviorSubject<A>
  readonly initial: A
  readonly changes$: Observable<A>

  constructor(initial: A) {
    this.initial = initial
    this.#values = new BehaviorSubject(initial)
    this.changes$ = this.#values.asObservable()
  }

  current(): A {
    return this.#values.value
  }

  set(value: A): void {
    if (!Object.is(value, this.#values.value)) this.#values.next(value)
  }

  update(change: (value: A) => A): void {
    this.set(change(this.#values.value))
  }
}

/** A feature's state by name, with its initial value. Declared once, with `defineState`, in the feature. */
export interface StateDefinition<A> {
  readonly name: string
  readonly initial: A
  /** Whether the server writes the state's value into the document, so that the browser starts with it. */
  readonly serialized: boolean
}

export const defineState = <A>(
  name: string,
  initial: NoInfer<A>,
  { serialized = false }: { readonly serialized?: boolean } = {}
): StateDefinition<A> => ({ name, initial, serialized })

/** The states of one page, or of one shopper on the command line; each is created on first access. */
export class StateStore {
  readonly #states = new Map<string, { readonly state: State<unknown>; readonly serialized: boolean }>()
  readonly #initialValues: Readonly<Record<string, unknown>>

  /** `initialValues`: values by name, as returned by `serialize()` of the server's store. */
  constructor(initialValues: Readonly<Record<string, unknown>> = {}) {
    this.#initialValues = initialValues
  }

  of<A>({ name, initial, serialized }: StateDefinition<A>): State<A> {
    const existing = this.#states.get(name)
    if (existing !== undefined) return existing.state as State<A>
    const state = new State(Object.hasOwn(this.#initialValues, name) ? (this.#initialValues[name] as A) : initial)
    this.#states.set(name, { state: state as State<unknown>, serialized })
    return state
  }

  /** The current values of the states that are declared as serialized, by name. */
  serialize(): Readonly<Record<string, unknown>> {
    return Object.fromEntries(
      [...this.#states].flatMap(([name, { state, serialized }]) => (serialized ? [[name, state.current()]] : []))
    )
  }
}
