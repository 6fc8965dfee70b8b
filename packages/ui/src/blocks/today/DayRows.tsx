import { chakra } from '@chakra-ui/react'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { styles } from './Today.styles.ts'

interface DayRowsProps {
  /** Names the list. */
  label: string
  kind: 'holiday' | 'own' | 'colleague' | 'elsewhere'
  items: readonly {
    key: string
    /** "24–26 November". */
    when: string
    title: string
    /** What there is to know besides; may be empty. */
    detail: string
    /** Where the row leads. @default nowhere */
    href?: string | undefined
  }[]
}

/** Rows of days off, or of what waits. */
export function DayRows({ label, kind, items }: DayRowsProps) {
  return (
    <chakra.ul aria-label={label} css={styles.list}>
      {items.map(({ key, when, title, detail, href }) => (
        <chakra.li key={key} data-look={kind} css={styles.row}>
          <chakra.div css={when ? styles.timed : styles.texts}>
            {/* A number stays with its month. */}
            {when && <chakra.p css={styles.when}>{when.replace(/(\d) /g, '$1\u00a0')}</chakra.p>}
            {href === undefined ? (
              <chakra.p css={styles.title}>{title}</chakra.p>
            ) : (
              <StyledAnchor href={href} css={styles.title}>
                {title}
              </StyledAnchor>
            )}
            {detail && <chakra.p css={styles.detail}>{detail}</chakra.p>}
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
