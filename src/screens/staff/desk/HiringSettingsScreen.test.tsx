import { getProfile } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { fillPath } from '@atrium/contract/core'
import {
  type HiringStage,
  listStages,
  listTemplates,
  type MailTemplate,
  saveStages,
  saveTemplate,
} from '@atrium/contract/hiring'
import { jsonRequest } from '@atrium/contract/testing/jsonRequest'
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
  await waitFor(() =>
    expect(subject).toHaveAccessibleDescription(/\{\{number\}\} isn’t known here. Known: firstName/),
  )
  await user.clear(subject)
  await user.click(subject)
  await user.paste('Отклик {{firstName}}')
  expect(screen.getByText('Отклик Ольга')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save the template' }))
  expect(await screen.findByText(/The template was saved/, { selector: 'span' })).toBeInTheDocument()
})

it('refuses two stages with one name, and drops what is typed when it is discarded', async () => {
  const { user } = await open()
  const rows = within(await screen.findByRole('list', { name: 'Stages in their order' }))
  const nameOf = (at: number) => rows.getAllByRole('textbox', { name: 'English' })[at] as HTMLInputElement
  const [first, second] = [nameOf(0).value, nameOf(1).value]
  await user.clear(nameOf(1))
  await user.type(nameOf(1), first.toUpperCase())
  expect(await screen.findByText('Not saved yet')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save the stages' }))
  await waitFor(() => expect(nameOf(1)).toHaveAccessibleDescription(/Two stages have this name/))
  await user.click(screen.getByRole('button', { name: 'Discard the changes' }))
  const again = within(screen.getByRole('list', { name: 'Stages in their order' }))
  expect(again.getAllByRole('textbox', { name: 'English' })[1]).toHaveValue(second)
  expect(screen.getByRole('button', { name: 'Save the stages' })).toHaveFocus()
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument()
})

it('asks which stages stay when somebody else has saved first', async () => {
  const { user } = await open()
  const first = async () => (await screen.findAllByRole('textbox', { name: 'English' }))[0] as HTMLElement
  await user.type(await first(), ' ones')
  const stages: HiringStage[] = await (await fetch(`http://localhost${listStages.path}`)).json()
  const theirs = stages.map((stage) => ({ ...stage, names: { ...stage.names, RU: `${stage.names.RU} 2` } }))
  const save = (after: object, before: object) =>
    fetch(`http://localhost${saveStages.path}`, jsonRequest('PUT', { stages: after, before }))
  await save(theirs, stages)
  await user.click(screen.getByRole('button', { name: 'Save the stages' }))
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }))
  await user.click(screen.getByRole('button', { name: 'Save the stages' }))
  expect(await screen.findByText(/The stages were saved/, { selector: 'span' })).toBeInTheDocument()
  expect(await first()).toHaveValue('New ones')
  expect(screen.getAllByRole('textbox', { name: 'Russian' })[0]).toHaveValue('Новый 2')
})

it('keeps the typed template when somebody else has saved first, and says what they changed', async () => {
  const { user } = await open('?view=templates')
  await user.click(await screen.findByRole('button', { name: 'Edit Rejection' }))
  const name = screen.getByRole('textbox', { name: 'Name' })
  await user.type(name, ' after the interview')
  const templates: MailTemplate[] = await (await fetch(`http://localhost${listTemplates.path}`)).json()
  const found = templates.find((template) => template.name === 'Rejection') as MailTemplate
  await fetch(
    `http://localhost${fillPath(saveTemplate.path, { id: found.id })}`,
    jsonRequest('PUT', { ...found, stage: null }),
  )
  await user.click(screen.getByRole('button', { name: 'Save the template' }))
  expect(await screen.findByText(/Changed: Proposed for the stage\. What you typed/)).toBeInTheDocument()
  expect(name).toHaveValue('Rejection after the interview')
  await user.click(screen.getByRole('button', { name: 'Load the newer version' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Rejection')
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
