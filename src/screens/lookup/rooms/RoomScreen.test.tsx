import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { badgeSample, badgeSamples } from '@atrium/contract/people/samples'
import { screen, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()
const [person] = staffSamples.map(staffUserSample)
const colleague = { signedInAs: person as NonNullable<typeof person> }

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const cards = () => screen.findAllByRole('article')
const answerWith = (people: object[]) =>
  server.use(http.get('*/api/employees/room/:roomname/', () => HttpResponse.json(people)))

it('shows who sits in the room and what they work with, with the counts', async () => {
  await renderRoute('/rooms/G%C3%B6yg%C3%B6l')
  expect(await heading('Room Göygöl')).toBeInTheDocument()
  const [leyla] = await cards()
  expect(await cards()).toHaveLength(7)
  expect(leyla).toHaveTextContent('Leyla Əliyeva')
  expect(leyla).toHaveTextContent('Lenovo ThinkPad T14 Laptop')
  expect(screen.getByRole('img', { name: /^Leyla Əliyeva, Günəş Əliyeva, / })).toHaveTextContent('LƏLeyla')
  expect(screen.getByText('employees').closest('li')).toHaveTextContent('7 employees')
  expect(screen.getByText('computers').closest('li')).toHaveTextContent('7 computers')
  expect(screen.getByText('monitors').closest('li')).toHaveTextContent('2 monitors')
  expect(document.title).toBe('Room Göygöl · Caspora')
})

it.each([
  ['/rooms/Server%202%2F1', 'Room Server 2/1', 'Dmitry Volkov'],
  ['/rooms/D%C9%99st%C9%99k%20m%C9%99rk%C9%99zi', 'Room Dəstək mərkəzi', 'Kamran Abbasov'],
  ['/rooms/Şahdağ', 'Room Şahdağ', 'Elvin Rzayev'],
  ['/rooms/sahdag', 'Room Şahdağ', 'Elvin Rzayev'],
])('finds the room of %s', async (address, name, somebody) => {
  await renderRoute(address)
  expect(await heading(name)).toBeInTheDocument()
  expect((await cards())[0]).toHaveTextContent(somebody)
})

it('says “no computer info” of who has none', async () => {
  await renderRoute('/rooms/Server%202%2F1')
  const card = within((await cards()).at(-1) as HTMLElement)
  expect(card.getByRole('heading', { name: 'Ceyhun Manafov' })).toBeInTheDocument()
  expect(card.getByText('no computer info')).toBeInTheDocument()
  expect(screen.getAllByText('no computer info')).toHaveLength(1)
})

it('sorts by the number in the id, whatever the order of the answer', async () => {
  answerWith(
    ['DEV12', 'DEV7', 'DEV100'].map((idnumber, place) => ({ id: place + 1, idnumber, computerinfo: [] })),
  )
  await renderRoute('/rooms/A')
  expect((await cards()).map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'DEV7',
    'DEV12',
    'DEV100',
  ])
})

it('leads to the badge of each person, and a colleague to the plate of the door', async () => {
  await renderRoute('/rooms/Server%202%2F1', colleague)
  expect(await screen.findByRole('link', { name: 'Dmitry Volkov' })).toHaveAttribute(
    'href',
    '/employee-qr/DEV29',
  )
  expect(screen.getByRole('link', { name: 'Print the door plate' })).toHaveAttribute(
    'href',
    '/staff/labels?kind=door&of=Server+2%2F1',
  )
})

it('offers a stranger the badges alone', async () => {
  await renderRoute('/rooms/Server%202%2F1')
  expect(await screen.findByRole('link', { name: 'Dmitry Volkov' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Print/ })).not.toBeInTheDocument()
})

it('does not count computers that are hidden, nor say that there are none', async () => {
  answerWith([{ id: 7, idnumber: 'DEV7', name: 'Leyla', surname: 'Əliyeva' }])
  await renderRoute('/rooms/A')
  expect(await cards()).toHaveLength(1)
  expect(screen.getByText('employee').closest('li')).toHaveTextContent('1 employee')
  expect(screen.queryByText(/computer/)).not.toBeInTheDocument()
})

it('holds sixty people', async () => {
  const [one] = badgeSamples.map((sample) => badgeSample(sample, 'EN'))
  answerWith(Array.from({ length: 60 }, (_none, id) => ({ ...one, id: id + 1, idnumber: `DEV${id + 1}` })))
  await renderRoute('/rooms/A')
  expect(await cards()).toHaveLength(60)
})

it('says who may see the people of a room where they are hidden from strangers', async () => {
  server.use(http.get('*/api/employees/room/:roomname/', () => HttpResponse.json({}, { status: 401 })))
  await renderRoute('/rooms/Server%202%2F1')
  expect(await screen.findByText('Only colleagues can see who sits here')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/staff/login?next=%2Frooms%2FServer%25202%252F1',
  )
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

it('says that there is no such room, and leads to all of them', async () => {
  await renderRoute('/rooms/Nowhere')
  expect(await heading('There is no room “Nowhere”')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All rooms' })).toHaveAttribute('href', '/rooms')
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

it('says that nobody sits there', async () => {
  answerWith([])
  await renderRoute('/rooms/A')
  expect(await screen.findByText('No one sits in this room yet')).toBeInTheDocument()
  expect(screen.getByText('employees').closest('li')).toHaveTextContent('0 employees')
})

it('gives the empty list of a failed call, says so, and loads on Retry', async () => {
  server.use(
    http.get('*/api/employees/room/:roomname/', () => new HttpResponse('<html>', { status: 502 }), {
      once: true,
    }),
  )
  const { user } = await renderRoute('/rooms/G%C3%B6yg%C3%B6l')
  expect(await screen.findByRole('alert')).toHaveTextContent('The people of this room didn’t load')
  expect(screen.getByRole('heading', { level: 1, name: 'Room Göygöl' })).toBeInTheDocument()
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await cards()).toHaveLength(7)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
})

it('says while it waits what it waits for', async () => {
  server.use(http.get('*/api/employees/room/:roomname/', () => delay('infinite')))
  await renderRoute('/rooms/A')
  expect(await screen.findByText('Loading the people of this room')).toBeInTheDocument()
})

it('writes the heading as each language does', async () => {
  await renderRoute('/rooms/Server%202%2F1', { language: 'AZ' })
  expect(await heading('Server 2/1 otağı')).toBeInTheDocument()
  expect(await screen.findByText('kompüter məlumatı yoxdur')).toBeInTheDocument()
})
