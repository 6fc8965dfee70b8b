import type { PlanAccent } from '@atrium/ui/motif'

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
  /** From one row to the next; a column is half of it. */
  rowHeight: number
  /** Share of a row that its bar takes. */
  barShare: number
  /** Columns until the plan repeats. Wider than the part that is seen, so that nobody sees it twice at once. */
  columns: number
  /**
   * How far the plan goes to the left with each frame. Whole pixels keep edges sharp and the film small, and the
   * loop closes only when they divide the plan's width.
   */
  step: number
  /** Where in the plan the film begins, in columns: chosen for a good poster. */
  begin: number
  /** Shares of the width: the today line, and where bars begin to show and are whole. */
  today: number
  fade: { from: number; to: number }
  /** The lighter part of the ground: its middle and reach as shares of the width, and its strength. */
  light: { x: number; y: number; reach: number; strength: number }
}

const base = {
  accent: 'lime',
  width: 1280,
  height: 720,
  framesPerSecond: 30,
  rows: 13,
  rowHeight: 60,
  barShare: 0.63,
  columns: 28,
  step: 2,
  begin: 0,
  today: 0.69,
  fade: { from: 0.4, to: 0.66 },
  light: { x: 0.78, y: 0.1, reach: 0.78, strength: 0.8 },
} satisfies Omit<Scene, 'name' | 'seed'>

/** The films of the site; each is one object here. */
export const scenes: Scene[] = [{ ...base, name: 'career', seed: 3 }]

export const columnWidth = (scene: Scene) => scene.rowHeight / 2

/** Frames of one loop; throws when the plan would not come back to its beginning exactly. */
export function frameCount(scene: Scene): number {
  const frames = (scene.columns * columnWidth(scene)) / scene.step
  if (!Number.isInteger(frames)) {
    throw new Error(`${scene.name}: a step of ${scene.step} px does not divide the plan's width.`)
  }
  return frames
}
