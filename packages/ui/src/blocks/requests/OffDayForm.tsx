import { chakra } from '@chakra-ui/react'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusFirstError } from '#forms/useFocusFirstError.ts'
import { styles } from './Requests.styles.ts'

interface OffDayFormProps {
  /** A `DayCalendar`. */
  calendar: ReactNode
  /** A `TimePart`. */
  time: ReactNode
  /** A `RequestPart`. */
  request: ReactNode
  /** Validates and sends the request. Afterwards the first invalid part gets the focus. */
  onSubmit: () => Promise<void>
}

/** The form of a request: two cards of an `OffDayPage`. */
export function OffDayForm({ calendar, time, request, onSubmit }: OffDayFormProps) {
  const { t } = useTranslation('requests')
  const { formRef, afterSubmit } = useFocusFirstError()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit().then(afterSubmit)
  }
  return (
    <chakra.form ref={formRef} noValidate aria-label={t('title')} css={styles.form} onSubmit={submit}>
      <chakra.div data-tone="light" css={styles.calendar}>
        {calendar}
        {time}
      </chakra.div>
      <chakra.div data-tone="light" css={styles.request}>
        {request}
      </chakra.div>
    </chakra.form>
  )
}
