import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { useMissedBack } from './useMissedBack.ts'

/** Presses Back during the first render of the page. */
function Page() {
  const isPressed = useRef(false)
  if (!isPressed.current) window.history.replaceState(null, '', '/contact')
  isPressed.current = true
  useMissedBack()
  return <h1>{useLocation().pathname}</h1>
}

it('shows the page of the address when Back was pressed before the router listened', async () => {
  window.history.replaceState(null, '', '/career')
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  )
  expect(await screen.findByRole('heading', { name: '/contact' })).toBeInTheDocument()
})
