// The door `@atrium/ui/calendar`: the Corporate Calendar.

export { PartMissing, type PartMissingProps } from '#blocks/states/PartMissing.tsx'
export { CalendarPage, type CalendarPageProps } from './CalendarPage.tsx'
export type { CalendarHoliday, CalendarWords } from './calendarTypes.ts'
export { HolidayLegend, type HolidayLegendProps } from './HolidayLegend.tsx'
export { HolidaysFeed, type HolidaysFeedProps } from './HolidaysFeed.tsx'
export { ViewLoading } from './ViewLoading.tsx'
export { ViewToggle, type ViewToggleProps } from './ViewToggle.tsx'
export { YearGrid, type YearGridProps } from './YearGrid.tsx'
export { YearPart, type YearPartProps } from './YearPart.tsx'
