import type { Badge } from '@atrium/contract/people'
import { screen, within } from '@testing-library/react'
import { badgeSample, hiddenBadgeSample } from '#testing/recordSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { BadgeRecord } from './BadgeRecord.tsx'
import { FoundBadge } from './FoundBadge.tsx'

const hrefs = {
  room: (roomname: string) => `/rooms/${encodeURIComponent(roomname)}`,
  signIn: '/staff/login?next=%2Femployee-qr%2FDEV7',
}
const record = (employee: Partial<Badge> = {}) => (
  <BadgeRecord hrefs={hrefs} employee={{ ...badgeSample, ...employee }} />
)

const shownAs = (label: string) => {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === label)
  return within(term?.nextElementSibling as HTMLElement)
}

it('shows every fact under its name, with links to mail, call and the room', async () => {
  renderUi(record())
  expect(screen.getByRole('heading', { level: 1, name: 'Leyla Əliyeva' })).toBeInTheDocument()
  expect(screen.getByText('Project manager')).toBeInTheDocument()
  expect(shownAs('ID number').getByText('DEV7')).toBeInTheDocument()
  expect(shownAs('Email').getByRole('link')).toHaveAttribute('href', 'mailto:leyla.aliyeva@caspora.example')
  expect(shownAs('Phone').getByRole('link')).toHaveAttribute('href', 'tel:+994500000001')
  expect(shownAs('Room').getByRole('link', { name: 'Göygöl' })).toHaveAttribute(
    'href',
    '/rooms/G%C3%B6yg%C3%B6l',
  )
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

it('opens a list, and shows a single text', async () => {
  const { user } = renderUi(record())
  const languages = shownAs('Languages')
  expect(languages.getByText('English')).not.toBeVisible()
  await user.click(languages.getByText('Azerbaijani', { selector: 'summary *' }))
  expect(languages.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Russian',
    'English',
  ])
  expect(languages.getByText('English')).toBeVisible()
  expect(languages.getByText('and 2 more')).toBeInTheDocument()
  expect(shownAs('Extension').getByText('107')).toBeVisible()
})

it('shows a list of one as a text, and nothing for an empty one', () => {
  const info = ['107', ['AZ'], [], '', ['', 'RU']]
  renderUi(record({ otherinfo: info.map((description, place) => ({ name: `n${place}`, description })) }))
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms.slice(-3)).toEqual(['n0', 'n1', 'n4'])
  expect(['n0', 'n1', 'n4'].map((term) => shownAs(term).getByText(/./).textContent)).toEqual([
    '107',
    'AZ',
    'RU',
  ])
})

it.each([
  ['nothing is hidden', {}, false],
  ['what is empty is not hidden', { email: '', computerinfo: [], otherinfo: [] }, false],
  ['the number is hidden', { number: undefined }, true],
  ['a serial number is hidden', { computerinfo: [{ name: 'Dell', type: 'Laptop' }] }, true],
])('mentions the sign-in where details are hidden: %s', (_what, employee, isMentioned) => {
  renderUi(record(employee as Partial<Badge>))
  expect(screen.queryAllByRole('link', { name: 'Sign in' })).toHaveLength(isMentioned ? 1 : 0)
})

it('lists the computers with their types and serials', () => {
  renderUi(record())
  const computers = within(screen.getByRole('region', { name: 'Equipment' }))
  expect(computers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Lenovo ThinkPad T14LaptopSerial number T0016RT',
    'Dell UltraSharp U2723QEMonitorSerial number D003FKY',
  ])
})

it('shows that a person has no computer, and hides hidden serials', () => {
  const { rerender } = renderUi(record({ computerinfo: [] }))
  expect(screen.getByText('no computer info')).toBeInTheDocument()
  rerender(record({ computerinfo: [{ name: 'Dell XPS 13', type: 'Laptop' }] }))
  expect(screen.getByText('Dell XPS 13')).toBeInTheDocument()
  expect(screen.queryByText(/Serial number/)).not.toBeInTheDocument()
})

it('renders no empty parts for hidden data, and links to the sign-in', async () => {
  renderUi(<BadgeRecord hrefs={hrefs} employee={{ ...hiddenBadgeSample, email: '', roomname: '' }} />)
  expect(screen.getAllByRole('term')).toHaveLength(1)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  expect(screen.getByText(/Only colleagues can see some details/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/staff/login?next=%2Femployee-qr%2FDEV7',
  )
})

it('shows the contacts of the company to the finder of a badge', async () => {
  renderUi(<FoundBadge />)
  const found = within(screen.getByRole('region', { name: 'Found this badge?' }))
  expect(found.getByRole('link', { name: '+994 12 000 00 00' })).toHaveAttribute('href', 'tel:+994120000000')
  expect(found.getByRole('link', { name: /^hello@\s?caspora\.example$/ })).toHaveAttribute(
    'href',
    'mailto:hello@caspora.example',
  )
})
