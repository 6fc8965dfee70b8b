/**
 * From this window on the side navigation stands beside the page; below it is a drawer (900 px). In em, so that larger
 * letters count as a narrower window.
 */
export const wideWindow = '(min-width: 56.25em)'

/** From this window on the menu of a section stands beside the section (1100 px). */
export const widerWindow = '(min-width: 68.75em)'

/** From this window on a menu stands beside pages with wide tables, too (1360 px). */
export const widestWindow = '(min-width: 85em)'

/** For what a page of the server shows on one kind of windows: it does not know the reader's. */
export const onlyWide = { [`@media not all and ${wideWindow}`]: { display: 'none' } }
export const onlyNarrow = { [`@media ${wideWindow}`]: { display: 'none' } }
