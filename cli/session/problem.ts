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

export const problemAt = ({ file, line, column }: Place, message: string): Problem => ({ file, line, column, message })
