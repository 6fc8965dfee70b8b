import { getProfile } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const [leyla] = staffSamples
if (!leyla) throw new Error('There are samples.')

beforeEach(() => window.sessionStorage.clear())

const open = (path = '/staff/desk/applications', permissions = ['hiring.manage', 'hiring.review']) => {
  const profile = { ...profileSample(leyla, 'EN'), permissions }
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profile)))
  return renderRoute(path, { signedInAs: staffUserSample(leyla), language: 'EN' })
}

it('lists the applications, filters them by vacancy, and searches on the server', async () => {
  const { user } = await open()
  expect(await screen.findByRole('row', { name: /Michael Braun/ })).toHaveTextContent('React')
  await user.selectOptions(
    screen.getAllByRole('combobox', { name: 'Vacancy' })[0] as HTMLElement,
    'General applications',
  )
  await waitFor(() => expect(screen.queryByRole('row', { name: /Michael Braun/ })).not.toBeInTheDocument())
})
