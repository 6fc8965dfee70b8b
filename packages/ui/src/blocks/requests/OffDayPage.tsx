import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#primitives/PageHead.tsx'
import { styles } from './Requests.styles.ts'

interface OffDayPageProps {
  /** An `OffDayForm`. */
  form: ReactNode
  /** The person's own requests: an `OwnRequests`. */
  own: ReactNode
}

/** Off Day Request (spec 2): under the heading the month on the left, the message on the right, the own requests below. */
export function OffDayPage({ form, own }: OffDayPageProps) {
  const { t } = useTranslation('requests')
  return (
    <chakra.div css={styles.page}>
      <chakra.div css={styles.head}>
        <PageHead heading={t('title')} lead={t('lead')} />
      </chakra.div>
      {form}
      <chakra.div data-tone="light" css={styles.own}>
        {own}
      </chakra.div>
    </chakra.div>
  )
}
