import { pages } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { type FormEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SubscribeStripProps } from '#blocks/shell/SubscribeStrip.tsx'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { styles as field } from '#forms/field.styles.ts'
import { PrivacyNote } from '#forms/PrivacyNote.tsx'
import { useAnswerFocus } from '#forms/useAnswerFocus.ts'
import { useTypedBefore } from '#forms/useTypedBefore.ts'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { HiddenFields } from '#primitives/HiddenFields.tsx'
import { CheckIcon, WarningIcon } from '#primitives/icons.tsx'
import { Section } from '#primitives/Section.tsx'
import { surface } from '#primitives/surface.ts'
import { Text } from '#primitives/Text.tsx'
import { tickBox } from '#primitives/tickBox.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const styles = defineSlotStyles({
  card: {
    display: 'grid',
    columnGap: '16',
    rowGap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
    padding: { base: '5', md: '9' },
    ...surface,
  },
  form: { display: 'grid', gap: '5', minWidth: '0' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3' },
  boxes: {
    display: 'grid',
    columnGap: '6',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr))',
  },
  box: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'target',
    cursor: 'pointer',
    textStyle: 'control',
  },
  outcome: {
    display: 'flex',
    gap: '2',
    textStyle: 'label',
    '& svg': { flexShrink: '0', marginTop: '0.15em' },
  },
})

interface VacancyAlertsProps extends Omit<SubscribeStripProps, 'onSubmit' | 'isQuiet'> {
  categories: readonly { id: number; name: string }[]
  /** The ids of the categories that are ticked at first. */
  chosen: readonly number[]
  /** The ids of the ticked categories, as the form sends them: `1,3`. */
  onSubmit: (categoryIds: string) => void
}

/** The form for mails about new vacancies. It judges nothing: the outcome comes from outside. A section of its own. */
export function VacancyAlerts(props: VacancyAlertsProps) {
  const { categories, chosen, value, onChange, onSubmit, isBusy = false, outcome, post } = props
  const { t } = useTranslation(['careers', 'common'])
  const headingId = useId()
  const fieldRef = useRef<HTMLInputElement>(null)
  useTypedBefore(value, onChange, fieldRef)
  const isError = outcome?.kind === 'error'
  const isInvalid = isError && outcome.isAboutField === true
  const expectAnswer = useAnswerFocus(fieldRef, outcome, isInvalid)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    expectAnswer()
    const ticked = event.currentTarget.querySelectorAll<HTMLInputElement>('input:checked')
    onSubmit([...ticked].map((box) => box.value).join())
  }
  return (
    <Section id="alerts" headingId={headingId} _print={{ display: 'none' }}>
      <chakra.div css={styles.card}>
        <div>
          <Heading level={2} id={headingId} size="h3">
            {t('alerts.heading')}
          </Heading>
          <Text tone="muted" marginTop="2">
            {t('alerts.text')}
          </Text>
        </div>
        <chakra.form
          noValidate
          method="post"
          action={post?.action}
          aria-labelledby={headingId}
          css={styles.form}
          onSubmit={submit}
        >
          <HiddenFields fields={post?.fields} />
          {categories.length > 1 && (
            // Other categories begin with other boxes.
            <chakra.fieldset key={chosen.join()} aria-describedby={`${headingId}-hint`} minWidth="0">
              <chakra.legend css={field.label}>{t('alerts.categories')}</chakra.legend>
              <chakra.p id={`${headingId}-hint`} css={field.hint}>
                {t('alerts.categoriesHint')}
              </chakra.p>
              <chakra.div css={styles.boxes}>
                {categories.map(({ id, name }) => (
                  <chakra.label key={id} css={styles.box}>
                    <chakra.input
                      type="checkbox"
                      name="category_ids"
                      value={id}
                      defaultChecked={chosen.includes(id)}
                      css={tickBox}
                    />
                    {name}
                  </chakra.label>
                ))}
              </chakra.div>
            </chakra.fieldset>
          )}
          <chakra.div css={styles.line}>
            <chakra.div flex="100 1 15rem" minWidth="0">
              <FieldFrame label={t('alerts.email')} error={isInvalid ? outcome.text : undefined}>
                {(control) => (
                  <chakra.input
                    {...control}
                    ref={fieldRef}
                    type="email"
                    name="email"
                    autoComplete="email"
                    autoCapitalize="none"
                    spellCheck={false}
                    placeholder={t('common:subscribe.placeholder')}
                    value={value}
                    readOnly={isBusy}
                    aria-required
                    css={field.control}
                    onChange={(event) => onChange(event.target.value)}
                  />
                )}
              </FieldFrame>
            </chakra.div>
            <Button
              type="submit"
              flex="1 0 auto"
              isLoading={isBusy}
              loadingLabel={t('common:subscribe.sending')}
            >
              {t('alerts.submit')}
            </Button>
          </chakra.div>
          {/* Stands here before it has words, so that they are read out when they come. */}
          <chakra.div role={isError && !isInvalid ? 'alert' : 'status'} css={field.status}>
            {outcome && !isInvalid && (
              <chakra.p css={styles.outcome} color={isError ? 'fg.danger' : undefined}>
                {isError ? <WarningIcon /> : <CheckIcon />}
                <span>{outcome.text}</span>
              </chakra.p>
            )}
          </chakra.div>
          <PrivacyNote
            text={t('alerts.note')}
            linkLabel={t('common:subscribe.privacy')}
            href={pages.privacy}
          />
        </chakra.form>
      </chakra.div>
    </Section>
  )
}
