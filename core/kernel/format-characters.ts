const formatCharacterExceptJoinerPattern = /[^\P{Cf}\u200d]/gu

/**
 * Removes invisible format characters, such as direction controls, which would draw the text after them backwards. Joiners in emoji are kept.
 */
export const withoutFormatCharacters = (text: string): string => text.replace(formatCharacterExceptJoinerPattern, "")
