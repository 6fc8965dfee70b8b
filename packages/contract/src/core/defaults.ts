// The defaults of settings. They stand apart from the limits, because every page reads settings.

/** The default size limit of a CV, in bytes. */
export const defaultCvMaxBytes = 10 * 1024 * 1024

/** The default duration of the loading screen, in ms (spec 2). */
export const defaultLoadingScreenMs = 1500
