import { screen } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { Markdown } from './Markdown.tsx'
import { markdownHref } from './markdownHref.ts'

const show = (source: string) => renderUi(<Markdown source={source} newTabLabel="opens in a new tab" />)

it('draws paragraphs, emphasis, lists, quotes and code', async () => {
  show(
    'First **strong** and *soft*.\n\n- one\n- two\n\n1. un\n\n> said\n\n`code`\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  )
  expect(screen.getByText('strong').tagName).toBe('STRONG')
  expect(screen.getByText('soft').tagName).toBe('EM')
  expect(screen.getAllByRole('list')).toHaveLength(2)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['one', 'two', 'un'])
  expect(screen.getByRole('table')).toHaveTextContent('a')
})

it('shows HTML as letters, on a line of its own, within a line and nested', () => {
  const { container } = show(
    [
      'Hi <script>alert(1)</script> <img src=x onerror=alert(1)> <b onclick=alert(1)>you</b>',
      '<script>\nalert(2)\n</script>',
      '<div onclick="alert(3)"><iframe src="//evil.example"></iframe><b>deep</b></div>',
      '<style>body{display:none}</style>',
      '<!-- hidden -->',
      '<svg><a href="javascript:alert(4)">x</a></svg>',
      '- <details open ontoggle=alert(5)>item</details>',
    ].join('\n\n'),
  )
  const tags = new Set([...container.querySelectorAll('*')].map((element) => element.tagName.toLowerCase()))
  for (const tag of ['script', 'img', 'iframe', 'style', 'svg', 'a', 'b', 'details', 'form', 'input'])
    expect(tags).not.toContain(tag)
  const root = container.firstElementChild as Element
  expect(root.outerHTML).not.toMatch(/<[^>]+\son\w+=/i)
  expect(root).toHaveTextContent('<script>alert(1)</script>')
  expect(root).toHaveTextContent('<img src=x onerror=alert(1)>')
  expect(root).toHaveTextContent('<iframe src="//evil.example">')
})

it('leaves out pictures of other sites and keeps what they show', () => {
  const { container } = show('Look: ![the plan](https://evil.example/pixel.png)')
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText(/the plan/)).toBeInTheDocument()
})

it.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](</\t/evil.example>)',
  '[x](\\\\evil.example)',
  '[x](ftp://evil.example/x)',
  '[x](https://caspora.example@evil.example)',
  '[x](#main)',
  '[x][ref]\n\n[ref]: javascript:alert(1)',
  '<javascript:alert(1)>',
])('makes no link of %s', (source) => {
  const { container } = show(source)
  expect(container.querySelector('a')).toBeNull()
  expect(container).toHaveTextContent(/x|javascript:alert/)
})

it('links to other sites in a new tab, to places here in this one, and to addresses', async () => {
  show(
    '[guide](https://docs.example/a?b=1#c), [news](/staff/news#news-2), [us](mailto:hr@caspora.example), https://auto.example',
  )
  const guide = screen.getByRole('link', { name: 'guide (opens in a new tab)' })
  expect(guide).toHaveAttribute('href', 'https://docs.example/a?b=1#c')
  expect(guide).toHaveAttribute('target', '_blank')
  expect(guide).toHaveAttribute('rel', 'noopener noreferrer')
  const here = screen.getByRole('link', { name: 'news' })
  expect(here).toHaveAttribute('href', '/staff/news#news-2')
  expect(here).not.toHaveAttribute('target')
  expect(screen.getByRole('link', { name: 'us' })).toHaveAttribute('href', 'mailto:hr@caspora.example')
  expect(screen.getByRole('link', { name: /^https:\/\/auto/ })).toHaveAttribute('target', '_blank')
})

it('begins its outline below the title, whatever its author began with, and gives no ids', () => {
  const { container } = show('# main\n\ntext\n\n### root\n\ntext')
  expect(screen.getByRole('heading', { level: 3, name: 'main' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 4, name: 'root' })).toBeInTheDocument()
  expect(container.querySelector('[id]')).toBeNull()
})

it('has no footnotes and no boxes to tick: they would bring ids and fields without names', () => {
  const { container } = show('Said[^1]\n\n[^1]: by whom\n\n- [x] done\n- [ ] open')
  expect(container.querySelector('a, input, [id]')).toBeNull()
  expect(screen.getByText(/☑/)).toHaveTextContent('☑ done')
})

it('reads an address as the browser does', () => {
  expect(markdownHref('/a/../b?c#d')).toEqual({ href: '/b?c#d', isExternal: false })
  expect(markdownHref('HTTPS://Docs.Example')).toEqual({ href: 'https://docs.example/', isExternal: true })
  expect(markdownHref('relative')).toBeUndefined()
  expect(markdownHref(null)).toBeUndefined()
})
