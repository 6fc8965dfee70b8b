import { screen } from '@testing-library/react'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

mockNetwork()

it('shows a draft to everybody who has its link', async () => {
  await renderRoute('/preview/sample-preview-token')
  expect(await screen.findByText('How do you estimate a project?')).toBeInTheDocument()
  expect(screen.getByText('We split the work into tasks.')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Draft, not published' })).toBeInTheDocument()
})

it('says that a link has ended', async () => {
  await renderRoute('/preview/another-preview-token')
  expect(await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeInTheDocument()
})
