import { type PageName, pages } from '@atrium/contract/core'
import { Route } from 'react-router-dom'
import { LazyPart, type LoadPart } from '#hooks/LazyPart.tsx'

/**
 * The routes of pages; the code of a screen is fetched at the first visit. `base` is the part of the address that a
 * parent route matches.
 */
export const pageRoutes = <Page extends PageName>(
  names: readonly Page[],
  screens: Readonly<Record<Page, LoadPart>>,
  base = '',
) =>
  names.map((page) => (
    // Paths are case-sensitive, as on the server.
    <Route
      key={page}
      caseSensitive
      path={pages[page].slice(base.length)}
      element={<LazyPart load={screens[page]} />}
    />
  ))
