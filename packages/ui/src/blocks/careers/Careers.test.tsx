import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { Breadcrumb } from '#blocks/shell/Breadcrumb.tsx'
import { renderUi } from '#testing/renderUi.tsx'
import { ApplicationLayout } from './ApplicationLayout.tsx'
import { ReasonCards } from './ReasonCards.tsx'
import { Receipt } from './Receipt.tsx'
import { VacancyDetail } from './VacancyDetail.tsx'

const breadcrumb = (
  <Breadcrumb label="You are here" items={[{ label: 'Career', href: '/career' }, { label: 'This' }]} />
)

it('shows the reasons in a section with an id', async () => {
  renderUi(
    <ReasonCards
      id="whyWork"
      heading="Why"
      items={[{ title: 'A plan', text: 'You write it.', picture: '/media/spots/plan.svg' }]}
    />,
  )
  expect(screen.getByRole('region', { name: 'Why' })).toHaveAttribute('id', 'whyWork')
  expect(screen.getByRole('heading', { level: 3, name: 'A plan' })).toBeInTheDocument()
})

it('shows a vacancy with its facts and a link to apply', async () => {
  renderUi(
    <VacancyDetail
      breadcrumb={breadcrumb}
      position="Project manager"
      facts={[{ label: 'City', value: 'Baku' }]}
      applyLabel="Apply"
      applyHref="/app/2"
      overview={{ heading: 'Overview', paragraphs: ['You lead.'] }}
      responsibilities={{ heading: 'Responsibilities', items: ['Plan'] }}
      qualifications={{ heading: 'Qualifications', items: [] }}
    />,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Project manager' })).toBeInTheDocument()
  // The second, after the text, is for windows where the first does not stay beside it.
  const links = screen.getAllByRole('link', { name: 'Apply' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/app/2', '/app/2'])
  expect(screen.getByRole('definition')).toHaveTextContent('Baku')
  expect(screen.getByRole('link', { name: 'Career' })).toHaveAttribute('href', '/career')
  expect(screen.getByText('This')).toHaveAttribute('aria-current', 'page')
  expect(screen.queryByText('Qualifications')).not.toBeInTheDocument()
})

it('shows a form beside the vacancy', async () => {
  renderUi(
    <ApplicationLayout breadcrumb={breadcrumb} heading="Apply" facts={[{ label: 'City', value: 'Baku' }]}>
      <p>The form</p>
    </ApplicationLayout>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Apply' })).toBeInTheDocument()
  expect(screen.getByText('The form')).toBeInTheDocument()
})

it('shows a receipt that can be focused and closed', async () => {
  const headingRef = createRef<HTMLHeadingElement>()
  const onDismiss = jest.fn()
  const { user } = renderUi(
    <Receipt
      heading="It has arrived"
      text="We answer soon."
      referenceLabel="Reference"
      reference="CV-1"
      headingRef={headingRef}
      dismissLabel="Close this message"
      onDismiss={onDismiss}
    />,
  )
  expect(screen.getByRole('region', { name: 'It has arrived' })).toHaveTextContent('CV-1')
  headingRef.current?.focus()
  expect(screen.getByRole('heading', { name: 'It has arrived' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Close this message' }))
  expect(onDismiss).toHaveBeenCalledTimes(1)
})
