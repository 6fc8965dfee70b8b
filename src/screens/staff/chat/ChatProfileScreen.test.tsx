import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { screen, within } from '@testing-library/react'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

mockNetwork()

const [person] = staffSamples
if (!person) throw new Error('The samples lack a person.')

it('is the person as colleagues see them, and leads to the profile that can be changed', async () => {
  const { user } = await renderRoute('/staff/chat/user-profile', { signedInAs: staffUserSample(person) })
  const main = within(screen.getByRole('main'))
  const facts = within(await main.findByRole('region', { name: 'Personal information' }))
  expect(facts.getByText('+994 50 000 00 01')).toBeInTheDocument()
  expect(main.getByText('What “Colleagues” shows about you.')).toBeInTheDocument()
  expect(main.queryByRole('button')).not.toBeInTheDocument()
  await user.click(main.getByRole('link', { name: 'Edit my profile' }))
  expect(window.location.pathname).toBe('/staff/profile')
  expect(await screen.findByRole('button', { name: 'Edit the phone number' })).toBeInTheDocument()
})
