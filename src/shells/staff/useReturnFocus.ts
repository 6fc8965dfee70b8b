import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { whenLaidOut } from '#hooks/whenLaidOut.ts'

const linksOf = () => [...document.querySelectorAll<HTMLAnchorElement>('#main a')]

/**
 * Back, Forward and a link from the page of a row to its list return the focus to the link of the page that was pressed
 * last, such as that of a meeting or a person, and scroll to it where it is out of sight.
 */
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
    const left = shown.current
    shown.current = pathname
    const isReturn = left !== pathname && (type === 'POP' || left.startsWith(`${pathname}/`))
    const href = isReturn && pressed.current[pathname]
    if (!href) return
    return whenLaidOut(() => {
      const link = linksOf().find((one) => one.href === href)
      link?.focus()
      return link !== undefined
    })
  }, [pathname, type])
}
