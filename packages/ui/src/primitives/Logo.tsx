import { chakra } from '@chakra-ui/react'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import { LogoMark } from './LogoMark.tsx'

const styles = defineSlotStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '2.5', minWidth: '0' },
  word: {
    fontFamily: 'heading',
    fontWeight: 'heading',
    fontSize: '1.3125rem',
    lineHeight: '1.2',
    letterSpacing: '-0.01em',
    whiteSpace: 'nowrap',
  },
})

interface LogoProps {
  /** The company's name. */
  brand: string
}

/** The three bars and the word. */
export function Logo({ brand }: LogoProps) {
  return (
    <chakra.span css={styles.root}>
      <LogoMark />
      <chakra.span css={styles.word}>{brand}</chakra.span>
    </chakra.span>
  )
}
