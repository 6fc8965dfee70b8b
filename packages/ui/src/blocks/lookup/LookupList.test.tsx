import { fullNameOf } from '@atrium/contract/people'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { peopleSamples, roomCardSamples } from '#testing/recordSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { LookupList } from './LookupList.tsx'
import { planDesks } from './planDesks.ts'
import { RoomCards } from './RoomCards.tsx'
import { RoomPeople } from './RoomPeople.tsx'
import { RoomPlan } from './RoomPlan.tsx'
import { RoomSearch } from './RoomSearch.tsx'

function Search({ onSearch }: { onSearch: (text: string) => void }) {
  const [value, setValue] = useState('')
  const search = (text: string) => {
    onSearch(text)
    setValue(text)
  }
  return <RoomSearch {...roomCardSamples} query={value} onSearch={search} />
}

it('shows the figures and the actions of a colleague above a list', async () => {
  renderUi(
    <LookupList
      heading="Room Göygöl"
      figures={[
        { label: 'employees', value: 7 },
        { label: 'computer', value: 1 },
      ]}
      actions={[{ label: 'Print the door plate', href: '/staff/labels?kind=door' }]}
    >
      <p>The list</p>
    </LookupList>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Room Göygöl' })).toBeInTheDocument()
  expect(screen.getByText('employees').closest('li')).toHaveTextContent(/^7 employees$/)
  expect(screen.getByText('computer').closest('li')).toHaveTextContent(/^1 computer$/)
  expect(screen.getByRole('link', { name: 'Print the door plate' })).toHaveAttribute(
    'href',
    '/staff/labels?kind=door',
  )
})

it('links to each room, with its counts', async () => {
  renderUi(
    <LookupList heading="Rooms">
      <RoomCards {...roomCardSamples} />
    </LookupList>,
  )
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toContainEqual(['Server 2/1', '/rooms/Server%202%2F1'])
  expect(links).toHaveLength(4)
  expect(screen.getByText('Busy until 16:00, then free').closest('li')).toHaveTextContent(/^Kəpəz/)
  expect(screen.getByText('5 people').closest('li')).toHaveTextContent('Server 2/1')
  expect(screen.getByText('5 people').closest('li')).toHaveTextContent('8 computers')
})

it('draws as many desks in the card of a large room as one can tell apart', () => {
  const { container } = renderUi(
    <RoomCards {...roomCardSamples} rooms={[{ roomname: 'Hall', employees: 300, computers: 300 }]} />,
  )
  expect(container.querySelectorAll('g')).toHaveLength(40)
})

it.each([
  ['a desk with a chair for each person', { people: 3, computers: 4, monitors: 1 }, [5, 3, 3]],
  [
    'a desk without a chair for each computer of an empty room',
    { people: 0, computers: 2, monitors: 0 },
    [2, 2],
  ],
  ['an empty room', { people: 0, computers: 0, monitors: 0 }, []],
])('draws %s', (_what, counts, shapes) => {
  const { container } = renderUi(<RoomPlan desks={planDesks(counts)} />)
  expect([...container.querySelectorAll('g')].map((desk) => desk.children.length)).toEqual(shapes)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

it('shows who sits at which desk', () => {
  const desk = { hasChair: true, computers: 1, monitors: 0 }
  const names = ['Leyla Əliyeva', 'Konstantin-Aleksandr Şirinov']
  renderUi(<RoomPlan isLarge desks={[...names.map((name) => ({ ...desk, name })), desk]} />)
  const plan = screen.getByRole('img', { name: 'Leyla Əliyeva, Konstantin-Aleksandr Şirinov' })
  expect([...plan.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual(names)
  expect([...plan.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    'LƏ',
    'Leyla',
    'KŞ',
    'Konstantin…',
  ])
})

it('gives a person the colour of their avatar on the plan', () => {
  const desk = { hasChair: true, computers: 1, monitors: 0 }
  const { container } = renderUi(
    <RoomPeople people={peopleSamples} hrefOf={(idnumber) => `/employee-qr/${idnumber}`} />,
  )
  const colours = [...container.querySelectorAll('[data-initials]')]
    .slice(0, 2)
    .map((avatar) => avatar.getAttribute('data-colour'))
  const names = peopleSamples.slice(0, 2).map(fullNameOf)
  renderUi(<RoomPlan desks={names.map((name) => ({ ...desk, name }))} />)
  const chairs = screen.getByRole('img', { name: names.join(', ') }).querySelectorAll('.chair')
  expect([...chairs].map((chair) => chair.getAttribute('data-colour'))).toEqual(colours)
})

it('shows the people of a room and their computers', async () => {
  renderUi(
    <LookupList heading="Room Göygöl">
      <RoomPeople people={peopleSamples} hrefOf={(idnumber) => `/employee-qr/${idnumber}`} />
    </LookupList>,
  )
  const [leyla, ceyhun, unnamed] = screen.getAllByRole('article').map((card) => within(card))
  expect(leyla?.getByRole('link', { name: 'Leyla Əliyeva' })).toHaveAttribute('href', '/employee-qr/DEV7')
  expect(leyla?.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Lenovo ThinkPad T14 Laptop',
    'Dell UltraSharp U2723QE Monitor',
  ])
  expect(leyla?.queryByText('no computer info')).not.toBeInTheDocument()
  expect(ceyhun?.getByText('no computer info')).toBeInTheDocument()
  // Hidden from the reader: neither a computer, nor that there is none, nor the number twice.
  expect(unnamed?.queryByText('no computer info')).not.toBeInTheDocument()
  expect(unnamed?.getAllByText('DEV40')).toHaveLength(1)
  expect(unnamed?.getByRole('heading', { level: 2, name: 'DEV40' })).toBeInTheDocument()
})

it('searches while the person types', async () => {
  const onSearch = jest.fn()
  const { user } = renderUi(<Search onSearch={onSearch} />)
  const field = within(screen.getByRole('search')).getByRole('searchbox', { name: 'Find a room' })
  await user.type(field, 'xez')
  expect(onSearch.mock.calls).toEqual([['x'], ['xe'], ['xez']])
})
