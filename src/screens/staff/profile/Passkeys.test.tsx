import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { installPasskeyDevice } from '#testing/passkeyDevice.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()
const [person] = staffSamples
if (!person) throw new Error('The samples lack a person.')
const signedInAs = staffUserSample(person)
const address = '/staff/profile/security'

const card = async () => within(await screen.findByRole('region', { name: 'Passkeys' }))
const nameField = () => screen.findByLabelText('Name of the new passkey')

async function add(user: UserEvent, name: string) {
  await user.type(await nameField(), name)
  await user.click(await (await card()).findByRole('button', { name: 'Add a passkey' }))
}

it('says so where the browser knows no passkeys', async () => {
  const { user } = await renderRoute(address, { signedInAs })
  await add(user, 'Phone')
  expect(await (await card()).findByText(/This browser can’t create passkeys/)).toBeInTheDocument()
})

it('adds a passkey, shows the recovery codes of the first one, and removes it', async () => {
  installPasskeyDevice()
  const { user, store } = await renderRoute(address, { signedInAs })
  await add(user, 'Work laptop')
  expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus()
  const codes = (await card()).getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  expect(codes).toHaveLength(10)
  for (const code of codes) expect(JSON.stringify(store.getState())).not.toContain(code)
  await user.click((await card()).getByRole('button', { name: 'I have saved them' }))
  expect(await (await card()).findByText('The passkey “Work laptop” has been added')).toBeInTheDocument()
  await add(user, 'Phone')
  expect(await (await card()).findByText('The passkey “Phone” has been added')).toBeInTheDocument()
  expect(await nameField()).toHaveValue('')
  await user.click((await card()).getByRole('button', { name: 'Remove the passkey: Phone' }))
  await waitFor(async () => expect((await card()).getAllByRole('listitem')).toHaveLength(1))
  const row = within((await card()).getByRole('listitem'))
  expect(row.getByText('Work laptop')).toBeInTheDocument()
  expect(row.getByText('Not used yet', { exact: false })).toBeInTheDocument()
  expect(await screen.findByText(/The second step is a passkey or a recovery code/)).toBeInTheDocument()
  await user.click(row.getByRole('button', { name: 'Remove the passkey: Work laptop' }))
  expect(await (await card()).findByText('The passkey “Work laptop” has been removed')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Passkeys' })).toHaveFocus()
  expect((await card()).queryByRole('listitem')).not.toBeInTheDocument()
})

it.each([
  ['NotAllowedError', 'It was cancelled or took too long. Try again.'],
  ['InvalidStateError', /This device already has a passkey for you/],
  ['SecurityError', /Passkeys don’t work at this address/],
  ['ConstraintError', /It needs a screen lock/],
])('tells what to do after %s, and keeps the name', async (errorName, told) => {
  installPasskeyDevice({ errorName })
  const { user } = await renderRoute(address, { signedInAs })
  await add(user, 'Phone')
  const alert = await (await card()).findByRole('alert')
  expect(alert).toHaveTextContent('The passkey wasn’t added')
  expect(within(alert).getByText(told)).toBeInTheDocument()
  expect(await nameField()).toHaveValue('Phone')
})

it('a new passkey needs a name, whose field says when there are too many passkeys', async () => {
  installPasskeyDevice()
  const { user } = await renderRoute(address, { signedInAs })
  await user.click(await (await card()).findByRole('button', { name: 'Add a passkey' }))
  expect(await nameField()).toHaveAccessibleDescription(/Name the passkey/)
  server.use(
    http.post('*/api/v1/me/passkeys/challenge/', () =>
      HttpResponse.json({ message: 'x', errors: { name: 'tooManyPasskeys' } }, { status: 400 }),
    ),
  )
  await add(user, 'Phone')
  await waitFor(async () => expect(await nameField()).toHaveAccessibleDescription(/You have 10 passkeys/))
})

it('confirms the person with a passkey, then goes on', async () => {
  installPasskeyDevice()
  const { user } = await renderRoute(address, { signedInAs })
  await add(user, 'Work laptop')
  await user.click(await (await card()).findByRole('button', { name: 'I have saved them' }))
  server.use(
    http.delete(
      '*/api/v1/me/passkeys/1/',
      () =>
        HttpResponse.json({ message: 'x', errors: { current: 'currentPasswordRequired' } }, { status: 403 }),
      { once: true },
    ),
  )
  await user.click(await (await card()).findByRole('button', { name: 'Remove the passkey: Work laptop' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it’s you' }))
  await user.click(dialog.getByRole('button', { name: 'Use a passkey' }))
  expect(await (await card()).findByText('The passkey “Work laptop” has been removed')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
