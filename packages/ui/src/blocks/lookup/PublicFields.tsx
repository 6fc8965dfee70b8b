import { company } from '@atrium/contract/core'
import { type BadgeField, idNumberOf, publicFields } from '@atrium/contract/people'
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardSection } from '#primitives/CardSection.tsx'
import { BadgeRecord } from './BadgeRecord.tsx'
import { FoundBadge } from './FoundBadge.tsx'

interface PublicFieldsProps {
  /** The fields that strangers see. */
  open: readonly BadgeField[]
  /** The switches of the fields. */
  children: ReactNode
}

/** Which fields of a badge are public, beside an example of a badge as strangers see it. */
export function PublicFields({ open, children }: PublicFieldsProps) {
  const { t } = useTranslation('site')
  return (
    <chakra.div css={styles.root}>
      <CardSection heading={t('badge.heading')} lead={t('badge.text')}>
        <chakra.div css={styles.switches}>{children}</chakra.div>
      </CardSection>
      <CardSection heading={t('preview.heading')} lead={t('preview.text')}>
        <chakra.div marginTop="6">
          <BadgeRecord employee={publicFields(useExample(), open)} headingLevel={3}>
            <FoundBadge headingLevel={4} />
          </BadgeRecord>
        </chakra.div>
      </CardSection>
    </chakra.div>
  )
}

/** A badge with every field. */
function useExample() {
  const { t } = useTranslation('site')
  return {
    id: 0,
    // Nobody's: people are counted from 1.
    idnumber: idNumberOf(0),
    name: 'Ayla',
    surname: 'Nur',
    email: company.email.replace(/^[^@]+/, 'ayla.nur'),
    number: '+994 50 000 00 00',
    roomname: t('example.room'),
    job: t('example.job'),
    computerinfo: [{ name: 'Dell XPS 13', type: t('example.computer'), serial: 'T-7431' }],
    otherinfo: [
      { name: t('example.info'), description: [t('example.language'), t('example.otherLanguage')] },
    ],
  }
}

const styles = {
  root: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '5', md: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 11fr) minmax(0, 17fr)' },
  },
  switches: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    alignItems: 'start',
    columnGap: '6',
    rowGap: '0',
    marginTop: '4',
  },
} as const
