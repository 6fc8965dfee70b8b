/**
 * How much is done of what is random or repeated: little, and the same each time, unless `LONG=1` asks for the full
 * figures. `ROUNDS` asks for another figure of each, `SEED` for other choices.
 */
const { LONG, ROUNDS, SEED } = process.env

/** Whether the full figures are asked for. */
export const isLong = LONG === '1'

const of = (short: number, full: number): number => (ROUNDS ? Number(ROUNDS) : isLong ? full : short)

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
export const tabCount = isLong ? 5 : 3

/**
 * Of journeys that differ in their page only: all in the long run, else those of each kind that `isSample` chooses. The
 * others are screens of which a unit test proves the same.
 */
export const samplesOf = <Row>(rows: readonly Row[], isSample: (row: Row) => boolean): readonly Row[] =>
  isLong ? rows : rows.filter(isSample)

/** The widths of a window at which a page is looked at, in CSS pixels: all in the long run, else the narrowest and the widest. */
export const widthsOf = (widths: readonly number[]): readonly number[] =>
  isLong ? widths : [Math.min(...widths), Math.max(...widths)]
