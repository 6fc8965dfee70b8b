/**
 * The numbers of rounds of random and repeated journeys: few and always the same, unless `LONG=1`. `ROUNDS` sets
 * another number, `SEED` other random choices.
 */
const { LONG, ROUNDS, SEED } = process.env

/** Whether `LONG=1` is set. */
export const isLong = LONG === '1'

const of = (short: number, full: number): number => (ROUNDS ? Number(ROUNDS) : isLong ? full : short)

/** The seed of random choices. */
export const journeySeed = Number(SEED ?? 20_261_122)

export const rounds = {
  /** Starts of the application on stored data, each with four of eight parts damaged. */
  mutatedStarts: of(4, 100),
  /** Edits of a person; one in ten is followed by a reload at once. */
  randomEdits: of(20, 200),
  /** Meetings that are saved and reloaded at once; a day has room for eight. */
  savedMeetings: Math.min(of(2, 8), 8),
  /** Actions of each tab at the same time. */
  tabEdits: of(1, 4),
} as const

/** Tabs of one browser. */
export const tabCount = isLong ? 5 : 3

/**
 * All pages in the long run, else one sample of each kind (`isSample`), for journeys that differ only in their page.
 * Unit tests cover the other pages.
 */
export const samplesOf = <Row>(rows: readonly Row[], isSample: (row: Row) => boolean): readonly Row[] =>
  isLong ? rows : rows.filter(isSample)

/** The widths of the window in CSS pixels: all in the long run, else the narrowest and the widest. */
export const widthsOf = (widths: readonly number[]): readonly number[] =>
  isLong ? widths : [Math.min(...widths), Math.max(...widths)]
