import { screen, within } from '@testing-library/react'
import { badgeSamples, cardSamples, doorSamples, itemsOf } from '#testing/labelSamples.ts'
import { readCode } from '#testing/readCode.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { LabelSheets } from './LabelSheets.tsx'
import { LabelsDesk } from './LabelsDesk.tsx'
import { LabelsPage } from './LabelsPage.tsx'

const ids = badgeSamples(12).map(({ id }) => id)

function Desk({
  chosen = ids,
  choose = () => {},
}: {
  chosen?: string[]
  choose?: (ids: readonly string[]) => void
}) {
  return (
    <LabelsDesk
      kind="badge"
      items={itemsOf(badgeSamples(12))}
      isChosen={(id) => chosen.includes(id)}
      choose={choose}
    />
  )
}

it('shows what a badge says, and a code that a camera reads', async () => {
  renderUi(<LabelSheets kind="badge" labels={badgeSamples(2)} />)
  const [first, second] = within(screen.getByRole('list', { name: 'Sheet 1 of 1' })).getAllByRole('listitem')
  expect(first).toHaveTextContent('CasporaLeyla ƏliyevaLayihə meneceriDEV1')
  expect(second).toHaveTextContent('Екатерина Королёва')
  expect(readCode(screen.getByRole('img', { name: 'QR code: Leyla Əliyeva' }))).toBe(
    'https://caspora.example/employee-qr/DEV1',
  )
})

it('shows what a door plate says: the room and what the code is for, no people', () => {
  renderUi(<LabelSheets kind="door" labels={doorSamples} />, { lng: 'az' })
  expect(screen.getAllByRole('list')).toHaveLength(2)
  const [plate] = within(screen.getByRole('list', { name: 'Vərəq 2 / 2' })).getAllByRole('listitem')
  expect(plate).toHaveTextContent('CasporaDəstək mərkəziKodu skan edin və burada kimin işlədiyinə baxın')
  expect(readCode(screen.getByRole('img', { name: /Server 2\/1/ }))).toBe(
    'https://caspora.example/rooms/Server%202%2F1',
  )
})

it('shows what a card says', () => {
  renderUi(<LabelSheets kind="card" labels={cardSamples(1)} />)
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'CasporaLeyla ƏliyevaLayihə meneceri' + 'leyla.aliyeva@caspora.examplecaspora.example',
  )
  expect(readCode(screen.getByRole('img'))).toBe('https://caspora.example/codes/leyla.aliyeva')
})

it('is one region to go past, whose labels hold no stops for the keyboard', async () => {
  const { user } = renderUi(<Desk />)
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  expect(preview.getAllByRole('listitem')).toHaveLength(12)
  screen.getByRole('button', { name: 'Print' }).focus()
  await user.tab()
  expect(document.body).toHaveFocus()
})

it('chooses what is ticked, all that the search found, or none, and prints', async () => {
  const choose = jest.fn()
  window.print = jest.fn()
  const { user } = renderUi(<Desk choose={choose} />)
  await user.click(screen.getByRole('checkbox', { name: /Leyla Əliyeva\s*DEV1$/i }))
  expect(choose).toHaveBeenLastCalledWith(ids.slice(1))
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(choose).toHaveBeenLastCalledWith([])
  await user.type(screen.getByRole('searchbox', { name: /position or room/ }), 'leyla')
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  expect(screen.getByText('3 found')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Choose all 3' }))
  expect(choose).toHaveBeenLastCalledWith(ids)
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(window.print).toHaveBeenCalledTimes(1)
})

it('says beside Print what to choose, before and after it is pressed', async () => {
  const { user } = renderUi(<Desk chosen={[]} />)
  const print = screen.getByRole('button', { name: 'Print' })
  expect(print).toHaveAttribute('aria-disabled', 'true')
  expect(print).toHaveAccessibleDescription('Tick the people whose badges you need.')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByText('The sheets appear here as soon as you choose people.')).toBeInTheDocument()
  await user.click(print)
  expect(screen.getByRole('alert')).toHaveTextContent('Tick the people whose badges you need.')
})

it('says that nothing was found', async () => {
  const { user } = renderUi(<Desk />)
  await user.type(screen.getByRole('searchbox'), 'xyz')
  expect(screen.getByText('No results for “xyz”.')).toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Choose all 0' })).toBeDisabled()
})

it('offers the kinds as links and a way on', async () => {
  renderUi(
    <LabelsPage kind="badge" hrefOf={(kind) => `#${kind}`}>
      <LabelsDesk kind="badge" items={undefined} isChosen={() => false} choose={() => {}} />
    </LabelsPage>,
  )
  const kinds = within(screen.getByRole('navigation', { name: 'What to print' }))
  expect(kinds.getByRole('link', { current: true })).toHaveTextContent('Badges')
  expect(kinds.getByRole('link', { name: 'Cards' })).toHaveAttribute('href', '#card')
  expect(screen.getByRole('status')).toHaveTextContent('Loading the list of people')
  expect(screen.getByRole('link', { name: 'All rooms' })).toHaveAttribute('href', '/rooms')
})
