import { getProfile } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { saveStages, saveTemplate } from '@atrium/contract/hiring'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const [leyla] = staffSamples
if (!leyla) throw new Error('There are samples.')

beforeEach(() => window.sessionStorage.clear())

const open = (query = '', permissions = ['hiring.manage', 'hiring.review']) => {
  const profile = { ...profileSample(leyla, 'EN'), permissions }
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profile)))
  return renderRoute(`/staff/desk/applications/settings${query}`, { signedInAs: staffUserSample(leyla) })
}

it('renames stages, and moves one by keys to another place', async () => {
  const bodies: { stages: { id: string; names: Record<string, string> }[] }[] = []
  server.events.on('request:start', async ({ request }) => {
    if (request.method === saveStages.method && request.url.endsWith(saveStages.path))
      bodies.push(await request.clone().json())
  })
  const { user } = await open()
  const grip = await screen.findByRole('button', { name: 'Move Offer' })
  grip.focus()
  await user.keyboard('{Enter}{ArrowUp}{Enter}')
  const rows = within(screen.getByRole('list', { name: 'Stages in their order' }))
  const [first] = rows.getAllByRole('textbox', { name: 'English' })
  await user.clear(first as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Save the stages' }))
  expect(await screen.findByText('Enter the name of the stage in all three languages')).toBeInTheDocument()
  await user.type(first as HTMLElement, 'Inbox')
  await user.click(screen.getByRole('button', { name: 'Save the stages' }))
  expect(await screen.findByText(/The stages were saved/, { selector: 'span' })).toBeInTheDocument()
  const [{ stages } = { stages: [] }] = bodies
  expect(stages.map(({ id }) => id).slice(0, 4)).toEqual(['new', 'review', 'offer', 'interview'])
  expect(stages[0]?.names.EN).toBe('Inbox')
})

it('marks an unknown placeholder at its field, and previews the mail with a sample applicant', async () => {
  const { user } = await open('?view=templates')
  await user.click(await screen.findByRole('button', { name: 'Edit Rejection' }))
  const russian = within(screen.getByRole('group', { name: 'Russian' }))
  const subject = russian.getByRole('textbox', { name: 'Subject' })
  await user.clear(subject)
  await user.click(subject)
  await user.paste('Отклик {{number}}')
  await user.click(screen.getByRole('button', { name: 'Save the template' }))
  await waitFor(() => expect(subject).toHaveAccessibleDescription(/\{\{number\}\} isn’t known here. Known: firstName/))
  await user.clear(subject)
  await user.click(subject)
  await user.paste('Отклик {{firstName}}')
  expect(screen.getByText('Отклик Ольга')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save the template' }))
  expect(await screen.findByText(/The template was saved/, { selector: 'span' })).toBeInTheDocument()
})

it('keeps the typed template when somebody else has saved first', async () => {
  server.use(
    http.put(`*${saveTemplate.path}`, () => HttpResponse.json({ message: 'Changed.' }, { status: 409 })),
  )
  const { user } = await open('?view=templates')
  await user.click(await screen.findByRole('button', { name: 'Edit Rejection' }))
  const name = screen.getByRole('textbox', { name: 'Name' })
  await user.type(name, ' after the interview')
  await user.click(screen.getByRole('button', { name: 'Save the template' }))
  expect(await screen.findByText(/Someone else has changed this template/)).toBeInTheDocument()
  expect(name).toHaveValue('Rejection after the interview')
})

it('deletes a template after a question, and is closed to reviewers', async () => {
  const { user, unmount } = await open('?view=templates')
  await user.click(await screen.findByRole('button', { name: 'Delete Rejection' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('Rejection')).not.toBeInTheDocument())
  unmount()
  await open('', ['hiring.review'])
  expect(await screen.findByText('Only HR can change these settings')).toBeInTheDocument()
})
