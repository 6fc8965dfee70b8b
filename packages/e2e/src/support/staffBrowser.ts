import { samplePassword } from '@atrium/contract/accounts/samples'
import type { Browser } from '@playwright/test'
import { LoginPage } from '#pages/LoginPage.ts'
import { insertText } from './firefox/insertText.ts'
import type { OwnServer } from './ownServer.ts'
import { started } from './started.ts'
import type { Texts } from './texts.ts'

interface Person {
  /** The part of the address before the @. */
  mail: string
  /** @default that of the samples */
  password?: string
}

/** A browser of a person who signs in to a journey's own server. */
export async function staffBrowser(
  browser: Browser,
  texts: Texts,
  { url }: OwnServer,
  { mail, password = samplePassword }: Person,
) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  if (browser.browserType().name() === 'firefox') await context.addInitScript(insertText)
  const page = await context.newPage()
  await page.addInitScript(() => sessionStorage.setItem('loadingScreenSeen', '1'))
  await page.goto(`${url}/staff/login?lng=en`)
  await started(page)
  await new LoginPage(page, texts).signIn({ email: `${mail}@caspora.example`, password })
  await page.waitForURL('**/staff/profile')
  const open = async (path: string) => {
    await page.goto(url + path)
    await started(page)
  }
  return { page, open, request: context.request }
}
