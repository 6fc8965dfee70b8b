import { chakra, useSlotRecipe } from '@chakra-ui/react'
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

/**
 * One button for each other language: the code for the eye, the full name in its own language for the ear. The
 * name is an attribute and not text: hidden text would fetch the other scripts' fonts on every page.
 */
export function NavbarLanguages({ languages, languagesLabel }: NavbarLanguagesProps) {
  const styles = useSlotRecipe({ recipe: navbarRecipe })()
  return (
    <chakra.div role="group" aria-label={languagesLabel} css={styles.languages}>
      {languages.map(({ code, label, onChoose }) => (
        <chakra.button
          key={code}
          type="button"
          lang={code.toLowerCase()}
          aria-label={`${code} ${label}`}
          css={styles.language}
          onClick={onChoose}
        >
          {code}
        </chakra.button>
      ))}
    </chakra.div>
  )
}
