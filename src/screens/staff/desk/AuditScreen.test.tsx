import { getProfile } from '@atrium/contract'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/samples'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const [leyla, rauf] = staffSamples
if (!leyla || !rauf) throw new Error('There are two sample people at the least.')

const open = (path: string, person = rauf) => {
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profileSample(person, 'EN'))))
  return renderRoute(path, { signedInAs: staffUserSample(person), language: 'EN' })
}

it('shows who changed what, before and after, and finds an entry on the server', async () => {
  const { user } = await open('/staff/desk/audit')
  const row = await screen.findByRole('row', { name: /Aysel Kərimova/ })
  expect(row).toHaveTextContent(/Account.*changed.*Rauf Əliyev.*rolestaffeditor/)
  expect(within(row).getByRole('deletion')).toHaveTextContent('staff')
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'İsmayılova')
  expect(await screen.findByText('1–1 of 1')).toBeInTheDocument()
  expect(screen.getByRole('rowheader', { name: 'Leyla Əliyeva' })).toBeInTheDocument()
  expect(window.location.search).toContain('q=')
})

it('is reached from the menu and the overview by an administrator', async () => {
  const { user } = await open('/staff')
  await user.click(await screen.findByRole('link', { name: 'Desk' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Desk' })).toBeInTheDocument()
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('link', { name: 'Audit log' })).toHaveLength(2)
})

it('is not open to a person without the permission, who is told so', async () => {
  await open('/staff/desk/audit', leyla)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page is not open to you' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'To the start page' })).toHaveAttribute('href', '/staff')
})
