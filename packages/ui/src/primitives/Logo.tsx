import { chakra } from '@chakra-ui/react'
import { LogoMark } from './LogoMark.tsx'

interface LogoProps {
  /** The company's name. */
  brand: string
}

/** The three bars and the word. */
export function Logo({ brand }: LogoProps) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2.5" minWidth="0">
      <LogoMark />
      <chakra.span
        fontFamily="heading"
        fontWeight="heading"
        fontSize="1.3125rem"
        lineHeight="1.2"
        letterSpacing="-0.01em"
        whiteSpace="nowrap"
      >
        {brand}
      </chakra.span>
    </chakra.span>
  )
}
