import type { MouseEvent } from 'react'
import type { LinkProps } from '#theme/LinkContext.ts'

/** A link of stories and tests: a press of an address of the application leaves the page as it is. */
export function StillLink({ href, onClick, ...rest }: LinkProps) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (href.startsWith('/')) event.preventDefault()
  }
  return <a {...rest} href={href} onClick={press} />
}
