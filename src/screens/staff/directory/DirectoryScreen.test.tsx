import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { listColleagues } from '@atrium/contract/people'
import { colleagueSamples } from '@atrium/contract/people/samples'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const [leyla] = staffSamples
if (!leyla) throw new Error('There is no sample person.')
const signedInAs = staffUserSample(leyla)

const open = (query = '') => renderRoute(`/staff/directory${query}`, { signedInAs, language: 'EN' })

async function showColumns(user: UserEvent, ...names: string[]) {
  await user.click(await screen.findByRole('button', { name: 'Columns' }))
  for (const name of names) await user.click(await screen.findByRole('menuitemcheckbox', { name }))
  await user.keyboard('{Escape}')
}

it('finds a colleague in spite of other letters, with room, manager, absence and shared birthday', async () => {
  const colleagues = colleagueSamples('EN').map((one) =>
    one.surname === 'Sokolova' ? { ...one, awayUntil: '2026-11-30', birthday: '03-08' } : one,
  )
  server.use(http.get(`*${listColleagues.path}`, () => HttpResponse.json(colleagues)))
  const { user } = await open()
  await showColumns(user, 'Manager', 'Birthday')
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'sokolova')
  const row = (await screen.findByText('30 November 2026')).closest('tr, li') as HTMLElement
  expect(row).toHaveTextContent(/Irina Sokolova.*Rauf Əliyev.*8 March/)
  expect(within(row).getByRole('link', { name: 'Irina Sokolova' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/employee-qr\/DEV\d+$/),
  )
  // The marked part is an element of its own.
  expect(within(row).getByRole('link', { name: /^irina\. ?sokolova ?@caspora\.example$/ })).toHaveAttribute(
    'href',
    'mailto:irina.sokolova@caspora.example',
  )
})

it('keeps a text that is typed into the search while the colleagues load', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.use(
    http.get(`*${listColleagues.path}`, async () => {
      await answered
      return HttpResponse.json(colleagueSamples('EN'))
    }),
  )
  const { user } = await open()
  const search = await screen.findByRole('searchbox', { name: 'Search' })
  await user.type(search, 'sokolova')
  answer()
  expect(await screen.findByRole('rowheader', { name: 'Irina Sokolova' })).toBeVisible()
  expect(search).toHaveFocus()
  expect(search).toHaveValue('sokolova')
})

it('finds a manager by name, and not the reports, whose column is hidden', async () => {
  const { user } = await open()
  await screen.findByRole('rowheader', { name: 'Leyla Əliyeva' })
  const search = screen.getByRole('searchbox', { name: 'Search' })
  await user.type(search, 'rauf')
  const table = screen.getByRole('table', { name: 'Colleagues' })
  const names = () =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
  await waitFor(() => expect(names()).toEqual(['Rauf Əliyev']))
  await user.clear(search)
  await user.type(search, 'əli')
  await waitFor(() => expect(names()[0]).toMatch(/ Əli/))
})

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

it('shows the columns that a person chose, also after a reload, and keeps the address', async () => {
  const { user, unmount } = await open('?q=aliyeva')
  await screen.findByRole('rowheader', { name: 'Leyla Əliyeva' })
  expect(heads()).not.toContain('Unit')
  await showColumns(user, 'Unit', 'Room')
  expect(heads()).toContain('Unit')
  expect(heads()).not.toContain('Room')
  expect(window.location.search).toBe('?q=aliyeva')
  unmount()
  await open()
  await screen.findByRole('rowheader', { name: 'Leyla Əliyeva' })
  expect(heads()).toContain('Unit')
  expect(heads()).not.toContain('Room')
})

it('opens an address of an earlier version, which has columns and selected rows', async () => {
  await open('?hide=room&q=sokolova&sel=DEV7')
  expect(await screen.findByRole('rowheader', { name: 'Irina Sokolova' })).toBeVisible()
  expect(heads()).toContain('Room')
})

it('has the search and the order in the address, and goes back to another order, not to each letter', async () => {
  const { user } = await open('?lng=en')
  const visit = jest.spyOn(window.history, 'pushState')
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'al')
  expect(window.location.search).toBe('?lng=en&q=al')
  expect(visit).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: /^Name/ }))
  expect(window.location.search).toBe('?lng=en&sort=name&q=al')
  window.history.back()
  await waitFor(() => expect(window.location.search).toBe('?lng=en&q=al'))
  visit.mockRestore()
})

it('the chart shows managers and their people, and opens and closes with the keyboard', async () => {
  const { user } = await open('?view=chart')
  const chart = within(await screen.findByRole('list', { name: 'Reporting lines' }))
  const manager = chart.getByRole('button', { name: 'Show the reports of Leyla Əliyeva' })
  expect(chart.getByRole('button', { name: 'Show the reports of Rauf Əliyev' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  const led = colleagueSamples('EN').find(({ managerId }) => managerId === 7)
  const name = `${led?.name} ${led?.surname}`
  expect(chart.queryByRole('link', { name })).not.toBeInTheDocument()
  // A company of thousands is not drawn before the chart is opened.
  expect(chart.queryByText(name)).not.toBeInTheDocument()
  manager.focus()
  await user.keyboard('{Enter}')
  expect(chart.getByRole('link', { name })).toBeInTheDocument()
  await user.keyboard(' ')
  expect(chart.queryByRole('link', { name })).not.toBeInTheDocument()
})

it('keeps everybody of a circle of managers in the chart', async () => {
  const [one, other] = colleagueSamples('EN')
  if (!one || !other) throw new Error('There are two colleagues at the least.')
  const circle = [
    { ...one, managerId: other.id },
    { ...other, managerId: one.id },
  ]
  server.use(http.get(`*${listColleagues.path}`, () => HttpResponse.json(circle)))
  await open('?view=chart')
  const chart = within(await screen.findByRole('list', { name: 'Reporting lines' }))
  expect(chart.getAllByRole('link')).toHaveLength(2)
})

it('says that the colleagues did not load', async () => {
  server.use(http.get(`*${listColleagues.path}`, () => new HttpResponse(null, { status: 500 })))
  await open()
  expect(await screen.findByRole('heading', { name: 'The colleagues didn’t load' })).toBeInTheDocument()
})
