import { defaultLoadingScreenMs } from '@atrium/contract/core'

/** The product's constants (spec 9). Times in milliseconds, lengths in CSS pixels. */
export const constants = {
  /** The duration of the loading screen with the logo. */
  loadingScreenMs: defaultLoadingScreenMs,
  /** The scroll position from which the navbar has its scrolled style. */
  navbarScrolledPx: 30,
  /** The distance between a section and the top of the window after a link to it. */
  sectionOffsetPx: 100,
  /** The duration of a toast. */
  toastMs: 1000,
  /** The popup about the application (spec 2). */
  popup: {
    /** The delay after the shell has loaded. */
    afterMs: 3000,
    /** The delay after which it closes automatically. */
    closeAfterMs: 7000,
  },
  home: {
    services: 6,
    /** The duration of the animation of each counter. */
    countersMs: [2000, 1800, 2000],
    /** The time between two steps of a counter. */
    counterTickMs: 10,
    /** The share of the section that must be visible before the counters start. */
    counterThreshold: 0.1,
  },
  /** The scroll distance of one press of the team's arrows. */
  teamStepPx: 300,
  /** Widths of a pair of service cards, per cent; pairs alternate. */
  servicePairs: [
    [58, 40],
    [43, 55],
  ],
  staff: {
    /** The height of the staff area's top bars. */
    topBarPx: 60,
  },
  calls: {
    /** The time-out of a whole response. */
    answerMs: 30_000,
    /** The time-out of an upload without progress: a slow connection is no failure, a dead one is. */
    uploadStallMs: 60_000,
    /** The time-out of an upload in a browser without progress events: ten megabytes over a slow connection. */
    uploadMs: 300_000,
  },
  translations: {
    /** The time-out of one attempt: all six attempts and their pauses are over within a minute. */
    answerMs: 8000,
    /** Retries after the first failure. */
    maxRetries: 5,
    /** The pause before the first retry; it doubles with each further retry. */
    retryDelayMs: 350,
    maxParallelReads: 10,
  },
} as const
