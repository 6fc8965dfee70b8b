import { chakra } from '@chakra-ui/react'
import { ChevronRightIcon } from '#primitives/icons.tsx'
import { Link } from '#primitives/Link.tsx'

export interface BreadcrumbProps {
  /** Names the navigation. */
  label: string
  /** From the top down; the last one is this page and needs no `href`. */
  items: readonly { label: string; href?: string | undefined }[]
}

/** The way to this page. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <chakra.ol display="flex" flexWrap="wrap" alignItems="center" textStyle="small" color="fg.muted">
        {items.map((item, index) => (
          <chakra.li key={item.label} display="inline-flex" alignItems="center" minHeight="8" minWidth="0">
            {index > 0 && <ChevronRightIcon marginInline="1.5" fontSize="0.75rem" />}
            {item.href ? (
              <Link href={item.href} variant="plain" paddingBlock="1">
                {item.label}
              </Link>
            ) : (
              <chakra.span aria-current="page" color="fg" fontWeight="medium">
                {item.label}
              </chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </nav>
  )
}
