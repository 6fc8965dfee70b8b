import { meetingsOpened, meetingsReceived } from '@atrium/application/src/slices/meetingsSlice.ts'
import { dayChosen } from '@atrium/application/src/slices/weekRangeSlice.ts'
import { memoryStorage } from '@atrium/application/src/store/persistence/textStorage.ts'
import { type AppStore, setupStore } from '@atrium/application/src/store/setupStore.ts'
import { staffSlices } from '@atrium/application/src/store/staffSlices.ts'
import { testEnvironment } from '@atrium/application/src/testing/testEnvironment.ts'
import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { writeTime } from '@atrium/contract/core'
import type { Meeting, MeetingFields } from '@atrium/contract/meetings'
import type { Plan, PlannedMeeting } from '#plan/makePlan.ts'

/** When all planned meetings were made. */
const madeAt = '2026-11-01T08:00:00.000Z'
const [user = null] = staffSamples.map(staffUserSample)
const personId = user?.id ?? 0

/** What a person says of it. */
export const fieldsOf = ({ title, day, start, end, attendees }: PlannedMeeting): MeetingFields => ({
  title,
  day,
  start: writeTime(start),
  end: writeTime(end),
  attendees,
  notes: '',
  attachments: [],
})

const meetingOf = (planned: PlannedMeeting): Meeting => ({
  ...fieldsOf(planned),
  id: planned.id,
  look: planned.look,
  createdAt: madeAt,
  changedAt: madeAt,
  isDeleted: false,
})

/** The application's store as a person has it who keeps all planned meetings and looks at the first week. */
export async function storeOf({ meetings, weeks }: Plan): Promise<AppStore> {
  const store = setupStore({
    environment: testEnvironment,
    storage: memoryStorage(),
    preloadedState: { auth: { user, isExpired: false } },
  })
  await store.addSlices(staffSlices)
  store.dispatch(meetingsOpened(personId))
  store.dispatch(meetingsReceived({ personId, revision: 1, meetings: meetings.map(meetingOf) }))
  store.dispatch(dayChosen(weeks[0]))
  return store
}
