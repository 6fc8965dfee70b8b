import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { buttonRecipe } from '#primitives/Button.recipe.ts'

const Root = chakra('a', buttonRecipe)

interface DownloadLinkProps {
  href: string
  /** @default 'outline' */
  variant?: 'outline' | 'outlineOnDark'
  children: ReactNode
}

/** A file and no page: the browser follows the link, not the router. */
export const DownloadLink = ({ href, variant = 'outline', children }: DownloadLinkProps) => (
  <Root variant={variant} size="sm" minHeight="target" href={href} download>
    {children}
  </Root>
)
