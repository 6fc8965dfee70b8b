import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const [person, second] = staffSamples
if (!person || !second) throw new Error('The samples lack a person.')
const signedInAs = staffUserSample(person)
const other = staffUserSample(second)

beforeEach(() => window.sessionStorage.clear())

const main = () => within(screen.getByRole('main'))
const definitionOf = (name: string) =>
  main().getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd') as HTMLElement
const box = () => main().getByRole('textbox', { name: 'Phone number' })

async function openPhone(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Edit the phone number' }))
  return box()
}

/** Answers the change of the number, and keeps what arrived. */
function receivePhone(answer: () => Response | Promise<Response>) {
  const received: unknown[] = []
  server.use(
    http.patch('*/api/v1/me/', async ({ request }) => {
      received.push(await request.json())
      return (await answer()) as HttpResponse<string>
    }),
  )
  return received
}

it.each(['/staff/profile', '/staff/chat/user-profile'])('shows at %s who one is', async (address) => {
  await renderRoute(address, { signedInAs })
  expect(await screen.findByRole('heading', { name: 'Leyla Əliyeva' })).toBeInTheDocument()
  expect(main().getByRole('heading', { level: 1, name: 'My Profile' })).toBeInTheDocument()
  expect(document.querySelector('main [data-initials="LƏ"]')).toBeInTheDocument()
  expect(main().getByText('Project office')).toBeInTheDocument()
  expect(await main().findByRole('region', { name: 'Personal information' })).toBeInTheDocument()
  expect(definitionOf('First name')).toHaveTextContent(/^Leyla$/)
  expect(definitionOf('Last name')).toHaveTextContent(/^Əliyeva$/)
  expect(definitionOf('Email')).toHaveTextContent(/^leyla\.aliyeva@caspora\.example$/)
  expect(definitionOf('Phone number')).toHaveTextContent(/^\+994 50 000 00 01$/)
  expect(definitionOf('Position')).toHaveTextContent(/^Project manager$/)
  expect(document.title).toBe('My Profile · Caspora')
})

it('names the next leave with its state, and leads to a request for it', async () => {
  const times = { startTime: '', endTime: '', worksElsewhere: false, message: 'x', steps: [] }
  const leave = { ...times, typeId: 1, createdAt: '2026-11-01T08:00:00Z' }
  const requests = [
    { ...leave, id: 4, days: ['2027-01-11'], state: 'granted' },
    { ...leave, id: 3, days: ['2026-12-07', '2026-12-08', '2026-12-09'], state: 'sent' },
    { ...leave, id: 2, days: ['2026-12-01'], state: 'declined' },
    { ...leave, id: 1, days: ['2026-11-02'], state: 'granted' },
  ]
  server.use(http.get('*/api/v1/off-days/', () => HttpResponse.json(requests)))
  await renderRoute('/staff/profile', { signedInAs })
  expect(await screen.findByText('7–9 December 2026, requested')).toBeInTheDocument()
  expect(definitionOf('Next leave')).toHaveTextContent(/^7–9 December 2026, requested$/)
  expect(main().getByRole('link', { name: 'Off Day Request' })).toHaveAttribute('href', '/staff/requests')
})

it('says that no leave is planned', async () => {
  await renderRoute('/staff/profile', { signedInAs })
  await waitFor(() => expect(definitionOf('Next leave')).toHaveTextContent(/^None planned$/))
})

it('speaks the reader’s language, the position too', async () => {
  await renderRoute('/staff/profile', { signedInAs, language: 'AZ' })
  expect(await screen.findByText('Layihə meneceri')).toBeInTheDocument()
  expect(main().getByRole('heading', { level: 1, name: 'Profilim' })).toBeInTheDocument()
})

it('says so when the profile does not load, and loads on Retry', async () => {
  server.use(http.get('*/api/v1/me/', () => HttpResponse.error(), { once: true }))
  const { user } = await renderRoute('/staff/profile', { signedInAs })
  expect(await screen.findByText('Your profile didn’t load')).toBeInTheDocument()
  await user.click(main().getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Leyla Əliyeva' })).toBeInTheDocument()
  expect(main().queryByRole('alert')).not.toBeInTheDocument()
})

it('the profile shows changes of another tab when the window gets the focus, and keeps the input', async () => {
  const { user } = await renderRoute('/staff/profile', { signedInAs })
  await user.type(await openPhone(user), '99')
  server.use(
    http.get('*/api/v1/me/', () =>
      HttpResponse.json({ ...profileSample(person, 'EN'), position: 'Head of projects' }),
    ),
  )
  fireEvent.focus(window)
  expect(await main().findByText('Head of projects')).toBeInTheDocument()
  expect(box()).toHaveValue('+994 50 000 00 0199')
})

it('the staff area switches to the person whom the session belongs to', async () => {
  const { store } = await renderRoute('/staff/profile', { signedInAs: other })
  expect(await screen.findByRole('heading', { name: 'Leyla Əliyeva' })).toBeInTheDocument()
  await waitFor(() => expect(store.getState().auth.user).toEqual(signedInAs))
})

it('saves the phone number and nothing else, and says so in a toast and in the page', async () => {
  const received = receivePhone(() =>
    HttpResponse.json({ ...profileSample(person, 'EN'), phone: '+994 55 123 45 67' }),
  )
  const { user } = await renderRoute('/staff/profile', { signedInAs })
  await user.clear(await openPhone(user))
  await user.type(box(), '  +994 55 123 45 67 {Enter}')
  expect(await screen.findByRole('button', { name: 'Edit the phone number' })).toHaveFocus()
  expect(received).toEqual([{ phone: '+994 55 123 45 67' }])
  await waitFor(() => expect(screen.getAllByText('The phone number has been saved')).toHaveLength(2))
  expect(window.sessionStorage.getItem('staff.phone')).toBeNull()
})

it('says that the badge shows the same number, and leads there', async () => {
  await renderRoute('/staff/profile', { signedInAs })
  const link = await screen.findByRole('link', { name: 'Also shown on your badge, DEV7' })
  expect(link).toHaveAttribute('href', '/employee-qr/DEV7')
})

it('shows the saved number at once, without the old one in between', async () => {
  const { user } = await renderRoute('/staff/profile', { signedInAs })
  await user.clear(await openPhone(user))
  // From here on the profile cannot be asked for: what is shown is what the change answered.
  server.use(http.get('*/api/v1/me/', () => HttpResponse.error()))
  await user.type(box(), '+994 55 123 45 67{Enter}')
  await waitFor(() => expect(definitionOf('Phone number')).toHaveTextContent('+994 55 123 45 67'))
})

it('takes no second press while it saves', async () => {
  const answers: ((response: Response) => void)[] = []
  const received = receivePhone(() => new Promise((resolve) => void answers.push(resolve)))
  const { user } = await renderRoute('/staff/profile', { signedInAs })
  await user.type(await openPhone(user), '9{Enter}')
  const saving = await main().findByRole('button', { name: 'Saving' })
  await user.click(saving)
  await user.type(box(), '9{Enter}')
  expect(box()).toHaveAttribute('readonly')
  await waitFor(() => expect(received).toHaveLength(1))
  answers[0]?.(HttpResponse.json(profileSample(person, 'EN')))
  expect(await screen.findByRole('button', { name: 'Edit the phone number' })).toBeInTheDocument()
})

it.each([
  ['no connection', () => HttpResponse.error(), /We couldn’t reach the server/],
  ['500', () => HttpResponse.json({ message: 'x' }, { status: 500 }), /We couldn’t save this/],
  ['429', () => HttpResponse.json({ message: 'Too often.' }, { status: 429 }), /Too often\./],
])(
  'after %s the box stays with what was typed and the reason, and Save works',
  async (_what, answer, texts) => {
    let isDown = true
    receivePhone(() => (isDown ? answer() : HttpResponse.json(profileSample(person, 'EN'))))
    const { user } = await renderRoute('/staff/profile', { signedInAs })
    await user.clear(await openPhone(user))
    await user.type(box(), '112{Enter}')
    const failure = await main().findByRole('alert')
    expect(failure).toHaveTextContent('The phone number wasn’t saved')
    expect(failure).toHaveTextContent(texts)
    expect(box()).toHaveValue('112')
    isDown = false
    await user.click(main().getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'Edit the phone number' })).toBeInTheDocument()
    expect(main().queryByRole('alert')).not.toBeInTheDocument()
  },
)

it('the phone field shows the errors of the browser and of the server', async () => {
  const received = receivePhone(() =>
    HttpResponse.json({ message: 'Check.', errors: { phone: 'phoneTooLong' } }, { status: 400 }),
  )
  const { user } = await renderRoute('/staff/profile', { signedInAs })
  await user.clear(await openPhone(user))
  await user.click(main().getByRole('button', { name: 'Save' }))
  expect(box()).toHaveAccessibleDescription('Phone number is required')
  expect(box()).toHaveFocus()
  expect(received).toEqual([])
  await user.type(box(), '112{Enter}')
  await waitFor(() => expect(box()).toHaveAccessibleDescription('Use at most 40 characters'))
})

it('the input is there after a reload, until it is discarded', async () => {
  const first = await renderRoute('/staff/profile', { signedInAs })
  await first.user.clear(await openPhone(first.user))
  await first.user.type(box(), '+994 55')
  first.unmount()

  const { user } = await renderRoute('/staff/profile', { signedInAs })
  expect(await screen.findByRole('textbox', { name: 'Phone number' })).toHaveValue('+994 55')
  await user.click(box())
  await user.keyboard('{Escape}')
  expect(definitionOf('Phone number')).toHaveTextContent('+994 50 000 00 01')
  expect(window.sessionStorage.getItem('staff.phone')).toBeNull()
})

it('the form keeps its input when the session has ended', async () => {
  receivePhone(() => HttpResponse.json({ message: 'Your session has ended.' }, { status: 401 }))
  const { user, store } = await renderRoute('/staff/profile', { signedInAs })
  await user.clear(await openPhone(user))
  await user.type(box(), '112{Enter}')
  await waitFor(() => expect(store.getState().auth.isExpired).toBe(true))
  expect(await screen.findByText(/Your session has ended\. Nothing is lost/)).toBeInTheDocument()
  expect(screen.getByLabelText('Phone number')).toHaveValue('112')
})

it('Log out removes the person, the page and the input', async () => {
  const { user, store } = await renderRoute('/staff/profile', { signedInAs })
  await user.type(await openPhone(user), '9')
  await user.click(main().getByRole('button', { name: 'Log Out' }))
  await waitFor(() => expect(window.location.pathname).toBe('/staff/login'))
  expect(store.getState().auth.user).toBeNull()
  expect(window.sessionStorage.getItem('staff.phone')).toBeNull()
})
