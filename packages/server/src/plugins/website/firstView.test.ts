import { firstViewId } from '@atrium/contract'
import { JSDOM } from 'jsdom'
import { firstView } from './firstView.ts'
import { firstViewFrame } from './firstViewFrame.ts'
import { firstViewStyle } from './firstViewStyle.ts'

const read = (content: string, language: 'AZ' | 'EN' | 'RU' = 'AZ') =>
  new JSDOM(`<body>${firstViewFrame(content, language)}<div id="root"></div></body>`).window.document

const card = {
  heading: 'Günəş Əliyeva',
  lead: 'Layihə meneceri',
  lines: [
    { label: 'E-poçt', text: 'gunes@caspora.example', href: 'mailto:gunes@caspora.example' },
    { label: 'Telefon', text: '+994 50', href: 'tel:+99450' },
    { text: 'Göygöl', href: '/rooms/G%C3%B6yg%C3%B6l' },
  ],
}

it('says what a person came for, with links that work', () => {
  const page = read(firstView(card))
  expect(page.querySelector('main h1')?.textContent).toBe('Günəş Əliyeva')
  expect(page.querySelector('main p')?.textContent).toBe('Layihə meneceri')
  const links = [...page.querySelectorAll('main a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
  expect(links).toEqual([
    ['E-poçt gunes@caspora.example', 'mailto:gunes@caspora.example'],
    ['Telefon +994 50', 'tel:+99450'],
    ['Göygöl', '/rooms/G%C3%B6yg%C3%B6l'],
  ])
})

it('leads up, home and to the other languages', () => {
  const crumb = { text: 'Комнаты', href: '/rooms' }
  const page = read(firstView({ heading: 'Хазар', crumb, size: 'wide' }), 'RU')
  const links = [...page.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Caspora', '/'],
    ['AZ', '?lng=az'],
    ['EN', '?lng=en'],
    ['Комнаты', '/rooms'],
  ])
})

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
])('no address runs anything or leads astray: %s', (href) => {
  const page = read(
    firstView({ heading: 'x', crumb: { text: 'up', href }, lines: [{ text: 'there', href }] }),
  )
  expect(page.querySelectorAll('main a')).toHaveLength(0)
  expect(page.querySelector('main li')?.textContent).toBe('there')
})

it('no text becomes markup', () => {
  const evil = "\"><script>alert(1)</script><img src=x onerror='alert(1)'>"
  const line = { label: evil, text: evil, href: `mailto:${evil}` }
  const page = read(firstView({ heading: evil, lead: evil, lines: [line] }))
  expect(page.querySelectorAll('script, img')).toHaveLength(0)
  expect(page.querySelector('h1')?.textContent).toBe(evil)
  expect(page.querySelector('li a')?.getAttribute('href')).toBe(`mailto:${evil}`)
})

it('keeps the application out of sight as long as it stands, and styles nothing else', () => {
  const selectors = [...firstViewStyle.matchAll(/([^{}]+)\{[^{}]*\}/g)].flatMap(([, list = '']) =>
    list.split(','),
  )
  expect(selectors.filter((selector) => !selector.startsWith(`#${firstViewId}`))).toEqual([])
  expect(firstViewStyle.startsWith(`#${firstViewId}~#root{display:none}`)).toBe(true)
})
