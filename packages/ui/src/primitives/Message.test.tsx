import { screen } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { LanguageButton } from './LanguageLink.tsx'
import { Message, OutcomeMessage } from './Message.tsx'

const failure = { tone: 'danger', heading: 'It did not load', text: 'Check the connection.' } as const

it.each(['card', 'banner'] as const)(
  'announces the failure of a %s at once, and Retry repeats the call',
  async (variant) => {
    const onRetry = jest.fn()
    const message = (isRetrying: boolean) => (
      <Message {...failure} variant={variant} retry={{ label: 'Try again', onRetry, isRetrying }} />
    )
    const { user, rerender } = renderUi(message(false))
    expect(screen.getByRole('alert')).toHaveTextContent('It did not load')
    const button = screen.getByRole('button', { name: 'Try again' })
    await user.click(button)
    expect(onRetry).toHaveBeenCalledTimes(1)
    // The button keeps the focus and ignores another press while the call is repeated.
    rerender(message(true))
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-busy', 'true')
    await user.click(button)
    expect(onRetry).toHaveBeenCalledTimes(1)
  },
)

it('shows that there is nothing, and the next step', () => {
  renderUi(<Message heading="Nothing today" action={<a href="/cv">Send a CV</a>} />)
  expect(screen.getByRole('heading', { name: 'Nothing today' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Send a CV' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('offers other languages', async () => {
  const onChoose = jest.fn()
  const { user } = renderUi(
    <LanguageButton lang="az" onChoose={onChoose}>
      Azərbaycanca
    </LanguageButton>,
  )
  const choice = screen.getByRole('link', { name: 'Azərbaycanca' })
  expect(choice).toHaveAttribute('lang', 'az')
  await user.click(choice)
  expect(onChoose).toHaveBeenCalledTimes(1)
})

it.each([
  [1, { variant: 'page' }],
  [2, { variant: 'card' }],
  [3, { variant: 'inline' }],
  [1, { variant: 'inline', headingLevel: 1 }],
] as const)('has a heading of level %i with %o', (level, props) => {
  renderUi(<Message {...failure} {...props} />)
  expect(screen.getByRole('heading', { level, name: 'It did not load' })).toBeInTheDocument()
})

it('is a plain sentence without a heading', () => {
  const { container } = renderUi(<Message variant="inline" text="None yet." />)
  expect(container).toHaveTextContent(/^None yet\.$/)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

it('announces the texts of a banner in a region that was in the page before', async () => {
  const onRetry = jest.fn()
  const { user, rerender } = renderUi(<Message variant="banner" />)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  rerender(
    <Message
      variant="banner"
      heading="No connection"
      text="As of 14:05."
      retry={{ label: 'Try again', onRetry }}
    />,
  )
  // The same region: screen readers would not announce a new one.
  expect(screen.getByRole('status')).toBe(region)
  expect(region).toHaveTextContent('No connectionAs of 14:05.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
  rerender(<Message variant="banner" />)
  expect(region).toBeEmptyDOMElement()
})

it('announces a success after a failure in the region that was in the page before', () => {
  const { rerender } = renderUi(<OutcomeMessage outcome={{ kind: 'failed', heading: 'Not saved' }} />)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved')
  rerender(<OutcomeMessage outcome={{ kind: 'done', heading: 'Saved' }} />)
  expect(screen.getByRole('status')).toBe(region)
  expect(region).toHaveTextContent('Saved')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
