import { defaultLoadingScreenMs } from '@atrium/contract'

/** The product's constants (spec 9). Times in milliseconds, lengths in CSS pixels. */
export const constants = {
  /** The logo screen at the start of the application. */
  loadingScreenMs: defaultLoadingScreenMs,
  /** How far a page is scrolled before the navbar takes its scrolled style. */
  navbarScrolledPx: 30,
  /** How far above a section a link to it stops. */
  sectionOffsetPx: 100,
  /** How long one of the product's own toasts stays. */
  toastMs: 1000,
  /** The popup about the application (spec 2). */
  popup: {
    /** After the shell has loaded. */
    afterMs: 3000,
    /** Then it closes by itself. */
    closeAfterMs: 7000,
  },
  home: {
    services: 6,
    /** What the counters count to, and how long it takes. */
    counters: [
      { name: 'projects', target: 120, suffix: '+', durationMs: 2000 },
      { name: 'services', target: 500, suffix: '+', durationMs: 1800 },
      { name: 'clients', target: 98, suffix: '%', durationMs: 2000 },
    ],
    /** Between two steps of a counter. */
    counterTickMs: 10,
    /** The share of the section that must be seen before it counts. */
    counterThreshold: 0.1,
  },
  /** One press of the team's arrows. */
  teamStepPx: 300,
  /** Widths of a pair of service cards, per cent; pairs alternate. */
  servicePairs: [
    [58, 40],
    [43, 55],
  ],
  staff: {
    /** The height of the staff area's top bars. */
    topBarPx: 60,
    /** Between two checks for unread notifications, while the page is visible. */
    notificationsMs: 60_000,
  },
  calls: {
    /** How long an answer may take to arrive whole. */
    answerMs: 30_000,
    /** How long an upload may make no progress: a slow line is no failure, a dead line is. */
    uploadStallMs: 60_000,
    /** How long an upload without progress events may take: ten megabytes over a slow line. */
    uploadMs: 300_000,
  },
  translations: {
    /** How long one try may take: all six and their pauses are over within a minute. */
    answerMs: 8000,
    /** Tries after the first failure. */
    maxRetries: 5,
    /** The pause before the first new try; each further one doubles. */
    retryDelayMs: 350,
    maxParallelReads: 10,
  },
} as const
