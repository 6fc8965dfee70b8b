import { getProfile, type Permission, permissionsOfRole } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import type { Language } from '@atrium/contract/core'
import { changeRecord, listRecords, offboard, reinstate } from '@atrium/contract/people'
import { personRecordSamples } from '@atrium/contract/people/samples'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const [, rauf] = staffSamples
if (!rauf) throw new Error('There are samples.')

beforeEach(() => window.sessionStorage.clear())

const open = (
  path = '/staff/desk/people',
  permissions: readonly Permission[] = permissionsOfRole.admin,
  language: Language = 'EN',
) => {
  const profile = { ...profileSample(rauf, language), permissions }
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profile)))
  return renderRoute(path, { signedInAs: staffUserSample(rauf), language })
}

/** The bodies of the calls of an endpoint. */
function bodiesOf({ method, path }: { method: string; path: string }) {
  const bodies: unknown[] = []
  server.events.on('request:start', async ({ request }) => {
    const pattern = new RegExp(`${path.replace(/:\w+/g, '\\d+')}$`)
    if (request.method === method && pattern.test(new URL(request.url).pathname))
      bodies.push(await request.clone().json())
  })
  return bodies
}

it('the table lists the people who work here, prints the badges of a selection, and opens a record', async () => {
  const { user } = await open()
  const row = await screen.findByRole('row', {
    name: /Leyla Əliyeva.*DEV7.*Project manager.*Rauf Əliyev.*Active/,
  })
  await user.click(within(row).getByRole('checkbox'))
  expect(screen.getByRole('link', { name: 'Print 1 badge' })).toHaveAttribute(
    'href',
    '/staff/labels?kind=badge&of=DEV7',
  )
  await user.click(screen.getByRole('link', { name: 'Leyla Əliyeva' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Leyla Əliyeva' })).toBeInTheDocument()
})

it('the form sends the changed fields only, and keeps its input over a reload', async () => {
  const bodies = bodiesOf(changeRecord)
  const first = await open('/staff/desk/people/7')
  const phone = await screen.findByRole('textbox', { name: 'Phone' })
  expect(screen.getByRole('link', { name: 'leyla-aliyeva' })).toHaveAttribute('href', '/codes/leyla-aliyeva')
  await first.user.clear(phone)
  await first.user.type(phone, '+994 50 111 22 33')
  first.unmount()

  const { user } = await open('/staff/desk/people/7')
  expect(await screen.findByRole('textbox', { name: 'Phone' })).toHaveValue('+994 50 111 22 33')
  expect(screen.getByText('Not saved yet')).toBeInTheDocument()
  const manager = screen.getByRole('combobox', { name: 'Manager' })
  expect(manager).toHaveValue('Rauf Əliyev')
  await user.clear(manager)
  await user.type(manager, 'nigar')
  await user.click(await screen.findByRole('option', { name: /Nigar Hüseynova/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(bodies).toEqual([
      {
        phone: '+994 50 111 22 33',
        managerId: 2,
        was: { phone: '+994 50 000 00 01', managerId: 1 },
      },
    ]),
  )
  expect(await screen.findByText('Saved')).toBeInTheDocument()
})

it('Discard removes the input, and a message names fields that another person has changed meanwhile', async () => {
  const { user } = await open('/staff/desk/people/7')
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), ' Nur')
  await user.click(screen.getByRole('button', { name: 'Discard the changes' }))
  expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Leyla')
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument()

  await user.type(screen.getByRole('textbox', { name: 'First name' }), ' Nur')
  server.use(
    http.patch(`*${changeRecord.path}`, () =>
      HttpResponse.json({ message: 'Changed meanwhile.' }, { status: 409 }),
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Changed meanwhile.')
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Leyla Nur')
})

it('a field shows the error of the server', async () => {
  const { user } = await open('/staff/desk/people/7')
  const email = await screen.findByRole('textbox', { name: 'Email' })
  await user.clear(email)
  await user.type(email, 'rauf.aliyev@caspora.example')
  await user.click(screen.getByRole('button', { name: 'Add a new position' }))
  const position = within(screen.getByRole('group', { name: 'Position' }))
  await user.clear(position.getByRole('textbox', { name: 'Russian' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(position.getByRole('textbox', { name: 'Russian' })).toHaveAccessibleDescription(
    /Write it in every language/,
  )
  await user.type(position.getByRole('textbox', { name: 'Russian' }), 'Менеджер')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(email).toHaveAccessibleDescription(/Someone else has this address/))
  // The focus goes to the first error; what is typed before would land there.
  await waitFor(() => expect(email).toHaveFocus())
  const birthday = screen.getByRole('textbox', { name: 'Birthday' })
  await user.type(birthday, '1991/02/31')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Birthday' })).toHaveAccessibleDescription(
      /a date that exists/,
    ),
  )
  await user.clear(birthday)
  await user.type(birthday, '1.1.2030')
  await user.tab()
  await waitFor(() => expect(birthday).toHaveAccessibleDescription(/Enter a date in the past/))
  await user.clear(birthday)
  await user.type(birthday, '31.3.91')
  expect(birthday).toHaveAccessibleDescription('Sunday')
  await user.tab()
  expect(birthday).toHaveValue('31 March 1991')
})

it('a position is one of another record, in all languages at once, or a new one that begins with what was typed', async () => {
  const bodies = bodiesOf(changeRecord)
  const { user } = await open('/staff/desk/people/7')
  const position = await screen.findByRole('combobox', { name: 'Position' })
  await waitFor(() => expect(position).toHaveValue('Project manager'))
  await user.clear(position)
  await user.type(position, 'chief exec')
  await user.click(await screen.findByRole('option', { name: /Chief executive/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const chief = personRecordSamples[0]?.positions
  await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ positions: chief })]))
  const unit = screen.getByRole('combobox', { name: 'Unit' })
  await user.clear(unit)
  await user.type(unit, 'Research')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(unit).toHaveAccessibleDescription('Choose from the list, or add a new one.')
  await user.click(screen.getByRole('button', { name: 'Add a new unit' }))
  const group = within(screen.getByRole('group', { name: 'Unit' }))
  expect(group.getByRole('textbox', { name: 'English' })).toHaveValue('Research')
  expect(group.getByRole('textbox', { name: 'Azerbaijani' })).toHaveFocus()
})

it('the page of a person has the team, leave, computers and changes, with the ways to them', async () => {
  await open('/staff/desk/people/6')
  const team = within(await screen.findByRole('region', { name: 'Team' }))
  expect(team.getByText('Manager')).toBeInTheDocument()
  const leave = within(screen.getByRole('region', { name: 'Leave' }))
  expect(await leave.findByText(/of .* days left/)).toBeInTheDocument()
  expect(leave.getAllByText(/^In 2026: .* taken · .* pending$/)[0]).toBeInTheDocument()
  expect(leave.getByRole('link', { name: 'Balances' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/staff\/desk\/balances\?q=/),
  )
  const equipment = within(screen.getByRole('region', { name: 'Room and computers' }))
  expect(equipment.getByRole('link', { name: 'Assign a computer' })).toBeInTheDocument()
  expect(await screen.findByRole('region', { name: 'History' })).toBeInTheDocument()
})

it('HR sees no changes on the page of a person', async () => {
  await open('/staff/desk/people/7', permissionsOfRole.hr)
  expect(await screen.findByRole('region', { name: 'Leave' })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'History' })).not.toBeInTheDocument()
})

it('the form of a new person restores what was typed, says that it is not saved, and discards it', async () => {
  const first = await open('/staff/desk/people/new')
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument()
  await first.user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Sevda')
  first.unmount()

  const { user } = await open('/staff/desk/people/new')
  expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Sevda')
  expect(screen.getByText('Not saved yet')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Discard the changes' }))
  expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('')
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument()
})

it('adds a person with an invitation and a card', async () => {
  const { user } = await open('/staff/desk/people/new')
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Sevda')
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Rüstəmova')
  await user.click(screen.getByRole('button', { name: 'Add the person' }))
  const email = screen.getByRole('textbox', { name: 'Email' })
  expect(email).toHaveAccessibleDescription(/Email is required/)
  await user.type(email, 'sevda.rustamova@caspora.example')
  await user.click(screen.getByRole('button', { name: 'Add the person' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sevda Rüstəmova' })).toBeInTheDocument()
  const account = within(await screen.findByRole('region', { name: /Account/ }))
  expect(await account.findByText('Invited')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Print the card' })).toBeInTheDocument()
})

it('returns the focus to the row that was opened, by Back and by the link to all people, with the same filters', async () => {
  const { user } = await open('/staff/desk/people?q=eliyev')
  const opener = () => screen.findByRole('link', { name: /^Leyla Əliyev ?a$/ })
  await user.click(await opener())
  expect(await screen.findByRole('heading', { level: 1, name: 'Leyla Əliyeva' })).toBeInTheDocument()
  act(() => window.history.back())
  await waitFor(async () => expect(await opener()).toHaveFocus())
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('link', { name: 'All people' }))
  await waitFor(async () => expect(await opener()).toHaveFocus())
  expect(window.location.search).toBe('?q=eliyev')
})

it('the dialog explains the offboarding, and a person is offboarded with a successor', async () => {
  const bodies = bodiesOf(offboard)
  const { user } = await open('/staff/desk/people/7')
  await user.click(await screen.findByRole('button', { name: 'Offboard Leyla' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Offboard Leyla Əliyeva' }))
  expect(dialog.getByText(/^The account will be closed, and its role becomes Staff/)).toBeInTheDocument()
  // An open page does not hear of it.
  expect(dialog.getByText(/a page that is open now stays visible until/)).toBeInTheDocument()
  expect(dialog.getByText(/will report to the successor/)).toBeInTheDocument()
  expect(dialog.getByText(/Without a successor, 3 coming meetings will be cancelled/)).toBeInTheDocument()
  await user.type(dialog.getByRole('combobox', { name: 'Successor' }), 'günəş')
  await user.click(await screen.findByRole('option', { name: /Günəş Əliyeva/ }))
  expect(
    dialog.getByText(/Günəş Əliyeva has no open account.*3 coming meetings will be cancelled/),
  ).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Offboard Leyla' }))
  expect(await screen.findByText(/Left on/)).toBeInTheDocument()
  expect(bodies).toEqual([{ successorId: 8 }])
  expect(within(screen.getByRole('region', { name: /Account/ })).getByText('Closed')).toBeInTheDocument()
  server.use(http.delete(`*${reinstate.path}`, () => HttpResponse.error(), { once: true }))
  const departure = within(screen.getByRole('region', { name: /Leaving the company/ }))
  await user.click(departure.getByRole('button', { name: 'Undo offboarding' }))
  expect(await departure.findByRole('alert')).toHaveTextContent(/^It wasn’t saved.*check the connection/)
  await user.click(departure.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Offboard Leyla' })).toBeInTheDocument()
  expect(screen.queryByText('It wasn’t saved')).not.toBeInTheDocument()
})

it('a successor with an account gets the meetings without a warning', async () => {
  const { user } = await open('/staff/desk/people/7')
  await user.click(await screen.findByRole('button', { name: 'Offboard Leyla' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Offboard Leyla Əliyeva' }))
  await user.type(dialog.getByRole('combobox', { name: 'Successor' }), 'aysel{Enter}')
  expect(dialog.queryByText(/has no open account/)).not.toBeInTheDocument()
})

it('a successor who is typed and not chosen is refused, and the person is not offboarded', async () => {
  const bodies = bodiesOf(offboard)
  const { user } = await open('/staff/desk/people/7')
  await user.click(await screen.findByRole('button', { name: 'Offboard Leyla' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Offboard Leyla Əliyeva' }))
  const successor = dialog.getByRole('combobox', { name: 'Successor' })
  await user.type(successor, 'nobody of this name')
  await user.click(dialog.getByRole('button', { name: 'Offboard Leyla' }))
  expect(successor).toHaveAccessibleDescription(/Choose a person from the list/)
  expect(bodies).toEqual([])
  await user.clear(successor)
  await user.type(successor, 'günəş{Enter}')
  expect(successor).toHaveValue('Günəş Əliyeva')
  await user.click(dialog.getByRole('button', { name: 'Offboard Leyla' }))
  expect(await screen.findByText(/Left on/)).toBeInTheDocument()
  expect(bodies).toEqual([{ successorId: 8 }])
})

it('ends the sentence about the last day once in Russian, where a year ends with a full stop', async () => {
  const people = personRecordSamples.map((one) => ({ ...one, leftAt: '2026-11-27T08:00:00.000Z' }))
  server.use(http.get(`*${listRecords.path}`, () => HttpResponse.json({ people, accounts: [] })))
  await open('/staff/desk/people/7', permissionsOfRole.admin, 'RU')
  expect(await screen.findByText(/27 ноября 2026 .*Карточка остаётся/)).toBeInTheDocument()
})

it('a role is assigned, closing an account needs a confirmation, and the own account has no actions', async () => {
  const { user, unmount } = await open('/staff/desk/people/7')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'HR')
  await user.click(screen.getByRole('button', { name: 'Save the role' }))
  expect(await screen.findByText('Saved')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Close the account' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close the account' }))
  expect(await screen.findByRole('button', { name: 'Reopen the account' })).toBeInTheDocument()
  unmount()
  await open('/staff/desk/people/1')
  expect(await screen.findByRole('region', { name: /Account/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Close the account' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Offboard Leyla' })).not.toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: 'Role' })).not.toBeInTheDocument()
  expect(screen.getByText('This is your own account, so a colleague changes your role.')).toBeInTheDocument()
  expect(screen.getByText(/^This is your own record, so a colleague changes/)).toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: 'Manager' })).not.toBeInTheDocument()
})

it('offers the roles that HR gives, and opens no page without the permission', async () => {
  const { unmount } = await open('/staff/desk/people/7', permissionsOfRole.hr)
  const account = within(await screen.findByRole('region', { name: /Account/ }))
  const choices = within(account.getByRole('combobox', { name: 'Role' })).getAllByRole('option')
  expect(choices.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Staff', 'Editor']))
  expect(choices.map(({ textContent }) => textContent)).not.toContain('HR')
  expect(account.queryByRole('switch')).not.toBeInTheDocument()
  unmount()
  for (const path of ['/staff/desk/people', '/staff/desk/people/7', '/staff/desk/people/new']) {
    const view = await open(path, ['leave.decide'])
    expect(await screen.findByText('You don’t have access to this page')).toBeInTheDocument()
    view.unmount()
  }
})
