import { chakra } from '@chakra-ui/react'
import { use } from 'react'
import { LinkContext, type LinkProps } from '#theme/LinkContext.ts'

/** What the router does not show: other sites, and files. */
const notPage = /^(?:[a-z][a-z\d+.-]*:|\/\/|\/media\/)/i

/** The bare link under every link: the router's link within this site, an anchor for other addresses and files. */
export function Anchor(props: LinkProps) {
  const Inside = use(LinkContext)
  if (!Inside || notPage.test(props.href)) return <a {...props}>{props.children}</a>
  return <Inside {...props} />
}

/** A link without looks of its own. */
export const StyledAnchor = chakra(Anchor)
