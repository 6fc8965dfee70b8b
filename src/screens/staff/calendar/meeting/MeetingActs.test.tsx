import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { readFile, unsentFiles } from '#store/sync/attachmentStore.ts'
import { clearAttachments } from '#store/sync/clearAttachments.ts'
import {
  addAttendee,
  editDialog,
  fillField,
  formDialog,
  formField,
  formIsGone,
  onMeetingForm,
  openNewMeeting,
  ownMeetings,
  press,
} from '#testing/meetingForm.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { answerSchedule, createMeeting, onScheduleDay, openSchedule, scheduleRow } from '#testing/schedule.ts'

const server = mockNetwork()
onScheduleDay()
onMeetingForm()

const plan = new File(['the plan'], 'plan.txt', { type: 'text/plain' })

/** The files that the page gives to the person. */
function catchDownloads() {
  const names: string[] = []
  const contents: Blob[] = []
  URL.createObjectURL = (content) => `blob:${contents.push(content as Blob)}`
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  return { names, contents }
}

afterEach(async () => {
  jest.restoreAllMocks()
  await clearAttachments()
})

it('the form changes an own meeting, and nothing when its input is unchanged', async () => {
  const { store } = await openSchedule()
  createMeeting(store, 'a1', { title: 'Interview', attendees: ['Rauf Əliyev'], notes: 'Bring the CV' })
  const before = ownMeetings(store)
  press(/^Interview, 11:15/)
  await editDialog()
  expect(formField('Notes')).toHaveValue('Bring the CV')
  press('Save')
  await formIsGone()
  expect(ownMeetings(store)).toEqual(before)

  press(/^Interview, 11:15/)
  await editDialog()
  fillField('Title', 'Second interview')
  press('Save')
  await formIsGone()
  expect(ownMeetings(store)).toMatchObject([
    { id: 'a1', title: 'Second interview', attendees: ['Rauf Əliyev'] },
  ])
})

it('an own meeting is read first, then edited', async () => {
  const { store } = await openSchedule()
  createMeeting(store, 'a1', { attendees: ['Rauf Əliyev'], notes: 'Bring the CV' })
  press(/^Interview, 11:15/)
  const sheet = within(await formDialog('Interview'))
  expect(sheet.getByText('Tuesday 17 November 2026, 11:15–12:15')).toBeInTheDocument()
  expect(sheet.getByText('Bring the CV')).toBeInTheDocument()
  expect(sheet.queryByRole('textbox')).not.toBeInTheDocument()
  press('Edit')
  await formDialog('Edit meeting')
  expect(formField('Title')).toHaveFocus()
})

it('a meeting is deleted, and Undo restores it', async () => {
  const { store } = await openSchedule()
  createMeeting(store, 'a1')
  press(/^Interview, 11:15/)
  await formDialog('Interview')
  press('Delete')
  await formIsGone()
  expect(ownMeetings(store)).toEqual([])
  press('Undo')
  expect(ownMeetings(store)).toMatchObject([{ id: 'a1', title: 'Interview' }])
})

it('Duplicate opens the form of a new meeting, and keeps the original', async () => {
  const { store } = await openSchedule()
  createMeeting(store, 'a1', { attendees: ['Rauf Əliyev'] })
  press(/^Interview, 11:15/)
  await formDialog('Interview')
  press('Duplicate')
  await formDialog('Create Meeting')
  expect(formField('Date')).toHaveValue('17 November 2026')
  fillField('Title', 'Second interview')
  press('Save')
  await formIsGone()
  expect(ownMeetings(store).map(({ title, attendees, look }) => [title, attendees, look])).toEqual([
    ['Interview', ['Rauf Əliyev'], 0],
    ['Second interview', ['Rauf Əliyev'], 1],
  ])
})

it('the calendar file has the meeting', async () => {
  const { names, contents } = catchDownloads()
  const { store } = await openSchedule()
  createMeeting(store, 'a1')
  press(/^Interview, 11:15/)
  await formDialog('Interview')
  press('Download .ics')
  await waitFor(() => expect(names).toEqual(['meeting-2026-11-17.ics']))
  expect(await contents[0]?.text()).toContain('SUMMARY:Interview')
})

it('shows a meeting of the company to be read and duplicated', async () => {
  answerSchedule([scheduleRow({ attendees: ['Leyla Əliyeva', 'Rauf Əliyev'], notes: 'Room 4' })])
  const { store } = await openSchedule()
  await screen.findByRole('button', { name: /^Client call, 11:00/ })
  press(/^Client call, 11:00/)
  const sheet = within(await formDialog('Client call'))
  expect(sheet.getByText('Tuesday 17 November 2026, 11:00–12:00')).toBeInTheDocument()
  expect(sheet.getByText('Room 4')).toBeInTheDocument()
  expect(sheet.queryByRole('textbox')).not.toBeInTheDocument()
  expect(sheet.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  press('Duplicate')
  await formDialog('Create Meeting')
  press('Save')
  await formIsGone()
  expect(ownMeetings(store)).toMatchObject([{ title: 'Client call', start: '11:00', notes: 'Room 4' }])
})

it('keeps files here, also over a reload, and gives them back', async () => {
  const { names, contents } = catchDownloads()
  const first = await openNewMeeting()
  await first.user.upload(screen.getByLabelText('Attachments'), plan)
  await screen.findByRole('button', { name: 'Download plan.txt' })
  first.unmount()

  const { store } = await openSchedule()
  await formDialog()
  press('Download plan.txt')
  await waitFor(() => expect(names).toEqual(['plan.txt']))
  expect(await contents[0]?.text()).toBe('the plan')
  fillField('Title', 'Budget')
  addAttendee('Rauf Əliyev')
  press('Save')
  await formIsGone()
  const [meeting] = ownMeetings(store)
  expect(meeting?.attachments).toMatchObject([{ name: 'plan.txt', size: 8 }])
  expect(await readFile(meeting?.attachments[0]?.id ?? '')).toBeDefined()
})

it('forgets the files of a form that is discarded', async () => {
  const { user } = await openNewMeeting()
  await user.upload(screen.getByLabelText('Attachments'), plan)
  await screen.findByRole('button', { name: 'Download plan.txt' })
  // The file is shown a moment before the form counts as changed.
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Plan')
  press('Cancel')
  press('Discard')
  await formIsGone()
  await waitFor(async () => expect((await unsentFiles()).size).toBe(0))
})

it.each([
  [
    'is too large',
    new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'film.mov'),
    /“film.mov” wasn’t added: it is larger than 10\sMB/,
  ],
  ['has no room in the browser', plan, /“plan.txt” wasn’t added: the browser has no room/],
])('says when a file %s, and does not add it', async (_why, file, texts) => {
  const { user } = await openNewMeeting()
  if (file === plan)
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError')
    })
  await user.upload(screen.getByLabelText('Attachments'), file)
  expect(await screen.findByText(texts)).toBeInTheDocument()
  expect(screen.getByLabelText('Attachments')).toHaveAccessibleDescription(texts)
  expect(screen.queryByRole('list', { name: 'Attached files' })).not.toBeInTheDocument()
})

it.each([
  [404, '“agenda.pdf” isn’t here yet: the device it was added on hasn’t sent it.'],
  [500, '“agenda.pdf” couldn’t be downloaded. Check the connection and try again.'],
])('asks the server for a file of another device, and says what its %p means', async (status, texts) => {
  const { names } = catchDownloads()
  let isThere = false
  server.use(
    http.get('*/api/v1/meetings/attachments/f1/', () =>
      isThere ? HttpResponse.text('the agenda') : HttpResponse.json({ message: 'No.' }, { status }),
    ),
  )
  const { store } = await openSchedule()
  createMeeting(store, 'a1', { attachments: [{ id: 'f1', name: 'agenda.pdf', size: 10 }] })
  press(/^Interview, 11:15/)
  await editDialog()
  press('Download agenda.pdf')
  expect(await screen.findByText(texts)).toBeInTheDocument()
  isThere = true
  press('Download agenda.pdf')
  await waitFor(() => expect(names).toEqual(['agenda.pdf']))
  expect(screen.queryByText(texts)).not.toBeInTheDocument()
})
