/** The time in ms of a fixed calculation, which differs between machines and with their load. */
export const measureMachineIndex = (): number => {
  const start = performance.now()
  let sum = 0
  for (let index = 0; index < 200_000_000; index++) sum = (sum + index * index) % 1_000_003
  // The sum is used, so that the compiler cannot remove the loop.
  return Math.round(performance.now() - start + (sum < 0 ? 1 : 0))
}
