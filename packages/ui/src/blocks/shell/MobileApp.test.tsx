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

it('is a modal dialog named by its title, with a way to close it', async () => {
  const onClose = jest.fn()
  const { user, unmount } = renderUi(<AppPopup closeAfterMs={7000} onClose={onClose} />)
  const dialog = screen.getByRole('dialog', { name: 'Caspora on your phone' })
  expect(dialog).toHaveAttribute('aria-modal', 'true')
  await waitFor(() => expect(dialog).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  unmount()
})
