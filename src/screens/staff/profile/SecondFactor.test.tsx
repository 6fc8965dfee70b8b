import { samplePassword, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()
const [person] = staffSamples
if (!person) throw new Error('The samples lack a person.')
const signedInAs = staffUserSample(person)
const address = '/staff/profile/security'
/** The right code of the mocks. */
const appCode = '123456'

const card = async () => within(await screen.findByRole('region', { name: 'Two-step sign-in' }))
const button = async (name: string) => (await card()).findByRole('button', { name })
const codes = () =>
  within(screen.getByRole('list', { name: 'Recovery codes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

async function turnOn(user: UserEvent) {
  await user.click(await button('Set up'))
  await user.type(await screen.findByLabelText('Code from the app'), appCode)
  await user.click(await button('Turn on'))
  await screen.findByRole('list', { name: 'Recovery codes' })
}

/** Answers calls about sign-in itself with 403 until the person authenticates again. */
function demandReauthentication(method: 'post' | 'delete', path: string) {
  server.use(
    http[method](
      path,
      () =>
        HttpResponse.json({ message: 'x', errors: { current: 'currentPasswordRequired' } }, { status: 403 }),
      { once: true },
    ),
  )
}

it('is set up with an app: the code to scan, the key to type, the first code; then the recovery codes, once', async () => {
  const { user, store } = await renderRoute(address, { signedInAs })
  expect(await (await card()).findByText('Off')).toBeInTheDocument()
  await user.click(await button('Set up'))
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeInTheDocument()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeInTheDocument()
  const field = screen.getByLabelText('Code from the app')
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await user.type(field, '000000')
  await user.click(await button('Turn on'))
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is wrong/))
  await waitFor(() => expect(field).toHaveFocus())
  await user.clear(field)
  await user.type(field, appCode)
  await user.click(await button('Turn on'))
  expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus()
  const shown = codes()
  expect(shown).toHaveLength(10)
  const held = JSON.stringify([store.getState(), { ...window.sessionStorage }, { ...window.localStorage }])
  for (const each of ['JBSWY3DP', appCode, ...shown]) expect(held).not.toContain(each)
  await user.click(await button('I have saved them'))
  expect(screen.queryByRole('list', { name: 'Recovery codes' })).not.toBeInTheDocument()
  expect(await (await card()).findByText('On since 21 November 2026.')).toBeInTheDocument()
  expect((await card()).getByText('10 recovery codes are left.')).toBeInTheDocument()
  expect((await card()).getByText('Two-step sign-in is on')).toBeInTheDocument()
})

it('copies the recovery codes, makes new ones, and turns off', async () => {
  const { user } = await renderRoute(address, { signedInAs })
  await turnOn(user)
  const first = codes()
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(await button('Copy'))
  expect(await (await card()).findByText('Copied')).toBeInTheDocument()
  expect(written).toHaveBeenCalledWith(first.join('\n'))
  await user.click(await button('I have saved them'))
  await user.click(await button('New recovery codes'))
  await screen.findByRole('list', { name: 'Recovery codes' })
  expect(codes()).not.toContain(first[0])
  await user.click(await button('I have saved them'))
  await user.click(await button('Turn off'))
  expect(await (await card()).findByText('Off')).toBeInTheDocument()
  expect((await card()).getByText('Two-step sign-in is off')).toBeInTheDocument()
})

it.each([
  [null, 'Your role needs two-step sign-in'],
  ['2026-11-21T09:00:00.000Z', '3 recovery codes are left.'],
])('offers no way to turn it off where the role demands it: on since %s', async (since, shown) => {
  server.use(
    http.get('*/api/v1/me/second-factor/', () =>
      HttpResponse.json({ since, isRequired: true, recoveryCodesLeft: 3 }),
    ),
  )
  await renderRoute(address, { signedInAs })
  expect(await (await card()).findByText(shown)).toBeInTheDocument()
  expect((await card()).queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument()
})

it('asks for the password and the code again when the sign-in was some time ago, then goes on', async () => {
  const { user } = await renderRoute(address, { signedInAs })
  await turnOn(user)
  await user.click(await button('I have saved them'))
  demandReauthentication('delete', '*/api/v1/me/second-factor/')
  await user.click(await button('Turn off'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it’s you' }))
  await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveFocus())
  await user.type(dialog.getByLabelText('Your password'), samplePassword)
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  const code = await dialog.findByLabelText('Code from your authenticator app')
  await waitFor(() => expect(code).toHaveFocus())
  await user.type(code, appCode)
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await (await card()).findByText('Off')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('changes nothing when the person cancels the question for the password', async () => {
  const { user } = await renderRoute(address, { signedInAs })
  await screen.findByRole('button', { name: 'End all other sessions' })
  demandReauthentication('delete', '*/api/v1/me/sessions/')
  await user.click(screen.getByRole('button', { name: 'End all other sessions' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it’s you' }))
  await user.type(dialog.getByLabelText('Your password'), 'not-this-one')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(/./))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'End all other sessions' })).toBeInTheDocument()
  expect(screen.queryByText('All other sessions have ended')).not.toBeInTheDocument()
})

it('a failure is shown in the part where it happened', async () => {
  server.use(http.post('*/api/v1/me/second-factor/', () => new HttpResponse('', { status: 503 })))
  const { user } = await renderRoute(address, { signedInAs })
  await user.click(await button('Set up'))
  expect(await screen.findByText('Two-step sign-in wasn’t changed')).toBeInTheDocument()
})
