import { screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { renderUi } from '#testing/renderUi.tsx'
import { vacancyFactsIn, vacancyIn } from '#testing/samples.ts'
import { ApplicationLayout } from './ApplicationLayout.tsx'
import { ReasonCards } from './ReasonCards.tsx'
import { Receipt } from './Receipt.tsx'
import { VacancyDetail } from './VacancyDetail.tsx'

const vacancy = { ...vacancyIn('EN'), Responsibilities: [['Plan', 'second']], Qualifications: [] }

it('shows the reasons in a section with an id', async () => {
  renderUi(<ReasonCards />)
  expect(screen.getByRole('region', { name: 'Why work with us' })).toHaveAttribute('id', 'whyWork')
  expect(screen.getByRole('heading', { level: 3, name: 'Evenings that are yours' })).toBeInTheDocument()
})

it('names level, salary and last day, or what stands for those that are open', () => {
  const facts = { ...vacancyFactsIn(), places: 2, closesOn: '2026-12-23' }
  const { rerender } = renderUi(<VacancyDetail vacancy={vacancy} facts={facts} applyHref="/app/1" />)
  const valueAt = (label: string) => screen.getByText(label).nextSibling
  expect(valueAt('Level')).toHaveTextContent('Senior')
  expect(valueAt('Places')).toHaveTextContent('2')
  expect(valueAt('Salary before tax')).toHaveTextContent('3,200–4,500 AZN a month')
  expect(valueAt('Published')).toHaveTextContent('15 November 2026')
  expect(valueAt('Apply by')).toHaveTextContent('23 December 2026')
  rerender(
    <VacancyDetail
      vacancy={vacancy}
      facts={{ ...facts, places: 1, salary: null, closesOn: null }}
      applyHref="/app/1"
    />,
  )
  expect(valueAt('Salary before tax')).toHaveTextContent('Discussed at the interview')
  expect(valueAt('Apply by')).toHaveTextContent('Open until filled')
  expect(screen.queryByText('Places')).not.toBeInTheDocument()
})

it('shows a vacancy with its facts and a link to apply', async () => {
  renderUi(<VacancyDetail vacancy={vacancy} applyHref="/app/2" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Project manager' })).toBeInTheDocument()
  // The second, after the text, is for windows where the first does not stay beside it.
  const links = screen.getAllByRole('link', { name: 'Apply' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/app/2', '/app/2'])
  expect(screen.getByText('City').nextSibling).toHaveTextContent('Baku')
  const breadcrumb = within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(breadcrumb.getByRole('link', { name: 'Career' })).toHaveAttribute('href', '/career')
  expect(breadcrumb.getByText('Project manager')).toHaveAttribute('aria-current', 'page')
  expect(screen.getByText('Plan')).toBeInTheDocument()
  expect(screen.queryByText('second')).not.toBeInTheDocument()
  expect(screen.queryByText('Qualifications')).not.toBeInTheDocument()
})

it('shows a form beside the vacancy', async () => {
  renderUi(
    <ApplicationLayout vacancy={vacancy} vacancyHref="/career/2">
      <p>The form</p>
    </ApplicationLayout>,
  )
  const name = 'Apply for the position of Project manager'
  expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Project manager' })).toHaveAttribute('href', '/career/2')
  expect(screen.getByText('The form')).toBeInTheDocument()
})

it('tells how long a CV without a vacancy is kept', async () => {
  renderUi(
    <ApplicationLayout>
      <p>The form</p>
    </ApplicationLayout>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Send your CV' })).toBeInTheDocument()
  expect(screen.getByText('We keep your CV for').nextSibling).toHaveTextContent(/months/)
})

it('shows a receipt that can be focused and closed', async () => {
  const headingRef = createRef<HTMLHeadingElement>()
  const onDismiss = jest.fn()
  const { user } = renderUi(
    <Receipt position="Analyst" reference="CV-1" headingRef={headingRef} onDismiss={onDismiss} />,
  )
  const region = screen.getByRole('region', { name: 'Your application has arrived' })
  expect(region).toHaveTextContent('Vacancy: Analyst')
  expect(region).toHaveTextContent('CV-1')
  headingRef.current?.focus()
  expect(screen.getByRole('heading', { name: 'Your application has arrived' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Close this message' }))
  expect(onDismiss).toHaveBeenCalledTimes(1)
})
