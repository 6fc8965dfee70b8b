import { getProfile } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { decideRecordRequest, listRecordRequests } from '@atrium/contract/people'
import { recordRequestSamples } from '@atrium/contract/people/samples'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { clearStaffValues } from '#hooks/useTabState.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()
beforeEach(() => clearStaffValues())

const hr = staffSamples[2]
if (!hr) throw new Error('The samples lack a person of HR.')

const open = (language: 'AZ' | 'EN' | 'RU' = 'EN') => {
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profileSample(hr, language))))
  return renderRoute('/staff/desk/changes', { signedInAs: staffUserSample(hr), language })
}

const card = () => screen.findByRole('article', { name: 'Irina Sokolova' })
const box = (name: string) => screen.getByRole('textbox', { name })
const grant = () => screen.getByRole('button', { name: 'Approve: Irina Sokolova' })
const decline = () => screen.getByRole('button', { name: 'Decline: Irina Sokolova' })

it('shows the values now and the wanted ones, and grants a position in all languages', async () => {
  const bodies: unknown[] = []
  const { user } = await open()
  server.events.on('request:start', async ({ request }) => {
    if (request.method === 'PUT') bodies.push(await request.clone().json())
  })
  const waiting = await card()
  for (const text of [
    'Last nameSokolovaSokolova-Kərimli',
    'PositionHead of quality and testingDirector of quality',
    'I have married, and since November I lead both quality groups.',
  ])
    expect(waiting).toHaveTextContent(text)
  expect(box('Position in English')).toHaveValue('Director of quality')
  expect(box('Position in Russian')).toHaveAccessibleDescription(
    'Needed to approve. Now: Руководитель тестирования',
  )
  expect(box('Position in Russian')).toBeRequired()
  await user.click(grant())
  await waitFor(() => expect(box('Position in Azerbaijani')).toHaveFocus())
  expect(box('Position in Azerbaijani')).toHaveAccessibleDescription(/Position is required/)
  await user.type(box('Position in Azerbaijani'), 'Keyfiyyət direktoru')
  await user.type(box('Position in Russian'), 'Директор по качеству')
  await user.click(grant())
  await waitFor(() => expect(within(waiting).getByRole('status')).toHaveTextContent(/^Approved \d\d:\d\d$/))
  expect(within(waiting).getByRole('button', { name: 'Undo: Irina Sokolova' })).toHaveFocus()
  expect(waiting).not.toHaveTextContent('I have married')
  expect(bodies).toEqual([
    {
      decision: 'grant',
      words: '',
      position: { AZ: 'Keyfiyyət direktoru', EN: 'Director of quality', RU: 'Директор по качеству' },
    },
  ])
  const table = screen.getByRole('table', { name: 'Decided requests' })
  expect(within(table).getByRole('row', { name: /Irina Sokolova/ })).toHaveTextContent('Approved')
})

it('a decision is undone, and what was typed for it is there again', async () => {
  const { user } = await open()
  const waiting = within(await card())
  await user.type(box('Position in Azerbaijani'), 'Keyfiyyət direktoru')
  await user.type(box('Position in Russian'), 'Директор по качеству')
  await user.type(box('Note to Irina Sokolova'), 'Congratulations.')
  await user.click(grant())
  expect(
    await waiting.findByText('The record changes at 13:02. Irina Sokolova will be notified then.'),
  ).toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: /^Position/ })).not.toBeInTheDocument()
  await user.click(waiting.getByRole('button', { name: 'Undo: Irina Sokolova' }))
  expect(await waiting.findByRole('button', { name: 'Approve: Irina Sokolova' })).toBeInTheDocument()
  expect(waiting.getByRole('status')).toHaveTextContent(/^Undone \d\d:\d\d$/)
  expect(box('Position in Azerbaijani')).toHaveValue('Keyfiyyət direktoru')
  expect(box('Position in Russian')).toHaveValue('Директор по качеству')
  expect(box('Note to Irina Sokolova')).toHaveValue('Congratulations.')
})

it('shows the position of now in the language of the reader', async () => {
  await open('AZ')
  const before = within(await card()).getByText('Keyfiyyət və sınaq üzrə rəhbər', { selector: 'del' })
  expect(before).toBeInTheDocument()
})

it('needs words to decline, and keeps them without a network', async () => {
  const { user, unmount } = await open()
  await card()
  await user.click(decline())
  expect(box('Note to Irina Sokolova')).toHaveAccessibleDescription(/Write a note/)
  server.use(http.put(`*${decideRecordRequest.path}`, () => HttpResponse.error(), { once: true }))
  await user.type(box('Note to Irina Sokolova'), 'Bring the document.')
  await user.click(decline())
  expect(await screen.findByText('The decision wasn’t saved')).toBeInTheDocument()
  unmount()
  const again = await open()
  await card()
  expect(box('Note to Irina Sokolova')).toHaveValue('Bring the document.')
  await again.user.click(decline())
  await waitFor(async () =>
    expect(within(await card()).getByRole('status')).toHaveTextContent(/^Declined \d\d:\d\d$/),
  )
})

it('a request stays visible after another person has decided it or the requester has withdrawn it', async () => {
  const { user } = await open()
  await card()
  await user.type(box('Note to Irina Sokolova'), 'Congratulations.')
  server.use(
    http.put(`*${decideRecordRequest.path}`, () =>
      HttpResponse.json({ message: 'The request has changed.' }, { status: 409 }),
    ),
    http.get(`*${listRecordRequests.path}`, () => HttpResponse.json(recordRequestSamples.slice(1))),
  )
  await user.type(box('Position in Azerbaijani'), 'Keyfiyyət direktoru')
  await user.type(box('Position in Russian'), 'Директор по качеству')
  await user.click(grant())
  expect(await screen.findByText('The request has changed')).toBeInTheDocument()
  expect(await within(await card()).findByText('Withdrawn')).toBeInTheDocument()
  expect(box('Note to Irina Sokolova')).toHaveValue('Congratulations.')
  expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument()
})

it('the list has the decided requests with decider and words', async () => {
  await open('RU')
  const table = await screen.findByRole('table', { name: 'Рассмотренные запросы' })
  const row = await within(table).findByRole('row', { name: /Tural Quliyev/ })
  for (const text of ['Отклонён', 'Guliyev', 'The record follows the identity card.', 'Leyla İsmayılova'])
    expect(row).toHaveTextContent(text)
})

it('is closed to people without the permission', async () => {
  const [staff] = staffSamples.filter(({ role }) => role === 'staff').slice(-1)
  if (!staff) throw new Error('The samples lack a person.')
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profileSample(staff, 'EN'))))
  await renderRoute('/staff/desk/changes', { signedInAs: staffUserSample(staff) })
  expect(await screen.findByText('You don’t have access to this page')).toBeInTheDocument()
})
