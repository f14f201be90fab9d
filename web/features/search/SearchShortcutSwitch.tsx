import { searchShortcutState } from "#core/search/search-shortcut-state.ts"
import { useEffect, useState } from "react"
import { useStatePart, useCase } from "#web/container/react.tsx"
import { Checkbox } from "#web/kit/forms/Checkbox.tsx"
import { searchShortcut, searchShortcutNote } from "#web/text/suggestions.ts"

/** Turns the '/' shortcut on or off, for shoppers who use speech input (WCAG 2.1.4). */
export const SearchShortcutSwitch = () => {
  const isEnabled = useStatePart(searchShortcutState, (enabled) => enabled ?? true)
  /** The shopper's new choice, shown even while the use case's code is loading. */
  const [newChoice, setNewChoice] = useState<boolean>()
  const readSearchShortcut = useCase("readSearchShortcut")
  const setSearchShortcut = useCase("setSearchShortcut")
  useEffect(() => void readSearchShortcut(), [readSearchShortcut])
  const change = (isOn: boolean) => {
    setNewChoice(isOn)
    void setSearchShortcut(isOn)
  }
  return (
    <>
      <Checkbox
        label={searchShortcut}
        checked={newChoice ?? isEnabled}
        onChange={change}
        aria-describedby="search-shortcut-note"
      />
      <p id="search-shortcut-note">{searchShortcutNote}</p>
    </>
  )
}
