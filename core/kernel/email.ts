const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** Whether an e-mail address matches the HTML standard's pattern, with at least one dot in the domain and at most 254 characters (FORM-22). */
export const isEmail = (text: string): boolean => text.length <= 254 && emailPattern.test(text)

/** Removes all white space from an entered e-mail address. */
export const normalizeEmail = (text: string): string => text.replace(/\s/g, "")
