/** The colour role of a bar; `motifColours` gives its value on a dark ground. */
export type BarTone = 'pine1' | 'pine2' | 'pine3' | 'lime' | 'limeDim' | 'sky' | 'amber' | 'lilac'

/** The colour of "today" in a plan. */
export type PlanAccent = 'lime' | 'sky' | 'amber' | 'lilac'

export interface PlanBar {
  /** Row from the top, 0 … rows - 1. */
  row: number
  /** Left edge in columns, 0 … columns (exclusive). */
  start: number
  /** In columns. `start + length` may pass `columns`: the bar then continues at 0, so the plan loops. */
  length: number
  tone: BarTone
}

interface PlanOptions {
  /** The same seed always gives the same plan. */
  seed: number
  rows: number
  /** Length of the loop. A column is about half a row high in the brand's proportions. */
  columns: number
  /**
   * Column of the today line; bars around it carry the accent.
   * @default 0.69 * columns
   */
  today?: number
  /** @default 'lime' */
  accent?: PlanAccent
}

const shortest = 1.5
const gapMin = 0.75

/** Fills a plan with bars: pure, repeatable, loopable, and no two bars of a row touch. */
export function planBars({ seed, rows, columns, today, accent = 'lime' }: PlanOptions): PlanBar[] {
  const random = randomOf(seed)
  const line = today ?? columns * 0.69
  const bars: PlanBar[] = []
  for (let row = 0; row < rows; row += 1) {
    const offset = half(random() * columns)
    // Some rows are busy, some are nearly free, as in a real plan.
    const air = 1 + random() * 2.5
    let used = 0
    while (columns - used >= shortest + gapMin) {
      const room = columns - used - gapMin
      const wanted = shortest + half(random() ** 1.4 * 6.5)
      const length = Math.min(wanted, room)
      const start = (offset + used) % columns
      bars.push({ row, start, length, tone: toneOf({ start, length, line, columns, accent, random }) })
      used += length + gapMin + half(random() * air)
    }
  }
  return accent === 'lime' ? bars : withAccent(bars, line, columns, accent)
}

interface ToneQuestion {
  start: number
  length: number
  line: number
  columns: number
  accent: PlanAccent
  random: () => number
}

function toneOf({ start, length, line, columns, accent, random }: ToneQuestion): BarTone {
  const straight = Math.abs(((start + length / 2) % columns) - line)
  const near = Math.min(straight, columns - straight) < columns * 0.16
  const draw = random()
  if (near && draw < 0.26) return accent
  if (accent === 'lime' && draw < (near ? 0.42 : 0.04)) return 'limeDim'
  const pine = random()
  if (pine < 0.38) return 'pine1'
  return pine < 0.74 ? 'pine2' : 'pine3'
}

/** A card in a colour of its own shows that colour: at least three bars near the line carry it. */
function withAccent(bars: PlanBar[], line: number, columns: number, accent: PlanAccent): PlanBar[] {
  const away = ({ start, length }: PlanBar) => {
    const straight = Math.abs(((start + length / 2) % columns) - line)
    return Math.min(straight, columns - straight)
  }
  const nearest = [...bars].sort((one, other) => away(one) - away(other))
  // Not the three nearest, which would overlap.
  const chosen = new Set([nearest[0], nearest[2], nearest[5]])
  return bars.map((bar) => (chosen.has(bar) ? { ...bar, tone: accent } : bar))
}

function half(value: number): number {
  return Math.round(value * 2) / 2
}

/** A small repeatable source of numbers from 0 to 1 (mulberry32): the same seed gives the same row. */
function randomOf(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
