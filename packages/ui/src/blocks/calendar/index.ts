// The door `@atrium/ui/calendar`: the Corporate Calendar.
export { CalendarPage, type CalendarPageProps } from './CalendarPage.tsx'
export type { CalendarHoliday, CalendarWords } from './calendarTypes.ts'
export { HolidayLegend, type HolidayLegendProps } from './HolidayLegend.tsx'
export { HolidaysFeed, type HolidaysFeedProps } from './HolidaysFeed.tsx'
export { HolidaysMissing, type HolidaysMissingProps } from './HolidaysMissing.tsx'
export { YearGrid, type YearGridProps } from './YearGrid.tsx'
