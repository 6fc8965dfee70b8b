import { chakra } from '@chakra-ui/react'
import { buttonRecipe } from '#primitives/Button.recipe.ts'
import { LanguageLink } from '#primitives/LanguageLink.tsx'
import { PlanMotif } from '#primitives/PlanMotif.tsx'
import { MessagePanel, type MessagePanelProps } from './MessagePanel.tsx'

const LinkToLanguage = chakra(LanguageLink, buttonRecipe)

interface MissingLanguageProps extends Pick<MessagePanelProps, 'headingLevel'> {
  message: string
  /** In which languages it can be read. */
  text: string
  links: readonly { /** The language's own name. */ label: string; lang: string; onChoose: () => void }[]
}

/** The page exists, but not in this language: offers those it exists in. */
export function MissingLanguage({ message, text, links, headingLevel }: MissingLanguageProps) {
  const action = links.length > 0 && (
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      {links.map(({ label, lang, onChoose }) => (
        <LinkToLanguage key={lang} variant="outline" lang={lang} onChoose={onChoose}>
          {label}
        </LinkToLanguage>
      ))}
    </chakra.div>
  )
  const picture = <PlanMotif seed={134} rows={3} columns={16} ground="paper" height="3.25rem" />
  const texts = { title: message, text, headingLevel }
  return <MessagePanel role="alert" picture={picture} action={action} {...texts} />
}
