/** A position in a script; line and column are 1-based. */
export interface Position {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** A problem in a script, found before the script runs. */
export interface Problem extends Position {
  readonly message: string
}

export const formatPosition = ({ file, line, column }: Position): string => `${file}:${line}:${column}`

export const formatProblem = (problem: Problem): string => `${formatPosition(problem)}: ${problem.message}`

/** The maximum length of a message, which may quote a file that is not a script. */
const maxMessageLength = 300

export const problemAt = ({ file, line, column }: Position, message: string): Problem => ({
  file,
  line,
  column,
  message: message.length > maxMessageLength ? `${message.slice(0, maxMessageLength)}…` : message
})

/** Sorts problems by the order of `files` and by position. */
export const sortProblems = (problems: ReadonlyArray<Problem>, files: ReadonlyArray<string>): ReadonlyArray<Problem> =>
  problems.toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line || a.column - b.column)

/** The maximum number of listed problems. */
export const maxListedProblems = 50

export const limitProblems = (problems: ReadonlyArray<Problem>): ReadonlyArray<Problem> => {
  const [listedProblems, firstUnlisted] = [problems.slice(0, maxListedProblems), problems[maxListedProblems]]
  return firstUnlisted === undefined
    ? listedProblems
    : [
        ...listedProblems,
        problemAt(
          firstUnlisted,
          `There are ${problems.length - maxListedProblems} more problems from here on; fix those above first.`
        )
      ]
}
