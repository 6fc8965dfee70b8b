import { getProfile } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const admin = staffSamples.find(({ role }) => role === 'admin')
if (!admin) throw new Error('The samples lack an administrator.')

const open = () => {
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profileSample(admin, 'EN'))))
  return renderRoute('/staff/desk/outbox', { signedInAs: staffUserSample(admin), language: 'EN' })
}

it('shows why an email failed, and sends it again', async () => {
  const { user } = await open()
  const row = await screen.findByRole('row', { name: /User unknown/ })
  expect(row).toHaveTextContent(/gunesh@person.example.*Account.*Failed.*550 5.1.1 User unknown/)
  expect(screen.getByText('Pending: 1. Failed: 2.')).toBeInTheDocument()
  await user.click(within(row).getByRole('button', { name: /Actions for the email to gunesh/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Send again' }))
  expect(await screen.findByText('Pending: 2. Failed: 1.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Send all failed ones again' }))
  expect(await screen.findByText('Pending: 3. Failed: 0.')).toBeInTheDocument()
})

it('deletes a failed email after a question', async () => {
  const { user } = await open()
  const row = await screen.findByRole('row', { name: /User unknown/ })
  await user.click(within(row).getByRole('button', { name: /Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete the email' }))
  expect(await screen.findByText('Pending: 1. Failed: 1.')).toBeInTheDocument()
  expect(screen.queryByRole('row', { name: /User unknown/ })).not.toBeInTheDocument()
})

it('is filtered by state, which the address keeps', async () => {
  const { user } = await open()
  await screen.findByRole('row', { name: /User unknown/ })
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Pending')
  expect(await screen.findByRole('rowheader', { name: 'jeyhun@person.example' })).toBeInTheDocument()
  expect(screen.getAllByRole('rowheader')).toHaveLength(1)
  expect(window.location.search).toBe('?f.state=queued')
})
