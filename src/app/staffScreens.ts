import { pages, pagesOf, type StaffPageName } from '@atrium/contract/core'
import type { ComponentType } from 'react'
import type { LoadPart } from '#features/start/LazyPart.tsx'

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

export { staffSlices } from '#store/staffSlices.ts'
