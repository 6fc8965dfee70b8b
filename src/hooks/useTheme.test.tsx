import { screen, waitFor } from '@testing-library/react'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

mockNetwork()

it('is on the document while a page with themes is shown: a public page has none', async () => {
  const { user } = await renderRoute('/staff/forgot-password')
  expect(document.documentElement).toHaveAttribute('data-theme', 'system')
  await user.click(screen.getByRole('link', { name: /Caspora/ }))
  await waitFor(() => expect(window.location.pathname).toBe('/'))
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-theme'))
})
