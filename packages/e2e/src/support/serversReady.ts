import { expect } from '@playwright/test'
import { otherSiteOrigin, ports } from './ports.ts'

/** Waits for the servers that Playwright starts without waiting. */
export default async function serversReady(): Promise<void> {
  for (const url of [`http://127.0.0.1:${ports.mails}/`, `${otherSiteOrigin}/healthz`])
    await expect.poll(() => answers(url), { message: url, timeout: 60_000 }).toBe(true)
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
