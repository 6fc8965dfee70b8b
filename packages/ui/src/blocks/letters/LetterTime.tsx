import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { DayInput } from '#forms/DayInput.tsx'
import { TimeField } from '#forms/TimeField.tsx'
import { useDayTexts } from '#i18n/useDayTexts.ts'
import { styles } from './Letters.styles.ts'

interface LetterTimeProps {
  day: string
  time: string
  error: string | undefined
  onChange: (when: { day: string; time: string }) => void
}

/** When a letter is to be sent, by the company's clock; at once where both are empty. */
export function LetterTime({ day, time, error, onChange }: LetterTimeProps) {
  const { t } = useTranslation('letters')
  const texts = useDayTexts()
  return (
    <chakra.div css={styles.time}>
      <DayInput
        label={t('send.day')}
        texts={texts}
        first={texts.today()}
        value={day}
        error={error}
        onChange={(next) => onChange({ day: next, time })}
      />
      <TimeField label={t('send.time')} value={time} onChange={(next) => onChange({ day, time: next })} />
    </chakra.div>
  )
}
