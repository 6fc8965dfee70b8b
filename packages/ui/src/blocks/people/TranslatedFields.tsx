import { chakra } from '@chakra-ui/react'
import { TextField } from '#forms/TextField.tsx'
import { styles } from './People.styles.ts'

export interface TranslatedFieldsTexts {
  /** "Position". */
  legend: string
  /** The names of the languages by the end of the field's name. */
  languages: Record<'AZ' | 'EN' | 'RU', string>
}

/** A text in the three languages: fields `name_AZ`, `name_EN` and `name_RU`. */
export function TranslatedFields({ name, texts }: { name: string; texts: TranslatedFieldsTexts }) {
  const { legend, languages } = texts
  return (
    <chakra.fieldset css={styles.group}>
      <legend>{legend}</legend>
      <chakra.div css={styles.three}>
        {(['AZ', 'EN', 'RU'] as const).map((language) => (
          <TextField
            key={language}
            name={`${name}_${language}`}
            label={languages[language]}
            autoComplete="off"
          />
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}
