import { formatDecimal } from '@atrium/contract/core'
import { type Colours, contrastsOf, readableContrast, shippedColours } from '@atrium/contract/palette'
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useFormState } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { ColourField } from '#forms/ColourField.tsx'
import { FieldRow } from '#forms/FieldRow.tsx'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { styles } from './Facts.styles.ts'
import type { FactsValues } from './FactsValues.ts'
import { LookPreview } from './LookPreview.tsx'
import { useFactLabel } from './useFactLabel.ts'

/** The two colours of the company, with what is read on what, and pages in them. */
export function ColoursPart() {
  const { t } = useTranslation('site')
  const language = useReaderLanguage()
  const labelOf = useFactLabel()
  const listId = useId()
  const { values } = useFormState<FactsValues>({ subscription: { values: true } })
  const colour = (name: keyof Colours) => {
    const typed = values[name] ?? ''
    return /^#[\da-f]{6}$/i.test(typed) ? typed : ''
  }
  const colours = { accent: colour('accent'), dark: colour('dark') }
  return (
    <chakra.fieldset css={styles.part}>
      <legend>{t('colours.heading')}</legend>
      <chakra.p css={styles.hint}>{t('colours.text')}</chakra.p>
      <FieldRow>
        {(['dark', 'accent'] as const).map((name) => (
          <ColourField
            key={name}
            name={name}
            label={labelOf(name)}
            hint={t(`colours.${name}Hint`)}
            chooseLabel={t('colours.choose', { name: labelOf(name) })}
            fallback={shippedColours[name]}
          />
        ))}
      </FieldRow>
      <LookPreview colours={colours} />
      <div>
        <chakra.p id={listId} css={styles.listLabel}>
          {t('colours.contrast', { least: formatDecimal(readableContrast, language) })}
        </chakra.p>
        <chakra.ul aria-labelledby={listId} css={styles.contrasts}>
          {contrastsOf(colours).map(({ name, text, ground, ratio, isAdjusted }) => (
            <li key={name}>
              <chakra.span css={styles.swatch} style={{ color: text, background: ground }} aria-hidden>
                {'Aa'}
              </chakra.span>
              <chakra.span flex="1 1 10rem">{t(`colours.pairs.${name}`)}</chakra.span>
              <chakra.span css={styles.ratio}>{`${formatDecimal(ratio, language)} : 1`}</chakra.span>
              <chakra.span css={styles.verdict}>
                {t(isAdjusted ? 'colours.adjusted' : 'colours.readable')}
              </chakra.span>
            </li>
          ))}
        </chakra.ul>
      </div>
    </chakra.fieldset>
  )
}
