import { weekOf } from '@atrium/contract/days'
import { timesOf } from '#blocks/schedule/gridMath.ts'
import type { DayNote, GridDay, GridHours, PlacedMeeting } from '#blocks/schedule/scheduleTypes.ts'

/** For tests and stories. */
export const hoursSample: GridHours = { start: 540, end: 1080, step: 15 }

/** Day of the week (0 is Sunday), start and end in minutes, title, initials, look. */
type Row = readonly [number, number, number, string, string, number]

const standUps: readonly Row[] = [1, 2, 3, 4, 5].map((day, at) => [
  day,
  540,
  570,
  'Stand-up',
  'LA AK TQ IS',
  [0, 2, 1, 3, 0][at] ?? 0,
])

/** The week of the design board. */
export const boardRows: readonly Row[] = [
  ...standUps,
  [0, 720, 780, 'Migration window', 'TI', 3],
  [1, 600, 690, 'Sprint planning', 'LA NH TI', 1],
  [2, 660, 720, 'Client call: rollout plan', 'LA RA', 3],
  [2, 675, 735, 'Interview: React developer', 'LI AK', 4],
  [2, 840, 960, 'Architecture review', 'NH TI KQ RM SB EM', 0],
  [3, 780, 840, 'Budget', 'SB EM', 2],
  [4, 900, 1035, 'Release 4.2 rehearsal', 'LA NH TI RM', 4],
  [5, 660, 720, 'Retrospective', 'LA NH TI KQ', 1],
  [5, 960, 1080, 'Demo day', 'LA SB EM', 2],
]

/** As long as titles become, and as short as meetings are. */
export const longRows: readonly Row[] = [
  [1, 540, 555, 'Ежедневная летучка отдела разработки и сопровождения', 'ЛА РМ', 0],
  [1, 555, 585, 'Согласование плана-графика внедрения с заказчиком', 'ЛА', 1],
  [1, 600, 645, 'Предварительное обсуждение организационных изменений', 'ЛА РМ ТК', 2],
  [2, 600, 660, 'Высокопроизводительная инфраструктура: обзор', 'ЛА РМ ТК ИС НХ АК', 3],
  [3, 600, 720, 'Демонстрация администраторам государственного заказчика', 'ЛА РМ', 4],
  [4, 615, 660, 'Собеседование: разработчик', 'ЛА', 0],
  [4, 630, 675, 'Бюджетирование подразделений', 'РМ', 1],
  [4, 600, 675, 'Звонок', 'ТК', 2],
]

const week = weekOf('2026-11-15')
export const dayText = (weekday: number) => week[weekday] ?? ''

const meetingOf = (row: Row, index: number): PlacedMeeting => {
  const [weekday, start, end, title, initials, look] = row
  const time = timesOf({ start, end })
  return {
    id: `m${index}`,
    day: dayText(weekday),
    start,
    end,
    title,
    time,
    initials: initials.split(' '),
    look,
    isFixed: title === 'Stand-up',
    label: `${title}, ${time}`,
  }
}

type Notes = Readonly<Record<number, readonly DayNote[]>>

const victoryDay: Notes = { 2: [{ kind: 'holiday', text: 'Victory Day' }] }

/** The week of 15 November 2026; Thursday is today. Notes are by day of the week. */
export const weekSample = (rows: readonly Row[] = boardRows, notes = victoryDay): GridDay[] =>
  week.map((day, weekday) => ({
    day,
    isToday: weekday === 4,
    notes: notes[weekday] ?? [],
    meetings: rows
      .map((row, index) => [row, index] as const)
      .filter(([row]) => row[0] === weekday)
      .sort(([a], [b]) => a[1] - b[1])
      .map(([row, index]) => meetingOf(row, index)),
  }))

/** Eight at once, and what begins when one of them is over. */
export const crowdedRows: readonly Row[] = [
  ...Array.from({ length: 8 }, (_, at): Row => [3, 600 + at * 15, 720, `Interview ${at + 1}`, 'LA', at % 5]),
  [3, 720, 765, 'Review', 'AK', 2],
  [1, 600, 660, 'One', 'LA', 0],
  [1, 615, 690, 'Two', 'AK', 1],
  [1, 660, 720, 'Three', 'TQ', 2],
]

/** Any number of meetings over the week. */
export const manyRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, at): Row => {
    const start = 540 + ((at * 7) % 34) * 15
    return [at % 7, start, Math.min(start + 15 * (1 + (at % 5)), 1080), `Meeting ${at + 1}`, 'LA RA', at % 5]
  })
