// Entry point `@atrium/ui/motif`: pure, without React, so that a script on Node can draw the brand too.

export { palette } from '#theme/palette.ts'
export { motifColours } from './motifColours.ts'
export { type BarTone, type PlanAccent, type PlanBar, planBars } from './planBars.ts'
