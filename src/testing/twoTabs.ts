import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { signedIn } from '#slices/authSlice.ts'
import { meetingCreated, meetingsOpened, selectMeetings } from '#slices/meetingsSlice.ts'
import { allEntries, type MeetingsState } from '#slices/meetingsState.ts'
import { instantAt, meetingFields, meetingId } from './meetingSamples.ts'
import { openTabs } from './openTabs.ts'

export type Tab = Awaited<ReturnType<ReturnType<typeof openTabs>['open']>>

export const [leyla, rauf] = staffSamples.map(staffUserSample) as [
  ReturnType<typeof staffUserSample>,
  ReturnType<typeof staffUserSample>,
]

export const createIn = ({ store }: Tab, number: number, title = `Meeting ${number}`) =>
  store.dispatch(
    meetingCreated({ id: meetingId(number), at: instantAt(1000 * number), fields: meetingFields(title) }),
  )

const titlesOf = (state: MeetingsState) =>
  allEntries(state)
    .map(({ meeting }) => meeting.title)
    .sort()
export const titlesIn = ({ store }: Tab) => titlesOf(selectMeetings(store.getState()))

/** Two tabs in which Leyla has opened the staff area, with all events delivered. */
export async function openTwoTabs() {
  const browser = openTabs()
  const one = await browser.open()
  one.store.dispatch(signedIn(leyla))
  one.store.dispatch(meetingsOpened(leyla.id))
  await browser.write()
  const other = await browser.open()
  other.store.dispatch(meetingsOpened(leyla.id))
  const tabs = [one, other]
  /** Delivers events until no tab writes any more; fails when the tabs answer each other for ever. */
  const settle = async () => {
    for (let round = 0; round < 10; round += 1) {
      await browser.write()
      const told = tabs.map(({ deliver }) => deliver())
      await browser.write()
      if (told.every((count) => count === 0)) return
    }
    throw new Error('the tabs do not come to rest')
  }
  await settle()
  browser.written.length = 0
  return { ...browser, one, other, tabs, settle }
}
