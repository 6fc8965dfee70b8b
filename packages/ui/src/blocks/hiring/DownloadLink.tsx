import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { buttonRecipe } from '#primitives/Button.recipe.ts'

const Root = chakra('a', buttonRecipe)

interface DownloadLinkProps {
  href: string
  children: ReactNode
}

/** A file and no page: the browser follows the link, not the router. */
export const DownloadLink = ({ href, children }: DownloadLinkProps) => (
  <Root variant="outline" size="sm" href={href} download>
    {children}
  </Root>
)
