import type { Language } from '#core/language.ts'
import type { LeaveRequest, LeaveType } from './schema.ts'

const kind = (
  id: number,
  names: Record<Language, string>,
  { yearlyDays, carryOverDays } = { yearlyDays: 0, carryOverDays: 0 },
) => ({
  id,
  names,
  hasBalance: yearlyDays > 0,
  yearlyDays,
  carryOverDays,
  isArchived: false,
  worksElsewhere: false,
})

/** The five kinds of leave that every database has at its start, and the two of the samples. */
export const leaveTypeSamples: Omit<LeaveType, 'name'>[] = [
  kind(
    1,
    { AZ: 'Əmək məzuniyyəti', EN: 'Annual leave', RU: 'Ежегодный отпуск' },
    { yearlyDays: 21, carryOverDays: 10 },
  ),
  kind(2, { AZ: 'Ödənişsiz məzuniyyət', EN: 'Unpaid leave', RU: 'Отпуск без сохранения заработной платы' }),
  kind(3, { AZ: 'Xəstəlik vərəqəsi', EN: 'Sick leave', RU: 'Больничный' }),
  kind(4, { AZ: 'Təhsil məzuniyyəti', EN: 'Study leave', RU: 'Учебный отпуск' }),
  kind(5, { AZ: 'Digər', EN: 'Other', RU: 'Другое' }),
  { ...kind(6, { AZ: 'Evdən iş', EN: 'Working from home', RU: 'Работа из дома' }), worksElsewhere: true },
  { ...kind(7, { AZ: 'Ezamiyyət', EN: 'Business trip', RU: 'Командировка' }), worksElsewhere: true },
]

/** The kinds of leave in the form of `GET /api/v1/leave/types/`. */
export const leaveTypeSample = (language: Language): LeaveType[] =>
  leaveTypeSamples.map((type) => ({ ...type, name: type.names[language] }))

const balance = { year: 2026, carriedOver: 4800, adjustments: 0, pending: 960 }

/** Two requests as their manager sees them: one that waits, and one that was granted. */
export const leaveRequestSamples: LeaveRequest[] = [
  {
    id: 12,
    personId: 6,
    name: 'Irina Sokolova',
    position: 'Quality lead',
    unit: 'Quality group',
    typeId: 1,
    days: ['2026-12-03', '2026-12-04'],
    startTime: '',
    endTime: '',
    message: 'A family event in Ganja.',
    state: 'sent',
    createdAt: '2026-11-24T08:00:00.000Z',
    steps: [{ action: 'send', by: 'Irina Sokolova', words: '', at: '2026-11-24T08:00:00.000Z' }],
    isMine: true,
    canCancel: false,
    workingMinutes: 960,
    countedMinutes: 960,
    balances: [{ ...balance, entitlement: 10_080, taken: 4800, left: 10_080, after: 9120 }],
    overlaps: [],
    alsoAway: [{ name: 'Fərid Nəbiyev', days: ['2026-12-04'], isPending: false }],
    meetings: 2,
  },
  {
    id: 9,
    personId: 5,
    name: 'Tural Quliyev',
    position: 'Network engineer',
    unit: 'Infrastructure group',
    typeId: 3,
    days: ['2026-11-18'],
    startTime: '09:00',
    endTime: '13:00',
    message: 'Dentist.',
    state: 'granted',
    createdAt: '2026-11-16T08:00:00.000Z',
    steps: [
      { action: 'send', by: 'Tural Quliyev', words: '', at: '2026-11-16T08:00:00.000Z' },
      { action: 'grant', by: 'Leyla Əliyeva', words: 'Get well.', at: '2026-11-16T10:00:00.000Z' },
    ],
    isMine: false,
    canCancel: false,
    workingMinutes: 240,
    countedMinutes: 240,
    balances: [],
    overlaps: [],
    alsoAway: [],
    meetings: 0,
  },
]

export { invitedSamples, type LeaveSample, leaveSamples } from './sampleHistory.ts'
