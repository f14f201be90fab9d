const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** The HTML standard's e-mail pattern with at least one dot in the domain, at most 254 characters (FORM-22). */
export const isEmail = (text: string): boolean => text.length <= 254 && pattern.test(text)

/** What an e-mail field keeps of what is typed: everything but white space. */
export const typedEmail = (text: string): string => text.replace(/\s/g, "")
