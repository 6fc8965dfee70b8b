import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { navbarRecipe } from './Navbar.recipe.ts'

export interface NavbarLanguage {
  /** What stands on the button: AZ, EN or RU. */
  code: string
  /** The language's own name for itself, in that language. */
  label: string
  onChoose: () => void
}

export interface NavbarLanguagesProps {
  /** The languages that are not active. */
  languages: readonly NavbarLanguage[]
  /** Names the group. */
  languagesLabel: string
}

/** One button for each other language: the code for the eye, the full name in its own language for the ear. */
export function NavbarLanguages({ languages, languagesLabel }: NavbarLanguagesProps) {
  const styles = useSlotRecipe({ recipe: navbarRecipe })()
  return (
    <chakra.div role="group" aria-label={languagesLabel} css={styles.languages}>
      {languages.map(({ code, label, onChoose }) => (
        <chakra.button
          key={code}
          type="button"
          lang={code.toLowerCase()}
          css={styles.language}
          onClick={onChoose}
        >
          {code}
          <VisuallyHidden>{` ${label}`}</VisuallyHidden>
        </chakra.button>
      ))}
    </chakra.div>
  )
}
