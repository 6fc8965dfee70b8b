// Entry point `@atrium/ui/calendar`: the Corporate Calendar.
export { CalendarPage } from './CalendarPage.tsx'
export { HolidayLegend } from './HolidayLegend.tsx'
export { HolidaysFeed } from './HolidaysFeed.tsx'
export { ViewLoading } from './ViewLoading.tsx'
export { ViewToggle } from './ViewToggle.tsx'
export { YearGrid } from './YearGrid.tsx'
export { YearKey } from './YearKey.tsx'
export { YearPart } from './YearPart.tsx'
