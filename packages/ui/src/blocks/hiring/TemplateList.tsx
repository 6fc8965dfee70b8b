import type { MailTemplate } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Hiring.styles.ts'

interface TemplateListProps {
  templates: readonly MailTemplate[]
  /** The name of a stage. */
  stageName: (stage: NonNullable<MailTemplate['stage']>) => string
  onEdit: (template: MailTemplate) => void
  onDelete: (template: MailTemplate) => void
  /** Adds one. */
  action: ReactNode
}

/** The templates of mails to applicants. */
export function TemplateList({ templates, stageName, onEdit, onDelete, action }: TemplateListProps) {
  const { t } = useTranslation('hiringSettings')
  return (
    <chakra.div display="grid" gap="4" justifyItems="start">
      {action}
      <chakra.ul width="full" display="grid" gap="3" aria-label={t('view.templates')}>
        {templates.map((template) => (
          <chakra.li key={template.id} css={styles.stageRow}>
            <chakra.div minWidth="0" overflowWrap="anywhere">
              <strong>{template.name}</strong>
              <Text size="small" tone="muted">
                {template.stage ? stageName(template.stage) : t('templates.noStage')}
              </Text>
            </chakra.div>
            <chakra.div css={styles.neighbours}>
              <Button
                variant="outline"
                size="sm"
                aria-label={t('templates.edit', { name: template.name })}
                onClick={() => onEdit(template)}
              >
                {t('templates.editShort')}
              </Button>
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('templates.delete', { name: template.name })}
                onClick={() => onDelete(template)}
              >
                {t('templates.deleteShort')}
              </Button>
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
