import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { whenLaidOut } from '#hooks/whenLaidOut.ts'

const linksOf = () => [...document.querySelectorAll<HTMLAnchorElement>('#main a')]

/** Back and Forward return the focus to the link of the page that was pressed last, such as that of a meeting. */
export function useReturnFocus(): void {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  /** The address of the link, by the path of its page. */
  const pressed = useRef<Record<string, string>>({})
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const link = linksOf().find((one) => one.contains(target as Node))
      if (link) pressed.current[window.location.pathname] = link.href
    }
    window.addEventListener('click', remember, true)
    return () => window.removeEventListener('click', remember, true)
  }, [])
  useEffect(() => {
    const href = type === 'POP' && shown.current !== pathname && pressed.current[pathname]
    shown.current = pathname
    if (!href) return
    return whenLaidOut(() => {
      const link = linksOf().find((one) => one.href === href)
      link?.focus({ preventScroll: true })
      return link !== undefined
    })
  }, [pathname, type])
}
