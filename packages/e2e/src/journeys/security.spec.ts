import { expect, test } from '@playwright/test'

test('scripts come from our own files only, and the pages need no others', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  const reply = await page.goto('/career/1')
  const policy = reply?.headers()['content-security-policy'] ?? ''
  // Our own files, and the one inline script by its hash.
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(;|$)/)
  expect(policy).toMatch(/object-src 'none'/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(refused).toEqual([])
})

test('uploads of applicants are never served', async ({ request }) => {
  for (const path of ['/data/files', '/files', '/data/db', '/..%2fdata%2ffiles', '/control.sock'])
    expect((await request.get(path)).status(), path).toBe(404)
})
