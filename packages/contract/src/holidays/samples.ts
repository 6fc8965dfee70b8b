import type { Language } from '#core/language.ts'
import type { Holiday } from './schema.ts'

const names = {
  newYear: { AZ: 'Yeni il bayramı', EN: 'New Year', RU: 'Новый год' },
  mourning: { AZ: 'Ümumxalq Hüzn Günü', EN: 'Day of Mourning', RU: 'День всенародной скорби' },
  women: { AZ: 'Qadınlar Günü', EN: 'Women’s Day', RU: 'Международный женский день' },
  novruz: { AZ: 'Novruz bayramı', EN: 'Novruz', RU: 'Новруз-байрам' },
  ramazan: { AZ: 'Ramazan bayramı', EN: 'Ramazan (Eid al-Fitr)', RU: 'Рамазан-байрам' },
  victoryOverFascism: {
    AZ: 'Faşizm üzərində Qələbə Günü',
    EN: 'Victory Day over Fascism',
    RU: 'День победы над фашизмом',
  },
  qurban: { AZ: 'Qurban bayramı', EN: 'Qurban (Eid al-Adha)', RU: 'Гурбан-байрам' },
  independence: { AZ: 'Müstəqillik Günü', EN: 'Independence Day', RU: 'День независимости' },
  salvation: { AZ: 'Milli Qurtuluş Günü', EN: 'National Salvation Day', RU: 'День национального спасения' },
  armedForces: { AZ: 'Silahlı Qüvvələr Günü', EN: 'Armed Forces Day', RU: 'День Вооружённых сил' },
  remembrance: { AZ: 'Anım Günü', EN: 'Remembrance Day', RU: 'День памяти' },
  victory: { AZ: 'Zəfər Günü', EN: 'Victory Day', RU: 'День Победы' },
  stateFlag: { AZ: 'Dövlət Bayrağı Günü', EN: 'State Flag Day', RU: 'День Государственного флага' },
  solidarity: {
    AZ: 'Dünya Azərbaycanlılarının Həmrəyliyi Günü',
    EN: 'World Azerbaijanis’ Solidarity Day',
    RU: 'День солидарности азербайджанцев мира',
  },
} as const satisfies Record<string, Record<Language, string>>

type Kind = 'isMoved' | 'isWorkingDay' | 'isEstimate'

/** The days of 2026 and 2027 with the names of all their holidays, as the server calculates them. */
const days: readonly (readonly [iso: string, names: string, ...kinds: Kind[]])[] = [
  ['2026-01-01', 'newYear'],
  ['2026-01-02', 'newYear'],
  ['2026-01-20', 'mourning'],
  ['2026-03-08', 'women'],
  ['2026-03-09', 'women', 'isMoved'],
  ['2026-03-20', 'novruz ramazan'],
  ['2026-03-21', 'novruz ramazan'],
  ['2026-03-22', 'novruz'],
  ['2026-03-23', 'novruz'],
  ['2026-03-24', 'novruz'],
  ['2026-03-25', 'novruz', 'isMoved'],
  ['2026-03-26', 'novruz', 'isMoved'],
  ['2026-03-27', 'ramazan', 'isMoved'],
  ['2026-03-30', 'ramazan', 'isMoved'],
  ['2026-05-09', 'victoryOverFascism'],
  ['2026-05-11', 'victoryOverFascism', 'isMoved'],
  ['2026-05-27', 'qurban'],
  ['2026-05-28', 'independence qurban'],
  ['2026-05-29', 'qurban', 'isMoved'],
  ['2026-06-15', 'salvation'],
  ['2026-06-26', 'armedForces'],
  ['2026-09-27', 'remembrance', 'isWorkingDay'],
  ['2026-11-08', 'victory'],
  ['2026-11-09', 'stateFlag'],
  ['2026-11-10', 'victory', 'isMoved'],
  ['2026-12-31', 'solidarity'],
  ['2027-01-01', 'newYear'],
  ['2027-01-02', 'newYear'],
  ['2027-01-04', 'newYear', 'isMoved'],
  ['2027-01-20', 'mourning'],
  ['2027-03-08', 'women'],
  ['2027-03-09', 'ramazan', 'isEstimate'],
  ['2027-03-10', 'ramazan', 'isEstimate'],
  ['2027-03-20', 'novruz'],
  ['2027-03-21', 'novruz'],
  ['2027-03-22', 'novruz'],
  ['2027-03-23', 'novruz'],
  ['2027-03-24', 'novruz'],
  ['2027-03-25', 'novruz', 'isMoved'],
  ['2027-03-26', 'novruz', 'isMoved'],
  ['2027-05-09', 'victoryOverFascism'],
  ['2027-05-10', 'victoryOverFascism', 'isMoved'],
  ['2027-05-16', 'qurban', 'isEstimate'],
  ['2027-05-17', 'qurban', 'isEstimate'],
  ['2027-05-18', 'qurban', 'isMoved', 'isEstimate'],
  ['2027-05-28', 'independence'],
  ['2027-06-15', 'salvation'],
  ['2027-06-26', 'armedForces'],
  ['2027-06-28', 'armedForces', 'isMoved'],
  ['2027-09-27', 'remembrance', 'isWorkingDay'],
  ['2027-11-08', 'victory'],
  ['2027-11-09', 'stateFlag'],
  ['2027-12-31', 'solidarity'],
]

/** The holidays of 2026 or 2027 in the form of `GET /api/v2/holidays`; the mocks have no other years. */
export const holidaysSample = (year: number, language: Language): Holiday[] =>
  days
    .filter(([iso]) => iso.startsWith(`${year}-`))
    .map(([iso, ofDay, ...kinds]) => ({
      name: ofDay
        .split(' ')
        .map((name) => names[name as keyof typeof names][language])
        .join(', '),
      date: { iso },
      ...Object.fromEntries(kinds.map((kind) => [kind, true])),
    }))
