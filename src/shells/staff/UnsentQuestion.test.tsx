import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { meetingCreated, selectMeetingEntries } from '#slices/meetingsSlice.ts'
import { instantAt, meetingFields, meetingId } from '#testing/meetingSamples.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()
const [signedInAs] = staffSamples.map(staffUserSample) as [ReturnType<typeof staffUserSample>]

/** Opens the chat page with a meeting that was just created, and presses Log Out. */
async function leaveWithMeeting() {
  const view = await renderRoute('/staff/chat', { signedInAs })
  await screen.findByRole('heading', { level: 1, name: 'Chat' })
  const meeting = { id: meetingId(1), at: instantAt(0), fields: meetingFields('Budget') }
  act(() => void view.store.dispatch(meetingCreated(meeting)))
  await view.user.click(screen.getByRole('button', { name: 'Log Out' }))
  return view
}

const question = () =>
  screen.findByRole('dialog', { name: '1 change is only in this browser' }, { timeout: 15_000 })

it('asks before a log out loses a meeting that the server did not accept', async () => {
  server.use(http.post('*/api/v1/meetings/sync/', () => HttpResponse.json({ message: 'x' }, { status: 500 })))
  const { user, store } = await leaveWithMeeting()
  expect(await question()).toHaveAccessibleDescription(/If you log out now, they will be lost/)
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(window.location.pathname).toBe('/staff/chat')
  expect(selectMeetingEntries(store.getState())).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: 'Log Out' }))
  await question()
  await user.click(screen.getByRole('button', { name: 'Log out and lose them' }))
  await waitFor(() => expect(window.location.pathname).toBe('/staff/login'))
  expect(selectMeetingEntries(store.getState())).toHaveLength(0)
})

it('sends a meeting before the log out, and asks nothing when the server accepts it', async () => {
  const sent: string[] = []
  server.events.on('request:start', async ({ request }) => {
    if (!request.url.endsWith('/meetings/sync/')) return
    const { changes } = (await request.clone().json()) as { changes: { title: string }[] }
    sent.push(...changes.map(({ title }) => title))
  })
  await leaveWithMeeting()
  await waitFor(() => expect(window.location.pathname).toBe('/staff/login'))
  expect(sent).toEqual(['Budget'])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
