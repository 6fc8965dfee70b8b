import { chakra } from '@chakra-ui/react'
import { use } from 'react'
import { LinkContext, type LinkProps } from '#theme/LinkContext.ts'

const withScheme = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

/** The bare link under every link of the system: the application's for this site, the browser's for others. */
export function Anchor(props: LinkProps) {
  const Inside = use(LinkContext)
  if (!Inside || withScheme.test(props.href)) return <a {...props}>{props.children}</a>
  return <Inside {...props} />
}

/** A link whose looks are all its block's. */
export const StyledAnchor = chakra(Anchor)
