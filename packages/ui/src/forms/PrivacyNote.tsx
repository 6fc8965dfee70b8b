import { Link } from '#primitives/Link.tsx'
import { Text } from '#primitives/Text.tsx'

export interface PrivacyNoteProps {
  /** The purpose of the data, and their retention. */
  text: string
  linkLabel: string
  /** The address of the privacy page. */
  href: string
}

/** Under a form: what becomes of the data that it asks for. */
export function PrivacyNote({ text, linkLabel, href }: PrivacyNoteProps) {
  return (
    <Text size="small" tone="hint" textWrap="wrap">
      {text}{' '}
      <Link href={href} display="inline-block">
        {linkLabel}
      </Link>
    </Text>
  )
}
