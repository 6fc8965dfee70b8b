import type { PageName } from '@atrium/contract/core'
import { SubscribeStrip } from '@atrium/ui'
import { useSubscribe } from './useSubscribe.ts'

const pagesWithForm: ReadonlySet<PageName> = new Set(['contact', 'apply', 'sendCv'])

/** The subscribe strip above the footer (spec 2); the typed address survives a navigation. */
export function Newsletter({ page }: { page: PageName | undefined }) {
  return <SubscribeStrip {...useSubscribe()} isQuiet={page !== undefined && pagesWithForm.has(page)} />
}
