import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { narrowWindow } from '#testing/narrowWindow.ts'
import { UiProvider } from '#theme/UiProvider.tsx'
import type { WindowSize } from '#theme/WindowSizeContext.ts'
import { type MediaQuery, useMedia } from './useMedia.ts'

const Answer = ({ query }: { query: MediaQuery }) => String(useMedia(query))

const onServer = (query: MediaQuery, windowSize?: WindowSize) =>
  renderToString(
    <UiProvider windowSize={windowSize}>
      <Answer query={query} />
    </UiProvider>,
  )

const mouse = (widthEm: number) => ({ widthEm, hasFinePointer: true })
const finger = (widthEm: number) => ({ widthEm, hasFinePointer: false })

it.each<[MediaQuery, WindowSize, boolean]>([
  ['(min-width: 48em)', finger(48), true],
  ['(min-width: 48em)', mouse(47), false],
  ['(min-width: 56.25em)', mouse(57), true],
  ['(min-width: 56.25em)', mouse(56), false],
  ['(min-width: 80em)', mouse(80), true],
  ['(min-width: 80em)', mouse(79), false],
  ['(min-width: 48em), print', finger(48), true],
  ['(min-width: 48em), print', mouse(47), false],
  ['(min-width: 48em) and (pointer: fine)', mouse(48), true],
  ['(min-width: 48em) and (pointer: fine)', finger(48), false],
  ['(min-width: 48em) and (pointer: fine)', mouse(47), false],
  ['not print', finger(1), true],
])('the server answers %s in %p with %p', (query, size, answer) => {
  expect(onServer(query, size)).toBe(String(answer))
  expect(onServer(query)).toBe('true')
})

const Layout = () => <p>{useMedia('(min-width: 48em)') ? 'Week' : 'Day'}</p>

const page = (windowSize: WindowSize) => (
  <UiProvider windowSize={windowSize}>
    <Layout />
  </UiProvider>
)

it('a page that was rendered for a wide window becomes narrow after the hydration', async () => {
  const window = narrowWindow()
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page(mouse(90)))
  const paragraph = screen.getByText('Week')
  const onRecoverableError = jest.fn()
  await act(async () => hydrateRoot(root, page(mouse(90)), { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(paragraph).toBeInTheDocument()
  expect(paragraph).toHaveTextContent('Day')
  act(() => window.widen())
  expect(paragraph).toHaveTextContent('Week')
})
