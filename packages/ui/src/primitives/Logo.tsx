import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { logoRecipe } from './Logo.recipe.ts'
import { LogoMark } from './LogoMark.tsx'

interface LogoProps {
  /** The company's name. */
  brand: string
}

/** The three bars and the word. */
export function Logo({ brand }: LogoProps) {
  const styles = useSlotRecipe({ recipe: logoRecipe })()
  return (
    <chakra.span css={styles.root}>
      <LogoMark />
      <chakra.span css={styles.word}>{brand}</chakra.span>
    </chakra.span>
  )
}
