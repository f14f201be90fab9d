export type TextField = HTMLInputElement | HTMLTextAreaElement

/** Changes the text of a field as typing does: React tracks the value through the field's own property, so a value set through the prototype counts as a change. */
export const typeText = (field: TextField, text: string): void => {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text)
  field.dispatchEvent(new Event("input", { bubbles: true }))
}
