import { getProfile } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { type Application, getApplication, listApplications, moveApplication } from '@atrium/contract/hiring'
import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { currentApplication } from '#mocks/hiring.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const [leyla] = staffSamples
if (!leyla) throw new Error('There are samples.')

beforeEach(() => window.sessionStorage.clear())

function open(path: string, permissions = ['hiring.manage', 'hiring.review']) {
  const profile = { ...profileSample(leyla as NonNullable<typeof leyla>, 'EN'), permissions }
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profile)))
  return renderRoute(`/staff/desk/applications/${path}`, {
    signedInAs: staffUserSample(leyla as NonNullable<typeof leyla>),
  })
}

/** Answers with an application of which a part is changed. */
const answerWith = (id: number, changes: Partial<Application>) =>
  server.use(
    http.get(`*${getApplication.path}`, () => HttpResponse.json({ ...currentApplication(id), ...changes })),
  )

const card = (name: string) => within(screen.getByRole('region', { name }))

it('moves with the proposed mail, shows it in the history, and undoes both', async () => {
  const { user } = await open('34')
  await user.click(await screen.findByRole('button', { name: 'Move to another stage' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rejected' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Dear Michael,\n\nWe have chosen another candidate.\n\nCaspora, Leyla Əliyeva',
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Move and send the email' }))
  expect(await card('History').findByText('Email to the applicant')).toBeInTheDocument()
  expect(card('History').getByText('Moved from “New” to “Rejected”')).toBeInTheDocument()
  const choose = screen.getByRole('button', { name: 'Move to another stage' })
  await waitFor(() => expect(choose).toHaveFocus())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(card('History').queryByText('Email to the applicant')).not.toBeInTheDocument())
  expect(await screen.findByText(/^Undone/, { selector: 'span' })).toBeInTheDocument()
  await waitFor(() => expect(choose).toHaveFocus())
})

it('keeps the typed mail when somebody else was first, and names their decision', async () => {
  const { user } = await open('34')
  await user.click(await screen.findByRole('button', { name: 'Move to another stage' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Offer' }))
  await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Welcome')
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'We offer you the place.')
  server.use(
    http.post(`*${moveApplication.path}`, () =>
      HttpResponse.json({ message: 'Rauf Əliyev moved it to “In review” at 10:02.' }, { status: 409 }),
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Move and send the email' }))
  expect(await screen.findByText('Rauf Əliyev moved it to “In review” at 10:02.')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('We offer you the place.')
})

it('offers no stage once the applicant has a record, and says why', async () => {
  answerWith(34, { stage: 'hired', personId: 12 })
  await open('34')
  expect(await screen.findByText('Hired, with a record: the stage is final.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Move to another stage' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Write an email' })).toBeInTheDocument()
})

it('hides the ratings of others until the own one is given', async () => {
  answerWith(34, { isManaged: false, ratings: [], ratingCount: 2, score: null })
  const { user } = await open('34', ['hiring.review'])
  expect(await screen.findByText('2 ratings are hidden until you have rated.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Move to another stage' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Rate' }))
  expect(await screen.findByText('Choose a rating')).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Strong yes' }))
  await user.click(screen.getByRole('button', { name: 'Rate' }))
  expect(await card('Ratings').findByText('Strong yes', { selector: 'span' })).toBeInTheDocument()
  expect(screen.queryByText(/are hidden/)).not.toBeInTheDocument()
})

it('a note that is not sent survives a reload, and a sent one is in the history', async () => {
  const { user, unmount } = await open('34')
  await user.type(await screen.findByRole('textbox', { name: 'New note' }), 'Call on Monday')
  unmount()
  const again = await open('34')
  const field = await screen.findByRole('textbox', { name: 'New note' })
  await waitFor(() => expect(field).toHaveValue('Call on Monday'))
  await again.user.click(screen.getByRole('button', { name: 'Add the note' }))
  expect(await card('History').findByText('Call on Monday')).toBeInTheDocument()
  expect(field).toHaveValue('')
})

it('single keys lead through the filtered list, and to the note', async () => {
  const { user } = await open('35?vacancy=general')
  expect(await screen.findByText(/^1 of \d+$/)).toBeInTheDocument()
  await user.keyboard('j')
  expect(await screen.findByText(/^2 of \d+$/)).toBeInTheDocument()
  expect(window.location.search).toBe('?vacancy=general')
  await user.keyboard('k')
  expect(await screen.findByText(/^1 of \d+$/)).toBeInTheDocument()
  await screen.findByRole('textbox', { name: 'New note' })
  await user.keyboard('n')
  expect(screen.getByRole('textbox', { name: 'New note' })).toHaveFocus()
})

it('leads on through the list that a decision has changed', async () => {
  const { user } = await open('30?f.stage=new')
  const next = await screen.findByRole('link', { name: 'Next' })
  const place = await screen.findByText(/^\d+ of \d+$/)
  const before = [place.textContent, next.getAttribute('href')]
  await user.click(screen.getByRole('button', { name: 'Move to another stage' }))
  await user.click(await screen.findByRole('menuitem', { name: 'In review' }))
  expect(await card('History').findByText('Moved from “New” to “In review”')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByText('In review', { selector: 'span' })).toBeInTheDocument())
  expect([place.textContent, next.getAttribute('href')]).toEqual(before)
  await user.click(next)
  expect(await screen.findByText(/^\d+ of \d+$/)).not.toHaveTextContent(String(before[0]))
})

it.each([
  ['fails', () => HttpResponse.json({}, { status: 500 })],
  ['never comes', () => delay('infinite')],
])('shows the application and moves it when the list %s', async (_case, answer) => {
  server.use(http.get(`*${listApplications.path}`, answer))
  const { user } = await open('30')
  expect(await screen.findByText(/^First-line support operator · /)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Move to another stage' }))
  await user.click(await screen.findByRole('menuitem', { name: 'In review' }))
  expect(await card('History').findByText('Moved from “New” to “In review”')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
})

it('says that contact data are hidden, and that the words of a CV are not searched', async () => {
  answerWith(34, {
    contact: null,
    cv: { name: 'scan.pdf', mediaType: 'application/pdf', size: 1, text: 'unreadable' },
  })
  await open('34', ['hiring.review'])
  expect(await screen.findByText('hidden by HR')).toBeInTheDocument()
  expect(screen.getByText(/The words of this file can’t be searched/)).toBeInTheDocument()
})

it('an unknown application says so', async () => {
  await open('9999')
  expect(await screen.findByRole('heading', { name: 'This application doesn’t exist' })).toBeInTheDocument()
})
