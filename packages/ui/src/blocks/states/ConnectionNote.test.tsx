import { screen } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { ConnectionNote } from './ConnectionNote.tsx'

const note = {
  heading: 'No connection to the server',
  text: 'The holidays are as of 21 November, 14:05.',
  retryLabel: 'Try again',
  onRetry: () => undefined,
  isRetrying: false,
}

it('is said when it comes, offers to try again, and is silent when it goes', async () => {
  const onRetry = jest.fn()
  const { user, rerender } = renderUi(<ConnectionNote />)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  rerender(<ConnectionNote note={{ ...note, onRetry }} />)
  // The same region: a new one would not be read out.
  expect(screen.getByRole('status')).toBe(region)
  expect(region).toHaveTextContent('No connection to the serverThe holidays are as of 21 November, 14:05.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
  rerender(<ConnectionNote />)
  expect(region).toBeEmptyDOMElement()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('keeps its button while it tries, and takes no second press', async () => {
  const onRetry = jest.fn()
  const { user } = renderUi(<ConnectionNote note={{ ...note, onRetry, isRetrying: true }} />)
  await user.click(screen.getByRole('button', { name: /Try again/ }))
  expect(onRetry).not.toHaveBeenCalled()
})
