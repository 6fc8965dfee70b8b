import { getProfile } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import {
  listApplications,
  mailApplicant,
  mostListed,
  moveApplication,
  searchApplications,
  undoMove,
} from '@atrium/contract/hiring'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { currentApplication, keep } from '#mocks/hiring.ts'
import { listOf, sampledApplications } from '#mocks/hiringSamples.ts'
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

/** The record of an applicant is made. */
function makeRecord(id: number) {
  const application = currentApplication(id)
  if (application) keep({ ...application, stage: 'hired', personId: 12 })
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

it('lists applications that come in several answers', async () => {
  const [sample] = sampledApplications()
  if (!sample) throw new Error('There are samples.')
  const { applications, ...names } = listOf([sample], 'EN')
  server.use(
    http.get(`*${listApplications.path}`, ({ request }) => {
      const isRest = new URL(request.url).searchParams.get('before') === '2'
      const row = { ...applications[0], stage: 'new' as const }
      const newer = Array.from({ length: mostListed }, (_one, place) => ({
        ...row,
        id: mostListed + 1 - place,
      }))
      return HttpResponse.json({ ...names, applications: isRest ? [{ ...row, id: 1 }] : newer })
    }),
  )
  await open()
  expect(await screen.findByText(/of 2,?001/)).toBeInTheDocument()
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

it('opens with the words of the address in the search', async () => {
  await open('?q=braun')
  expect(await screen.findByRole('row', { name: /Michael Braun/ })).toBeInTheDocument()
  expect(screen.getByRole('searchbox', { name: /Search names/ })).toHaveValue('braun')
  expect(await screen.findAllByRole('row')).toHaveLength(2)
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

it('leaves an applicant who has a record in the stage, and says why', async () => {
  makeRecord(34)
  const { user } = await open('?view=board')
  await user.click(await screen.findByRole('button', { name: 'Hired', expanded: false }))
  expect(await screen.findByText('Hired, with a record: the stage is final.')).toBeInTheDocument()
  expect(
    screen.queryByRole('button', { name: 'Move Michael Braun to another stage' }),
  ).not.toBeInTheDocument()
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

it('moves an application that somebody else has moved, once the person has read so', async () => {
  const { user } = await open('?view=board')
  await user.click(await screen.findByRole('button', { name: 'Move Michael Braun to another stage' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to “Rejected”' }))
  const send = await screen.findByRole('button', { name: 'Move and send the email' })
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue())
  const application = currentApplication(34)
  if (application) keep({ ...application, stage: 'offer', revision: application.revision + 1 })
  await user.click(send)
  expect(await screen.findByText('This application has changed')).toBeInTheDocument()
  await user.click(send)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(currentApplication(34)?.stage).toBe('rejected')
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

/** Selects the applicant who reads Russian and Michael Braun, who reads English, and opens a change of both. */
async function openChange(user: Awaited<ReturnType<typeof open>>['user'], name: string) {
  const [russian] = await screen.findAllByRole('row', { name: /[А-Я][а-я]+ [А-Я][а-я]+/ })
  await user.click(within(russian as HTMLElement).getByRole('checkbox'))
  await user.click(within(screen.getByRole('row', { name: /Michael Braun/ })).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name }))
}

const preview = (language: string) => within(screen.getByRole('region', { name: `Preview: ${language}` }))
const stageField = async () =>
  within(await screen.findByRole('dialog')).getByRole('combobox', { name: 'Stage' })
const inDialog = () => within(screen.getByRole('dialog'))
const mailTab = (language: string) => inDialog().getByRole('tab', { name: new RegExp(`^${language}`) })

it('previews the mail to several people in the language of each, and sends it so', async () => {
  const bodies = sentTo(mailApplicant)
  const { user } = await open()
  await openChange(user, 'Email')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Template' }), 'Rejection')
  expect(preview('English').getByText('Preview: Michael Braun, 1 of 1')).toBeInTheDocument()
  expect(preview('English').getByText(/Dear Michael/)).toBeInTheDocument()
  expect(mailTab('RU')).toHaveTextContent('1 email')
  await user.click(mailTab('RU'))
  expect(preview('Russian').getByText(/^Здравствуйте, [А-Я][а-я]+!/)).toBeInTheDocument()
  expect(preview('Russian').getByText(/^Ваш отклик CV-/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(
    await screen.findByText(/The emails to 2 applicants leave in ten seconds/, { selector: 'span' }),
  ).toBeInTheDocument()
  expect(bodies).toHaveLength(2)
  const sent = JSON.stringify(bodies)
  expect(sent).toContain('Dear Michael')
  expect(sent).toContain('Здравствуйте, ')
  expect(sent).not.toContain('{{')
})

it('opens the mail whose text is wrong, and marks its tab until it is right', async () => {
  const { user } = await open()
  await openChange(user, 'Email')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Template' }), 'Rejection')
  await user.click(mailTab('RU'))
  const text = inDialog().getByRole('textbox', { name: 'Message' })
  await user.type(text, 'Ваш {{{{name}}')
  await user.click(mailTab('EN'))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(text).toHaveFocus())
  expect(mailTab('RU')).toHaveAttribute('aria-selected', 'true')
  expect(mailTab('RU')).toHaveAccessibleName(/Check this email/)
  expect(mailTab('EN')).not.toHaveAccessibleName(/Check this email/)
  await user.clear(text)
  await user.type(text, 'Нет')
  expect(mailTab('RU')).not.toHaveAccessibleName(/Check this email/)
})

it('proposes the mail of the stage to several people until a text is typed', async () => {
  const { user } = await open()
  await openChange(user, 'Move')
  expect(await stageField()).toHaveFocus()
  await user.selectOptions(await stageField(), 'Interview')
  const switched = () => inDialog().getByRole('switch', { name: 'Email the applicants' })
  await waitFor(() => expect(switched()).toBeChecked())
  expect(preview('English').getByText(/We would like to meet you/)).toBeInTheDocument()
  await user.selectOptions(await stageField(), 'Rejected')
  expect(preview('English').getByText(/We have chosen another candidate/)).toBeInTheDocument()
  await user.click(mailTab('RU'))
  expect(preview('Russian').getByText(/Мы выбрали другого кандидата/)).toBeInTheDocument()
  await user.click(mailTab('EN'))
  await user.selectOptions(await stageField(), 'In review')
  expect(switched()).not.toBeChecked()
  await user.selectOptions(await stageField(), 'Rejected')
  const [subject] = inDialog().getAllByRole('textbox', { name: 'Subject' })
  await user.type(subject as HTMLElement, '!')
  await user.selectOptions(await stageField(), 'Interview')
  expect(preview('English').getByText(/^Your application CV-.*!$/)).toBeInTheDocument()
})

it('undoes the move of several people, and says whose move it could not undo', async () => {
  const { user } = await open()
  await openChange(user, 'Move')
  await user.selectOptions(await stageField(), 'Offer')
  await user.click(inDialog().getByRole('switch', { name: 'Email the applicants' }))
  await user.click(inDialog().getByRole('button', { name: 'Move' }))
  // The selection has gone with its buttons.
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^2 applications are in “Offer”/))
  expect(screen.getByRole('row', { name: /Michael Braun/ })).toHaveTextContent('Offer')
  server.use(
    http.post(`*${undoMove.path.replace(':id', '34')}`, () =>
      HttpResponse.json({ message: 'This can’t be undone any more.' }, { status: 409 }),
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Undone for 1 application/))
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Couldn’t undo 1 applicationMichael Braun: This can’t be undone any more.',
  )
  expect(screen.getByRole('row', { name: /Michael Braun/ })).toHaveTextContent('Offer')
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

it('moves nobody to “Hired” at once where each gets a record, and leaves out who has one', async () => {
  makeRecord(34)
  const bodies = sentTo(moveApplication)
  const { user } = await open('', ['hiring.manage', 'hiring.review', 'people.manage'])
  await openChange(user, 'Move')
  const field = await stageField()
  expect(field).toHaveAccessibleDescription(/To hire, open the application/)
  expect(within(field).queryByRole('option', { name: 'Hired' })).not.toBeInTheDocument()
  expect(inDialog().getByText('Michael Braun: hired, with a record')).toBeInTheDocument()
  await user.selectOptions(field, 'Withdrawn')
  await user.click(inDialog().getByRole('button', { name: 'Move' }))
  expect(await screen.findByText(/1 application is in “Withdrawn”/, { selector: 'span' })).toBeInTheDocument()
  expect(bodies).toHaveLength(1)
})

it('hands several applications over to a chosen person, and undoes it', async () => {
  const owners: unknown[] = []
  server.events.on('request:start', async ({ request }) => {
    if (request.url.includes('/owner/')) owners.push(await request.clone().json())
  })
  const { user } = await open()
  await openChange(user, 'Hand over')
  await screen.findByRole('dialog')
  const save = () => user.click(inDialog().getByRole('button', { name: 'Hand over' }))
  await save()
  expect(await screen.findByText('Choose a person from the list')).toBeInTheDocument()
  expect(owners).toEqual([])
  await user.click(inDialog().getByRole('combobox', { name: /Owner/ }))
  const people = await screen.findAllByRole('option')
  expect(people[0]).toHaveTextContent('No owner')
  await user.click(people[1] as HTMLElement)
  await save()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(owners).toHaveLength(4))
  expect(owners.slice(0, 2)).toEqual(Array(2).fill({ personId: expect.any(Number) }))
  expect(owners.slice(2)).toEqual(Array(2).fill({ personId: null }))
})

it('somebody who only reviews moves nothing', async () => {
  await open('?view=board', ['hiring.review'])
  expect(await screen.findByText('Michael Braun')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Stages and templates' })).not.toBeInTheDocument()
  expect(screen.getByText('Applications for the vacancies you help to fill.')).toBeInTheDocument()
})
