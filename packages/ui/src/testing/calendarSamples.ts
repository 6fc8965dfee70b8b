import type { CalendarHoliday, CalendarTexts } from '#blocks/calendar/calendarTypes.ts'

const months = 'January February March April May June July August September October November December'
const monthsInRussian = 'Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь'
const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'
const weekdaysInRussian = 'понедельник вторник среда четверг пятница суббота воскресенье'

const wordsOf = (monthNames: string, weekdayNames: string, letters: number): CalendarTexts => ({
  months: monthNames.split(' ').map((name) => ({ name, full: `${name} 2026` })),
  weekdays: weekdayNames.split(' ').map((long) => ({ short: long.slice(0, letters), long })),
})

/** For tests and stories. */
export const calendarTexts = wordsOf(months, weekdays, 3)
export const calendarWordsInRussian = wordsOf(monthsInRussian, weekdaysInRussian, 2)

const holiday = (
  day: string,
  date: string,
  weekday: string,
  name: string,
  kind: CalendarHoliday['kind'] = 'off',
  marks: readonly string[] = [],
): CalendarHoliday => ({
  day,
  date,
  weekday: weekday.slice(0, 3),
  name,
  kind,
  marks,
  label: `${date}, ${weekday}: ${[name, ...marks].join(', ')}`,
})

export const calendarHolidays: readonly CalendarHoliday[] = [
  holiday('2026-03-20', '20 March', 'Friday', 'Novruz, Ramazan'),
  { ...holiday('2026-03-27', '27 March', 'Friday', 'Ramazan', 'off', ['moved']), isMoved: true },
  holiday('2026-05-27', '27 May', 'Wednesday', 'Qurban', 'estimate', ['estimate']),
  holiday('2026-09-27', '27 September', 'Sunday', 'Remembrance Day', 'named', ['no extra day off']),
]

/** As long as names and marks become. */
export const longHolidays: readonly CalendarHoliday[] = [
  holiday('2026-05-28', '28 мая', 'четверг', 'День независимости, Гурбан-байрам'),
  holiday('2026-09-27', '27 сентября', 'воскресенье', 'День памяти', 'named', [
    'без дополнительного выходного',
  ]),
  holiday('2026-11-21', '21 ноября', 'суббота', 'Рамазан-байрам', 'estimate', ['перенос', 'предварительно']),
  holiday('2026-12-31', '31 декабря', 'четверг', 'День солидарности азербайджанцев всего мира'),
]
