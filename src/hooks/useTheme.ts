import { type Theme, themeCookie } from '@atrium/contract/core'
import { useEffect, useLayoutEffect } from 'react'
import { selectTheme, themeChosen } from '#slices/themeSlice.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '#store/hooks.ts'
import { writeCookie } from './writeCookie.ts'

/** For the frames of the pages that have themes: the document has the theme of the state while the frame is shown. */
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
    const unsubscribe = subscribe(follow)
    return () => {
      unsubscribe()
      delete document.documentElement.dataset.theme
    }
  }, [getState, subscribe])
  const theme = useAppSelector(selectTheme)
  useEffect(() => {
    // The theme of a replay is not a choice of the user.
    if (isReplaying()) return
    writeCookie(document, { name: themeCookie, value: theme === 'system' ? undefined : theme })
  }, [theme, isReplaying])
}

/** The theme of the pages for staff and of the lookup pages, and its choice. */
export function useTheme() {
  const dispatch = useAppDispatch()
  const chosen = useAppSelector(selectTheme)
  return { chosen, onChoose: (theme: Theme) => void dispatch(themeChosen(theme)) }
}
