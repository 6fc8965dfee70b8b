import { getProfile } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { listOwnRecordRequests, type OwnRecordRequest, sendRecordRequest } from '@atrium/contract/people'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { clearStaffValues } from '#hooks/useTabState.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()
beforeEach(() => clearStaffValues())

const [person] = staffSamples
if (!person) throw new Error('The samples lack a person.')

const open = () => renderRoute('/staff/profile', { signedInAs: staffUserSample(person) })
const ask = () => screen.findByRole('button', { name: 'Request a change' })
const dialog = () => within(screen.getByRole('dialog', { name: 'Request a change' }))
const field = (name: string) => dialog().getByRole('textbox', { name })
const part = () => screen.getByRole('region', { name: 'Name and position' })

it('sends the differing values to HR, shows the request that waits, and withdraws it', async () => {
  const { user } = await open()
  await user.click(await ask())
  expect(field('Last name')).toHaveValue('Əliyeva')
  await user.click(dialog().getByRole('button', { name: 'Send to HR' }))
  expect(field('First name')).toHaveAccessibleDescription('Change at least one field')
  await user.clear(field('Last name'))
  await user.type(field('Last name'), 'Quliyeva')
  await user.type(field('Reason'), 'I have married.')
  await user.click(dialog().getByRole('button', { name: 'Send to HR' }))
  expect(await within(part()).findByText('Pending')).toBeInTheDocument()
  expect(part()).toHaveTextContent('Last nameƏliyevaQuliyeva')
  expect(part()).not.toHaveTextContent('Position')
  await waitFor(() => expect(part()).toHaveFocus())
  expect(screen.queryByRole('button', { name: 'Request a change' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Withdraw the request' }))
  expect(await ask()).toBeInTheDocument()
  expect(part()).not.toHaveTextContent('Quliyeva')
})

it('the form keeps its input without a network, and after a reload', async () => {
  server.use(http.post(`*${sendRecordRequest.path}`, () => HttpResponse.error()))
  const { user, unmount } = await open()
  await user.click(await ask())
  await user.type(field('Reason'), 'The new identity card.')
  await user.type(field('Position'), ', two teams')
  await user.click(dialog().getByRole('button', { name: 'Send to HR' }))
  expect(await dialog().findByText('Your request wasn’t sent')).toBeInTheDocument()
  unmount()
  const again = await open()
  await again.user.click(await ask())
  expect(field('Reason')).toHaveValue('The new identity card.')
  expect(field('Position')).toHaveValue('Project manager, two teams')
})

it('the profile shows the answer of HR to the last request, and a new request can be sent', async () => {
  const declined: OwnRecordRequest = {
    id: 3,
    changes: { firstName: 'Lalə' },
    reason: 'My friends call me so.',
    state: 'declined',
    answer: 'The record follows the identity card.',
    createdAt: '2026-11-20T08:00:00.000Z',
    decidedAt: '2026-11-21T08:00:00.000Z',
  }
  server.use(http.get(`*${listOwnRecordRequests.path}`, () => HttpResponse.json([declined])))
  await open()
  expect(await screen.findByText('The record follows the identity card.')).toBeInTheDocument()
  expect(part()).toHaveTextContent('Declined')
  expect(part()).toHaveTextContent('Requested on 20 November 2026, answered on 21 November 2026')
  expect(await ask()).toBeInTheDocument()
})

it('says in place that the requests did not load, and leaves the profile', async () => {
  server.use(http.get(`*${listOwnRecordRequests.path}`, () => HttpResponse.error()))
  await open()
  expect(await screen.findByText('Your requests didn’t load')).toBeInTheDocument()
  expect(screen.getByText('Project manager')).toBeInTheDocument()
})

it('greets by the new name after a granted change', async () => {
  server.use(
    http.get(`*${getProfile.path}`, () =>
      HttpResponse.json({ ...profileSample(person, 'EN'), firstName: 'Lalə' }),
    ),
  )
  await open()
  expect(await screen.findByRole('heading', { name: 'Lalə Əliyeva' })).toBeInTheDocument()
  expect(await screen.findByText(/, Lalə$/)).toBeInTheDocument()
})
