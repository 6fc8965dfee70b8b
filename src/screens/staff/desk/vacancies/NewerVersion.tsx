import { Button, Message } from '@atrium/ui'
import { DeskActions } from '@atrium/ui/desk'
import { useTranslation } from 'react-i18next'
import type { Values } from './vacancyValues.ts'

interface NewerVersionProps {
  changed: readonly (keyof Values)[]
  onLoad: () => void
  onKeep: () => void
}

/** The fields whose labels have other names than they have. */
const labels: Partial<Record<string, string>> = {
  categoryId: 'category',
  managerId: 'manager',
  reviewerIds: 'reviewers',
}

/** A colleague has saved while the form had unsaved text: what they changed, and which version stays. */
export function NewerVersion({ changed, onLoad, onKeep }: NewerVersionProps) {
  const { t } = useTranslation('vacancies')
  const fields = changed.map((name) => {
    const [part = '', language] = name.split('_')
    const label = t(`form.${labels[part] ?? part}` as 'form.position')
    return language ? `${label} (${language})` : label
  })
  return (
    <Message
      variant="banner"
      tone="warning"
      heading={t('newer.heading')}
      text={fields.length > 0 ? t('newer.changed', { fields: fields.join(', ') }) : t('newer.text')}
      action={
        <DeskActions>
          <Button variant="outline" size="sm" onClick={onLoad}>
            {t('newer.load')}
          </Button>
          <Button variant="outline" size="sm" onClick={onKeep}>
            {t('newer.keep')}
          </Button>
        </DeskActions>
      }
    />
  )
}
