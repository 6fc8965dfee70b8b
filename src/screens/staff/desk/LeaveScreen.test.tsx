import { getProfile } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { cancelLeave, decideLeave, listLeaveRequests, recordLeave } from '@atrium/contract/leave'
import { leaveRequestSamples } from '@atrium/contract/leave/samples'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { clearStaffValues } from '#hooks/useTabState.ts'
import { sessionRenewed } from '#slices/authSlice.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { onSampleDay } from '#testing/offDays.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()
onSampleDay()
beforeEach(() => clearStaffValues())

const rauf = staffSamples[1]
if (!rauf) throw new Error('There are two sample people at the least.')

const open = (path = '/staff/desk/leave', language: 'AZ' | 'EN' | 'RU' = 'EN') => {
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profileSample(rauf, language))))
  return renderRoute(path, { signedInAs: staffUserSample(rauf), language })
}

const card = () => screen.findByRole('article', { name: 'Irina Sokolova' })
const words = () => screen.getByRole('textbox', { name: 'Note to Irina Sokolova' })

it('a request shows the facts for a decision, and is granted', async () => {
  const [first, ...others] = leaveRequestSamples
  const asked = { name: 'Tural Quliyev', days: ['2026-12-03'], isPending: true }
  let requests = [first && { ...first, alsoAway: [...first.alsoAway, asked] }, ...others]
  server.use(
    http.get(`*${listLeaveRequests.path}`, () => HttpResponse.json(requests)),
    http.put(`*${decideLeave.path}`, () => {
      requests = requests.map(
        (one) => one && { ...one, isMine: false, undoUntil: '2026-11-25T09:02:00.000Z' },
      )
      return new HttpResponse(undefined, { status: 204 })
    }),
  )
  const { user } = await open()
  const waiting = await card()
  for (const text of [
    '3–4 December · whole days',
    '2 working days, 2 calendar days counted',
    '21 days left, 19 days after approval',
    'Also awayFərid Nəbiyev (4 December)',
    'Also asked forTural Quliyev (3 December)',
    'A family event in Ganja.',
    'Sent · Irina Sokolova',
  ])
    expect(waiting).toHaveTextContent(text)
  await user.click(within(waiting).getByRole('button', { name: /^Approve: Irina Sokolova/ }))
  await waitFor(() => expect(within(waiting).getByRole('button', { name: /^Undo/ })).toHaveFocus())
})

it('a decision stays in its place with its time, and is undone with its words', async () => {
  const { user } = await open()
  const waiting = await card()
  await user.type(words(), 'Not this week.')
  await user.click(within(waiting).getByRole('button', { name: /^Decline: Irina Sokolova/ }))
  await waitFor(() => expect(within(waiting).getByRole('status')).toHaveTextContent('Declined 13:00'))
  expect(waiting).toHaveTextContent('Irina Sokolova will be notified at 13:02.')
  expect(within(waiting).queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument()
  await user.click(within(waiting).getByRole('button', { name: /^Undo: Irina Sokolova/ }))
  expect(await within(waiting).findByRole('button', { name: /^Approve/ })).toBeInTheDocument()
  expect(within(waiting).getByRole('status')).toHaveTextContent(/^Undone \d\d:\d\d$/)
  expect(words()).toHaveValue('Not this week.')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Irina Sokolova' })).toHaveFocus())
})

it('the table of this year has the leave of later years', async () => {
  const [first] = leaveRequestSamples
  if (!first) throw new Error('There is one sample request at the least.')
  const later = { ...first, id: 31, name: 'Tural Quliyev', days: ['2027-02-01'], isMine: false }
  server.use(http.get(`*${listLeaveRequests.path}`, () => HttpResponse.json([first, later])))
  await open()
  await card()
  const table = screen.getByRole('table', { name: 'Leave requests' })
  expect(within(table).getByText('Tural Quliyev')).toBeInTheDocument()
  expect(screen.getByText('2026 and later')).toBeInTheDocument()
})

it('needs words to decline, says so at the field, and keeps them', async () => {
  const { user, unmount } = await open()
  await card()
  await user.click(screen.getByRole('button', { name: /^Ask a question/ }))
  await waitFor(() => expect(words()).toHaveFocus())
  expect(words()).toHaveAccessibleDescription(/Write a note/)
  await user.type(words(), 'Who stands in for you?')
  unmount()
  const again = await open()
  await card()
  expect(words()).toHaveValue('Who stands in for you?')
  await again.user.click(screen.getByRole('button', { name: /^Ask a question/ }))
  await waitFor(async () =>
    expect(within(await card()).getByRole('status')).toHaveTextContent(/^Question asked \d\d:\d\d$/),
  )
  expect(screen.queryByRole('textbox', { name: 'Note to Irina Sokolova' })).not.toBeInTheDocument()
})

it('a request that has changed meanwhile is shown again, with the typed words', async () => {
  const { user } = await open()
  await card()
  await user.type(words(), 'Not this week.')
  server.use(
    http.put(`*${decideLeave.path}`, () =>
      HttpResponse.json({ message: 'The request has changed.' }, { status: 409 }),
    ),
  )
  await user.click(screen.getByRole('button', { name: /^Decline/ }))
  expect(await screen.findByText(/^The request has changed\. Nothing was decided/)).toBeInTheDocument()
  expect(words()).toHaveValue('Not this week.')
})

it('several requests are decided at once, and failed ones stay selected with the reason', async () => {
  const [first] = leaveRequestSamples
  if (!first) throw new Error('There is one sample request at the least.')
  let requests = [
    first,
    { ...first, id: 13, personId: 5, name: 'Tural Quliyev' },
    { ...first, id: 14, personId: 4, name: 'Aysel Kərimova', state: 'cancelRequested' as const },
    { ...first, id: 15, personId: 6, name: 'Elvin Rzayev' },
  ]
  const received: unknown[] = []
  const taken = 'The person already has approved leave for these hours.'
  server.use(
    http.get(`*${listLeaveRequests.path}`, () => HttpResponse.json(requests)),
    http.put(`*${decideLeave.path}`, async ({ params, request }) => {
      received.push([params.id, await request.json()])
      if (params.id === '13' || params.id === '15')
        return HttpResponse.json({ message: taken }, { status: 409 })
      requests = requests.filter(({ id }) => String(id) !== params.id)
      return new HttpResponse(undefined, { status: 204 })
    }),
  )
  const { user } = await open()
  await card()
  const form = screen.getByRole('form', { name: 'Decide several requests' })
  expect(within(form).queryByRole('button')).not.toBeInTheDocument()
  // By the keyboard: the box of a card, then all of them.
  screen.getByRole('checkbox', { name: /^Select: Tural Quliyev, 3–4 December/ }).focus()
  await user.keyboard(' ')
  expect(within(form).getByRole('status')).toHaveTextContent('1 selected')
  const all = within(form).getByRole('checkbox', { name: 'Select all requests' })
  expect(all).toBePartiallyChecked()
  await user.click(all)
  expect(all).toBeChecked()
  expect(all).not.toBePartiallyChecked()
  expect(within(form).getByRole('status')).toHaveTextContent('4 selected')
  await user.click(within(form).getByRole('button', { name: 'Decline requests and cancellations' }))
  const note = within(form).getByRole('textbox', { name: 'Note to everyone selected' })
  await waitFor(() => expect(note).toHaveFocus())
  expect(received).toEqual([])
  await user.type(note, 'Enjoy it.')
  await user.click(within(form).getByRole('button', { name: 'Approve requests and cancellations' }))
  const refused = `Tural Quliyev, 3–4 December; Elvin Rzayev, 3–4 December: ${taken}`
  expect(await within(form).findByText(refused)).toBeInTheDocument()
  const words = 'Enjoy it.'
  expect(received).toEqual([
    ['12', { decision: 'grant', words }],
    ['13', { decision: 'grant', words }],
    ['14', { decision: 'grantCancel', words }],
    ['15', { decision: 'grant', words }],
  ])
  await waitFor(() =>
    expect(screen.queryByRole('article', { name: 'Aysel Kərimova' })).not.toBeInTheDocument(),
  )
  expect(screen.getByRole('checkbox', { name: /^Select: Tural Quliyev/ })).toBeChecked()
  expect(note).toHaveValue('Enjoy it.')
  expect(within(form).getByText(/^2 requests decided \d\d:\d\d · 2 selected$/)).toBeInTheDocument()
})

it('the buttons name their effect on the selected cancellations', async () => {
  const [first] = leaveRequestSamples
  if (!first) throw new Error('There is one sample request at the least.')
  const cancellation = { ...first, id: 14, name: 'Aysel Kərimova', state: 'cancelRequested' as const }
  const received: unknown[] = []
  server.use(
    http.get(`*${listLeaveRequests.path}`, () => HttpResponse.json([first, cancellation])),
    http.put(`*${decideLeave.path}`, async ({ request }) => {
      received.push(await request.json())
      return new HttpResponse(undefined, { status: 204 })
    }),
  )
  const { user } = await open()
  await card()
  const form = within(screen.getByRole('form', { name: 'Decide several requests' }))
  await user.click(screen.getByRole('checkbox', { name: /^Select: Aysel Kərimova/ }))
  expect(form.getByRole('button', { name: 'Approve cancellations' })).toBeInTheDocument()
  const note = form.getByRole('textbox', { name: 'Note to everyone selected' })
  expect(note).toHaveAccessibleDescription('Required to decline.')
  await user.type(note, 'Your days stay.')
  await user.click(form.getByRole('button', { name: 'Decline cancellations' }))
  await waitFor(() => expect(received).toEqual([{ decision: 'declineCancel', words: 'Your days stay.' }]))
})

it('does not say that a request was left undecided when no answer came', async () => {
  const [first] = leaveRequestSamples
  if (!first) throw new Error('There is one sample request at the least.')
  const requests = [first, { ...first, id: 13, personId: 5, name: 'Tural Quliyev' }]
  server.use(
    http.get(`*${listLeaveRequests.path}`, () => HttpResponse.json(requests)),
    http.put(`*${decideLeave.path}`, () => HttpResponse.error()),
  )
  const { user } = await open()
  await card()
  await user.click(screen.getByRole('button', { name: /^Approve: Irina Sokolova/ }))
  expect(await screen.findByText('We don’t know whether the decision was saved')).toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'Select all requests' }))
  await user.click(screen.getByRole('button', { name: 'Approve selected' }))
  expect(await screen.findByText(/^1 request may have been decided/)).toBeInTheDocument()
  expect(screen.getByText('1 request wasn’t decided. It stays selected.')).toBeInTheDocument()
})

it('no longer says that the session had ended once it is renewed', async () => {
  const { user, store } = await open()
  await card()
  server.use(http.put(`*${decideLeave.path}`, () => HttpResponse.json({ message: 'Ended' }, { status: 401 })))
  await user.click(screen.getByRole('button', { name: /^Approve: Irina Sokolova/ }))
  expect(await screen.findByText(/Your session has ended\. Your note/)).toBeInTheDocument()
  act(() => void store.dispatch(sessionRenewed()))
  await waitFor(() =>
    expect(screen.queryByText(/Your session has ended\. Your note/)).not.toBeInTheDocument(),
  )
})

it('lists the requests with a day in the year, which the address names, and filters them by state', async () => {
  const { user } = await open()
  const table = await screen.findByRole('table', { name: 'Leave requests' })
  expect(within(table).getAllByRole('rowheader')).toHaveLength(2)
  expect(within(table).getByRole('columnheader', { name: /^Days/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Approved')
  expect(within(table).getByRole('rowheader')).toHaveTextContent('Tural Quliyev')
  await user.click(screen.getByRole('button', { name: 'Next year' }))
  expect(window.location.search).toBe('?f.state=granted&year=2027')
  expect(await screen.findByText('No requests in this year')).toBeInTheDocument()
  // One that waits is decided in any year.
  expect(await card()).toBeInTheDocument()
})

it.each([
  ['EN', 'Export as CSV', /3–4 December[^,]*,2026-12-03,2026-12-04,/, /,"?25 November 2026"?,2026-11-25,/],
  ['RU', 'Скачать CSV', /3–4 декабря[^;]*;2026-12-03;2026-12-04;/, /;25 ноября 2026;2026-11-25;/],
] as const)(
  'writes days in words and as ISO columns, which a spreadsheet sorts, in %s',
  async (language, name, days, sent) => {
    // Half past one in Baku.
    const requests = leaveRequestSamples.map((one) => ({ ...one, createdAt: '2026-11-24T21:30:00.000Z' }))
    server.use(http.get(`*${listLeaveRequests.path}`, () => HttpResponse.json(requests)))
    const files: Blob[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
    const { user } = await open('/staff/desk/leave', language)
    await user.click(await screen.findByRole('button', { name }))
    const [headings, first] = (await files[0]?.text())?.split('\r\n') ?? []
    expect(headings?.match(/[^,;]+\(ISO\)/g)).toHaveLength(3)
    expect(first).toMatch(days)
    expect(first).toMatch(sent)
  },
)

it('HR cancels granted leave of a person who has left after a confirmation, which stays open when the call fails', async () => {
  let requests = leaveRequestSamples.map((one) => ({ ...one, canCancel: one.state === 'granted' }))
  server.use(
    http.get(`*${listLeaveRequests.path}`, () => HttpResponse.json(requests)),
    http.put(`*${cancelLeave.path}`, ({ params }) => {
      requests = requests.map((one) =>
        String(one.id) === params.id ? { ...one, state: 'cancelled', canCancel: false } : one,
      )
      return new HttpResponse(undefined, { status: 204 })
    }),
  )
  const { user } = await open()
  expect(await screen.findByRole('row', { name: /Tural Quliyev.*Approved/ })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Actions for Irina Sokolova' }))
  expect(await screen.findByRole('menuitem', { name: 'Show the request' })).toBeInTheDocument()
  expect(screen.queryByRole('menuitem', { name: 'Cancel the leave' })).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Actions for Tural Quliyev' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel the leave' }))
  const dialog = within(
    screen.getByRole('dialog', { name: /^Cancel the leave of Tural Quliyev, 18 November/ }),
  )
  server.use(http.put(`*${cancelLeave.path}`, () => HttpResponse.error(), { once: true }))
  await user.click(dialog.getByRole('button', { name: 'Cancel the leave' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'The leave wasn’t cancelledWe couldn’t reach the server. Check the connection and try again.',
  )
  await user.click(dialog.getByRole('button', { name: 'Cancel the leave' }))
  expect(await screen.findByText('The leave of Tural Quliyev is cancelled')).toBeInTheDocument()
  expect(await screen.findByRole('row', { name: /Tural Quliyev.*Cancelled/ })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Actions for Tural Quliyev' }))
  expect(await screen.findByRole('menuitem', { name: 'Show the request' })).toBeInTheDocument()
  expect(screen.queryByRole('menuitem', { name: 'Cancel the leave' })).not.toBeInTheDocument()
})

it('HR enters past leave of a colleague; the form names missing fields, and keeps its input after a failure', async () => {
  const sent: unknown[] = []
  const take = http.post(`*${recordLeave.path}`, async ({ request }) => {
    sent.push(await request.json())
    return sent.length === 1 ? HttpResponse.error() : new HttpResponse(null, { status: 204 })
  })
  server.use(take)
  const { user } = await open()
  const button = await screen.findByRole('button', { name: 'Enter leave' })
  await user.click(button)
  // The first dialog of a visit, too, returns the focus to where it was.
  await user.keyboard('{Escape}')
  await waitFor(() => expect(button).toHaveFocus())
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter leave for a person' }))
  await user.click(dialog.getByRole('button', { name: 'Enter leave' }))
  for (const message of ['Choose a person from the list', 'Choose a leave type', 'Choose a date'])
    expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0)
  expect(sent).toEqual([])
  await user.type(dialog.getByRole('combobox', { name: 'Person' }), 'irina sok')
  await user.click(await screen.findByRole('option', { name: /^Irina Sok ?olova/ }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Leave type' }), 'Sick leave')
  await user.type(dialog.getByRole('textbox', { name: 'First day' }), '2026/11/09')
  await user.type(dialog.getByRole('textbox', { name: 'Last day' }), '2026/11/10')
  await user.click(dialog.getByRole('button', { name: 'Enter leave' }))
  expect(await dialog.findByText('It wasn’t saved')).toBeInTheDocument()
  expect(dialog.getByRole('textbox', { name: 'First day' })).toHaveValue('9 November 2026')
  await user.click(dialog.getByRole('button', { name: 'Enter leave' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const leave = { typeId: 3, from: '2026-11-09', to: '2026-11-10' }
  expect(sent).toMatchObject([leave, leave])
  expect(await screen.findByText('Leave entered. Irina Sokolova will be notified.')).toBeInTheDocument()
})

it('a row of the table shows its request with the reason, the decision and the note', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Actions for Tural Quliyev' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Show the request' }))
  const dialog = await screen.findByRole('dialog', { name: 'Tural Quliyev' })
  for (const text of ['Approved', 'Dentist.', 'Approved · Leyla Əliyeva', 'Get well.'])
    expect(dialog).toHaveTextContent(text)
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('says beside the table where the own requests are', async () => {
  await open()
  expect(await screen.findByText(/^Your own requests have a page of their own:/)).toContainElement(
    screen.getAllByRole('link', { name: 'Off Day Request' }).at(-1) ?? null,
  )
})

it('the table names the person of HR who entered leave', async () => {
  const [sample] = leaveRequestSamples
  const by = { action: 'record', by: 'Leyla İsmayılova', words: '', at: '2026-11-24T08:00:00.000Z' }
  const recorded = { ...sample, state: 'granted', isMine: false, steps: [by] }
  server.use(http.get(`*${listLeaveRequests.path}`, () => HttpResponse.json([recorded])))
  await open()
  expect(await screen.findByText('Approved · Entered by Leyla İsmayılova')).toBeInTheDocument()
})
