import { BehaviorSubject, type Observable } from "rxjs"

/** Read-only access to a feature's state: its current value and every later one. */
export interface StateView<A> {
  readonly changes$: Observable<A>
  current(): A
}

/** A feature's writable state, for its own use cases only. Values are plain structs. */
export class State<A> implements StateView<A> {
  readonly #values: BehaviorSubject<A>
  readonly changes$: Observable<A>

  constructor(initial: A) {
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
  /** Whether the server writes its value into the document, so that the browser starts with it. */
  readonly seeded: boolean
}

export const defineState = <A>(
  name: string,
  initial: NoInfer<A>,
  { seeded = false }: { readonly seeded?: boolean } = {}
): StateDefinition<A> => ({ name, initial, seeded })

/** The states of one page, or of one shopper on the command line; each is created on first access. */
export class StateStore {
  readonly #states = new Map<string, { readonly state: State<unknown>; readonly seeded: boolean }>()
  readonly #seed: Readonly<Record<string, unknown>>

  /** `seed`: values by name, as returned by `seed()` of the server's store. */
  constructor(seed: Readonly<Record<string, unknown>> = {}) {
    this.#seed = seed
  }

  of<A>({ name, initial, seeded }: StateDefinition<A>): State<A> {
    const existing = this.#states.get(name)
    if (existing !== undefined) return existing.state as State<A>
    const state = new State(Object.hasOwn(this.#seed, name) ? (this.#seed[name] as A) : initial)
    this.#states.set(name, { state: state as State<unknown>, seeded })
    return state
  }

  /** The current values of the seeded states, by name. */
  seed(): Readonly<Record<string, unknown>> {
    return Object.fromEntries(
      [...this.#states].flatMap(([name, { state, seeded }]) => (seeded ? [[name, state.current()]] : []))
    )
  }
}
