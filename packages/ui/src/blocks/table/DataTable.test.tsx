import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { QuestionDialog } from '#blocks/staff/QuestionDialog.tsx'
import { narrowWindow } from '#testing/narrowWindow.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { peopleColumns, peopleSamples, type SampleRow, tableTexts } from '#testing/tableSamples.ts'
import {
  ContactLink,
  DataTable,
  type DataTableProps,
  initialTableState,
  RowMenu,
  type TableState,
} from './index.ts'

const people = peopleSamples(60)

interface SampleProps extends Partial<DataTableProps<SampleRow>> {
  start?: Partial<TableState>
}

function Sample({ start, ...props }: SampleProps) {
  const [state, setState] = useState({ ...initialTableState, ...start })
  return (
    <DataTable
      label="Employees"
      rows={people}
      columns={peopleColumns}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      state={state}
      onStateChange={setState}
      {...tableTexts}
      {...props}
    />
  )
}

const bulkActions = (ids: readonly string[]) => <button type="button">{`Invite ${ids.join(' ')}`}</button>

const firstNames = (count: number) =>
  screen
    .getAllByRole('rowheader')
    .slice(0, count)
    .map(({ textContent }) => textContent)

it('sorts up, down and not, and says so', async () => {
  const { user } = renderUi(<Sample />)
  const head = () => screen.getByRole('columnheader', { name: 'Hours' })
  const press = () => user.click(within(head()).getByRole('button'))
  const hours = () =>
    screen
      .getAllByRole('row')
      .slice(1, 4)
      .map((row) => row.textContent?.match(/0\d(\d+)20/)?.[1])
  await press()
  expect(head()).toHaveAttribute('aria-sort', 'ascending')
  expect(hours()).toEqual(['0', '2', '3'])
  await press()
  expect(head()).toHaveAttribute('aria-sort', 'descending')
  expect(hours()).toEqual(['99', '98', '96'])
  await press()
  expect(head()).not.toHaveAttribute('aria-sort')
  expect(firstNames(1)).toEqual(['Leyla Əliyeva'])
})

it('searches all columns for each word, and the lists for their value', async () => {
  const { user } = renderUi(<Sample start={{ page: 3 }} />)
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'TEST leyla')
  expect(screen.getByText('1–4 of 4')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Projects')
  expect(screen.getAllByRole('rowheader')).toHaveLength(1)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'All')
  expect(screen.getAllByRole('rowheader')).toHaveLength(4)
  await user.clear(screen.getByRole('searchbox'))
  expect(screen.getByText('1–25 of 60')).toBeVisible()
})

it('shows first the rows whose names begin with the search, marks the hit, and finds no row by a hidden column', async () => {
  const { user } = renderUi(<Sample start={{ hidden: ['position'] }} />)
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'test')
  expect(screen.getByRole('heading', { name: 'No results' })).toBeVisible()
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'el')
  expect(firstNames(3)).toEqual(['Elvin Rzayev', 'Elvin Rzayev 2', 'Elvin Rzayev 3'])
  expect(screen.getAllByRole('mark')[0]).toHaveTextContent(/^El$/)
  await user.click(
    within(screen.getByRole('columnheader', { name: 'Name' })).getByRole('button', { name: 'Name' }),
  )
  expect(firstNames(1)).toEqual(['Aysel Quliyeva'])
})

it('says that nothing was found, and clears the filters', async () => {
  const { user } = renderUi(<Sample start={{ search: 'nobody', filters: { team: 'IT' } }} />)
  expect(screen.getByRole('heading', { name: 'No results' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }))
  expect(screen.getByRole('table')).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveFocus()
})

it('does not count the filters of an untouched table, and Clear returns to them', async () => {
  const defaultFilters = { team: 'IT' }
  const { user } = renderUi(<Sample start={{ filters: defaultFilters }} defaultFilters={defaultFilters} />)
  const clear = { name: 'Clear the filters' }
  expect(screen.queryByRole('button', clear)).not.toBeInTheDocument()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Projects')
  await user.click(screen.getByRole('button', clear))
  expect(screen.getByRole('combobox', { name: 'Team' })).toHaveValue('IT')
  expect(screen.queryByRole('button', clear)).not.toBeInTheDocument()
})

it('leafs, and keeps the focus where the way ends', async () => {
  const { user } = renderUi(<Sample />)
  const status = screen.getByText('1–25 of 60')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(status).toHaveTextContent('26–50 of 60')
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '61')
  expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '27')
  await user.keyboard('{Enter}')
  expect(status).toHaveTextContent('51–60 of 60')
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'First page' }))
  expect(status).toHaveTextContent('1–25 of 60')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), 'All')
  expect(status).toHaveTextContent('1–60 of 60')
})

it('selects a row, the page and all that was found, counts them, and forgets them', async () => {
  const { user } = renderUi(<Sample bulkActions={bulkActions} />)
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows of this page' })
  await user.click(screen.getByRole('checkbox', { name: 'Select Leyla Əliyeva' }))
  expect(screen.getByText('1 row selected')).toHaveAttribute('role', 'status')
  expect(all.indeterminate).toBe(true)
  expect(screen.getByRole('button', { name: 'Invite DEV1' })).toBeVisible()
  await user.click(all)
  expect(screen.getByText('25 rows selected')).toBeVisible()
  expect(all).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Select all 60' }))
  expect(screen.getByText('60 rows selected')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear the selection' }))
  expect(screen.queryByText(/selected/)).not.toBeInTheDocument()
  expect(all).toHaveFocus()
})

it('says how many of the selected rows the search leaves out', async () => {
  const { user } = renderUi(<Sample bulkActions={bulkActions} start={{ selected: ['DEV1', 'DEV2'] }} />)
  await user.type(screen.getByRole('searchbox'), 'Orxan')
  expect(await screen.findByText('2 rows selected · 1 not in this list')).toBeVisible()
  await user.clear(screen.getByRole('searchbox'))
  expect(await screen.findByText('2 rows selected')).toBeVisible()
})

it('knows nothing of selected rows that are gone', () => {
  renderUi(<Sample bulkActions={bulkActions} start={{ selected: ['DEV2', 'GONE'] }} />)
  expect(screen.getByText('1 row selected')).toBeVisible()
})

it('hides and shows columns from a menu, by the keyboard', async () => {
  const { user } = renderUi(<Sample start={{ hidden: ['room'] }} />)
  expect(screen.queryByRole('columnheader', { name: 'Room' })).not.toBeInTheDocument()
  screen.getByRole('button', { name: 'Columns' }).focus()
  await user.keyboard('{Enter}')
  const position = await screen.findByRole('menuitemcheckbox', { name: 'Position' })
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  expect(position).toBeChecked()
  await waitFor(() => expect(position).toHaveAttribute('data-highlighted'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(position).not.toBeChecked())
  expect(screen.queryByText('Position', { selector: 'th *, th' })).not.toBeInTheDocument()
})

it('draws few of ten thousand rows, and all of them on paper', async () => {
  renderUi(<Sample rows={peopleSamples(1000)} start={{ size: 'all' }} />)
  expect(screen.getAllByRole('rowheader').length).toBeLessThan(60)
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001')
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getAllByRole('rowheader')).toHaveLength(1000)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeLessThan(60))
})

it('leads from the name of a row, and has its actions at the end', async () => {
  const did = jest.fn()
  const { user } = renderUi(
    <Sample
      currentId="DEV2"
      rowHref={({ id }) => `/staff/people/${id}`}
      rowActions={({ id, name }) => (
        <RowMenu label={`Actions for ${name}`} items={[{ label: 'Archive', onChoose: () => did(id) }]} />
      )}
    />,
  )
  expect(screen.getByRole('link', { name: 'Leyla Əliyeva' })).toHaveAttribute('href', '/staff/people/DEV1')
  expect(screen.getAllByRole('row')[2]).toHaveAttribute('aria-current', 'true')
  await user.click(screen.getByRole('button', { name: 'Actions for Leyla Əliyeva' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  expect(did).toHaveBeenCalledWith('DEV1')
})

/** A table whose rows can be archived, after a question. */
function Asking() {
  const [name, setName] = useState<string>()
  const close = () => setName(undefined)
  return (
    <main id="main" tabIndex={-1}>
      <Sample
        rowActions={({ name: of }) => (
          <RowMenu label={`Actions for ${of}`} items={[{ label: 'Archive', onChoose: () => setName(of) }]} />
        )}
      />
      {name && (
        <QuestionDialog
          title={`Archive ${name}?`}
          text="It can be restored."
          confirmLabel="Archive"
          cancelLabel="Keep"
          onConfirm={close}
          onCancel={close}
        />
      )}
    </main>
  )
}

it('has the focus on the button of the row again after a dialog that its menu opened', async () => {
  const { user } = renderUi(<Asking />)
  const button = screen.getByRole('button', { name: 'Actions for Leyla Əliyeva' })
  button.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(button).toHaveFocus())
})

it('is a list in a narrow window, with the lists behind a button that counts those that filter', async () => {
  narrowWindow()
  const { user } = renderUi(<Sample bulkActions={bulkActions} headingLevel={2} />)
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: 'Leyla Əliyeva' })).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Filters', expanded: false }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Team' }), 'IT')
  expect(screen.getByRole('button', { name: 'Filters: 1', expanded: true })).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'All')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Hours, descending')
  const [row] = within(screen.getByRole('list', { name: 'Employees' })).getAllByRole('listitem')
  expect(row).toHaveTextContent('Hours99')
  await user.click(within(row as HTMLElement).getByRole('checkbox'))
  expect(screen.getByText('1 row selected')).toBeVisible()
})

it('the list has two lines and the actions of each row, and the rest one press away', async () => {
  narrowWindow()
  const columns = peopleColumns.map((column) => ({
    ...column,
    inSummary: column.id === 'position' ? ({ team }: SampleRow) => team : column.id === 'hours',
    action: column.id === 'room' ? contact : undefined,
  }))
  const { user } = renderUi(<Sample columns={columns} rowHref={({ id }) => `/people/${id}`} />)
  const [row] = within(screen.getByRole('list', { name: 'Employees' })).getAllByRole('listitem')
  const inRow = within(row as HTMLElement)
  expect(inRow.getByText('IT · Hours: 0')).toBeVisible()
  expect(inRow.getByRole('link', { name: 'Leyla Əliyeva' })).toHaveAttribute('href', '/people/DEV1')
  expect(inRow.getByRole('link', { name: 'Call Leyla Əliyeva' })).toHaveAttribute('href', 'tel:+994501234567')
  expect(inRow.getByText('2010-01-10')).not.toBeVisible()
  await user.click(inRow.getByLabelText('More about Leyla Əliyeva'))
  expect(inRow.getByText('2010-01-10')).toBeVisible()
})

const contact = ({ name }: SampleRow) => (
  <ContactLink kind="call" to="+994 50 123 45 67" label={`Call ${name}`} />
)

it('is a skeleton, a failure or a message in place of rows', () => {
  const { rerender } = renderUi(<Sample isLoading rows={[]} />)
  expect(screen.getByText('The employees are loading')).toBeInTheDocument()
  rerender(<Sample failure={<p role="alert">Failed</p>} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Failed')
  rerender(<Sample rows={[]} emptyAction={<a href="/new">Add one</a>} />)
  expect(screen.getByRole('heading', { name: 'No employees yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add one' })).toBeVisible()
})
