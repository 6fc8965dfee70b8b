import { screen } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { BrokenPage } from './BrokenPage.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { MissingLanguage } from './MissingLanguage.tsx'
import { PageFallback } from './PageFallback.tsx'
import { PartState } from './PartState.tsx'

const failure = { title: 'It did not load', text: 'Check the connection.', retryLabel: 'Try again' }

it('tells a failure at once and tries again', async () => {
  const onRetry = jest.fn()
  const { user } = renderUi(<ErrorState {...failure} onRetry={onRetry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('It did not load')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

it('takes no second press while it tries', async () => {
  const onRetry = jest.fn()
  const { user } = renderUi(<ErrorState {...failure} onRetry={onRetry} isRetrying />)
  const button = screen.getByRole('button', { name: 'Try again' })
  expect(button).toHaveAttribute('aria-busy', 'true')
  await user.click(button)
  expect(onRetry).not.toHaveBeenCalled()
})

it('says that there is nothing, and the way on', async () => {
  renderUi(<EmptyState title="Nothing today" action={<a href="/cv">Send a CV</a>} />)
  expect(screen.getByRole('heading', { name: 'Nothing today' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Send a CV' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('offers the languages that there are', async () => {
  const onChoose = jest.fn()
  const { user } = renderUi(
    <MissingLanguage
      message="Not in English"
      text="Read it in:"
      links={[{ label: 'Azərbaycanca', lang: 'az', onChoose }]}
    />,
  )
  const choice = screen.getByRole('link', { name: 'Azərbaycanca' })
  expect(choice).toHaveAttribute('lang', 'az')
  await user.click(choice)
  expect(onChoose).toHaveBeenCalledTimes(1)
})

it('says in words that a page is on its way', async () => {
  renderUi(<PageFallback label="Loading" />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/)
})

it.each([
  [2, undefined],
  [1, 1 as const],
])('has its title at level %i of the outline', (level, headingLevel) => {
  renderUi(<ErrorState {...failure} onRetry={jest.fn()} headingLevel={headingLevel} />)
  expect(screen.getByRole('heading', { level, name: 'It did not load' })).toBeInTheDocument()
})

it('stands in for a whole page, as its first title', async () => {
  renderUi(<BrokenPage {...failure} onRetry={jest.fn()} />)
  expect(screen.getByRole('heading', { level: 1, name: 'It did not load' })).toBeInTheDocument()
})

it('stands in a card below the title of the card', () => {
  renderUi(<ErrorState {...failure} onRetry={jest.fn()} isInCard />)
  expect(screen.getByRole('heading', { level: 3, name: 'It did not load' })).toBeInTheDocument()
})

it.each([
  ['that there is none', <PartState key="empty" kind="empty" text="None yet." />, /^None yet\.$/],
  ['that it is on its way', <PartState key="loading" kind="loading" text="Loading" />, /^Loading$/],
])('says of a part of a page %s', async (_what, part, texts) => {
  const { container } = renderUi(part)
  expect(container).toHaveTextContent(texts)
})
