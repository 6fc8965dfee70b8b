import { isStaffPageName, type PageName, pageAt, textsAt } from '@atrium/contract'
import type { i18n } from 'i18next'
import { prepareScreen } from './LazyScreen.tsx'
import { screens } from './screens.ts'

/** Milliseconds that the first render waits at most. */
const patienceMs = 1500

/**
 * Fetches the code and the texts of the page at an address (path only) before its first render. React keeps a
 * Suspense fallback for 300 ms at least, even when the content is there at once. Settles in any case, after `patienceMs` at
 * the latest: the page fetches again what is missing, and shows an error when that fails too.
 */
export async function preparePage(path: string, texts: i18n): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  })
  const parts = [prepareScreens(pageAt(path)), texts.loadNamespaces(textsAt(path))]
  await Promise.race([Promise.allSettled(parts), isLate])
  clearTimeout(timer)
}

async function prepareScreens(page: PageName | undefined): Promise<void> {
  if (!page || !isStaffPageName(page)) return await prepareScreen(screens[page ?? 'notFound'])
  const ofStaff = async () => {
    const { staffScreens } = await import(/* webpackChunkName: "staff" */ './staffScreens.ts')
    await prepareScreen(staffScreens[page])
  }
  await Promise.all([prepareScreen(screens.staff), ofStaff()])
}
