import { chakra } from '@chakra-ui/react'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { styles } from './Today.styles.ts'

interface DayRowsProps {
  /** Names the list. */
  label: string
  kind: 'holiday' | 'own' | 'colleague' | 'elsewhere' | 'waiting'
  items: readonly {
    key: string
    /** "24–26 November". */
    when: string
    title: string
    /** What there is to know besides; may be empty. */
    detail: string
    /** Where more of it is; the whole row leads there. @default no link */
    href?: string | undefined
  }[]
}

/** Rows of days off or of waiting decisions. */
export function DayRows({ label, kind, items }: DayRowsProps) {
  return (
    <chakra.ul aria-label={label} css={styles.list}>
      {items.map(({ key, when, title, detail, href }) => (
        <chakra.li key={key} data-look={kind} css={styles.row}>
          <chakra.div css={styles.texts}>
            {when && <chakra.p css={styles.when}>{when}</chakra.p>}
            {href ? (
              <StyledAnchor href={href} css={styles.title}>
                {title}
              </StyledAnchor>
            ) : (
              <chakra.p css={styles.title}>{title}</chakra.p>
            )}
            {detail && <chakra.p css={styles.detail}>{detail}</chakra.p>}
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
