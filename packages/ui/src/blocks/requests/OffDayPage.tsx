import { chakra } from '@chakra-ui/react'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusFirstError } from '#forms/useFocusFirstError.ts'
import { PageHead } from '#primitives/PageHead.tsx'
import { styles } from './Requests.styles.ts'

interface OffDayPageProps {
  /** A `DayCalendar`. */
  calendar: ReactNode
  /** A `TimePart`. */
  time: ReactNode
  /** A `RequestPart`. */
  request: ReactNode
  /** Validates and sends the request. Afterwards the first invalid part gets the focus. */
  onSubmit: () => Promise<void>
  /** The person's own requests: an `OwnRequests`. */
  own: ReactNode
}

/** Off Day Request (spec 2): under the heading the month on the left, the message on the right, the own requests below. */
export function OffDayPage({ calendar, time, request, onSubmit, own }: OffDayPageProps) {
  const { t } = useTranslation('requests')
  const { formRef, afterSubmit } = useFocusFirstError()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit().then(afterSubmit)
  }
  return (
    <chakra.div css={styles.page}>
      <chakra.form ref={formRef} noValidate aria-label={t('title')} css={styles.form} onSubmit={submit}>
        <chakra.div css={styles.head}>
          <PageHead heading={t('title')} lead={t('lead')} />
        </chakra.div>
        <chakra.div data-tone="light" css={styles.calendar}>
          {calendar}
          {time}
        </chakra.div>
        <chakra.div data-tone="light" css={styles.request}>
          {request}
        </chakra.div>
      </chakra.form>
      <chakra.div data-tone="light" css={styles.own}>
        {own}
      </chakra.div>
    </chakra.div>
  )
}
