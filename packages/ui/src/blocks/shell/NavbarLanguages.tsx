import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { LanguageLink } from '#primitives/LanguageLink.tsx'
import { styles } from './Navbar.styles.ts'

interface NavbarLanguage {
  /** What stands on the link: AZ, EN or RU. */
  code: string
  /** The language's own name for itself, in that language. */
  label: string
  onChoose: () => void
}

export interface NavbarLanguagesProps {
  /** The code of the active language. */
  language: string
  /** The languages that are not active. */
  languages: readonly NavbarLanguage[]
}

interface Props extends NavbarLanguagesProps {
  /** After any of them was chosen. */
  onChosen?: (() => void) | undefined
}

/**
 * The active language, and one link for each other: the code for the eye, the full name in its own language for the ear. The
 * name is an attribute and not text: hidden text would fetch the other scripts' fonts on every page. A link keeps
 * its place and the focus when the languages change.
 */
export function NavbarLanguages({ language, languages, onChosen }: Props) {
  const { t } = useTranslation()
  return (
    <chakra.div role="group" aria-label={t('nav.language')} css={styles.languages}>
      <chakra.span aria-current="true" css={styles.language}>
        {language}
      </chakra.span>
      {languages.map(({ code, label, onChoose }, place) => (
        <LanguageLink
          // biome-ignore lint/suspicious/noArrayIndexKey: the place stays when another language stands in it.
          key={place}
          lang={code.toLowerCase()}
          aria-label={`${code} ${label}`}
          css={styles.language}
          onChoose={() => {
            onChoose()
            onChosen?.()
          }}
        >
          {code}
        </LanguageLink>
      ))}
    </chakra.div>
  )
}
