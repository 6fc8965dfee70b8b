import { getProfile } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { utcDayOf } from '@atrium/contract/days'
import {
  type Application,
  exportCandidate,
  getApplication,
  getVacancy,
  interviewTitle,
} from '@atrium/contract/hiring'
import { vacancyDeskSamples } from '@atrium/contract/hiring/samples'
import { addRecord, fullNameOf } from '@atrium/contract/people'
import { colleagueSamples } from '@atrium/contract/people/samples'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { currentApplication } from '#mocks/hiring.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const [leyla] = staffSamples
if (!leyla) throw new Error('There are samples.')
const user = staffUserSample(leyla)

beforeEach(() => window.sessionStorage.clear())

function open(path: string, permissions = ['people.manage', 'hiring.manage', 'hiring.review']) {
  const profile = { ...profileSample(leyla as NonNullable<typeof leyla>, 'EN'), permissions }
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profile)))
  return renderRoute(`/staff/desk/${path}`, { signedInAs: user })
}

const card = (name: string) => within(screen.getByRole('region', { name }))

const vacancies = vacancyDeskSamples(utcDayOf(new Date()))
const vacancyOf = ({ vacancyId }: Pick<Application, 'vacancyId'>) => ({
  ...vacancies[0],
  id: vacancyId ?? 0,
})

/** The first sample in a stage. */
const sampleIn = (stage: Application['stage']): Application => {
  const ids = Array.from({ length: 40 }, (_each, at) => at + 1)
  const found = ids.map(currentApplication).find((one) => one?.stage === stage)
  if (!found) throw new Error(`There is a sample in ${stage}.`)
  return found
}

it('takes feedback after an interview, whose words survive a reload', async () => {
  const { id } = sampleIn('interview')
  const { user, unmount } = await open(`applications/${id}`)
  await screen.findByRole('form', { name: /^Your feedback on/ })
  const form = () => within(screen.getByRole('form', { name: /^Your feedback on/ }))
  await user.type(form().getByRole('textbox'), 'Calm and clear')
  unmount()
  const again = await open(`applications/${id}`)
  await waitFor(() => expect(form().getByRole('textbox')).toHaveValue('Calm and clear'))
  await again.user.click(form().getByRole('radio', { name: 'Yes' }))
  await again.user.click(form().getByRole('button', { name: 'Give feedback' }))
  expect(await card('Interviews').findByText('Calm and clear', { selector: 'p' })).toBeInTheDocument()
  expect(card('History').getByText('Feedback after an interview')).toBeInTheDocument()
})

it('opens the form of a meeting with the applicant as guest, without data in the address', async () => {
  const colleague = colleagueSamples('EN').find(({ email }) => email.startsWith('rauf.aliyev@'))
  const reviewers = [{ id: 2, name: fullNameOf(colleague ?? {}), hasRated: false }]
  const application = { ...sampleIn('review'), reviewers }
  server.use(http.get(`*${getApplication.path}`, () => HttpResponse.json(application)))
  const { user } = await open(`applications/${application.id}`)
  await user.click(await screen.findByRole('link', { name: 'Book an interview' }))
  await waitFor(() => expect(window.location.hash).toBe('#meeting-new'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('textbox', { name: /Title/ })).toHaveValue(interviewTitle(application))
  const [draft] = JSON.parse(window.sessionStorage.getItem('staff.meetingForm') ?? '[]')
  expect(draft.values.invitees.slice(1)).toEqual([
    { name: reviewers[0]?.name, personId: colleague?.idnumber },
  ])
  const name = `${application.firstName} ${application.lastName}`
  expect(dialog.getAllByText(name).length).toBeGreaterThan(0)
  expect(window.location.pathname + window.location.search).toBe('/staff/calendar')
})

it.each(['Cancel', 'Save'])('%s in the form of the meeting leads back to the application', async (name) => {
  const { id } = sampleIn('review')
  const { user } = await open(`applications/${id}`)
  await user.click(await screen.findByRole('link', { name: 'Book an interview' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Book an interview' })).toHaveFocus())
  expect(window.location.pathname).toBe(`/staff/desk/applications/${id}`)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('offers the stage of interviews once one is booked, and forces nothing', async () => {
  const application = sampleIn('review')
  const { interviews } = sampleIn('interview')
  server.use(http.get(`*${getApplication.path}`, () => HttpResponse.json({ ...application, interviews })))
  const { user } = await open(`applications/${application.id}`)
  await user.click(await screen.findByRole('button', { name: 'Move to “Interview”' }))
  expect(await card('Stage').findByText('Interview')).toBeInTheDocument()
})

it('asks with what is stored before everything about a candidate is deleted', async () => {
  const { id, reference, firstName, lastName } = sampleIn('review')
  const { user } = await open(`applications/${id}`)
  await user.click(await screen.findByRole('button', { name: 'Delete everything' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(reference)).toBeInTheDocument()
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await user.click(dialog.getByRole('button', { name: 'Delete everything' }))
  await waitFor(() => expect(window.location.pathname).toBe('/staff/desk/applications'))
  expect(await screen.findByText(`Everything about ${firstName} ${lastName} was deleted`)).toBeInTheDocument()
  expect(currentApplication(id)).toBeUndefined()
})

it('hires with the form of a new person, filled in from application and vacancy', async () => {
  const application = sampleIn('offer')
  const vacancy = { ...vacancyOf(application), managerId: 2 }
  const sent: unknown[] = []
  server.use(
    http.get(`*${getVacancy.path}`, () => HttpResponse.json(vacancy)),
    http.post(`*${addRecord.path}`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ id: 2 })
    }),
  )
  const { user } = await open(`applications/${application.id}`)
  await user.click(await screen.findByRole('button', { name: /^Move / }))
  await user.click(await screen.findByRole('menuitem', { name: 'Hired' }))
  await waitFor(() => expect(window.location.search).toBe(`?application=${application.id}`))
  expect(await screen.findByRole('textbox', { name: /First name/ })).toHaveValue(application.firstName)
  // Colleagues and badges show the contact data of a record: the applicant's own are not proposed.
  expect(screen.getByRole('textbox', { name: /Phone/ })).toHaveValue('')
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'new@caspora.example')
  await user.click(screen.getByRole('button', { name: 'Add the person' }))
  await waitFor(() => expect(window.location.pathname).toBe('/staff/desk/people/2'))
  expect(sent).toMatchObject([
    {
      surname: application.lastName,
      ...{ email: 'new@caspora.example', phone: '' },
      managerId: 2,
      positions: { EN: vacancy.texts?.EN.position },
      application: { id: application.id, revision: application.revision },
    },
  ])
})

it('offers to close the vacancy whose places are filled', async () => {
  const application = { ...sampleIn('hired'), personId: 2, vacancyId: vacancies[0]?.id ?? 0 }
  const vacancy = { ...vacancyOf(application), places: 1, counts: { all: 3, new: 0, hired: 1 } }
  server.use(
    http.get(`*${getApplication.path}`, () => HttpResponse.json(application)),
    http.get(`*${getVacancy.path}`, () => HttpResponse.json(vacancy)),
  )
  const { user } = await open(`applications/${application.id}`)
  await user.click(await screen.findByRole('button', { name: 'Close the vacancy' }))
  expect(await screen.findByText(/The vacancy is closed/, { selector: 'span' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Create the record' })).not.toBeInTheDocument()
})

it('gives everything about a candidate to those alone who decide about all', async () => {
  const application = sampleIn('new')
  const { unmount } = await open(`applications/${application.id}`)
  expect(await screen.findByRole('link', { name: 'Export everything' })).toHaveAttribute(
    'href',
    exportCandidate.path.replace(':id', String(application.id)),
  )
  unmount()
  const seen = { ...application, isManaged: false, contact: null }
  server.use(http.get(`*${getApplication.path}`, () => HttpResponse.json(seen)))
  await open(`applications/${application.id}`, ['hiring.review'])
  expect(await screen.findByText('No interviews yet.')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Export everything' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Book an interview' })).not.toBeInTheDocument()
})
