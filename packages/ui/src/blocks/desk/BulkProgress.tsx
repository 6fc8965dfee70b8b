import { useTranslation } from 'react-i18next'
import { Text } from '#primitives/Text.tsx'

interface BulkProgressProps {
  /** "Saving" */
  label: string
  done: number
  total: number
}

/** How many of several records a change has answered for. */
export function BulkProgress({ label, done, total }: BulkProgressProps) {
  const { t } = useTranslation('staff')
  const text = t('bulk.progress', { done, total })
  return (
    <Text
      size="small"
      role="progressbar"
      aria-label={label}
      aria-valuenow={done}
      aria-valuemax={total}
      aria-valuetext={text}
    >
      {text}
    </Text>
  )
}
