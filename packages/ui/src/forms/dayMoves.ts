import { addDays, addMonths, type IsoDay, startOfWeek, type WeekStart } from '@atrium/contract/days'

/** Where the keys lead from a day of a calendar. */
export const dayMoves: Record<string, (day: IsoDay, first: WeekStart) => IsoDay> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: startOfWeek,
  End: (day, first) => addDays(startOfWeek(day, first), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}
