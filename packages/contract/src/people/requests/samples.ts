import type { RecordChanges } from './endpoints.ts'
import type { RecordRequestState } from './rules.ts'
import type { RecordRequest } from './schema.ts'

/** A request of a sample person for a change of the record. */
export interface RecordRequestSample {
  /** The part of the address before the @. */
  mail: string
  changes: RecordChanges
  reason: string
  state: RecordRequestState
  answer: string
  /** Days before the first start. */
  sentBefore: number
}

/** One request that waits, one that was granted, one that was declined. */
export const recordRequestHistory: RecordRequestSample[] = [
  {
    mail: 'irina.sokolova',
    changes: { lastName: 'Sokolova-Kərimli', position: 'Director of quality', language: 'EN' },
    reason: 'I have married, and since November I lead both quality groups.',
    state: 'sent',
    answer: '',
    sentBefore: 2,
  },
  {
    mail: 'aysel.karimova',
    changes: { position: 'Məhsul dizayneri', language: 'AZ' },
    reason: 'Oktyabrdan yeni vəzifədəyəm.',
    state: 'granted',
    answer: 'Təbrik edirik.',
    sentBefore: 40,
  },
  {
    mail: 'tural.guliyev',
    changes: { lastName: 'Guliyev' },
    reason: 'My bank card has this spelling.',
    state: 'declined',
    answer: 'The record follows the identity card. Ask again when it is renewed.',
    sentBefore: 20,
  },
]

/** The requests as HR sees them: one that waits, and one that was declined. */
export const recordRequestSamples: RecordRequest[] = [
  {
    id: 21,
    userId: 6,
    personId: 23,
    name: 'Irina Sokolova',
    position: 'Head of quality and testing',
    unit: 'Quality group',
    present: {
      firstName: 'Irina',
      lastName: 'Sokolova',
      position: {
        AZ: 'Keyfiyyət və sınaq üzrə rəhbər',
        EN: 'Head of quality and testing',
        RU: 'Руководитель тестирования',
      },
    },
    changes: { lastName: 'Sokolova-Kərimli', position: 'Director of quality', language: 'EN' },
    reason: 'I have married, and since November I lead both quality groups.',
    state: 'sent',
    answer: '',
    createdAt: '2026-11-24T08:00:00.000Z',
    decidedAt: null,
    decidedBy: '',
  },
  {
    id: 18,
    userId: 5,
    personId: 30,
    name: 'Tural Quliyev',
    position: 'Network engineer',
    unit: 'Infrastructure group',
    present: {
      firstName: 'Tural',
      lastName: 'Quliyev',
      position: { AZ: 'Şəbəkə mühəndisi', EN: 'Network engineer', RU: 'Сетевой инженер' },
    },
    changes: { lastName: 'Guliyev' },
    reason: 'My bank card has this spelling.',
    state: 'declined',
    answer: 'The record follows the identity card. Ask again when it is renewed.',
    createdAt: '2026-11-04T08:00:00.000Z',
    decidedAt: '2026-11-05T08:00:00.000Z',
    decidedBy: 'Leyla İsmayılova',
  },
]
