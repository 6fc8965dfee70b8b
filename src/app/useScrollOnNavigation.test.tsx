import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { useScrollOnNavigation } from './useScrollOnNavigation.ts'

function Pages() {
  useScrollOnNavigation()
  return (
    <Routes>
      <Route path="/" element={<Link to="/other">Go on</Link>} />
      <Route path="/other" element={<h1>Other page</h1>} />
    </Routes>
  )
}

/** The window is at this height without having told it: browsers send the event with the next frame. */
const scrollSilently = (top: number) =>
  Object.defineProperty(window, 'scrollY', { value: top, writable: true })

beforeEach(() => {
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
  jest.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
    scrollSilently(to.top ?? 0)
    window.dispatchEvent(new Event('scroll'))
  }) as typeof window.scrollTo)
  scrollSilently(0)
})
afterEach(() => jest.restoreAllMocks())

it('returns to the place that was left, also when the press came in the frame of the last scroll', async () => {
  const user = userEvent.setup()
  render(
    <BrowserRouter>
      <Pages />
    </BrowserRouter>,
  )
  window.scrollTo({ top: 300 })
  scrollSilently(900)
  await user.click(screen.getByRole('link', { name: 'Go on' }))
  expect(await screen.findByRole('heading', { name: 'Other page' })).toBeInTheDocument()
  expect(window.scrollY).toBe(0)
  // The way back from a page that was scrolled in the same frame, and forward again.
  scrollSilently(700)
  act(() => window.history.back())
  expect(await screen.findByRole('link', { name: 'Go on' })).toBeInTheDocument()
  await waitFor(() => expect(window.scrollY).toBe(900))
  act(() => window.history.forward())
  expect(await screen.findByRole('heading', { name: 'Other page' })).toBeInTheDocument()
  await waitFor(() => expect(window.scrollY).toBe(700))
})
