import { screen, within } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { vacanciesIn } from '#testing/samples.ts'
import { VacancyList } from './VacancyList.tsx'

const arranged = vacanciesIn('EN')
const onFilter = jest.fn()
const list = { arranged, onFilter, vacancyHref: (id: number) => `#/career/${id}` }

it('lists each vacancy with a link that has its name', async () => {
  renderUi(<VacancyList {...list} />)
  const region = within(screen.getByRole('region', { name: 'Open vacancies' }))
  expect(region.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(region.getByRole('link', { name: 'Project manager' })).toHaveAttribute('href', '#/career/2')
})

it('has a link to the feed in the reader’s language', () => {
  renderUi(<VacancyList {...list} />, { lng: 'ru' })
  expect(screen.getByRole('link', { name: 'RSS-лента' })).toHaveAttribute('href', '/career/feed.xml?lng=ru')
})

it('filters by links with counts and marks the chosen one', () => {
  const { rerender } = renderUi(<VacancyList {...list} />)
  const filter = within(screen.getByRole('navigation', { name: 'Filter by category' }))
  expect(filter.getByRole('link', { current: true })).toHaveTextContent('All positions12')
  expect(filter.getByRole('link', { name: /Support/ })).toHaveAttribute('href', '/career?category=4')
  rerender(<VacancyList {...list} arranged={{ ...arranged, chosen: arranged.categories[3] }} />)
  expect(filter.getByRole('link', { current: true })).toHaveTextContent('Support')
})

it('announces the number of vacancies when the filter changes', () => {
  const { rerender } = renderUi(<VacancyList {...list} />)
  expect(screen.getByRole('status')).toHaveTextContent('3 vacancies shown')
  rerender(<VacancyList {...list} arranged={{ ...arranged, vacancies: arranged.vacancies.slice(0, 1) }} />)
  expect(screen.getByRole('status')).toHaveTextContent('1 vacancy shown')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
})

it('shows a failure in place of the rows, and says when there are none', () => {
  const { rerender } = renderUi(<VacancyList {...list} arranged={undefined} error={<p>Not today</p>} />)
  expect(screen.getByText('Not today')).toBeInTheDocument()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  rerender(<VacancyList {...list} arranged={{ ...arranged, vacancies: [] }} />)
  expect(screen.getByText('No open vacancies today')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Clear filters' })).not.toBeInTheDocument()
})

it('names the ways on when a filter finds nothing', async () => {
  const filter = { ...arranged.filter, city: 'ganja' }
  const { user } = renderUi(<VacancyList {...list} arranged={{ ...arranged, filter, vacancies: [] }} />)
  expect(screen.getByText('No vacancies match')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Send your CV' })).toHaveAttribute('href', '/sendCv')
  const clear = screen.getByRole('link', { name: 'Clear filters' })
  expect(clear).toHaveAttribute('href', '/career')
  await user.click(clear)
  expect(screen.getByRole('status')).toHaveFocus()
})

it('filters by city, job type and words at once, and Enter leads to the result', async () => {
  const { user } = renderUi(<VacancyList {...list} />)
  const form = screen.getByRole('form', { name: 'Search the vacancies' })
  await user.selectOptions(within(form).getByRole('combobox', { name: 'City' }), 'ganja')
  expect(onFilter).toHaveBeenLastCalledWith({ city: 'ganja' })
  await user.selectOptions(within(form).getByRole('combobox', { name: 'Job type' }), 'Remote')
  expect(onFilter).toHaveBeenLastCalledWith({ type: 'remote' })
  await user.type(within(form).getByRole('searchbox', { name: 'Position or keyword' }), 'react{Enter}')
  expect(onFilter).toHaveBeenLastCalledWith({ words: 'react' })
  expect(screen.getByRole('status')).toHaveFocus()
})

it('marks texts in another language', () => {
  renderUi(<VacancyList {...list} arranged={vacanciesIn('RU')} />)
  expect(screen.getByText('Руководитель проектов').closest('[lang]')).toHaveAttribute('lang', 'ru')
})
