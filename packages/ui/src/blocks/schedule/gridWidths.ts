/**
 * A window in which seven days have about 125 px each or less, beside the side navigation. Not a container query: it would have the
 * style of all cells worked out a second time whenever a week appears.
 */
export const narrowWeek = '@media (max-width: 77em)'

/** A window in which seven days do not fit: on a tablet, and where the side navigation has just come beside the page. */
export const tightWeek = '@media (max-width: 50em), (min-width: 56.25em) and (max-width: 61em)'
