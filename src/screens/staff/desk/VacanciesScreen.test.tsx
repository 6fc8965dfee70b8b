import { getProfile, permissionsOfRole } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { listVacancies } from '@atrium/contract/hiring'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const person = staffSamples.find(({ role }) => role === 'hr')
if (!person) throw new Error('There are samples.')

const open = async () => {
  const profile = { ...profileSample(person, 'EN'), permissions: permissionsOfRole.hr }
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profile)))
  return renderRoute('/staff/desk/vacancies', { signedInAs: staffUserSample(person) })
}
const row = (name: RegExp) => screen.findByRole('row', { name })
const choose = async (user: UserEvent, name: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}
const confirm = async (user: UserEvent, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

it('a vacancy is closed after a question, leaves the list, and is reopened', async () => {
  const { user } = await open()
  expect(await row(/Project manager Open .*0 of 1 AZ EN RU/)).toBeInTheDocument()
  await choose(user, 'Project manager', 'Close')
  await confirm(user, 'Close')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Project manager' })).not.toBeInTheDocument())
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Closed')
  expect(await row(/Project manager Closed/)).toBeInTheDocument()
  await choose(user, 'Project manager', 'Reopen')
  await confirm(user, 'Reopen')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Project manager' })).not.toBeInTheDocument())
})

it('a copy opens as a draft, and is deleted after a question', async () => {
  const { user } = await open()
  await choose(user, 'Project manager', 'Duplicate')
  expect(await screen.findByText(/^Draft\. Visitors/)).toBeInTheDocument()
  await choose(user, 'Project manager', 'Delete')
  await confirm(user, 'Delete')
  expect(await screen.findByRole('heading', { level: 1, name: 'Vacancies' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Project manager' })).toHaveLength(1))
})

it('shows a failed list with Retry', async () => {
  server.use(http.get(`*${listVacancies.path}`, () => HttpResponse.error()))
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('The vacancies didn’t load')
})
