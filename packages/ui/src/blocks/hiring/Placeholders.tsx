import { templatePlaceholders } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Hiring.styles.ts'

/** The placeholders of a mail; a press adds one to the field, where the cursor stands. */
export function Placeholders({ name }: { name: string }) {
  const { t } = useTranslation('applications')
  const { input } = useField<string>(name, { subscription: { value: true } })
  const insert = (placeholder: string) => {
    const field = document.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`)
    const start = field?.selectionStart ?? input.value.length
    const end = field?.selectionEnd ?? start
    const word = `{{${placeholder}}}`
    input.onChange(`${input.value.slice(0, start)}${word}${input.value.slice(end)}`)
    field?.focus()
    queueMicrotask(() => field?.setSelectionRange(start + word.length, start + word.length))
  }
  return (
    <div>
      <Text size="small" tone="muted">
        {t('mail.placeholders')}
      </Text>
      <chakra.div css={styles.placeholders} marginTop="2">
        {templatePlaceholders.map((placeholder) => (
          <Button key={placeholder} variant="outline" size="sm" onClick={() => insert(placeholder)}>
            {t(`placeholders.${placeholder}`)}
          </Button>
        ))}
      </chakra.div>
    </div>
  )
}
