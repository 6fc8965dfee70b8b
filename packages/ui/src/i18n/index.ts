// Entry point `@atrium/ui/i18n`: days and dates in the reader's language, and times by the reader's clock.

export { DayHolidaysProvider } from './dayHolidays.tsx'
export { clockOn, type OwnClock, ownClock } from './ownClock.ts'
export { useDateOf } from './useDateOf.ts'
export { type DayNames, useDayNames } from './useDayNames.ts'
export { useLeaveFormats } from './useLeaveFormats.ts'
export { useBrowserZone, useOwnTimeNote, useOwnTimeText } from './useOwnTimeText.ts'
export { useReaderLanguage } from './useReaderLanguage.ts'
export { capitalize, useDateText, useSpanText } from './useSpanText.ts'
export { useWeekStart, WeekStartProvider } from './weekStart.tsx'
