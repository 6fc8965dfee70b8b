const { LONG, ROUNDS, SEED } = process.env

/**
 * How often something random is tried, and from which seed: a tenth of its full figure and the same values each time,
 * unless `npm run test:long` sets `LONG`, `ROUNDS` and `SEED`. The journeys read the same names.
 */
export const rounds = (full: number): { numRuns: number; seed: number } => ({
  numRuns: LONG ? Number(ROUNDS ?? full) : Math.ceil(full / 10),
  seed: Number(SEED ?? 20_261_121),
})
