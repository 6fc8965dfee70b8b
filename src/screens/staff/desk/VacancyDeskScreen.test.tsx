import { getProfile, permissionsOfRole } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import type { Language } from '@atrium/contract/core'
import { createVacancy, deleteVacancy, getVacancy, saveVacancy, type Vacancy } from '@atrium/contract/hiring'
import { vacancyDeskSamples } from '@atrium/contract/hiring/samples'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { baseApi } from '#api/baseApi.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const person = staffSamples.find(({ role }) => role === 'hr')
const sample = vacancyDeskSamples('2026-11-18').find(({ id }) => id === 2)
if (!person || !sample) throw new Error('There are samples.')

beforeEach(() => window.sessionStorage.clear())

const open = (path: string, language: Language = 'EN') => {
  const profile = { ...profileSample(person, language), permissions: permissionsOfRole.hr }
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profile)))
  return renderRoute(path, { signedInAs: staffUserSample(person), language })
}
const field = (name: string) => screen.findByRole('textbox', { name })
const fill = async (name: string, text: string) =>
  fireEvent.change(await field(name), { target: { value: text } })
const tab = (name: RegExp) => screen.getByRole('tab', { name })
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))
const confirm = async (user: UserEvent, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
/** Answers the vacancy as somebody else has left it. */
const answer = (vacancy: Vacancy) =>
  server.use(http.get(`*${getVacancy.path.replace(':id', '2')}`, () => HttpResponse.json(vacancy)))

it('a vacancy is written, translated beside the original, and published', async () => {
  const { user } = await open('/staff/desk/vacancies/new')
  await fill('Position', 'Tester')
  await fill('Sentence in the list', 'Tests what we build.')
  await fill('City', 'Baku')
  await fill('Country', 'Azerbaijan')
  await fill('Overview', 'You find faults first.')
  await fill('Responsibilities', '• Test each release\n2. Write down what fails\n\n')
  await press(user, 'Save the draft')
  const category = screen.getByRole('combobox', { name: 'Category' })
  await waitFor(() => expect(category).toHaveAccessibleDescription(/Choose a category/))
  await user.selectOptions(category, 'Development')
  await press(user, 'Save the draft')
  expect(await screen.findByRole('heading', { level: 1, name: 'Tester' })).toBeInTheDocument()
  expect(await field('Responsibilities')).toHaveValue('Test each release\nWrite down what fails')

  await press(user, 'Publish')
  expect(await screen.findByRole('alert')).toHaveTextContent('Still to write: Qualifications.')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  const missing = await field('Qualifications')
  await waitFor(() => expect(missing).toHaveAccessibleDescription(/Enter this text before you publish/))
  expect(missing).toHaveFocus()

  await fill('Qualifications', 'Patience')
  expect(tab(/EN Ready/)).toBeInTheDocument()
  await user.click(tab(/AZ Not written/))
  const panel = within(screen.getByRole('tabpanel', { name: /AZ/ }))
  expect(panel.getByText('You find faults first.')).toHaveAttribute('lang', 'en')
  fireEvent.change(panel.getByRole('textbox', { name: 'Position' }), { target: { value: 'Test mühəndisi' } })
  expect(tab(/AZ Incomplete/)).toBeInTheDocument()
  await press(user, 'Save')
  expect(await screen.findByText('Saved')).toBeInTheDocument()
  await press(user, 'Publish')
  expect(await screen.findByRole('dialog')).toHaveTextContent('Not ready yet: Azerbaijani, Russian.')
  await confirm(user, 'Publish')
  expect(await screen.findByRole('button', { name: 'Close' })).toBeInTheDocument()
  expect(screen.getByText(/^Open. Published on/)).toBeInTheDocument()
})

it('the preview follows what is typed, in the language of the tab', async () => {
  const { user } = await open('/staff/desk/vacancies/2')
  const preview = await screen.findByRole('region', { name: 'As visitors see it: English' })
  await fill('Position', 'Head of projects')
  await waitFor(() =>
    expect(within(preview).getByRole('heading', { level: 3 })).toHaveTextContent('Head of projects'),
  )
  await user.click(tab(/RU/))
  const russian = await screen.findByRole('region', { name: 'As visitors see it: Russian' })
  expect(await within(russian).findByRole('heading', { name: 'Обязанности' })).toBeInTheDocument()
  expect(within(russian).queryByRole('link')).not.toBeInTheDocument()
  // A second time the texts are there already.
  await user.click(tab(/EN/))
  await user.click(tab(/RU/))
  expect(await within(russian).findByRole('heading', { name: 'Обязанности' })).toBeInTheDocument()
  await press(user, 'Hide the preview')
  expect(within(russian).queryByRole('heading', { level: 3 })).not.toBeInTheDocument()
})

it('what is typed survives a reload, and Discard removes it', async () => {
  const first = await open('/staff/desk/vacancies/2')
  await fill('City', 'Ganja')
  await waitFor(() => expect(screen.getByText('Not saved yet')).toBeInTheDocument())
  first.unmount()
  const { user } = await open('/staff/desk/vacancies/2')
  await waitFor(async () => expect(await field('City')).toHaveValue('Ganja'))
  expect(await field('Country')).toHaveValue('Azerbaijan')
  await press(user, 'Discard the changes')
  await waitFor(async () => expect(await field('City')).toHaveValue('Baku'))
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument()
})

it('a new vacancy that is not saved survives a lost network', async () => {
  server.use(http.post(`*${createVacancy.path}`, () => HttpResponse.error()))
  const first = await open('/staff/desk/vacancies/new')
  await fill('Position', 'Tester')
  await first.user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Design')
  await press(first.user, 'Save the draft')
  expect(await screen.findByRole('alert')).toHaveTextContent('It wasn’t saved')
  first.unmount()
  await open('/staff/desk/vacancies/new')
  await waitFor(async () => expect(await field('Position')).toHaveValue('Tester'))
})

it('a person whose colleague has saved meanwhile keeps the own text or takes theirs', async () => {
  const { user, store } = await open('/staff/desk/vacancies/2')
  await fill('City', 'Ganja')
  const theirs = { ...sample, revision: 2, places: 4 }
  answer(theirs)
  server.use(
    http.put(`*${saveVacancy.path.replace(':id', '2')}`, async ({ request }) => {
      const { revision } = (await request.json()) as { revision: number }
      if (revision < 2) return HttpResponse.json({ message: 'Changed meanwhile.' }, { status: 409 })
      return HttpResponse.json({ ...theirs, revision: 3 })
    }),
  )
  await press(user, 'Save')
  expect(await screen.findByText(/Changed: Places\. What you typed/)).toBeInTheDocument()
  expect(await field('City')).toHaveValue('Ganja')
  expect(await field('Places')).toHaveValue('4')
  await press(user, 'Keep mine')
  await press(user, 'Save')
  expect(await screen.findByText('Saved')).toBeInTheDocument()

  await fill('City', 'Sumgait')
  answer({ ...theirs, revision: 4, places: 6 })
  store.dispatch(baseApi.util.invalidateTags([{ type: 'Vacancy', id: 2 }]))
  await user.click(await screen.findByRole('button', { name: 'Load the newer version' }))
  await waitFor(async () => expect(await field('City')).toHaveValue('Baku'))
  expect(await field('Places')).toHaveValue('6')
})

it('an outdated translation is marked as up to date with the next save', async () => {
  answer({ ...sample, textStates: { AZ: 'outdated', EN: 'ready', RU: 'ready' } })
  let marked: unknown
  server.use(
    http.put(`*${saveVacancy.path.replace(':id', '2')}`, async ({ request }) => {
      marked = ((await request.json()) as { upToDate: unknown }).upToDate
      return HttpResponse.json({ ...sample, revision: 2 })
    }),
  )
  const { user } = await open('/staff/desk/vacancies/2')
  await user.click(await screen.findByRole('tab', { name: /AZ Outdated/ }))
  await user.click(screen.getByRole('switch', { name: 'Mark as up to date' }))
  expect(tab(/AZ Ready/)).toBeInTheDocument()
  await press(user, 'Save')
  await waitFor(() => expect(marked).toEqual(['AZ']))
})

it('reviewers are found by name and removed, and categories are edited over the form', async () => {
  const { user } = await open('/staff/desk/vacancies/2')
  const reviewers = await screen.findByRole('combobox', { name: 'Reviewers' })
  await user.type(reviewers, 'nigar')
  await user.click(await screen.findByRole('option', { name: /Nigar Hüseynova/ }))
  const list = screen.getByRole('list', { name: 'Reviewers' })
  expect(within(list).getByText('Nigar Hüseynova')).toBeInTheDocument()
  await press(user, 'Remove Nigar Hüseynova')
  expect(within(list).queryByRole('listitem')).not.toBeInTheDocument()
  expect(reviewers).toHaveFocus()

  await press(user, 'Edit categories')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add a category' }))
  await fill('Name (English)', 'Sales')
  await fill('Name (Azerbaijani)', 'Satış')
  await confirm(user, 'Save')
  expect(await field('Name (Russian)')).toHaveAccessibleDescription(/in all three languages/)
  await fill('Name (Russian)', 'Продажи')
  await confirm(user, 'Save')
  expect(await screen.findByRole('button', { name: 'Delete Sales' })).toBeInTheDocument()
  const used = screen.getByRole('button', { name: 'Rename Development' }).closest('li')
  expect(used).toHaveTextContent(/\d+ vacanc(y|ies)/)
  expect(screen.queryByRole('button', { name: 'Delete Development' })).not.toBeInTheDocument()
  await confirm(user, 'Done')
  expect(screen.getByRole('option', { name: 'Sales' })).toBeInTheDocument()
})

it('a deleted vacancy is not fetched again before its page is left', async () => {
  let asked = 0
  server.use(
    http.get(`*${getVacancy.path.replace(':id', '2')}`, () => {
      asked += 1
      return HttpResponse.json(sample)
    }),
    http.delete(`*${deleteVacancy.path.replace(':id', '2')}`, () => {
      // The stream of events names all vacancies.
      store.dispatch(baseApi.util.invalidateTags(['Vacancy']))
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user, store } = await open('/staff/desk/vacancies/2')
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }))
  const before = asked
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await confirm(user, 'Delete')
  expect(await screen.findByRole('heading', { level: 1, name: 'Vacancies' })).toBeInTheDocument()
  expect(asked).toBe(before)
})

it('tells an unknown vacancy apart from one that did not load', async () => {
  const first = await open('/staff/desk/vacancies/999')
  expect(await screen.findByText('This vacancy doesn’t exist')).toBeInTheDocument()
  first.unmount()
  server.use(http.get(`*${getVacancy.path.replace(':id', '2')}`, () => HttpResponse.error()))
  await open('/staff/desk/vacancies/2')
  expect(await screen.findByRole('alert')).toHaveTextContent('The vacancy didn’t load')
})
