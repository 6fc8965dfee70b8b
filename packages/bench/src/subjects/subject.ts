import type { Plan } from '#plan/makePlan.ts'

/** A calendar as the bench drives it. The data of a step are ready before its clock runs. */
export interface Subject {
  /** Converts the data into the calendar's form, and renders what surrounds it on a page. */
  prepare: (host: HTMLElement, plan: Plan) => void | Promise<void>
  /** Whether the surroundings are rendered. @default true after `prepare` */
  isReady?: () => boolean
  /** Draws the first week. */
  mount: () => void
  /** Shows the next week. */
  next: () => void
  /** Adds a meeting to the week that is shown. */
  add: () => void
  unmount: () => void
  /** The number of shown meetings. */
  count: () => number
}

/** The number of elements below the host that match a selector. */
export const countOf = (host: HTMLElement | undefined, selector: string): number =>
  host?.querySelectorAll(selector).length ?? 0
