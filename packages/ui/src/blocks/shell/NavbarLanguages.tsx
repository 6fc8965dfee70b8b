import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
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
 * name is an attribute and not text: hidden text would fetch the other scripts' fonts on every page. Their order is always
 * the same. After a choice the focus is on the language that was chosen.
 */
export function NavbarLanguages({ language, languages, onChosen }: Props) {
  const { t } = useTranslation()
  const activeRef = useRef<HTMLSpanElement>(null)
  const isChosen = useRef(false)
  useEffect(() => {
    // The pressed link has become the text of the active language.
    if (isChosen.current && language && document.activeElement === document.body) activeRef.current?.focus()
    isChosen.current = false
  }, [language])
  const active = { code: language, onChoose: undefined, label: '' }
  const inOrder = [active, ...languages].sort((one, other) => one.code.localeCompare(other.code))
  return (
    <chakra.div role="group" aria-label={t('nav.language')} css={styles.languages}>
      {inOrder.map(({ code, label, onChoose }) =>
        onChoose ? (
          <LanguageLink
            key={code}
            lang={code.toLowerCase()}
            aria-label={`${code} ${label}`}
            css={styles.language}
            onChoose={() => {
              isChosen.current = true
              onChoose()
              onChosen?.()
            }}
          >
            {code}
          </LanguageLink>
        ) : (
          <chakra.span key={code} ref={activeRef} tabIndex={-1} aria-current="true" css={styles.language}>
            {code}
          </chakra.span>
        ),
      )}
    </chakra.div>
  )
}
