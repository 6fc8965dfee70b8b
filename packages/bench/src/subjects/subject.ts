import type { Plan } from '#plan/makePlan.ts'

/** A calendar as the bench drives it. What each step needs is made ready before its clock runs. */
export interface Subject {
  /** Makes the data ready in the calendar's own form, and what stands around it on a page. */
  prepare: (host: HTMLElement, plan: Plan) => void | Promise<void>
  /** Whether what stands around it is there. @default true after `prepare` */
  isReady?: () => boolean
  /** Draws the first week. */
  mount: () => void
  /** Shows the next week. */
  next: () => void
  /** Adds a meeting to the week that is shown. */
  add: () => void
  unmount: () => void
  /** How many meetings the picture shows. */
  count: () => number
}

/** How many elements below the host fit a selector. */
export const countOf = (host: HTMLElement | undefined, selector: string): number =>
  host?.querySelectorAll(selector).length ?? 0
