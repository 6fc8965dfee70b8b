import { getProfile } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { getRoomPlan, movePeople } from '@atrium/contract/rooms'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { clearStaffValues } from '#hooks/useTabState.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()
beforeEach(() => clearStaffValues())

const rauf = staffSamples[1]
if (!rauf) throw new Error('There are two sample people at the least.')

async function open(path = '/staff/desk/rooms') {
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profileSample(rauf as never, 'EN'))))
  const rendered = await renderRoute(path, { signedInAs: staffUserSample(rauf as never) })
  return rendered
}

async function openBoard() {
  const rendered = await open()
  await screen.findByRole('region', { name: 'Göygöl' })
  return rendered
}

const room = (name: string) => within(screen.getByRole('region', { name }))
const leyla = 'Select Leyla Əliyeva'

it('shows the faces of the people in the rooms, and of those who have computers', async () => {
  const { user } = await openBoard()
  const inRoom = room('Göygöl').getByRole('checkbox', { name: leyla }).closest('li')
  expect(inRoom?.querySelector('[data-initials="LƏ"]')).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Computers' }))
  const [cell] = await screen.findAllByRole('cell', { name: 'Leyla Əliyeva' })
  expect(cell?.querySelector('[data-initials="LƏ"]')).toBeInTheDocument()
})

it('moves a person by keys, says each step, and keeps the focus on the person', async () => {
  const { user } = await openBoard()
  screen.getByRole('button', { name: 'Move Leyla Əliyeva' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByText(/^Leyla Əliyeva selected\. Room: Göygöl/)).toBeInTheDocument()
  await user.keyboard('{ArrowRight}{Escape}')
  expect(screen.getByText('Leyla Əliyeva stays. Room: Göygöl')).toBeInTheDocument()
  await user.keyboard(' {ArrowRight}')
  expect(screen.getByText('Room: Xəzər')).toBeInTheDocument()
  await user.keyboard('{Enter}')
  expect(await room('Xəzər').findByRole('checkbox', { name: leyla })).toBeInTheDocument()
  expect(room('Göygöl').queryByRole('checkbox', { name: leyla })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Move Leyla Əliyeva' })).toHaveFocus()
  expect(screen.getByText('Leyla Əliyeva moved. Room: Xəzər')).toBeInTheDocument()
})

it('moves a person into a room of many, draws its first people only, and puts the focus on the room', async () => {
  const people = Array.from({ length: 40 }, (_, place) => ({
    id: 1000 + place,
    name: `Aaron${place}`,
    surname: '',
    idnumber: `DEV${1000 + place}`,
    roomId: 2,
  }))
  const rooms = [
    { id: 1, name: 'Göygöl', capacity: null },
    { id: 2, name: 'Xəzər', capacity: null },
  ]
  const moved = { id: 1, name: 'Zohra', surname: '', idnumber: 'DEV1', roomId: 1 }
  let roomId = 1
  server.use(
    http.get(`*${getRoomPlan.path}`, () =>
      HttpResponse.json({ rooms, people: [...people, { ...moved, roomId }] }),
    ),
    http.post(`*${movePeople.path}`, () => {
      roomId = 2
      return HttpResponse.json({ rooms, people: [...people, { ...moved, roomId }] })
    }),
  )
  const { user } = await openBoard()
  expect(room('Xəzər').getAllByRole('checkbox')).toHaveLength(30)
  screen.getByRole('button', { name: 'Move Zohra' }).focus()
  await user.keyboard('{Enter}{ArrowRight}{Enter}')
  await waitFor(() => expect(screen.getByRole('region', { name: 'Xəzər' })).toHaveFocus())
  await user.click(room('Xəzər').getByRole('button', { name: 'Show more (11 left)' }))
  expect(room('Xəzər').getByRole('checkbox', { name: 'Select Zohra' })).toBeInTheDocument()
})

it('puts a person back when the server refuses the move, says why, and moves on the next try', async () => {
  const { user } = await openBoard()
  server.use(
    http.post(`*${movePeople.path}`, () => HttpResponse.json({ message: 'Gone' }, { status: 404 }), {
      once: true,
    }),
  )
  screen.getByRole('button', { name: 'Move Leyla Əliyeva' }).focus()
  await user.keyboard('{Enter}{ArrowRight}{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Not moved.*The room or a person no longer exists/,
  )
  expect(await room('Göygöl').findByRole('checkbox', { name: leyla })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await room('Xəzər').findByRole('checkbox', { name: leyla })).toBeInTheDocument()
  expect(screen.queryByText('Not moved')).not.toBeInTheDocument()
})

it('moves the selected people, and leads to the labels of exactly these', async () => {
  const { user } = await openBoard()
  await user.type(screen.getByRole('searchbox', { name: /person or a room/ }), 'eliyev')
  expect(screen.queryByRole('region', { name: 'Server 2/1' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: leyla }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Rauf Əliyev' }))
  expect(screen.getByText('2 people selected')).toBeInTheDocument()
  const labels = screen.getByRole('link', { name: 'Print labels' })
  expect(labels).toHaveAttribute('href', '/staff/labels?kind=badge&of=DEV1&of=DEV7')
  await user.clear(screen.getByRole('searchbox', { name: /person or a room/ }))
  const target = screen.getByRole('combobox', { name: 'Move to…' })
  expect(target).toHaveDisplayValue('Choose a room')
  await user.click(screen.getByRole('button', { name: 'Move' }))
  expect(target).toHaveAccessibleDescription('Choose a room first.')
  await user.selectOptions(target, 'Qobustan')
  await user.click(screen.getByRole('button', { name: 'Move' }))
  expect(await screen.findByText('2 people moved. Room: Qobustan')).toBeInTheDocument()
  for (const name of [leyla, 'Select Rauf Əliyev'])
    expect(room('Qobustan').getByRole('checkbox', { name })).not.toBeChecked()
})

it('adds, renames and deletes a room, and asks first', async () => {
  const { user } = await openBoard()
  await user.click(screen.getByRole('button', { name: 'Add a room' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name on the door' }), 'XEZER')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const field = screen.getByRole('textbox', { name: 'Name on the door' })
  await waitFor(() => expect(field).toHaveAccessibleDescription('A room with this name already exists'))
  await user.clear(field)
  await user.type(field, 'Zirvə')
  const seats = screen.getByRole('textbox', { name: 'Capacity' })
  await user.type(seats, 'many{Enter}')
  await waitFor(() => expect(seats).toHaveAccessibleDescription(/number from 1 to 999/))
  await user.clear(seats)
  await user.type(seats, '12{Enter}')
  expect((await screen.findByRole('region', { name: 'Zirvə' })).textContent).toMatch(
    /meeting room for 12 people/,
  )
  await user.click(await screen.findByRole('button', { name: 'Actions for Zirvə' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByRole('dialog', { name: 'Delete Zirvə?' })).toHaveTextContent('No one sits there.')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Zirvə' })).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Actions for Kəpəz' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByRole('dialog', { name: 'Delete Kəpəz?' })).toHaveTextContent(
    '2 coming meetings will have no room.',
  )
})

it('gives a computer to a person, and shows where it has been', async () => {
  const { user } = await open('/staff/desk/rooms?view=computers&q=T480')
  const actions = { name: 'Actions for Lenovo ThinkPad T480, PF1HQ7W2' }
  expect(await screen.findByRole('row', { name: /T480/ })).toHaveTextContent('In store')
  await user.click(screen.getByRole('button', actions))
  await user.click(await screen.findByRole('menuitem', { name: 'Assign or return' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  const place = screen.getByRole('combobox', { name: 'Where it goes' })
  expect(place).toHaveAccessibleDescription('Choose where the computer is')
  await user.type(place, 'gunes')
  await user.click(await screen.findByRole('option', { name: 'Günəş Əliyeva · DEV8' }))
  await user.type(screen.getByRole('textbox', { name: 'Reason, for the history' }), 'Travels')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('row', { name: /T480/ })).toHaveTextContent('Günəş Əliyeva'))
  await user.click(screen.getByRole('button', actions))
  await user.click(await screen.findByRole('menuitem', { name: 'History' }))
  const history = await screen.findByRole('list', { name: 'Where it has been' })
  expect(within(history).getAllByRole('listitem')[0]).toHaveTextContent(/In store → Günəş Əliyeva.*Travels/)
  expect(history).toHaveTextContent('A new laptop took its place')
})
