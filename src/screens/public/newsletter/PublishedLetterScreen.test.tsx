import { screen } from '@testing-library/react'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

mockNetwork()

it('shows a letter in the language of the reader, and the other letters', async () => {
  await renderRoute('/newsletter/2', { language: 'EN' })
  expect(await screen.findByRole('heading', { level: 1, name: 'News of October' })).toBeInTheDocument()
  expect(screen.getByText('open')).toHaveProperty('tagName', 'STRONG')
  expect(await screen.findByRole('link', { name: 'News of September' })).toHaveAttribute(
    'href',
    '/newsletter/1',
  )
})

it('shows a letter in English where the language of the reader is missing', async () => {
  await renderRoute('/newsletter/2', { language: 'RU' })
  expect((await screen.findByRole('heading', { level: 1 })).closest('[lang]')).toHaveAttribute('lang', 'en')
})

it('says that there is no such letter', async () => {
  await renderRoute('/newsletter/99', { language: 'EN' })
  expect(await screen.findByRole('heading', { name: 'The letter wasn’t found' })).toBeInTheDocument()
})
