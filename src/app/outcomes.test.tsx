import { samplePassword, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { listen } from '#testing/announcements.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { onSampleDay } from '#testing/offDays.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()
onSampleDay()

const [leyla] = staffSamples.map(staffUserSample) as [ReturnType<typeof staffUserSample>]

const box = (name: string | RegExp) => screen.findByRole('textbox', { name })
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await within(screen.getByRole('main')).findByRole('button', { name }))

const subscribe = (typed: string) => async (user: UserEvent) => {
  const strip = within(await screen.findByRole('region', { name: 'One short email a month. No noise.' }))
  await user.type(strip.getByRole('textbox'), typed)
  await user.click(strip.getByRole('button', { name: 'Subscribe' }))
}

async function contact(user: UserEvent) {
  await user.type(await box('First and last name'), 'Günəş Əliyeva')
  await user.type(await box('Email'), 'gunesh@example.com')
  await user.type(await box('Message'), 'Salam.')
  await press(user, 'Send')
}

async function apply(user: UserEvent) {
  await user.type(await box('First name'), 'Günəş')
  await user.type(await box('Last name'), 'Əliyeva')
  await user.type(await box('Email'), 'gunesh@example.com')
  await user.type(await box('Phone'), '+994 50 000 00 00')
  await user.upload(
    screen.getByLabelText(/CV file/),
    new File(['%PDF-1.4'], 'CV.pdf', { type: 'application/pdf' }),
  )
  await press(user, 'Send')
}

const signIn = (password: string) => async (user: UserEvent) => {
  await user.type(await box('Email'), leyla.email)
  await user.type(screen.getByLabelText('Password'), password)
  await press(user, 'Submit')
}

async function askForLink(user: UserEvent) {
  await user.type(await box('Email'), leyla.email)
  await press(user, 'Send the link')
}

async function savePhone(user: UserEvent, number = '+994 55 123 45 67') {
  await press(user, 'Edit the phone number')
  await user.clear(await box('Phone number'))
  await user.type(await box('Phone number'), number)
  await press(user, 'Save')
}

async function changePassword(user: UserEvent) {
  await user.type(await screen.findByLabelText('Current password'), samplePassword)
  await user.type(screen.getByLabelText('Set a new password'), 'rows-and-bars-1987')
  await user.type(screen.getByLabelText('Password again'), 'rows-and-bars-1987')
  await press(user, 'Save')
}

async function requestDay(user: UserEvent) {
  await screen.findByRole('grid')
  await user.click(screen.getByLabelText(/^Tuesday 24 November 2026/, { selector: '[role=gridcell]' }))
  await user.type(await box('Message'), 'Family event')
  await press(user, 'Send')
}

async function suggest(user: UserEvent) {
  await user.type(await box('Your text'), 'A lamp.')
  await press(user, 'Send')
}

const markAll = (user: UserEvent) => press(user, /^Mark all as read/)

const failing = (method: 'post' | 'patch' | 'put', path: string) => () =>
  server.use(http[method](path, () => HttpResponse.error()))

interface Case {
  address: string
  act: (user: UserEvent) => Promise<void>
  /** The sentence of the page, and that of the toast where it differs. */
  outcome: string
  toast?: string
  before?: () => void
}

const phone = { address: '/staff/profile', act: (user: UserEvent) => savePhone(user) }
const password = { address: '/staff/profile/security', act: changePassword }
const offDay = { address: '/staff/requests', act: requestDay }

const cases: Record<string, Case> = {
  'a newsletter': {
    address: '/sendCv',
    act: subscribe('gunesh@example.com'),
    outcome: 'One step is left: an email with a link to confirm is on its way.',
  },
  'a wrong address for the newsletter': {
    address: '/sendCv',
    act: subscribe('gunesh'),
    outcome: 'This isn’t an email address yet.',
  },
  'a message': { address: '/contact', act: contact, outcome: 'Your message has been sent' },
  'a message that is not sent': {
    address: '/contact',
    act: contact,
    outcome: 'Everything you typed is still here',
    before: failing('post', '*/api/v1.0/email/send'),
  },
  'an application': {
    address: '/app/2',
    act: apply,
    outcome: 'Your application has arrived',
    toast: 'Sent...',
  },
  'a sign-in': { address: '/staff/login', act: signIn(samplePassword), outcome: 'Login Successful!' },
  'a wrong password': {
    address: '/staff/login',
    act: signIn('not-this-one'),
    outcome: 'We couldn’t sign you in',
    toast: 'Something went wrong',
  },
  'a forgotten password': {
    address: '/staff/forgot-password',
    act: askForLink,
    outcome: 'Check your email',
  },
  'a phone number': { ...phone, outcome: 'The phone number has been saved' },
  'a phone number that nobody can call': {
    ...phone,
    act: (user) => savePhone(user, '12'),
    outcome: 'Write the number in digits',
  },
  'a phone number that is not saved': {
    ...phone,
    outcome: 'The phone number wasn’t saved',
    before: failing('patch', '*/api/v1/me/'),
  },
  'a new password': { ...password, outcome: 'Your password has been changed' },
  'an off day': { ...offDay, outcome: 'Request sent successfully' },
  'an off day that is not sent': {
    ...offDay,
    outcome: 'Failed to send request. Please try again.',
    before: failing('post', '*/api/v1.0/email/send'),
  },
  'a suggestion': {
    address: '/staff/suggestion',
    act: suggest,
    outcome: 'Your text was sent',
    toast: 'Sent. Write down your code.',
  },
  'a mark that is not saved': {
    address: '/staff/news',
    act: markAll,
    outcome: 'They are still unread',
    before: failing('put', '*/api/v1/news/read/'),
  },
}

it.each(Object.entries(cases))(
  '%s is seen in the page and in a toast, and heard once',
  async (_what, one) => {
    const { address, act, outcome, toast = outcome, before } = one
    const isStaff = address.startsWith('/staff/') && !/login|forgot/.test(address)
    before?.()
    const { user } = await renderRoute(address, isStaff ? { signedInAs: leyla } : {})
    await waitFor(() => expect(screen.getByRole('main')).toBeInTheDocument())
    const heard = listen()
    await act(user)
    const inToast = (element: Element) => element.closest('[data-toasts]') !== null
    const shown = (text: string) => screen.queryAllByText(text, { exact: false })
    await waitFor(() => expect(shown(toast).some(inToast)).toBe(true))
    await waitFor(() => expect(shown(outcome).some((element) => !inToast(element))).toBe(true))
    await waitFor(() => expect(heard(outcome)).toBe(1))
  },
)
