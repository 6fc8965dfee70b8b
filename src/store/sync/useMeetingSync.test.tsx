import 'fake-indexeddb/auto'
import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { act, waitFor } from '@testing-library/react'
import { ownMeetings } from '#mocks/meetings.ts'
import { signedOut } from '#slices/authSlice.ts'
import { meetingCreated, selectMeetings } from '#slices/meetingsSlice.ts'
import { instantAt, meetingFields, meetingId } from '#testing/meetingSamples.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

mockNetwork()

const [leyla] = staffSamples.map(staffUserSample) as [ReturnType<typeof staffUserSample>]

it('sends a meeting from any page of the staff area, and removes it here at the sign-out', async () => {
  const { store } = await renderRoute('/staff/news', { signedInAs: leyla })
  await waitFor(() => expect(selectMeetings(store.getState()).personId).toBe(leyla.id))
  const create = (number: number) =>
    act(
      () =>
        void store.dispatch(
          meetingCreated({ id: meetingId(number), at: instantAt(number), fields: meetingFields('Plan') }),
        ),
    )
  create(1)
  await waitFor(() => expect(ownMeetings().map(({ id }) => id)).toEqual([meetingId(1)]))
  act(() => void store.dispatch(signedOut()))
  expect(selectMeetings(store.getState()).personId).toBeNull()
})
