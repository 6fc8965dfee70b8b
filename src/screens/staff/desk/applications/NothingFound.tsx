import { Button, Message } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { withQuestion } from './question.ts'

/** Search and vacancy leave no application. */
export function NothingFound() {
  const { t } = useTranslation('applications')
  const [, setParams] = useSearchParams()
  return (
    <Message
      role="status"
      heading={t('filters.none')}
      text={t('filters.noneText')}
      action={
        <Button
          variant="outline"
          size="sm"
          onClick={() =>
            setParams((before) => withQuestion(before, { q: '', vacancy: '' }), {
              preventScrollReset: true,
            })
          }
        >
          {t('filters.clear')}
        </Button>
      }
    />
  )
}
