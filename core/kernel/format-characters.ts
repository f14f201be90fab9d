const formatCharacterExceptJoinerPattern = /[^\P{Cf}\u200d]/gu

/**
 * Removes invisible format characters, such as direction controls, which would draw the text after them backwards. Joiners in emoji are kept.
 */
export const withoutFormatCharacters = (text: string): string => text.replace(formatCharacterExceptJoinerPattern, "")

const directionControlPattern = /[\u202a-\u202e\u2066-\u2069]/g

/** Removes the direction controls only, so that joiners, which the spelling of some names needs, are kept. */
export const withoutDirectionControls = (text: string): string => text.replace(directionControlPattern, "")
