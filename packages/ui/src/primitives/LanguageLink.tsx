import { chakra } from '@chakra-ui/react'
import type { ComponentProps, MouseEvent } from 'react'
import { buttonRecipe } from './Button.recipe.ts'

interface LanguageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'hrefLang' | 'onClick'> {
  /** The language that is offered, as in `lang`: `az`. */
  lang: string
  onChoose: () => void
}

function PlainLanguageLink({ lang, onChoose, ...rest }: LanguageLinkProps) {
  const choose = (event: MouseEvent) => {
    // A new tab or window is the browser's matter.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onChoose()
  }
  return <a {...rest} lang={lang} hrefLang={lang} href={`?lng=${lang}`} onClick={choose} />
}

/** Offers this page in another language: in place, and by its address where no JavaScript runs. */
export const LanguageLink = chakra(PlainLanguageLink)

/** A language link that looks like a button. */
export const LanguageButton = chakra(PlainLanguageLink, buttonRecipe)
