/**
 * How much is done of what is random or repeated: little, and the same each time, unless `LONG=1` asks for the full
 * figures. `ROUNDS` asks for another figure of each, `SEED` for other choices.
 */
const { LONG, ROUNDS, SEED } = process.env

const of = (short: number, full: number): number => (ROUNDS ? Number(ROUNDS) : LONG === '1' ? full : short)

/** What a journey chooses by. */
export const journeySeed = Number(SEED ?? 20_261_122)

export const rounds = {
  /** Starts of the application on what is stored, each with four of its eight parts spoiled. */
  mutatedStarts: of(4, 100),
  /** Edits of a person who reloads the page in the moment of one in ten. */
  randomEdits: of(20, 200),
  /** Meetings that are saved and reloaded at once; a day has room for eight. */
  savedMeetings: Math.min(of(2, 8), 8),
  /** What each of the tabs does at the same time as the others. */
  tabEdits: of(1, 4),
} as const

/** Tabs of one browser. */
export const tabCount = LONG === '1' ? 5 : 3
