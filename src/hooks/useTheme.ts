import { type Theme, themeCookie } from '@atrium/contract/core'
import { useEffect, useLayoutEffect } from 'react'
import { selectTheme, themeChosen } from '#slices/themeSlice.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '#store/hooks.ts'

const oneYear = 365 * 24 * 60 * 60

/** Stores a chosen theme in the cookie with which the server renders the next document. */
function rememberTheme(theme: Theme, page: Pick<Document, 'cookie'>): void {
  const age = theme === 'system' ? 0 : oneYear
  page.cookie = `${themeCookie}=${theme}; Path=/; Max-Age=${age}; SameSite=Lax`
}

/** The document follows the theme of the state; the looks are in the frames of the pages that have themes. */
export function useDocumentTheme(): void {
  const { getState, subscribe, isReplaying } = useAppStore()
  useLayoutEffect(() => {
    const follow = () => {
      // Not by a selector: during hydration it answers with the state of the server.
      const theme = selectTheme(getState())
      const { dataset } = document.documentElement
      if (dataset.theme !== theme) dataset.theme = theme
    }
    follow()
    return subscribe(follow)
  }, [getState, subscribe])
  const theme = useAppSelector(selectTheme)
  useEffect(() => {
    // The theme of a replay is not a choice of the user.
    if (!isReplaying()) rememberTheme(theme, document)
  }, [theme, isReplaying])
}

/** The theme of the pages for staff and of the lookup pages, and its choice. */
export function useTheme() {
  const dispatch = useAppDispatch()
  const chosen = useAppSelector(selectTheme)
  useDocumentTheme()
  return { chosen, onChoose: (theme: Theme) => void dispatch(themeChosen(theme)) }
}
