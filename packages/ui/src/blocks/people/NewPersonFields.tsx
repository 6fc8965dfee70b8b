import { SelectField, type SelectOption } from '#forms/SelectField.tsx'
import { SwitchField } from '#forms/SwitchField.tsx'

interface NewPersonFieldsProps {
  texts: { card: string; invitation: string; noInvitation: string }
  /** The languages of the invitation. */
  languages: readonly SelectOption[]
}

/** What comes with the record of a new person: the card (`hasCard`), and an account (`invitation`, a language or empty). */
export const NewPersonFields = ({ texts, languages }: NewPersonFieldsProps) => (
  <>
    <SelectField
      name="invitation"
      label={texts.invitation}
      options={languages}
      placeholder={texts.noInvitation}
    />
    <SwitchField name="hasCard" label={texts.card} />
  </>
)
