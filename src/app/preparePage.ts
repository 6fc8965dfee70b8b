import { isStaffPageName, type OwnState, type PageName, pageAt, textsAt } from '@atrium/contract/core'
import type { i18n } from 'i18next'
import { preparePart, prepareScreen } from '#hooks/LazyPart.tsx'
import type { AppStore } from '#store/setupStore.ts'
import { screens } from './screens.ts'

/**
 * Fetches the code and the texts of the page at an address (path only) before its first render, and restores the slices of the
 * staff area beside; a page that the server rendered for one person (`own`) has its meetings with it. React shows a Suspense fallback for 300 ms at least, even when the content is there at once. Rejects when
 * the code does not load.
 */
export async function preparePage(
  path: string,
  texts: i18n,
  store: AppStore,
  own?: OwnState | undefined,
): Promise<void> {
  await Promise.all([prepareScreens(pageAt(path), store, own), texts.loadNamespaces(textsAt(path))])
}

async function prepareScreens(page: PageName | undefined, store: AppStore, own?: OwnState): Promise<void> {
  if (!isStaffPageName(page)) return await preparePart(screens[page ?? 'notFound'])
  const ofStaff = async () => {
    const { staffScreens, staffSlices, adoptOwnState } = await import(
      /* webpackChunkName: "staff" */ './staffScreens.ts'
    )
    // The parts of a page from the server are hydrated after the page.
    const prepare = own ? preparePart : prepareScreen
    await Promise.all([prepare(staffScreens[page]), store.addSlices(staffSlices)])
    if (own) adoptOwnState(store, own)
  }
  await Promise.all([preparePart(screens.staff), ofStaff()])
}
