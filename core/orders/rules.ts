/** The maximum length of the note to the order picker, in characters. */
export const maxNoteLength = 500
