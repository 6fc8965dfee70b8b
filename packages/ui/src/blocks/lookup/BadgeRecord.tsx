import { type Badge, badgeFields, fullNameOf } from '@atrium/contract/people'
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#primitives/Avatar.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { Text } from '#primitives/Text.tsx'
import { withBreak } from '#primitives/withBreak.tsx'
import { ComputerList } from './ComputerList.tsx'
import { styles } from './EmployeeRecord.styles.ts'
import { OtherInfo } from './OtherInfo.tsx'

interface BadgeRecordProps {
  employee: Badge
  /**
   * Where the record leads: the room, and the sign-in that leads back here, since colleagues see what is hidden from strangers.
   * An example leads nowhere.
   */
  hrefs?: { room: (roomname: string) => string; signIn: string } | undefined
  /** @default 1 */
  headingLevel?: 1 | 3
  /** The actions of the record, at the end. */
  children?: ReactNode
}

/** Whether the server hides something of the employee from the reader. */
const hidesDetails = (employee: Badge): boolean =>
  badgeFields.some((field) =>
    field === 'serial'
      ? employee.computerinfo?.some(({ serial }) => serial === undefined)
      : employee[field] === undefined,
  )

/** The record of one employee, read-only (spec 2, Employee info). Hidden and unknown facts are left out. */
export function BadgeRecord({ employee, hrefs, headingLevel = 1, children }: BadgeRecordProps) {
  const { t } = useTranslation('lookup')
  const { idnumber, email, number, roomname, job, computerinfo, otherinfo = [] } = employee
  const heading = fullNameOf(employee) || idnumber
  const facts = [
    { label: t('employee.idNumber'), value: idnumber, href: undefined },
    { label: t('employee.room'), value: roomname, href: roomname && hrefs?.room(roomname) },
    { label: t('employee.email'), value: email, href: `mailto:${email}` },
    { label: t('employee.phone'), value: number, href: number && `tel:${number.replace(/[^+\d]/g, '')}` },
  ]
  return (
    <chakra.article css={styles.root}>
      <chakra.div css={styles.head}>
        <chakra.div css={styles.portrait}>
          <Avatar size="full" fullname={heading} photo={employee.photo} />
        </chakra.div>
        <chakra.div minWidth="0">
          <Heading level={headingLevel} size="h2">
            {heading}
          </Heading>
          {job && <chakra.p css={styles.job}>{job}</chakra.p>}
        </chakra.div>
      </chakra.div>
      <chakra.dl css={styles.facts}>
        {facts.map(
          ({ label, value, href }) =>
            value && (
              <chakra.div key={label} css={styles.row}>
                <chakra.dt css={styles.label}>{label}</chakra.dt>
                <chakra.dd css={styles.value}>
                  {hrefs && href ? (
                    <Link href={href} css={styles.link}>
                      {withBreak(value)}
                    </Link>
                  ) : (
                    <chakra.span fontWeight="medium">{value}</chakra.span>
                  )}
                </chakra.dd>
              </chakra.div>
            ),
        )}
        {otherinfo.map(({ name, description }, place) => {
          const items = [description].flat().filter(Boolean)
          return (
            items.length > 0 && (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries may have equal names, and their order is fixed
              <chakra.div key={place} css={styles.row}>
                <chakra.dt css={styles.label}>{name}</chakra.dt>
                <chakra.dd css={styles.value}>
                  <OtherInfo items={items} />
                </chakra.dd>
              </chakra.div>
            )
          )
        })}
      </chakra.dl>
      {computerinfo && <ComputerList computers={computerinfo} headingLevel={headingLevel === 1 ? 2 : 4} />}
      {hidesDetails(employee) && (
        <Text size="small" tone="muted" _print={{ display: 'none' }}>
          {t('employee.hidden')} {hrefs && <Link href={hrefs.signIn}>{t('employee.signIn')}</Link>}
        </Text>
      )}
      {children}
    </chakra.article>
  )
}
