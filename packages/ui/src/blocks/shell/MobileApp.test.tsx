import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { AppPopup } from './AppPopup.tsx'
import { AppStoreLink } from './AppStoreLink.tsx'

afterEach(() => {
  Reflect.deleteProperty(document, 'elementsFromPoint')
})

it('links to the store in a new tab and says so', async () => {
  // axe brings one of its own, which cannot work here.
  document.elementsFromPoint = () => []
  renderUi(<AppStoreLink />)
  const anchor = screen.getByRole('link', { name: 'Get our app App Store (opens in a new tab)' })
  expect(anchor).toHaveAttribute('target', '_blank')
  expect(anchor).toHaveAttribute('rel', 'noreferrer')
})

it('goes out of the way of controls and words at once, and comes back when there is room', async () => {
  let under: Element[] = []
  document.elementsFromPoint = () => under
  renderUi(
    <>
      <button type="button">Send</button>
      <p>Words</p>
      <AppStoreLink />
    </>,
  )
  const anchor = screen.getByRole('link', { name: /^Get our app/, hidden: true })
  await waitFor(() => expect(anchor).not.toHaveAttribute('data-hidden'))
  under = [screen.getByRole('button', { name: 'Send' })]
  fireEvent.scroll(window)
  expect(anchor).toHaveAttribute('data-hidden')
  under = [document.body]
  fireEvent.scroll(window)
  await waitFor(() => expect(anchor).not.toHaveAttribute('data-hidden'))
  under = [screen.getByText('Words')]
  fireEvent.scroll(window)
  expect(anchor).toHaveAttribute('data-hidden')
})

it('is a card that leaves the focus and the page alone, and closes by its button or a press outside', async () => {
  const onClose = jest.fn()
  const { user } = renderUi(
    <>
      <button type="button">Send</button>
      <AppPopup closeAfterMs={7000} onClose={onClose} />
    </>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Caspora on your phone' })
  expect(dialog).not.toHaveAttribute('aria-modal')
  expect(dialog).not.toContainElement(document.activeElement as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})
