interface Tagged {
  readonly _tag: string
}

/** The type of a method, whose parameter TypeScript compares bivariantly: a text of one failure is then assignable to a text of any failure. */
type TextOf<E, Text> = { of(failure: E): Text }["of"]

/** The text of each failure of a use case; a function where the text depends on the failure's data. */
export type FailureTexts<E extends Tagged, Text = string> = {
  readonly [Tag in E["_tag"]]: Text | TextOf<Extract<E, { readonly _tag: Tag }>, Text>
}

export const failureText = <E extends Tagged, Text extends string | object | null = string>(
  texts: FailureTexts<E, Text>,
  failure: E
): Text => {
  const text = texts[failure._tag as E["_tag"]] as Text | ((failure: E) => Text)
  return typeof text === "function" ? text(failure) : text
}
