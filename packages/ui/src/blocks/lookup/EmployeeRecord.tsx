import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { InitialsPicture } from '#primitives/InitialsPicture.tsx'
import { Link } from '#primitives/Link.tsx'
import { Text } from '#primitives/Text.tsx'
import { withBreak } from '#primitives/withBreak.tsx'
import { ComputerList, type ComputerListProps } from './ComputerList.tsx'
import { styles } from './EmployeeRecord.styles.ts'
import { OtherInfo, type OtherInfoValue } from './OtherInfo.tsx'

export interface RecordFact {
  label: string
  value: string
  /** The link of the value: a mail, a call, a room. */
  href?: string | undefined
}

export interface RecordInfo {
  label: string
  value: OtherInfoValue
}

export interface EmployeeRecordProps {
  /** Name and surname, or the id where they are unknown. */
  heading: string
  /** The job title. */
  job?: string | undefined
  /** Facts of one line. The caller leaves out unknown facts. */
  facts: readonly RecordFact[]
  /** Single texts and lists, below the facts (spec 3, otherinfo). @default [] */
  info?: readonly RecordInfo[] | undefined
  /** `undefined` when they are hidden from the reader. */
  computers?: ComputerListProps | undefined
  /** "Some details are for colleagues", and the link to the sign-in. */
  notice?: { text: string; linkLabel: string; href: string } | undefined
  /** The actions of the record, at the end. */
  children?: ReactNode
}

/** The record of one employee, read-only (spec 2, Employee info). */
export function EmployeeRecord(props: EmployeeRecordProps) {
  const { heading, job, facts, info = [], computers, notice, children } = props
  return (
    <chakra.article css={styles.root}>
      <chakra.div css={styles.head}>
        <chakra.div css={styles.portrait}>
          <InitialsPicture fullname={heading} />
        </chakra.div>
        <chakra.div minWidth="0">
          <Heading level={1} size="h2">
            {heading}
          </Heading>
          {job && <chakra.p css={styles.job}>{job}</chakra.p>}
        </chakra.div>
      </chakra.div>
      <chakra.dl css={styles.facts}>
        {facts.map(({ label, value, href }) => (
          <chakra.div key={label} css={styles.row}>
            <chakra.dt css={styles.label}>{label}</chakra.dt>
            <chakra.dd css={styles.value}>
              {href ? (
                <Link href={href} css={styles.link}>
                  {withBreak(value)}
                </Link>
              ) : (
                <chakra.span fontWeight="medium">{value}</chakra.span>
              )}
            </chakra.dd>
          </chakra.div>
        ))}
        {info.map(({ label, value }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and none changes its place.
          <chakra.div key={place} css={styles.row}>
            <chakra.dt css={styles.label}>{label}</chakra.dt>
            <chakra.dd css={styles.value}>
              <OtherInfo value={value} />
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      {computers && <ComputerList {...computers} />}
      {notice && (
        <Text size="small" tone="muted" _print={{ display: 'none' }}>
          {notice.text} <Link href={notice.href}>{notice.linkLabel}</Link>
        </Text>
      )}
      {children}
    </chakra.article>
  )
}
