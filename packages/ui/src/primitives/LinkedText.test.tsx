import { screen } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { LinkedText } from './LinkedText.tsx'

const show = (text: string) => renderUi(<LinkedText text={text} newTabLabel="opens in a new tab" />)

const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

it('makes links of the addresses in a text, and keeps the text as it is', () => {
  const text =
    'Join (https://meet.example/abc?pwd=1#x), or write to mailto:it@caspora.example.\nhttp://b.example/c_(d)'
  const { container } = show(text)
  expect(hrefs()).toEqual([
    'https://meet.example/abc?pwd=1#x',
    'mailto:it@caspora.example',
    'http://b.example/c_(d)',
  ])
  const call = screen.getByRole('link', { name: /^https:\/\/meet\.example.*opens in a new tab/ })
  expect(call).toHaveAttribute('target', '_blank')
  expect(call.getAttribute('rel')).toContain('noopener')
  expect(container.textContent?.replaceAll(' (opens in a new tab)', '')).toBe(text)
})

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  'https://user:word@evil.example/',
  'ftp://files.example/a',
  '//evil.example',
  '<img src=x>',
])('makes no link of %s', (text) => {
  const { container } = show(text)
  expect(hrefs()).toEqual([])
  expect(container).toHaveTextContent(text)
})
