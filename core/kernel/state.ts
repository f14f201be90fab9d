import { BehaviorSubject, type Observable } from "rxjs"

/** What everyone may know of a feature's state: its value now, and every value from now on. */
export interface StateView<A> {
  readonly changes$: Observable<A>
  current(): A
}

/** A feature's state; only the feature's own use cases hold it in this form and may set it. Values are plain structs. */
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
