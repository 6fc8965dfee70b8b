import { getProfile } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { mailApplicant, moveApplication, searchApplications } from '@atrium/contract/hiring'
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
  return renderRoute(`/staff/desk/applications${query}`, { signedInAs: staffUserSample(leyla) })
}

/** The bodies that a call was sent with. */
function sentTo({ path, method }: typeof moveApplication | typeof mailApplicant) {
  const bodies: unknown[] = []
  server.events.on('request:start', async ({ request }) => {
    const pattern = new RegExp(`${path.replace(':id', '\\d+')}$`)
    if (request.method === method && pattern.test(request.url)) bodies.push(await request.clone().json())
  })
  return bodies
}

const menuOf = (name: string) => screen.getByRole('button', { name: `Move ${name} to another stage` })

const stageOf = (name: string) => within(screen.getByRole('region', { name }))

it('filters by vacancy in table and board alike', async () => {
  const { user } = await open()
  expect(await screen.findByRole('row', { name: /Michael Braun/ })).toHaveTextContent('New')
  const [vacancy] = screen.getAllByRole('combobox', { name: 'Vacancy' })
  await user.selectOptions(vacancy as HTMLElement, 'General applications')
  await waitFor(() => expect(screen.queryByRole('row', { name: /Michael Braun/ })).not.toBeInTheDocument())
  await user.click(screen.getByRole('tab', { name: 'Board' }))
  expect(await screen.findByRole('group', { name: 'Applications by stage' })).toBeInTheDocument()
  expect(screen.queryByText('Michael Braun')).not.toBeInTheDocument()
  expect(window.location.search).toBe('?vacancy=general&view=board')
})

it('searches on the server, shows where a CV has the words, and says which CVs it cannot search', async () => {
  server.use(
    http.get(`*${searchApplications.path}`, () =>
      HttpResponse.json({ found: [{ id: 34, excerpt: 'WCAG 2.2, design systems' }], unread: 3 }),
    ),
  )
  const { user } = await open()
  await user.type(await screen.findByRole('searchbox', { name: /Search names/ }), 'wcag')
  expect(await screen.findByText(/3 CVs can’t be searched/)).toBeInTheDocument()
  const rows = await screen.findAllByRole('row')
  expect(rows).toHaveLength(2)
  expect(screen.getByText('WCAG', { selector: 'mark' })).toBeInTheDocument()
})

it('moves an application by its menu at once, and undoes the move', async () => {
  const { user } = await open('?view=board')
  await user.click(await screen.findByRole('button', { name: 'Move Michael Braun to another stage' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to “In review”' }))
  expect(await screen.findByText(/Michael Braun is in “In review”/, { selector: 'span' })).toBeInTheDocument()
  expect(stageOf('In review').getByText('Michael Braun')).toBeInTheDocument()
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(undo).toHaveTextContent(/Undo \(\d+ s\)/)
  await waitFor(() => expect(menuOf('Michael Braun')).toHaveFocus())
  await user.click(undo)
  await waitFor(() => expect(stageOf('New').getByText('Michael Braun')).toBeInTheDocument())
  await waitFor(() => expect(menuOf('Michael Braun')).toHaveFocus())
})

it('folds the last stages, and shows their applications on demand', async () => {
  const { user } = await open('?view=board')
  const rejected = await screen.findByRole('button', { name: 'Rejected', expanded: false })
  expect(stageOf('Rejected').queryByRole('link')).not.toBeInTheDocument()
  await user.click(rejected)
  expect(stageOf('Rejected').getAllByRole('link')).not.toHaveLength(0)
  expect(screen.getByRole('button', { name: 'Rejected', expanded: true })).toHaveFocus()
})

it('asks about a mail before an interview, where a second Enter does nothing', async () => {
  const bodies = sentTo(moveApplication)
  const { user } = await open('?view=board')
  await user.click(await screen.findByRole('button', { name: 'Move Michael Braun to another stage' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to “Interview”' }))
  expect(await screen.findByRole('dialog', { name: 'Move Michael Braun to “Interview”' })).toBeInTheDocument()
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Dear Michael,\n\nWe would like to meet you.\n\nCaspora, Leyla Əliyeva',
    ),
  )
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(menuOf('Michael Braun')).toHaveFocus())
  expect(bodies).toEqual([])
})

it('moves without a mail, and the focus stays on the card', async () => {
  const bodies = sentTo(moveApplication)
  const { user } = await open('?view=board')
  await user.click(await screen.findByRole('button', { name: 'Move Michael Braun to another stage' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to “Interview”' }))
  await user.click(await screen.findByRole('button', { name: 'Move without an email' }))
  await waitFor(() => expect(stageOf('Interview').getByText('Michael Braun')).toBeInTheDocument())
  await waitFor(() => expect(menuOf('Michael Braun')).toHaveFocus())
  expect(bodies).toEqual([{ stage: 'interview', revision: 1, mail: null }])
})

it('rejects with a mail, and the focus stays on the folded stage of the card', async () => {
  const { user } = await open('?view=board')
  await user.click(await screen.findByRole('button', { name: 'Move Michael Braun to another stage' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to “Rejected”' }))
  const send = await screen.findByRole('button', { name: 'Move and send the email' })
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue())
  await user.click(send)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('region', { name: 'Rejected' })).toHaveFocus())
})

it('puts an application back when somebody else was first, and says what they did', async () => {
  server.use(
    http.post(`*${moveApplication.path}`, () =>
      HttpResponse.json({ message: 'Rauf Əliyev moved it to “Offer” at 10:02.' }, { status: 409 }),
    ),
  )
  const { user } = await open('?view=board')
  await user.click(await screen.findByRole('button', { name: 'Move Michael Braun to another stage' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to “In review”' }))
  expect(await screen.findByText('Rauf Əliyev moved it to “Offer” at 10:02.')).toBeInTheDocument()
  expect(stageOf('New').getByText('Michael Braun')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

it('previews the mail to several people in the language of each, and sends it so', async () => {
  const bodies = sentTo(mailApplicant)
  const { user } = await open()
  const [russian] = await screen.findAllByRole('row', { name: /[А-Я][а-я]+ [А-Я][а-я]+/ })
  await user.click(within(russian as HTMLElement).getByRole('checkbox'))
  await user.click(within(screen.getByRole('row', { name: /Michael Braun/ })).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Email' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Template' }), 'Rejection')
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  expect(preview.getByText(/^Michael Braun, 1 of 2$/)).toBeInTheDocument()
  expect(preview.getByText(/Dear Michael/)).toBeInTheDocument()
  await user.click(preview.getByRole('button', { name: 'Next' }))
  expect(preview.getByText(/^Здравствуйте, [А-Я][а-я]+!/)).toBeInTheDocument()
  expect(preview.getByText(/^Ваш отклик CV-/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/Emails sent to 2 applicants/, { selector: 'span' })).toBeInTheDocument()
  expect(bodies).toHaveLength(2)
  const sent = JSON.stringify(bodies)
  expect(sent).toContain('Dear Michael')
  expect(sent).toContain('Здравствуйте, ')
  expect(sent).not.toContain('{{')
})

it('somebody who only reviews moves nothing', async () => {
  await open('?view=board', ['hiring.review'])
  expect(await screen.findByText('Michael Braun')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Stages and templates' })).not.toBeInTheDocument()
  expect(screen.getByText('Applications for the vacancies you help to fill.')).toBeInTheDocument()
})
