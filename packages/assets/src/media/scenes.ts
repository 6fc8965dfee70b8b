import type { PlanAccent } from '@atrium/ui/motif'

/** How a row moves. */
export interface Pace {
  /** Columns until the row's plan repeats; more than the visible part, so that no bar appears twice. */
  columns: number
  /**
   * How far the row goes to the left with each frame. Whole pixels keep edges sharp and the film small, and the
   * loop closes only when they divide the plan's width.
   */
  step: number
}

/** Everything that makes one header film differ from another. Lengths are pixels of the film. */
export interface Scene {
  /** The files' name: `public/media/<name>.webm` and so on. */
  name: string
  /** Another seed gives another plan. */
  seed: number
  accent: PlanAccent
  width: number
  height: number
  framesPerSecond: number
  rows: number
  /** From one row to the next. */
  rowHeight: number
  /** Half a row in the brand's proportions; more makes longer bars. */
  columnWidth: number
  /** Share of a row that its bar takes. */
  barShare: number
  /** How the rows move: dealt out to them in turn, so that two paces make every second row the quicker one. */
  paces: readonly Pace[]
  /** Where in the plan the film begins, in columns: chosen for a good poster. */
  begin: number
  /** Whether the bars show people: one disc, or a group on a long bar. */
  hasPeople: boolean
  /** The today line: its share of the width, and the row under which it begins (wide screens cut the top off). */
  today: { at: number; row: number }
  /** Shares of the width where bars begin to show and are whole. */
  fade: { from: number; to: number }
  /** The lighter part of the ground: its middle and reach as shares of the width, and its strength. */
  light: { x: number; y: number; reach: number; strength: number }
  /** For the encoders: the films' factors (less is finer) and the WebP poster's quality (more is finer). */
  quality: { mp4: number; webm: number; webp: number }
}

export const base = {
  accent: 'lime',
  width: 1280,
  height: 720,
  framesPerSecond: 30,
  rows: 13,
  rowHeight: 60,
  columnWidth: 30,
  barShare: 0.63,
  paces: [{ columns: 28, step: 2 }],
  begin: 0,
  hasPeople: false,
  today: { at: 0.69, row: 1 },
  fade: { from: 0.4, to: 0.66 },
  light: { x: 0.78, y: 0.1, reach: 0.78, strength: 0.8 },
  quality: { mp4: 24, webm: 20, webp: 96 },
} satisfies Omit<Scene, 'name' | 'seed'>

/** The films of the site; each is one object here. */
export const scenes: Scene[] = [
  // The whole plan, seen from further away.
  {
    ...base,
    name: 'home',
    seed: 7,
    rows: 17,
    rowHeight: 45,
    barShare: 0.6,
    columnWidth: 35,
    paces: [{ columns: 24, step: 2 }],
    today: { at: 0.69, row: 3 },
    fade: { from: 0.36, to: 0.6 },
  },
  // So close that the people on the bars are seen.
  {
    ...base,
    name: 'about',
    seed: 5,
    accent: 'lilac',
    rows: 7,
    rowHeight: 120,
    columnWidth: 60,
    barShare: 0.7,
    paces: [{ columns: 14, step: 2 }],
    begin: 10,
    hasPeople: true,
    today: { at: 0.62, row: 1 },
    light: { x: 0.66, y: 0.5, reach: 0.6, strength: 0.7 },
  },
  // Much at once: thin rows, every second one quicker.
  {
    ...base,
    name: 'service',
    seed: 8,
    accent: 'sky',
    rows: 25,
    rowHeight: 30,
    barShare: 0.56,
    columnWidth: 21,
    paces: [
      { columns: 40, step: 2 },
      { columns: 60, step: 3 },
    ],
    today: { at: 0.8, row: 5 },
    light: { x: 0.9, y: 0.9, reach: 0.8, strength: 0.8 },
    // So many edges weigh more, and hide more.
    quality: { mp4: 26, webm: 24, webp: 95 },
  },
  { ...base, name: 'career', seed: 3 },
]

/** Frames of one loop; throws when a row would not come back to its beginning exactly. */
export function frameCount({ name, columnWidth, paces }: Scene): number {
  const counts = new Set(paces.map(({ columns, step }) => (columns * columnWidth) / step))
  const [frames = 0] = counts
  if (counts.size !== 1 || !Number.isInteger(frames)) {
    throw new Error(`${name}: the rows do not come back together (${[...counts].join(', ')} frames).`)
  }
  return frames
}
