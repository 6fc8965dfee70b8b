import { Link } from '#primitives/Link.tsx'
import { Text } from '#primitives/Text.tsx'

export interface PrivacyNoteProps {
  /** Why the data are asked for and how long they are kept. */
  text: string
  linkLabel: string
  /** The page that says all of it. */
  href: string
}

/** Under a form: what becomes of the data that it asks for. */
export function PrivacyNote({ text, linkLabel, href }: PrivacyNoteProps) {
  return (
    <Text size="small" tone="hint">
      {text} <Link href={href}>{linkLabel}</Link>
    </Text>
  )
}
