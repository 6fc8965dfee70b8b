import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { badgeSample, badgeSamples } from '@atrium/contract/people/samples'
import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()
afterEach(() => server.events.removeAllListeners())
const [person] = staffSamples.map(staffUserSample)
const everybody = badgeSamples.map((sample) => badgeSample(sample, 'EN'))
const leyla = everybody.find(({ idnumber }) => idnumber === 'DEV7')

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const shownAs = (label: string) => {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === label)
  return term?.nextElementSibling as HTMLElement
}

it.each(['DEV7', 'dev7', '7'])('finds DEV7 by %s, and shows all of it', async (idnumber) => {
  const asked: string[] = []
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('/api/employees')) asked.push(new URL(request.url).search)
  })
  await renderRoute(`/employee-qr/${idnumber}`)
  expect(await heading('Leyla Əliyeva')).toBeInTheDocument()
  expect(asked).toEqual(['?idnumber=DEV7'])
  expect(screen.getByText('Project manager')).toBeInTheDocument()
  expect(shownAs('ID number')).toHaveTextContent('DEV7')
  expect(within(shownAs('Email')).getByRole('link')).toHaveAttribute('href', `mailto:${leyla?.email}`)
  expect(within(shownAs('Phone')).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:\+/))
  expect(within(shownAs('Room')).getByRole('link', { name: 'Göygöl' })).toHaveAttribute(
    'href',
    '/rooms/G%C3%B6yg%C3%B6l',
  )
  expect(shownAs('Extension')).toHaveTextContent('107')
  const computers = screen.getByRole('region', { name: 'Equipment' })
  for (const { name, type, serial } of leyla?.computerinfo ?? []) {
    expect(computers).toHaveTextContent(name)
    expect(computers).toHaveTextContent(type)
    expect(computers).toHaveTextContent(serial as string)
  }
  expect(document.title).toBe('Leyla Əliyeva · Caspora')
})

it('copes with a server that answers with everybody', async () => {
  server.use(http.get('*/api/employees', () => HttpResponse.json(everybody)))
  await renderRoute('/employee-qr/DEV8')
  expect(await heading('Günəş Əliyeva')).toBeInTheDocument()
})

it('opens the lists of what else there is to know', async () => {
  const { user } = await renderRoute('/employee-qr/DEV7')
  await heading('Leyla Əliyeva')
  expect(within(shownAs('Languages')).getByText('English')).not.toBeVisible()
  await user.click(within(shownAs('Languages')).getByText('and 2 more'))
  expect(within(shownAs('Languages')).getByText('English')).toBeVisible()
})

it('tells a stranger who found the badge whom to call, and does not offer to print it', async () => {
  await renderRoute('/employee-qr/DEV7')
  const found = within(await screen.findByRole('region', { name: 'Found this badge?' }))
  expect(found.getByRole('link', { name: /\+994 12/ })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Print the badge' })).not.toBeInTheDocument()
  expect(screen.queryByText(/Only colleagues can see some details/)).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /staff area/ })).not.toBeInTheDocument()
})

it('leads a colleague back to the staff area, also from a badge that is not found', async () => {
  await renderRoute('/employee-qr/DEV999', { signedInAs: person as NonNullable<typeof person> })
  await heading('User not found')
  expect(screen.getByRole('link', { name: 'Back to the staff area' })).toHaveAttribute('href', '/staff')
})

it('lets a colleague print the badge', async () => {
  await renderRoute('/employee-qr/7', { signedInAs: person as NonNullable<typeof person> })
  expect(await screen.findByRole('link', { name: 'Print the badge' })).toHaveAttribute(
    'href',
    '/staff/labels?kind=badge&of=DEV7',
  )
  expect(screen.queryByText('Found this badge?')).not.toBeInTheDocument()
})

it('says that something is for colleagues, and leads to the sign-in and back', async () => {
  const { id, idnumber, name, job } = leyla as NonNullable<typeof leyla>
  server.use(http.get('*/api/employees', () => HttpResponse.json([{ id, idnumber, name, job }])))
  await renderRoute('/employee-qr/DEV7')
  expect(await heading('Leyla')).toBeInTheDocument()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['ID number'])
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/staff/login?next=%2Femployee-qr%2FDEV7',
  )
})

it.each([
  ['AZ', 'İstifadəçi tapılmadı'],
  ['EN', 'User not found'],
  ['RU', 'Пользователь не найден'],
] as const)('says in %s that there is no such employee', async (language, text) => {
  await renderRoute('/employee-qr/DEV999', { language })
  expect(await heading(text)).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('DEV999')
  expect(screen.queryByRole('button', { name: /again|yenidən|ещё/i })).not.toBeInTheDocument()
  expect(document.title).toBe(`${text} · Caspora`)
})

it('asks nobody about what is no number', async () => {
  const asked = jest.fn()
  server.use(http.get('*/api/employees', asked))
  await renderRoute('/employee-qr/leyla')
  expect(await heading('User not found')).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('“leyla” isn’t an ID number')
  expect(asked).not.toHaveBeenCalled()
})

it.each([
  ['nobody answers', () => HttpResponse.error(), 'We couldn’t reach the server'],
  ['the server fails', () => new HttpResponse('<html>', { status: 502 }), 'couldn’t answer just now'],
  [
    'it was asked too often',
    () => HttpResponse.json({ message: 'Too many requests. Wait nine minutes.' }, { status: 429 }),
    'Wait nine minutes.',
  ],
  [
    'a proxy says that it was too often',
    () => new HttpResponse('<html>', { status: 429 }),
    'Too many requests',
  ],
  ['something else answers', () => HttpResponse.json({ a: 1 }), 'unexpected reply'],
])('says when %s what really happened, and finds them on Retry', async (_what, answer, reason) => {
  server.use(http.get('*/api/employees', answer, { once: true }))
  const { user } = await renderRoute('/employee-qr/DEV7')
  expect(await heading('We couldn’t load this badge')).toBeInTheDocument()
  expect(document.title).toBe('We couldn’t load this badge · Caspora')
  expect(screen.getByRole('alert')).toHaveTextContent(reason)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await heading('Leyla Əliyeva')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
})

it('keeps the focus on Retry while it tries, and when it fails again', async () => {
  server.use(http.get('*/api/employees', () => new HttpResponse(null, { status: 500 })))
  const { user } = await renderRoute('/employee-qr/DEV7')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  await user.click(retry)
  expect(retry).toHaveFocus()
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'))
  expect(retry).toHaveFocus()
})

it('says while it waits what it waits for', async () => {
  server.use(http.get('*/api/employees', () => delay('infinite')))
  await renderRoute('/employee-qr/DEV7')
  expect(await screen.findByText('Loading the employee')).toBeInTheDocument()
})

it('speaks the language that is chosen, the record included', async () => {
  const { user } = await renderRoute('/employee-qr/DEV7')
  await heading('Leyla Əliyeva')
  await user.click(screen.getByRole('link', { name: /Русский/ }))
  expect(await screen.findByText('Руководитель проектов')).toBeInTheDocument()
  expect(shownAs('Языки')).toHaveTextContent('азербайджанский')
})
