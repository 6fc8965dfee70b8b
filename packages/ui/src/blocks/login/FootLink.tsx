import { Link } from '#primitives/Link.tsx'

interface FootLinkProps {
  label: string
  href: string
}

/** A link under the form of an entrance, high enough for a finger. */
export function FootLink({ label, href }: FootLinkProps) {
  return (
    <Link href={href} display="inline-flex" alignItems="center" minHeight="target">
      {label}
    </Link>
  )
}
