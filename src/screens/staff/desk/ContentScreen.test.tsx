import { getProfile, permissionsOfRole, type Role } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { countAskedContent, listContent, markEditing } from '@atrium/contract/content'
import { memberSamples, questionSamples } from '@atrium/contract/content/samples'
import { inEachLanguage } from '@atrium/contract/core'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const admin = staffSamples.find(({ role }) => role === 'admin')
if (!admin) throw new Error('The samples lack an administrator.')

async function open(path = '', role: Role = 'admin') {
  const profile = { ...profileSample(admin as never, 'EN'), permissions: permissionsOfRole[role] }
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profile)))
  return renderRoute(`/staff/desk/content${path}`, { signedInAs: staffUserSample(admin as never) })
}

const list = async () => within(await screen.findByRole('list', { name: 'Questions' }))
const names = async () => (await list()).getAllByRole('link').map(({ textContent }) => textContent)
const inDialog = async () => within(await screen.findByRole('dialog'))

it('moves a question down for visitors', async () => {
  const { user } = await open()
  const [first, second] = await names()
  await user.click((await list()).getByRole('button', { name: `Move ${first} down` }))
  expect(await screen.findByText(/^The order is saved/)).toBeInTheDocument()
  expect(await names()).toEqual([second, first])
})

it('shows those who publish where a publication is asked for', async () => {
  server.use(http.get(`*${countAskedContent.path}`, () => HttpResponse.json({ partner: 1, reason: 2 })))
  await open()
  const kinds = within(await screen.findByRole('navigation', { name: 'Types of content' }))
  expect(await kinds.findByRole('link', { name: 'Partners 1 pending' })).toBeInTheDocument()
  const menu = within(screen.getByRole('navigation', { name: 'Desk pages' }))
  expect(await menu.findByRole('link', { name: 'Content 3 pending' })).toBeInTheDocument()
})

it('says that visitors see no section of a kind that is empty', async () => {
  server.use(http.get(`*${listContent.path}`, () => HttpResponse.json([])))
  await open('?kind=partner')
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add' })).toBeVisible()
})

it('publishes what was written, and keeps it in the history', async () => {
  const { user } = await open('/question/estimate')
  expect(await screen.findByText('Visitors see exactly this.')).toBeInTheDocument()
  const question = screen.getByRole('textbox', { name: 'Question' })
  await user.clear(question)
  await user.type(question, 'How long does it take?')
  await user.click(screen.getByRole('button', { name: 'Save the draft' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'How long does it take?' })).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: /^RU/ })).toHaveTextContent('outdated')
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  await user.click((await inDialog()).getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Visitors see exactly this.')).toBeInTheDocument()
  expect(await screen.findByText(/^Version 1 · /)).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: 'Question' }), ' Roughly.')
  await user.click(screen.getByRole('button', { name: 'Save the draft' }))
  expect(await screen.findByText('How long does it take? Roughly.', { selector: 'ins' })).toBeInTheDocument()
  await user.selectOptions(screen.getByRole('combobox', { name: 'With' }), 'Version 1')
  expect(screen.getByText('No difference.')).toBeInTheDocument()
})

it('names the others who edit, and shows both versions when one of them saves first', async () => {
  server.use(http.put(`*${markEditing.path}`, () => HttpResponse.json(['Aysel Karimova'])))
  const { user } = await open('/question/slip')
  expect(await screen.findByText('Aysel Karimova is editing this too')).toBeVisible()
  const question = screen.getByRole('textbox', { name: 'Question' })
  await user.clear(question)
  await user.type(question, 'What if a date slips?')
  const slip = questionSamples.find(({ key }) => key === 'slip')?.value
  if (!slip) throw new Error('The samples lack a question.')
  const draft = { ...slip, texts: { ...slip.texts, EN: { question: 'Late?', answer: 'You hear it.' } } }
  await fetch(new URL('/api/v1/desk/content/question/slip/', window.location.href), {
    ...{ method: 'PUT', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ revision: 1, value: draft, upToDate: [] }),
  })
  await user.click(screen.getByRole('button', { name: 'Save the draft' }))
  expect(await screen.findByText('Both versions')).toBeVisible()
  expect(screen.getByText('Late?', { selector: 'dd' })).toBeVisible()
  expect(screen.getByText('What if a date slips?', { selector: 'dd' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  expect(screen.queryByText(/^Someone else has changed this/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save the draft' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'What if a date slips?' })).toBeInTheDocument()
})

it('copies a private link to a draft', async () => {
  const { user } = await open('/question/slip')
  await user.type(await screen.findByRole('textbox', { name: 'Question' }), '?')
  expect(screen.queryByRole('button', { name: 'Copy preview link' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save the draft' }))
  await user.click(await screen.findByRole('button', { name: 'Copy preview link' }))
  expect(await screen.findByText('The link is copied.')).toBeInTheDocument()
  expect(screen.getByText(/\/preview\/sample-preview-token-/)).toBeInTheDocument()
})

it('leads to the empty field of a draft that cannot be published', async () => {
  const { user } = await open('/question/new')
  await user.type(await screen.findByRole('textbox', { name: 'Question' }), 'At night?')
  await user.click(screen.getByRole('button', { name: 'Save the draft' }))
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  await user.click((await inDialog()).getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText(/^Some fields are empty or wrong/)).toBeInTheDocument()
  const answer = await screen.findByRole('textbox', { name: 'Answer' })
  expect(answer).toHaveAccessibleDescription(expect.stringContaining('Enter this text before you publish'))
})

it('lets an editor ask for a publication, and an administrator see it', async () => {
  const first = await open('/question/slip', 'editor')
  const { user } = first
  await user.type(await screen.findByRole('textbox', { name: 'Question' }), '?')
  await user.click(screen.getByRole('button', { name: 'Save the draft' }))
  await user.click(await screen.findByRole('button', { name: 'Request publication' }))
  expect(await screen.findByText(/^Administrators see the request/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument()
  first.unmount()
  await open()
  expect(await (await list()).findByText('Publication requested')).toBeInTheDocument()
})

it('adds a colleague to the team, and moves the first one down by the keyboard', async () => {
  const { user } = await open('?kind=member')
  const team = within(await screen.findByRole('list', { name: 'Team' }))
  const members = () => team.getAllByRole('link').map(({ textContent }) => textContent)
  const [first, second] = members()
  team.getByRole('button', { name: `Move ${first}` }).focus()
  await user.keyboard('{Enter}{ArrowDown}{Enter}')
  expect(await screen.findByText(/^The order is saved/)).toBeInTheDocument()
  expect(members().slice(0, 2)).toEqual([second, first])
  await user.click(screen.getByRole('link', { name: 'Add' }))
  await user.click(await screen.findByRole('combobox', { name: /^Person/ }))
  await user.keyboard('Rauf')
  await user.click(await screen.findByRole('option', { name: /Rauf Əliyev/ }))
  await user.click(screen.getByRole('button', { name: 'Save the draft' }))
  expect(await screen.findByText('This person is already in the team')).toBeInTheDocument()
  const person = screen.getByRole('combobox', { name: /^Person/ })
  await user.clear(person)
  await user.type(person, 'Murad')
  await user.click(await screen.findByRole('option', { name: /Murad Şirinov/ }))
  await user.click(screen.getByRole('button', { name: 'Save the draft' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Murad Şirinov' })).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  await user.click((await inDialog()).getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText(/^Version 1 · /)).toBeInTheDocument()
  expect(screen.getByRole('article')).toHaveTextContent(/Murad Şirinov.*murad.shirinov@/)
})

it('says at the desk that a member of the team has left', async () => {
  const value = memberSamples[0]?.value
  const item = {
    ...{ key: 'member-1', revision: 1, draft: value, published: value, publishAt: null, isAsked: false },
    ...{ isRemoved: false, textStates: inEachLanguage(() => 'ready'), changed: { at: '', by: '' } },
  }
  server.use(
    http.get(`*${listContent.path}`, () =>
      HttpResponse.json([{ ...item, person: { fullname: 'Rauf Əliyev', hasLeft: true } }]),
    ),
  )
  const { user } = await open('?kind=member')
  expect(await screen.findByText('Has left')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Rauf Əliyev' }))
  expect(await screen.findByText(/^This person has left the company/)).toBeVisible()
  expect(screen.getByRole('combobox', { name: /^Person/ })).toHaveValue('Rauf Əliyev')
})

it('plans a publication for a day and a time', async () => {
  const { user } = await open('/question/slip')
  await user.type(await screen.findByRole('textbox', { name: 'Answer' }), ' Always.')
  await user.click(screen.getByRole('button', { name: 'Save the draft' }))
  await user.click(await screen.findByRole('button', { name: /^More actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Schedule' }))
  const dialog = await inDialog()
  await user.type(dialog.getByRole('textbox', { name: /^Day/ }), '1 March 2099')
  await user.click(dialog.getByRole('button', { name: 'Schedule' }))
  expect(await screen.findByText('Will be published on 1 March 2099, 09:00.')).toBeInTheDocument()
})
