import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router-dom'

/** The router's link, for links of the design system within this site. */
export const RouterLink = ({ href, ...rest }: ComponentPropsWithRef<'a'> & { href: string }) => (
  <Link to={href} {...rest} />
)
