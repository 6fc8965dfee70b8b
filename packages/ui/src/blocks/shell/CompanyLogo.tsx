import { company, iconAddress, logoAddress } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Logo } from '#primitives/Logo.tsx'
import { LogoMark } from '#primitives/LogoMark.tsx'

interface CompanyLogoProps extends Pick<ComponentProps<typeof LogoMark>, 'css' | 'height'> {
  /** As an icon, beside the name or without room for it. @default false */
  isSmall?: boolean
}

/** The logo of the company; without one the mark, and the name beside it. */
export function CompanyLogo({ isSmall = false, ...size }: CompanyLogoProps) {
  const { logo, name } = company
  if (!logo.hash) return isSmall ? <LogoMark {...size} /> : <Logo brand={name} />
  if (isSmall)
    return (
      <chakra.img
        src={iconAddress(logo, 192)}
        alt=""
        height="7"
        aspectRatio="1"
        borderRadius="xs"
        {...size}
      />
    )
  return (
    <chakra.img
      src={logoAddress(logo)}
      alt={name}
      aspectRatio={logo.width / logo.height}
      css={styles.logo}
      // Its ground is the one on which it is seen, whatever lies below.
      backgroundColor={logo.isLight ? 'bg.dark' : 'white'}
      {...size}
    />
  )
}

const styles = {
  logo: {
    width: 'auto',
    height: '9',
    maxWidth: '100%',
    objectFit: 'contain',
    borderRadius: 'xs',
    paddingInline: '2',
    paddingBlock: '1',
  },
} as const
