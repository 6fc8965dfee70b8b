import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router-dom'

/** What a link of the design system to a place on this site is here: the router's. */
export const RouterLink = ({ href, ...rest }: ComponentPropsWithRef<'a'> & { href: string }) => (
  <Link to={href} {...rest} />
)
