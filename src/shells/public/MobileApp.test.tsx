import { UiProvider } from '@atrium/ui'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import type { Environment } from '#config/environment.ts'
import { EnvironmentProvider } from '#hooks/useEnvironment.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { readTexts } from '#testing/readTexts.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { MobileApp } from './MobileApp.tsx'

let texts: i18n

beforeAll(async () => {
  texts = await createI18n({ language: 'en', load: async (lng, ns) => readTexts(lng, ns) })
})

beforeEach(() => {
  window.localStorage.clear()
  jest.useFakeTimers()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

function open({
  popupRepeat = 'always' as Environment['popupRepeat'],
  isMenuOpen = { current: false },
  address = '/career',
} = {}) {
  return render(
    <EnvironmentProvider value={{ ...testEnvironment, popupRepeat }}>
      <I18nextProvider i18n={texts}>
        <UiProvider>
          <main>
            <input aria-label="Name" />
            <input aria-label="CV" type="file" />
            <button type="button">Elsewhere</button>
          </main>
          <MemoryRouter initialEntries={[address]}>
            <MobileApp isMenuOpen={isMenuOpen} />
          </MemoryRouter>
        </UiProvider>
      </I18nextProvider>
    </EnvironmentProvider>,
  )
}

const popup = () => screen.queryByRole('dialog', { name: 'Caspora on your phone' })

it('appears after 3 s, without the focus, with a link to the store, and stores that it was shown', async () => {
  open()
  await pass(2999)
  expect(popup()).not.toBeInTheDocument()
  expect(window.localStorage.getItem('popupShown')).toBeNull()
  await pass(1)
  expect(popup()).toBeInTheDocument()
  expect(document.body).toHaveFocus()
  expect(window.localStorage.getItem('popupShown')).toBe('true')
  const link = screen.getByRole('link', { name: /^Open in the App Store/ })
  expect(link).toHaveAttribute('href', 'https://apps.apple.com/app/caspora-example')
  expect(link).toHaveAttribute('rel', 'noreferrer')
})

it.each(['/app/1', '/sendCv', '/contact'])('lets nothing float over the form of %s', (address) => {
  open({ address })
  expect(screen.queryByRole('link', { name: /^Get our app/ })).not.toBeInTheDocument()
  cleanup()
  open({ address: '/about' })
  expect(screen.getByRole('link', { name: /^Get our app/ })).toBeInTheDocument()
})

it('closes automatically after 7 s and does not come back', async () => {
  open()
  await pass(3000)
  await pass(6999)
  expect(popup()).toBeInTheDocument()
  await pass(1)
  expect(popup()).not.toBeInTheDocument()
  await pass(60_000)
  expect(popup()).not.toBeInTheDocument()
})

it.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a press outside', () => fireEvent.pointerDown(document.body)],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('closes by %s', async (_what, close) => {
  open()
  await pass(3000)
  close()
  expect(popup()).not.toBeInTheDocument()
})

it('stays when its own text is pressed', async () => {
  open()
  await pass(3000)
  fireEvent.click(screen.getByRole('heading', { name: 'Caspora on your phone' }))
  expect(popup()).toBeInTheDocument()
})

it('stays open while the pointer is on it, and when it is used by keyboard', async () => {
  open()
  await pass(3000)
  fireEvent.pointerEnter(screen.getByRole('dialog'))
  await pass(20_000)
  expect(popup()).toBeInTheDocument()
  fireEvent.pointerLeave(screen.getByRole('dialog'))
  await pass(6000)
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Tab' })
  await pass(20_000)
  expect(popup()).toBeInTheDocument()
})

it.each([
  ['always', true],
  ['once', false],
] as const)(
  'with the setting "%s" a visitor who has seen it sees it again: %p',
  async (popupRepeat, isShown) => {
    window.localStorage.setItem('popupShown', 'true')
    open({ popupRepeat })
    await pass(10_000 - 1)
    expect(popup() !== null).toBe(isShown)
  },
)

it('appears to a new visitor with the setting "once" too', async () => {
  open({ popupRepeat: 'once' })
  await pass(3000)
  expect(popup()).toBeInTheDocument()
})

it('waits while a form is in use', async () => {
  open()
  act(() => screen.getByRole('textbox', { name: 'Name' }).focus())
  await pass(30_000)
  expect(popup()).not.toBeInTheDocument()
  fireEvent.input(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'G' } })
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())
  await pass(4000)
  expect(popup()).not.toBeInTheDocument()
  await pass(1500)
  expect(popup()).toBeInTheDocument()
})

it('waits while the visitor goes through the page with Tab', async () => {
  open()
  fireEvent.keyDown(document.body, { key: 'Tab' })
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())
  await pass(30_000)
  expect(popup()).not.toBeInTheDocument()
  fireEvent.pointerDown(document.body)
  await pass(1000)
  expect(popup()).toBeInTheDocument()
})

it('waits while a file is being chosen', async () => {
  open()
  const file = screen.getByLabelText('CV')
  fireEvent.click(file)
  await pass(30_000)
  expect(popup()).not.toBeInTheDocument()
  fireEvent(file, new Event('cancel', { bubbles: true }))
  await pass(500)
  expect(popup()).toBeInTheDocument()
})

it('waits while the menu is open, and while the page is hidden', async () => {
  const isMenuOpen = { current: true }
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  open({ isMenuOpen })
  await pass(10_000)
  isMenuOpen.current = false
  await pass(10_000)
  expect(popup()).not.toBeInTheDocument()
  hidden.mockRestore()
  await pass(500)
  expect(popup()).toBeInTheDocument()
})

it('does not appear after the shell has been left', async () => {
  const { unmount } = open()
  await pass(2000)
  unmount()
  await pass(10_000)
  expect(window.localStorage.getItem('popupShown')).toBeNull()
})
