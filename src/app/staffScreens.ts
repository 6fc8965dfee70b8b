import { type OwnState, pages, pagesOf, type StaffPageName } from '@atrium/contract/core'
import type { ComponentType } from 'react'
import { baseApi } from '#api/baseApi.ts'
import { keepRenderedLists } from '#api/offlineCache.ts'
import type { LoadPart } from '#hooks/LazyPart.tsx'
import { claimTab } from '#shells/staff/useTabOwner.ts'
import { selectStaffUser, signedIn } from '#slices/authSlice.ts'
import {
  meetingsOpened,
  meetingsReceived,
  selectMeetingEntries,
  selectMeetings,
} from '#slices/meetingsSlice.ts'
import type { RootState } from '#store/rootReducer.ts'
import type { AppStore } from '#store/setupStore.ts'

/** The screen of `security`, `/staff/profile/security`: `SecurityScreen`, exported by `profile/SecurityScreen.tsx`. */
function loadScreen(page: StaffPageName): LoadPart {
  const [, , segment = page] = pages[page].split('/')
  const name = `${page.charAt(0).toUpperCase()}${page.slice(1)}Screen`
  const file = `${segment}/${name}`
  return async () => {
    const found: Record<string, ComponentType> = await import(
      /* webpackChunkName: "[request]", webpackInclude: /Screen\.tsx$/, webpackExclude: /staff.(login|.*-password)/ */
      `#screens/staff/${file}.tsx`
    )
    return found[name] as ComponentType
  }
}

/** The screens of the staff area, each in a chunk of its own. */
export const staffScreens = Object.fromEntries(
  pagesOf('staff').map((page) => [page, loadScreen(page)]),
) as Record<StaffPageName, LoadPart>

/**
 * Makes the signed-in person the owner of the tab and of the meetings, before the first render of a page that the server rendered
 * for the person, takes over its settings and meetings, and keeps its lists for use without
 * a connection.
 */
export function adoptOwnState(store: AppStore, { personId, slices }: OwnState): void {
  const isTheirs = () => selectStaffUser(store.getState())?.id === personId
  // Another person may have signed in while the code loaded.
  if (!isTheirs()) return
  claimTab(personId)
  // Another device may have changed the settings.
  const { user } = (slices as RootState).auth
  if (user) store.dispatch(signedIn(user))
  keepRenderedLists(store.getState()[baseApi.reducerPath].queries, personId, isTheirs)
  if (selectMeetings(store.getState()).personId !== personId) store.dispatch(meetingsOpened(personId))
  const meetings = selectMeetingEntries(slices as RootState).map(({ meeting, shared }) => ({
    ...meeting,
    ...(shared && { shared }),
  }))
  store.dispatch(meetingsReceived({ personId, revision: 0, meetings }))
}

export { staffSlices } from '#store/staffSlices.ts'
