import type { ReactNode } from 'react'
import { Link } from './Link.tsx'

/** A text with the e-mail address in it as a link. */
export function withEmailLink(text: string, email: string): ReactNode {
  const [before, after] = text.split(email)
  if (after === undefined) return text
  return (
    <>
      {before}
      <Link href={`mailto:${email}`}>{email}</Link>
      {after}
    </>
  )
}
