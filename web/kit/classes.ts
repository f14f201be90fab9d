/** Joins class names; false and undefined are left out. */
export const classes = (...names: ReadonlyArray<string | false | undefined>): string => names.filter(Boolean).join(" ")
