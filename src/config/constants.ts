/** The product's constants (spec 9). Times in milliseconds, lengths in CSS pixels. */
export const constants = {
  /** The logo screen at the start of the application. */
  loadingScreenMs: 1500,
  /** How far a page is scrolled before the navbar takes its scrolled style. */
  navbarScrolledPx: 30,
  /** How far above a section a link to it stops. */
  sectionOffsetPx: 100,
  /** How long one of the product's own toasts stays. */
  toastMs: 1000,
  translations: {
    /** Tries after the first failure. */
    maxRetries: 5,
    /** The pause before the first new try; each further one doubles. */
    retryDelayMs: 350,
    maxParallelReads: 10,
  },
} as const
