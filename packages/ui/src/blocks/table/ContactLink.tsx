import { chakra } from '@chakra-ui/react'
import { Anchor } from '#primitives/Anchor.tsx'
import { iconButtonRecipe } from '#primitives/IconButton.recipe.ts'
import { MailIcon, PhoneIcon } from '#primitives/moreIcons.tsx'

const Root = chakra(Anchor, iconButtonRecipe)

interface ContactLinkProps {
  kind: 'call' | 'email'
  /** A phone number or an email address. */
  to: string
  /** "Call Leyla Əliyeva". */
  label: string
}

/** A link with an icon that calls a person or writes to one; 44 px. */
export const ContactLink = ({ kind, to, label }: ContactLinkProps) => (
  <Root href={kind === 'call' ? `tel:${to.replaceAll(' ', '')}` : `mailto:${to}`} aria-label={label}>
    {kind === 'call' ? <PhoneIcon /> : <MailIcon />}
  </Root>
)
