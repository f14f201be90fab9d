/** A spot in a script: line and column count from 1. */
export interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** Something wrong with a script, found before anything runs. */
export interface Problem extends Place {
  readonly message: string
}

export const formatPlace = ({ file, line, column }: Place): string => `${file}:${line}:${column}`

export const formatProblem = (problem: Problem): string => `${formatPlace(problem)}: ${problem.message}`

/** A message is for reading, also when it quotes a file that is no script at all. */
const longestMessage = 300

export const problemAt = ({ file, line, column }: Place, message: string): Problem => ({
  file, line, column, message: message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message
})

/** In the order in which a reader meets them: `files` in theirs, each from its top. */
export const inOrder = (problems: ReadonlyArray<Problem>, files: ReadonlyArray<string>): ReadonlyArray<Problem> =>
  problems.toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line || a.column - b.column)

/** More than these nobody mends at once. */
const mostTold = 50

export const firstOf = (problems: ReadonlyArray<Problem>): ReadonlyArray<Problem> => {
  const [told, next] = [problems.slice(0, mostTold), problems[mostTold]]
  return next === undefined ? told : [...told, problemAt(next, `From here on there are ${problems.length - mostTold} more problems; mend those above first.`)]
}
