// Entry point `@atrium/ui/i18n`: days and dates in the reader's language.
export { useDateOf } from './useDateOf.ts'
export { type DayNames, useDayNames, withoutYear } from './useDayNames.ts'
export { useReaderLanguage } from './useReaderLanguage.ts'
