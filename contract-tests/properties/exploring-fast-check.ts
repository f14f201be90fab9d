import fc, { type IAsyncProperty, type IProperty, type Parameters } from "fast-check"

/** The options of `npm run properties`, which its command puts into the environment. */
const options = (): { readonly times: number; readonly runs: number | null; readonly seed: number } =>
  JSON.parse(process.env["EXPLORE"] ?? "")

const explored = <T>({ interruptAfterTimeLimit: _, numRuns = 100, ...others }: Parameters<T> = {}): Parameters<T> => {
  const { times, runs, seed } = options()
  return { ...others, numRuns: runs ?? numRuns * times, seed }
}

/** fast-check with more cases for each property, from another seed; the vitest configuration beside this file puts it in fast-check's place. */
export default {
  ...fc,
  assert: <T>(property: IProperty<T> & IAsyncProperty<T>, parameters?: Parameters<T>) =>
    fc.assert(property, explored(parameters)),
  check: <T>(property: IProperty<T> & IAsyncProperty<T>, parameters?: Parameters<T>) =>
    fc.check(property, explored(parameters))
}
