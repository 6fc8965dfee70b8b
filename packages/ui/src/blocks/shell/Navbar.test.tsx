import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#testing/renderUi.tsx'
import { navbarSample } from '#testing/samples.ts'
import { Navbar } from './Navbar.tsx'

function scrollTo(top: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
    window.dispatchEvent(new Event('scroll'))
  })
}

afterEach(() => scrollTo(0))

it('names the pages, the current one and the way home', async () => {
  renderUi(<Navbar {...navbarSample} />)
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Career' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Contact' })).not.toHaveAttribute('aria-current')
  expect(screen.getByRole('link', { name: 'Caspora, home page' })).toHaveAttribute('href', '/')
})

it('shows the current language, and offers the others by code and by their own names', async () => {
  const onChoose = jest.fn()
  const languages = [{ code: 'AZ', label: 'Azərbaycanca', onChoose }]
  const { user } = renderUi(<Navbar {...navbarSample} languages={languages} />)
  expect(within(screen.getByRole('group', { name: 'Language' })).getByText('EN')).toHaveAttribute(
    'aria-current',
    'true',
  )
  const button = screen.getByRole('link', { name: 'AZ Azərbaycanca' })
  expect(button).toHaveAttribute('lang', 'az')
  await user.click(button)
  expect(onChoose).toHaveBeenCalledTimes(1)
})

it('takes its scrolled style past 30 px and gives it up again', () => {
  renderUi(<Navbar {...navbarSample} overHero />)
  const bar = screen.getByRole('banner')
  expect(bar).not.toHaveAttribute('data-solid')
  scrollTo(30)
  expect(bar).not.toHaveAttribute('data-scrolled')
  scrollTo(31)
  expect(bar).toHaveAttribute('data-scrolled')
  expect(bar).toHaveAttribute('data-solid')
  scrollTo(0)
  expect(bar).not.toHaveAttribute('data-solid')
})

it('is solid from the start where there is no dark header under it', () => {
  renderUi(<Navbar {...navbarSample} />)
  expect(screen.getByRole('banner')).toHaveAttribute('data-solid')
})

it('opens the menu and closes it with Escape, back to its button', async () => {
  const { user } = renderUi(<Navbar {...navbarSample} />)
  const toggle = screen.getByRole('button', { name: 'Open the menu' })
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await user.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  expect(toggle).toHaveAccessibleName('Close the menu')
  expect(document.documentElement.style.overflow).toBe('hidden')

  await user.tab()
  expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(toggle).toHaveFocus()
  expect(document.documentElement.style.overflow).toBe('')
})

it('closes the menu when a page is chosen, and when the focus leaves it', async () => {
  const { user } = renderUi(
    <>
      <Navbar {...navbarSample} />
      <button type="button">After</button>
    </>,
  )
  const toggle = screen.getByRole('button', { name: 'Open the menu' })
  await user.click(toggle)
  await user.click(screen.getByRole('link', { name: 'About' }))
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await user.click(toggle)
  act(() => screen.getByRole('button', { name: 'After' }).focus())
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

it('closes the menu with Escape wherever the focus is', async () => {
  const { user } = renderUi(<Navbar {...navbarSample} />)
  const toggle = screen.getByRole('button', { name: 'Open the menu' })
  await user.click(toggle)
  act(() => toggle.blur())
  expect(document.body).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(toggle).toHaveFocus()
})

/** The bar as a page uses it. */
function Trilingual() {
  const [shown, show] = useState('EN')
  const languages = ['EN', 'RU', 'AZ']
    .filter((code) => code !== shown)
    .map((code) => ({ code, label: `in ${code}`, onChoose: () => show(code) }))
  return <Navbar {...navbarSample} language={shown} languages={languages} />
}

it('closes the menu when a language is chosen, back to its button', async () => {
  const { user } = renderUi(<Trilingual />)
  const toggle = screen.getByRole('button', { name: 'Open the menu' })
  await user.click(toggle)
  await user.click(screen.getByRole('link', { name: 'AZ in AZ' }))
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(toggle).toHaveFocus()
})

it('has the languages in one order, marks the chosen one and focuses it', async () => {
  const { user } = renderUi(<Trilingual />)
  const group = screen.getByRole('group', { name: 'Language' })
  expect(group).toHaveTextContent(/^AZENRU$/)
  await user.click(screen.getByRole('link', { name: 'RU in RU' }))
  expect(group).toHaveTextContent(/^AZENRU$/)
  expect(within(group).getByText('RU')).toHaveAttribute('aria-current', 'true')
  expect(within(group).getByText('RU')).toHaveFocus()
})
