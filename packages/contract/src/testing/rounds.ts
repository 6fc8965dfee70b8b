const { LONG, ROUNDS, SEED } = process.env

/**
 * The number of runs of a randomised test, and its seed: a tenth of the full number and the same values each time,
 * unless `npm run test:long` sets `LONG`, `ROUNDS` and `SEED`. The journeys read the same variables.
 */
export const rounds = (full: number): { numRuns: number; seed: number } => ({
  numRuns: LONG ? Number(ROUNDS ?? full) : Math.ceil(full / 10),
  seed: Number(SEED ?? 20_261_121),
})
