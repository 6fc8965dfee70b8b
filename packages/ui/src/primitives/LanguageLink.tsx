import { chakra } from '@chakra-ui/react'
import type { ComponentProps, MouseEvent } from 'react'
import { buttonRecipe } from './Button.recipe.ts'

interface LanguageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'hrefLang' | 'onClick'> {
  /** The offered language as a `lang` value: `az`. */
  lang: string
  onChoose: () => void
}

function PlainLanguageLink({ lang, onChoose, ...rest }: LanguageLinkProps) {
  const choose = (event: MouseEvent) => {
    // The browser opens a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onChoose()
  }
  return <a {...rest} lang={lang} hrefLang={lang} href={`?lng=${lang}`} onClick={choose} />
}

/** A link to this page in another language; changes the language in place where JavaScript runs. */
export const LanguageLink = chakra(PlainLanguageLink)

/** A language link that looks like a button. */
export const LanguageButton = chakra(PlainLanguageLink, buttonRecipe)
