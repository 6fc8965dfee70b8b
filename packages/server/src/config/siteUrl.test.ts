import { siteUrlOf } from './siteUrl.ts'

it.each([
  ['https://caspora.example', '127.0.0.1', 'https://caspora.example'],
  ['', '127.0.0.1', 'http://127.0.0.1:3000'],
  ['', '::1', 'http://[::1]:3000'],
  ['', '0.0.0.0', 'http://localhost:3000'],
])('with PUBLIC_URL %p on %p is %p', (publicUrl, host, url) => {
  expect(siteUrlOf({ publicUrl, host }, 3000)).toBe(url)
})
