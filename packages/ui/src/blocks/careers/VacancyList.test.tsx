import { screen, within } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { filterSamples, vacancySamples } from '#testing/samples.ts'
import { VacancyList } from './VacancyList.tsx'

const list = { heading: 'Open vacancies', filter: filterSamples.en, vacancies: vacancySamples.en }

it('lists each vacancy with a link that has its name', async () => {
  renderUi(<VacancyList {...list} resultLabel="3 vacancies shown" />)
  const region = within(screen.getByRole('region', { name: 'Open vacancies' }))
  expect(region.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(region.getByRole('link', { name: 'Project manager' })).toHaveAttribute('href', '#/career/2')
  expect(region.getByText('Ganja')).toBeInTheDocument()
})

it('filters by links with counts and marks the chosen one', () => {
  renderUi(<VacancyList {...list} />)
  const filter = within(screen.getByRole('navigation', { name: 'Filter by category' }))
  expect(filter.getByRole('link', { current: true })).toHaveTextContent('All positions12')
  expect(filter.getByRole('link', { name: /Support/ })).toHaveAttribute('href', '#support')
})

it('announces the number of vacancies when the filter changes', () => {
  const { rerender } = renderUi(<VacancyList {...list} resultLabel="3 vacancies shown" />)
  expect(screen.getByRole('status')).toHaveTextContent('3 vacancies shown')
  rerender(<VacancyList {...list} vacancies={vacancySamples.en.slice(0, 1)} resultLabel="1 vacancy shown" />)
  expect(screen.getByRole('status')).toHaveTextContent('1 vacancy shown')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
})

it('shows its children in place of the rows', () => {
  renderUi(
    <VacancyList heading="Open vacancies">
      <p>Nothing today</p>
    </VacancyList>,
  )
  expect(screen.getByText('Nothing today')).toBeInTheDocument()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

it('marks texts in another language', () => {
  renderUi(<VacancyList {...list} vacancies={vacancySamples.ru.map((item) => ({ ...item, lang: 'ru' }))} />)
  expect(screen.getByText('Руководитель проектов').closest('[lang]')).toHaveAttribute('lang', 'ru')
})
