import { getProfile, permissionsOfRole } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import {
  changeRecord,
  fullNameOf,
  inviteAgain,
  listRecords,
  openAccount,
  type Person,
} from '@atrium/contract/people'
import { personRecordSamples } from '@atrium/contract/people/samples'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const [, rauf] = staffSamples
if (!rauf) throw new Error('There are samples.')

beforeEach(() => window.sessionStorage.clear())

const sample = (email: string): Person => {
  const found = personRecordSamples.find((one) => one.email.startsWith(email))
  if (!found) throw new Error('There is such a sample.')
  return found
}
const [leyla, aysel, own] = [sample('leyla.aliyeva'), sample('aysel.karimova'), sample('rauf.aliyev')]

const open = async (selected: readonly Person[]) => {
  const profile = { ...profileSample(rauf, 'EN'), permissions: permissionsOfRole.admin }
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profile)))
  const view = await renderRoute('/staff/desk/people?f.works=', {
    signedInAs: staffUserSample(rauf),
    language: 'EN',
  })
  for (const person of selected)
    await view.user.click(await screen.findByRole('checkbox', { name: `Select ${fullNameOf(person)}` }))
  return view
}

const isSelected = (name: RegExp) =>
  screen.getByRole('checkbox', { name: new RegExp(`^Select ${name.source}`) })

it('gives several people a manager, and keeps selected whom the server refuses, with the reason and the choice', async () => {
  const received: unknown[] = []
  let refusal: object | undefined = { message: 'Please check.', errors: { managerId: 'managerCircle' } }
  server.use(
    http.patch(`*${changeRecord.path}`, async ({ params, request }) => {
      received.push([params.id, await request.json()])
      if (params.id !== String(aysel.id) || !refusal) return new HttpResponse(undefined, { status: 204 })
      return HttpResponse.json(refusal, { status: 400 })
    }),
  )
  const { user } = await open([leyla, aysel, own])
  await user.click(await screen.findByRole('button', { name: 'Set the manager' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Set the manager of 3 people' }))
  expect(dialog.getByText('Will change: 2')).toBeInTheDocument()
  expect(dialog.getByText(/^Rauf Əliyev: this is your own record/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const manager = dialog.getByRole('combobox', { name: 'Manager' })
  expect(manager).toHaveAccessibleDescription(/Choose one/)
  expect(received).toEqual([])

  await user.type(manager, 'günəş{Enter}')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const managerId = personRecordSamples.find(({ name }) => name === 'Günəş')?.id
  const reason = /^Aysel Kərimova: .*already reports to/
  expect(await dialog.findByText(reason)).toBeInTheDocument()
  expect(received).toEqual([
    [String(leyla.id), { managerId, was: { managerId: leyla.managerId } }],
    [String(aysel.id), { managerId, was: { managerId: aysel.managerId } }],
  ])
  expect(manager).toHaveValue('Günəş Əliyeva')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText(reason)).toBeInTheDocument()
  expect(isSelected(/Aysel Kərimova/)).toBeChecked()
  expect(isSelected(/Leyla Əliyeva/)).not.toBeChecked()

  refusal = undefined
  await user.click(screen.getByRole('button', { name: 'Set the manager' }))
  const again = within(await screen.findByRole('dialog', { name: 'Set the manager of 1 person' }))
  expect(again.getByRole('combobox', { name: 'Manager' })).toHaveValue('Günəş Əliyeva')
  await user.click(again.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('1 record changed')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(isSelected(/Aysel Kərimova/)).not.toBeChecked())
})

it('a bulk change moves people to a room, skips those who sit there already, and stops when the network fails', async () => {
  const received: unknown[] = []
  server.use(
    http.patch(`*${changeRecord.path}`, ({ params }) => {
      received.push(params.id)
      return HttpResponse.error()
    }),
  )
  const there = personRecordSamples.filter(({ roomname }) => roomname === leyla.roomname).slice(0, 2)
  const others = personRecordSamples.filter(({ roomname }) => roomname !== leyla.roomname).slice(0, 2)
  const { user } = await open([...there, ...others])
  await user.click(await screen.findByRole('button', { name: 'Set the room' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Set the room of 4 people' }))
  const room = dialog.getByRole('combobox', { name: 'Room' })
  await within(room).findByRole('option', { name: leyla.roomname })
  await user.selectOptions(room, leyla.roomname)
  expect(dialog.getByText('Will change: 2')).toBeInTheDocument()
  expect(dialog.getAllByText(/: is already in this room$/)).toHaveLength(2)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  // The server may have received the one call that was made.
  expect(await dialog.findByText(/^1 person may have been changed/)).toBeInTheDocument()
  expect(dialog.getByText('1 person wasn’t changed and stays selected.')).toBeInTheDocument()
  const reasons = dialog.getAllByText(/: We couldn’t reach the server/)
  expect(reasons).toHaveLength(2)
  for (const [at, { name, surname }] of others.entries())
    expect(reasons[at]).toHaveTextContent(`${name} ${surname}`)
  expect(received).toHaveLength(1)
  expect(room).toHaveValue(leyla.roomname)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('1 person wasn’t changed and stays selected.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear the selection' }))
  expect(screen.queryByText(/stay selected/)).not.toBeInTheDocument()
})

it('the dialog shows the progress, stops by Escape after the running call, and names the changed people', async () => {
  const people = personRecordSamples.filter(({ leftAt, roomname }) => !leftAt && roomname !== leyla.roomname)
  const [first, second, third] = people
  if (!first || !second || !third) throw new Error('There are samples.')
  const answers: (() => void)[] = []
  server.use(
    http.patch(`*${changeRecord.path}`, async () => {
      await new Promise<void>((resolve) => answers.push(resolve))
      return new HttpResponse(undefined, { status: 204 })
    }),
  )
  const { user } = await open([first, second, third])
  await user.click(await screen.findByRole('button', { name: 'Set the room' }))
  const dialog = within(screen.getByRole('dialog'))
  const room = dialog.getByRole('combobox', { name: 'Room' })
  await within(room).findByRole('option', { name: leyla.roomname })
  await user.selectOptions(room, leyla.roomname)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('0 of 3 done')).toBeInTheDocument()
  await waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.()
  await waitFor(() => expect(dialog.getByRole('progressbar')).toHaveTextContent('1 of 3 done'))
  await waitFor(() => expect(answers).toHaveLength(2))
  await user.keyboard('{Escape}')
  answers[1]?.()
  expect(await dialog.findByText('2 records changed')).toBeInTheDocument()
  expect(dialog.getByText(`${fullNameOf(first)}; ${fullNameOf(second)}`)).toBeInTheDocument()
  expect(dialog.getByText(`${fullNameOf(third)}: the change was stopped`)).toBeInTheDocument()
  expect(answers).toHaveLength(2)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('names the first ten of many people, and how many more there are', async () => {
  const people = personRecordSamples.filter(({ leftAt }) => !leftAt).slice(0, 14)
  const { user } = await open(people)
  await user.click(await screen.findByRole('button', { name: 'Set the room' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Set the room of 14 people' }))
  expect(dialog.getByText('Will change: 14')).toBeInTheDocument()
  expect(dialog.getAllByRole('listitem')).toHaveLength(11)
  expect(dialog.getAllByRole('listitem').at(-1)).toHaveTextContent('and 4 more')
})

it('a bulk invitation goes to people without an account or without a password, and the dialog names the others', async () => {
  const [first, second, third, fourth] = personRecordSamples.filter(({ account }) => !account)
  if (!first || !second || !third || !fourth) throw new Error('There are samples.')
  const invited = { ...third, account: { ...(leyla.account as object), id: 700, state: 'invited' } }
  const people = [first, { ...second, email: '' }, invited, { ...fourth, leftAt: '2026-11-01T08:00:00.000Z' }]
  const received: string[] = []
  server.use(
    http.get(`*${listRecords.path}`, () => HttpResponse.json({ people: [...people, leyla], accounts: [] })),
    http.post(`*${openAccount.path}`, async ({ params, request }) => {
      received.push(`${params.id} ${JSON.stringify(await request.json())}`)
      return new HttpResponse(undefined, { status: 204 })
    }),
    http.post(`*${inviteAgain.path}`, ({ params }) => {
      received.push(`again ${params.id}`)
      return new HttpResponse(undefined, { status: 204 })
    }),
  )
  const { user } = await open([first, second, third, fourth, leyla])
  await user.click(await screen.findByRole('button', { name: 'Invite' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite 5 people' }))
  expect(dialog.getByText('Will be invited: 1')).toBeInTheDocument()
  expect(dialog.getByText(/^Will get a new invitation.*: 1$/)).toBeInTheDocument()
  expect(dialog.getByText('Leyla Əliyeva: the account is active')).toBeInTheDocument()
  expect(dialog.getByText(/: the record has no email$/)).toBeInTheDocument()
  expect(dialog.getByText(/: has left$/)).toBeInTheDocument()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Language of the emails' }), 'Azerbaijani')
  await user.click(dialog.getByRole('button', { name: 'Invite' }))
  expect(await screen.findByText('2 invitations are on their way')).toBeInTheDocument()
  await waitFor(() => expect(received).toEqual([`${first.id} {"language":"AZ"}`, 'again 700']))
})

it('the dialog says that the selection has no person to change', async () => {
  const { user } = await open([leyla])
  await user.click(await screen.findByRole('button', { name: 'Invite' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Invite' }))
  expect(await screen.findByText(/^No one in the selection would change/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByText(/^No one in the selection would change/)).not.toBeInTheDocument()
})
