import { TableSelect } from '#blocks/table/TableSelect.tsx'
import type { TableOption } from '#blocks/table/tableTypes.ts'
import { CardSection } from '#primitives/CardSection.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { Switch } from '#primitives/Switch.tsx'

interface PreferencesProps {
  heading: string
  language: {
    label: string
    value: string
    options: readonly TableOption[]
    onChoose: (value: string) => void
  }
  /** Missing for a person without a known birthday. */
  birthday?: { label: string; hint: string; isOn: boolean; onChange: (isOn: boolean) => void } | undefined
  /** Whether a change is being saved. */
  isSaving: boolean
}

/** What only the person decides, with immediate effect: the language of the mails, and who sees the birthday. */
export function Preferences({ heading, language, birthday, isSaving }: PreferencesProps) {
  return (
    <CardSection heading={heading}>
      <Stack gap="5" marginTop="4" maxWidth="24rem">
        <TableSelect {...language} />
        {birthday && <Switch {...birthday} isReadOnly={isSaving} />}
      </Stack>
    </CardSection>
  )
}
