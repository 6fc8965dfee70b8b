import { screen, within } from '@testing-library/react'
import { foundBadgeSample, hiddenRecordSample, recordSample } from '#testing/recordSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { EmployeeRecord } from './EmployeeRecord.tsx'
import { EmployeeRecordSkeleton } from './EmployeeRecordSkeleton.tsx'
import { FoundBadge } from './FoundBadge.tsx'

const shownAs = (label: string) => {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === label)
  return within(term?.nextElementSibling as HTMLElement)
}

it('shows every fact under its name, with links to mail, call and the room', async () => {
  renderUi(<EmployeeRecord {...recordSample} />)
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
  const { user } = renderUi(<EmployeeRecord {...recordSample} />)
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

it('lists the computers with their types and serials', () => {
  renderUi(<EmployeeRecord {...recordSample} />)
  const computers = within(screen.getByRole('region', { name: 'Equipment' }))
  expect(computers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Lenovo ThinkPad T14LaptopSerial number T0016RT',
    'Dell UltraSharp U2723QEMonitorSerial number D003FKY',
  ])
})

it('shows that a person has no computer, and hides hidden serials', () => {
  const computers = recordSample.computers as NonNullable<typeof recordSample.computers>
  const { rerender } = renderUi(
    <EmployeeRecord {...recordSample} computers={{ ...computers, computers: [] }} />,
  )
  expect(screen.getByText('no computer info')).toBeInTheDocument()
  rerender(
    <EmployeeRecord
      {...recordSample}
      computers={{ ...computers, computers: [{ name: 'Dell XPS 13', type: 'Laptop' }] }}
    />,
  )
  expect(screen.getByText('Dell XPS 13')).toBeInTheDocument()
  expect(screen.queryByText(/Serial number/)).not.toBeInTheDocument()
})

it('renders no empty parts for hidden data, and links to the sign-in', async () => {
  renderUi(<EmployeeRecord {...hiddenRecordSample} />)
  expect(screen.getAllByRole('term')).toHaveLength(1)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  expect(screen.getByText(/for colleagues/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/staff/login?next=%2Femployee-qr%2FDEV7',
  )
})

it('shows the contacts of the company to the finder of a badge', async () => {
  renderUi(<FoundBadge {...foundBadgeSample} />)
  const found = within(screen.getByRole('region', { name: 'Found this badge?' }))
  expect(found.getByRole('link', { name: '+994 12 000 00 00' })).toHaveAttribute('href', 'tel:+994120000000')
  expect(found.getByRole('link', { name: /^hello@\s?caspora\.example$/ })).toHaveAttribute(
    'href',
    'mailto:hello@caspora.example',
  )
})

it('announces that it is loading', async () => {
  renderUi(<EmployeeRecordSkeleton label="Loading the employee" />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading the employee$/)
})
