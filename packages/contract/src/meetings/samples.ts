import type { AnswerState } from '#meetings/invitations/rules.ts'

/** A sample meeting that invites sample people. Addresses are without the domain. */
interface MeetingSample {
  /** A UUID. */
  id: string
  organiser: string
  title: string
  /** The number of working days after the first start. */
  workdays: number
  start: string
  end: string
  notes: string
  /** The invited people with their answers; `undefined` for somebody who has not answered. */
  people: Readonly<Record<string, AnswerState | undefined>>
}

/** An invitation that needs the answer of the first sample person, and an own meeting of that person with answers. */
export const meetingSamples: readonly MeetingSample[] = [
  {
    id: '5a3c1f6e-0f0a-4c53-9d3a-6f1f0c2b7a01',
    organiser: 'rauf.aliyev',
    title: 'Plan of the next quarter',
    workdays: 1,
    start: '12:30',
    end: '13:30',
    notes: 'Bring the figures of your area.',
    people: { 'leyla.aliyeva': undefined, 'aysel.karimova': 'accepted' },
  },
  {
    id: '5a3c1f6e-0f0a-4c53-9d3a-6f1f0c2b7a02',
    organiser: 'leyla.aliyeva',
    title: 'Rollout: open points',
    workdays: 2,
    start: '12:30',
    end: '13:30',
    notes: '',
    people: { 'tural.guliyev': 'accepted', 'aysel.karimova': 'maybe', 'irina.sokolova': undefined },
  },
]

export { invitationSample } from './invitations/samples.ts'
export { scheduleSample } from './sampleSchedule.ts'
