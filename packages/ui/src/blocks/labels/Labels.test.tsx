import { screen, within } from '@testing-library/react'
import { badgeSamples, cardSamples, deskSample, doorSamples } from '#testing/labelSamples.ts'
import { readCode } from '#testing/readCode.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { LabelSheets } from './LabelSheets.tsx'
import { LabelsDesk } from './LabelsDesk.tsx'
import { LabelsPage } from './LabelsPage.tsx'
import { LabelsSkeleton } from './LabelsSkeleton.tsx'

const { chooser, sheets } = deskSample

it('shows what a badge says, and a code that a camera reads', async () => {
  renderUi(<LabelSheets {...sheets} labels={badgeSamples(2)} />)
  const [first, second] = within(screen.getByRole('list', { name: 'Sheet 1 of 1' })).getAllByRole('listitem')
  expect(first).toHaveTextContent('CasporaLeyla ƏliyevaLayihə meneceriDEV1')
  expect(second).toHaveTextContent('Екатерина Королёва')
  expect(readCode(screen.getByRole('img', { name: 'QR code: Leyla Əliyeva' }))).toBe(
    'https://caspora.example/employee-qr/DEV1',
  )
})

it('shows what a door plate says: the room and what the code is for, no people', () => {
  renderUi(<LabelSheets {...sheets} kind="door" labels={doorSamples} />)
  expect(screen.getAllByRole('list')).toHaveLength(2)
  const [plate] = within(screen.getByRole('list', { name: 'Sheet 2 of 2' })).getAllByRole('listitem')
  expect(plate).toHaveTextContent('CasporaDəstək mərkəziKodu oxudun və burada kimin işlədiyinə baxın')
  expect(readCode(screen.getByRole('img', { name: 'QR code: Server 2/1' }))).toBe(
    'https://caspora.example/rooms/Server%202%2F1',
  )
})

it('shows what a card says', () => {
  renderUi(<LabelSheets {...sheets} kind="card" labels={cardSamples(1)} />)
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'CasporaLeyla ƏliyevaLayihə meneceri' + 'leyla.aliyeva@caspora.examplecaspora.example',
  )
  expect(readCode(screen.getByRole('img'))).toBe('https://caspora.example/codes/leyla.aliyeva')
})

it('is one region to go past, whose labels hold no stops for the keyboard', async () => {
  const { user } = renderUi(<LabelsDesk {...deskSample} />)
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  expect(preview.getAllByRole('listitem')).toHaveLength(12)
  screen.getByRole('button', { name: 'Print' }).focus()
  await user.tab()
  expect(document.body).toHaveFocus()
})

it('hands over what is ticked, searched and pressed', async () => {
  const did = jest.fn()
  const note = (what: string) => () => did(what)
  const { user } = renderUi(
    <LabelsDesk
      {...deskSample}
      chooser={{
        ...chooser,
        onSearch: did,
        onChoose: did,
        onChooseAll: note('all'),
        onChooseNone: note('none'),
      }}
      onPrint={note('print')}
    />,
  )
  await user.click(screen.getByRole('checkbox', { name: /Leyla Əliyeva\s*DEV1 /i }))
  await user.type(screen.getByRole('searchbox', { name: 'Name, ID number, position or room' }), 'x')
  await user.click(screen.getByRole('button', { name: 'Choose all 12' }))
  await user.click(screen.getByRole('button', { name: 'Choose none' }))
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(did.mock.calls).toEqual([['DEV1', false], ['x'], ['all'], ['none'], ['print']])
})

it('says beside Print what to choose, before it is pressed', () => {
  const missing = { text: 'Tick the people whose badges you need.', isAsked: false }
  renderUi(<LabelsDesk {...deskSample} sheets={{ ...sheets, labels: [] }} missing={missing} />)
  const print = screen.getByRole('button', { name: 'Print' })
  expect(print).toHaveAttribute('aria-disabled', 'true')
  expect(print).toHaveAccessibleDescription(missing.text)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('says that nothing was found, and why nothing was printed', async () => {
  renderUi(
    <LabelsDesk
      {...deskSample}
      chooser={{ ...chooser, query: 'xyz', choices: [], nothingFound: 'Nothing found for “xyz”.' }}
      sheets={{ ...sheets, labels: [] }}
      summary="Nothing chosen"
      missing={{ text: 'Tick the people whose badges you need.', isAsked: true }}
    />,
  )
  expect(screen.getByText('Nothing found for “xyz”.')).toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Choose all 12' })).toBeDisabled()
  expect(screen.getByRole('alert')).toHaveTextContent('Tick the people whose badges you need.')
  expect(screen.getByText('The sheets appear here as soon as you choose people.')).toBeInTheDocument()
})

it('offers the kinds as links and a way on', async () => {
  renderUi(
    <LabelsPage
      heading="QR labels"
      lead="To be printed."
      kinds={{
        label: 'What to print',
        options: [
          { label: 'Badges', href: '#badge', isCurrent: true },
          { label: 'Cards', href: '#card', isCurrent: false },
        ],
      }}
      link={{ label: 'All rooms', href: '/rooms' }}
    >
      <LabelsSkeleton label="Loading the list of people" />
    </LabelsPage>,
  )
  const kinds = within(screen.getByRole('navigation', { name: 'What to print' }))
  expect(kinds.getByRole('link', { current: true })).toHaveTextContent('Badges')
  expect(kinds.getByRole('link', { name: 'Cards' })).toHaveAttribute('href', '#card')
  expect(screen.getByRole('status')).toHaveTextContent('Loading the list of people')
  expect(screen.getByRole('link', { name: 'All rooms' })).toHaveAttribute('href', '/rooms')
})
